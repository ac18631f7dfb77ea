#include <array>

#include <ludo/io/text.hpp>

#include "parts.hpp"

namespace terminal {

namespace {

#ifdef TERMINAL_PART // examples/run compiles only the part with the game that was asked for
constexpr std::array parts{&TERMINAL_PART};
#else
constexpr std::array parts{&memory_games,     &shedding_games, &trick_games, &run_games,  &long_match,
                           &individual_match, &short_match,    &line_games,  &card_games, &other_games};
#endif

/// What the first part that has something to say says.
template <typename Ask>
std::unique_ptr<game> first_of(std::string_view name, std::string& wrong, Ask ask) {
    for (part const* each : parts)
        if (std::unique_ptr<game> made = ask(*each); made || !wrong.empty())
            return made;
    wrong = "there is no game " + std::string(name);
    return nullptr;
}

} // namespace

std::vector<known_game> const& all_games() {
    static std::vector<known_game> const all = [] {
        std::vector<known_game> found;
        for (part const* each : parts)
            each->list(found);
        return found;
    }();
    return all;
}

std::unique_ptr<game> deal(std::string_view name, int players, std::uint64_t seed, std::vector<chosen_option> const& options,
                           std::string& wrong) {
    return first_of(name, wrong, [&](part const& one) { return one.deal(name, players, seed, options, wrong); });
}

std::unique_ptr<game> load(std::string_view record, std::string& wrong) {
    auto const name = ludo::game_of_record(record);
    if (!name) {
        wrong = name.error();
        return nullptr;
    }
    return first_of(*name, wrong, [&](part const& one) { return one.load(*name, record, wrong); });
}

} // namespace terminal
