#pragma once

#include <tuple>

#include <ludo/core/options.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// How many can play, for a game in which a table has nothing to agree on but that and who begins: a game (or the rules of one)
/// that derives from it need not say anything of options. With more to agree on it has `options` of its own, which begin with the
/// two of these, and lists the others: `option_list = players_and(option{"quick", &options::quick})`.
template <int Least, int Most>
struct for_players {
    static constexpr player_range seats{Least, Most};

    struct options {
        int players = Least;
        seat first = seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };

    template <typename Options, typename... T>
    static constexpr std::tuple<option<Options, int>, option<Options, seat>, option<Options, T>...>
    players_and(option<Options, T>... more) {
        return {option{"players", &Options::players, Least, Most}, option{"first", &Options::first}, more...};
    }
    static constexpr std::tuple option_list{option{"players", &options::players, Least, Most}, option{"first", &options::first}};
};

} // namespace ludo
