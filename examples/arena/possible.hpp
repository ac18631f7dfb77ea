#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>

#include "contest.hpp"

namespace arena {

/// Why this cannot have come of a deal of which so many games are compared; an empty text if it can. What can is small: its sum over
/// all deals that there may be is not too large for a number.
inline std::string impossible(outcome const& came, std::int64_t games, std::size_t players, bool together = false) {
    auto const count = static_cast<std::int64_t>(players);
    std::string wrong;
    auto const bound = [&wrong](std::string const& what, std::int64_t number, std::int64_t least, std::int64_t most) {
        if (wrong.empty() && (number < least || number > most))
            wrong = what + " cannot be " + std::to_string(number) + ", only " + std::to_string(least) +
                    (least < most ? " to " + std::to_string(most) : "");
    };
    if (together) {
        std::int64_t const most = games * (std::numeric_limits<std::int32_t>::max)();
        bound("games broken off", came.broken_off, 0, games);
        bound("points of the team", came.points, -most, most);
        return wrong;
    }
    if (came.of.size() != players)
        return "it is of " + std::to_string(came.of.size()) + " players, and " + std::to_string(players) + " play";
    bound("games broken off", came.broken_off, 0, count);
    std::int64_t const whole = games * standing::win;
    std::int64_t wins = 0, places = 0;
    for (std::size_t player = 0; player < players && wrong.empty(); ++player) {
        standing const& each = came.of[player];
        std::string const its = " of player " + std::to_string(player + 1);
        bound("wins" + its, each.wins, 0, whole);
        if (!wrong.empty())
            break;
        // Who wins a game alone has place 1, which counts 2; who does not win has 2 to the last one, which count 4 to twice that.
        std::int64_t const not_won = whole - each.wins;
        bound("places" + its + ", who has so many wins,", each.places, 4 * games - 2 * each.wins / standing::win,
              2 * games + (2 * count - 2) * not_won / standing::win);
        wins += each.wins;
        places += each.places;
    }
    bound("all wins", wins, whole, whole);
    bound("all places", places, games * count * (count + 1), games * count * (count + 1));
    return wrong;
}

} // namespace arena
