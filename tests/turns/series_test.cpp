#include <ludo/turns/series.hpp>

#include <string>

#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// Two games of the toy, or more; who has fewest points so far begins.
struct toys_in_a_row {
    static constexpr std::string_view name = "toys";
    static constexpr phrase title{"Toys", "Jouets"};
    static constexpr player_range seats = toy_game::seats;
    static constexpr best wins = best::lowest;
    using games = game_list<toy_game>;

    struct options {
        int players = toy_game::options().players;
        seat first = seat(0);
        int how_many = 2;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, "players", seats.least, seats.most},
                                            option{"first", &options::first, "first"},
                                            option{"how_many", &options::how_many, "how_many", 1, 9}};
    static constexpr char const* check(options const& chosen) { return option_out_of_range<toys_in_a_row>(chosen); }
    static constexpr int length(options const& chosen) { return chosen.how_many; }
    static constexpr int which(options const&, int) { return 0; }
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int number, seat_numbers const&) {
        inner.first = seat((chosen.first.index() + number) % chosen.players);
    }
};
using toys = series<toys_in_a_row>;

} // namespace

TEST_CASE("games in a row are a game") { STATIC_REQUIRE(game<toys>); }

TEST_CASE("after a game the next one is dealt, and places add up") {
    rng luck(1);
    toys::state s = toys::deal({.how_many = 3}, luck);
    seat_numbers expected(toys::players(s));
    while (toys::turn(s) != nobody) {
        auto const before = s;
        auto const a = toys::actions(s).pick(luck);
        toys::play(s, a);
        auto last = before.playing.as<toy_game>();
        toy_game::play(last, a.as<toy_game>());
        if (toy_game::turn(last) == nobody) {
            auto const gained = places(toy_game::scores(last), toy_game::wins);
            for (seat each : seats(toys::players(s)))
                expected[each] += gained[each];
            CHECK(s.number == (before.number < 2 ? before.number + 1 : 2));
        }
        CHECK(toys::scores(s) == expected);
    }
    CHECK(s.number == 2);
}

TEST_CASE("options of the same name and type go to the games, and the match says who begins") {
    rng luck(4);
    toys::state const s = toys::deal({.players = 2, .first = seat(1)}, luck);
    CHECK(s.playing.as<toy_game>().chosen.players == 2);
    CHECK(s.playing.as<toy_game>().chosen.first == seat(1));
}

TEST_CASE("a view of a match does not show the luck of the deals to come") {
    rng luck(2);
    toys::state const s = toys::deal({}, luck);
    CHECK(s.luck != no_luck);
    toys::state const seen = toys::view(s, seat(0));
    CHECK(seen.luck == no_luck);
    CHECK(toys::view(seen, seat(0)) == seen);
}

TEST_CASE("a position of a match says which game comes when, and with which options") {
    rng luck(3);
    toys::state s = toys::deal({}, luck);
    REQUIRE(toys::check(s) == nullptr);
    auto wrong = s;
    wrong.number = 2;
    CHECK(std::string(toys::check(wrong)).find("number") == 0);
    wrong = s;
    wrong.points = seat_numbers(1);
    CHECK(std::string(toys::check(wrong)).find("points") == 0);
    wrong = s;
    wrong.chosen.first = seat(1);
    CHECK(std::string(toys::check(wrong)).find("playing") == 0);
}
