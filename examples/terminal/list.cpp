#include <string>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/text.hpp>

#include "parts.hpp"

namespace terminal {

namespace {

struct offered {
    std::string_view name;
    ludo::phrase about;
    part const* made;
};

constexpr offered games[] = {
#ifdef TERMINAL_GAME // a program with a single game: see examples/run
#define ONLY(name) {#name, {}, &parts::name},
#define ONLY_THE(name) ONLY(name)
    ONLY_THE(TERMINAL_GAME)
#else
#define GAME(name, least, most, title_en, about_en, title_fr, about_fr) {#name, {about_en, about_fr}, &parts::name},
#include "games.list"
#undef GAME
#endif
};

part const* part_with(std::string_view name, std::string& wrong) {
    for (offered const& each : games)
        if (each.name == name)
            return each.made;
    wrong = (std::size(games) == 1 ? "this program has only the game " + std::string(games[0].name) + ", not "
                                   : std::string("there is no game ")) +
            ludo::excerpt(name);
    return nullptr;
}

} // namespace

std::vector<known_game> const& all_games() {
    static std::vector<known_game> const all = [] {
        std::vector<known_game> found;
        for (offered const& each : games) {
            found.push_back(each.made->known);
            found.back().about = each.about;
        }
        return found;
    }();
    return all;
}

std::unique_ptr<game> deal(std::string_view name, int players, std::uint64_t seed, std::vector<chosen_option> const& options,
                           std::string& wrong) {
    part const* const which = part_with(name, wrong);
    return which ? which->deal(players, seed, options, wrong) : nullptr;
}

std::unique_ptr<game> load(std::string_view record, std::string& wrong) {
    auto const name = ludo::game_of_record(record);
    if (!name) {
        wrong = name.error();
        return nullptr;
    }
    part const* const which = part_with(*name, wrong);
    return which ? which->load(record, wrong) : nullptr;
}

} // namespace terminal
