#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/io/excerpt.hpp>

#include "contest.hpp"

namespace arena {

/// Some games: their names, with a blank before each, and what they say to a contest, which is nothing if its game is another one.
/// Each list is a source of its own: all players are compiled for each game, and so that is done side by side.
struct list {
    std::string names;
    std::optional<ludo::expected<prepared, std::string>> (*prepare)(contest const& wanted);
};
list ours();
list xxl();
list matches();
list classics();
list card_classics();

/// All lists of a program: these (games.cpp), or somebody's own (../own/arena.cpp).
std::vector<list> all_lists();

/// The names of all games, with a blank before each.
inline std::string all_names() {
    std::string names;
    for (list const& each : all_lists())
        names += each.names;
    return names;
}

/// Prepares a contest, or says what is wrong with it.
inline ludo::expected<prepared, std::string> prepare(contest const& wanted) {
    for (list const& each : all_lists())
        if (auto found = each.prepare(wanted))
            return *std::move(found);
    return ludo::unexpected("there is no game `" + ludo::excerpt(wanted.game) + "`; there are" + all_names());
}

} // namespace arena
