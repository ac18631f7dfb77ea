// JSON is read and written without exceptions, too: what nlohmann/json would throw for ends the program here, and nothing does,
// whatever the text.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

#include <ludo/games/calcory.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

#include "support/hostile_json.hpp"

namespace {

struct counts {
    int no_json = 0, refused = 0, taken = 0;
};

template <ludo::game G>
bool read(std::string const& text, counts& to) {
    auto const parsed = ludo::parse_json(text);
    if (!parsed) {
        ++to.no_json;
        return !parsed.error().empty();
    }
    auto const state = ludo::state_from_json<G>(*parsed);
    auto const table = ludo::load_json<G>(*parsed);
    ++(state || table ? to.taken : to.refused);
    return (state || !state.error().empty()) && (table || !table.error().empty());
}

/// The text with one to three bytes changed, taken out or put in.
std::string changed(std::string text, ludo::rng& luck) {
    constexpr char bytes[] = "{}[]\",:0123456789-+.eE\\nulltrfasx \x01\x7f\x80\xc3\xff";
    for (auto changes = 1 + luck.below(3); changes > 0; --changes) {
        std::size_t const at = luck.below(static_cast<std::uint32_t>(text.size()));
        char const byte = bytes[luck.below(sizeof bytes - 1)];
        switch (luck.below(3)) {
        case 0: text[at] = byte; break;
        case 1: text.insert(at, 1, byte); break;
        default: text.erase(at, 1); break;
        }
    }
    return text;
}

template <ludo::game G>
bool reads_and_writes() {
    ludo::table<G> table({}, 1);
    ludo::rng luck(2);
    counts seen;
    bool good = true;
    while (!table.over() && table.size() < 60) {
        good = good && table.play(table.actions().pick(luck));
        auto const position = ludo::to_json<G>(table.state());
        auto const again = ludo::state_from_json<G>(*ludo::parse_json(position.dump()));
        good = good && again && *again == table.state();
        std::string const texts[] = {position.dump(), ludo::to_json(ludo::record_of(table)).dump(),
                                     ludo::to_json(table.view(table.turn())).dump()};
        for (std::string const& text : texts)
            for (int i = 0; i < 50; ++i)
                good = read<G>(changed(text, luck), seen) && good;
    }
    for (hostile_json const& each : hostile_jsons)
        good = read<G>(each.of(5000), seen) && good;
    good = good && seen.no_json > 0 && seen.refused > 0 && seen.taken > 0;
    std::printf("%s: %d texts are no JSON, %d are refused, %d are taken%s\n", G::name.data(), seen.no_json, seen.refused,
                seen.taken, good ? "" : " THAT IS WRONG");
    return good;
}

} // namespace

int main() {
    bool const calcory = reads_and_writes<ludo::calcory>();
    bool const yamy = reads_and_writes<ludo::yamy>();
    return calcory && yamy ? 0 : 1;
}
