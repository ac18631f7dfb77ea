#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/turns/series.hpp>

#include "support/toy_game.hpp"

/// Two games of the toy, or more; who has fewest points so far begins.
struct toys_in_a_row {
    static constexpr std::string_view name = "toys";
    static constexpr ludo::phrase title{"Toys", "Jouets"};
    static constexpr ludo::player_range seats = toy_game::seats;
    static constexpr ludo::best wins = ludo::best::lowest;
    using games = ludo::game_list<toy_game>;

    struct options {
        int players = toy_game::options().players;
        ludo::seat first = ludo::seat(0);
        int how_many = 2;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, seats.least, seats.most},
                                            ludo::option{"first", &options::first},
                                            ludo::option{"how_many", &options::how_many, 1, 9}};
    static constexpr int length(options const& chosen) { return chosen.how_many; }
    static constexpr int which(options const&, int) { return 0; }
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int number, ludo::seat_numbers const&) {
        inner.first = ludo::seat((chosen.first.index() + number) % chosen.players);
    }
    static constexpr int most(toy_game::options const&) { return 4 + 3; }
};
using toys = ludo::series<toys_in_a_row>;

/// The same, but the numbers on the cards are added up, and the most win.
struct cards_in_a_row : toys_in_a_row {
    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr bool adds_scores(options const&) { return true; }
};
using added_toys = ludo::series<cards_in_a_row>;

/// The same, but whoever has most points begins: so the points before a game tell who began it.
struct leader_begins : toys_in_a_row {
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int, ludo::seat_numbers const& points) {
        inner.first = ludo::highest_seat(chosen.first, chosen.players, [&](ludo::seat each) { return points[each]; });
    }
};
using led_by_first = ludo::series<leader_begins>;

/// The same cards, which count -3, -1, 1 and 3: twice their number, less 5.
struct toy_with_losses : toy_game {
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points = toy_game::scores(s);
        for (ludo::seat each : ludo::each_seat(s.chosen.players))
            points[each] = s.phase == game_phase::over ? 2 * points[each] - 5 : 0;
        return points;
    }
};

/// Until somebody has five points, or as many games are over as there can be; whoever has won a game alone has ten more for it.
struct until_five : cards_in_a_row {
    static constexpr std::string_view name = "until_five";
    using games = ludo::game_list<toy_with_losses>;

    static constexpr int enough = 5, box = 10;
    static constexpr bool goes_on(options const&, int, ludo::seat_numbers const& points) {
        return !ludo::somebody_has(points, enough);
    }
    static constexpr ludo::seat_numbers bonuses(options const&, ludo::seat_numbers const& points, ludo::seat_numbers const& won) {
        ludo::seat_numbers more(points.size());
        for (ludo::seat each : ludo::each_seat(points.size()))
            more[each] = box * won[each];
        return more;
    }
    static constexpr int most(toy_game::options const&) { return 3 + 1; }
    static constexpr int least(toy_game::options const&) { return -3; }
};
using raced = ludo::series<until_five>;
