#pragma once

#include <optional>
#include <string>

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

} // namespace arena
