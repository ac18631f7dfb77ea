#pragma once

#include <tuple>

#include <ludo/core/options.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// How many can play, for a game in which a table has nothing to agree on but that and who begins: a game (or the rules of one)
/// that derives from it need not say anything of options.
template <int Least, int Most>
struct for_players {
    static constexpr player_range seats{Least, Most};

    struct options {
        int players = Least;
        seat first = seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, Least, Most}, option{"first", &options::first}};
};

} // namespace ludo
