#include <string>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/text.hpp>

#include "parts.hpp"

namespace terminal {

namespace {

std::vector<part> const& all_parts() {
    static std::vector<part> const all = offered();
    return all;
}

part const* part_with(std::string_view name, std::string& wrong) {
    for (part const& each : all_parts())
        if (each.known.name == name)
            return &each;
    wrong = (all_parts().size() == 1 ? "this program has only the game " + std::string(all_parts()[0].known.name) + ", not "
                                     : std::string("there is no game ")) +
            ludo::excerpt(name);
    return nullptr;
}

} // namespace

std::vector<known_game> const& all_games() {
    static std::vector<known_game> const all = [] {
        std::vector<known_game> found;
        for (part const& each : all_parts())
            found.push_back(each.known);
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
