#include <ludo/turns/series.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>

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
    static constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                            option{"first", &options::first}, option{"how_many", &options::how_many, 1, 9}};
    static constexpr char const* check(options const& chosen) { return option_out_of_range<toys_in_a_row>(chosen); }
    static constexpr int length(options const& chosen) { return chosen.how_many; }
    static constexpr int which(options const&, int) { return 0; }
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int number, seat_numbers const&) {
        inner.first = seat((chosen.first.index() + number) % chosen.players);
    }
    static constexpr int most(toy_game::options const&) { return 4 + 3; }
};
using toys = series<toys_in_a_row>;

/// The same, but the numbers on the cards are added up, and the most win.
struct cards_in_a_row : toys_in_a_row {
    static constexpr best wins = best::highest;
    static constexpr bool adds_scores(options const&) { return true; }
};
using added_toys = series<cards_in_a_row>;

/// The same, but whoever has most points begins: so the points before a game tell who began it.
struct leader_begins : toys_in_a_row {
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int, seat_numbers const& points) {
        inner.first = highest_seat(chosen.first, chosen.players, [&](seat each) { return points[each]; });
    }
};
using led = series<leader_begins>;

/// A match that is played until so many of its games are over.
template <typename Match = toys>
typename Match::state played(int how_many, int games, std::uint64_t seed) {
    rng luck(seed);
    typename Match::state s = Match::deal({.how_many = how_many}, luck);
    while (Match::turn(s) != nobody && s.number < games)
        Match::play(s, Match::actions(s).pick(luck));
    return s;
}

seat_numbers numbers(int one, int other) {
    seat_numbers made(2);
    made[seat(0)] = one;
    made[seat(1)] = other;
    return made;
}

template <typename Match>
void refused(typename Match::state const& wrong, std::string const& with) {
    char const* const said = Match::check(wrong);
    CHECK(std::string(said ? said : "nothing").find(with) == 0);
}

} // namespace

TEST_CASE("games in a row are a game") {
    STATIC_REQUIRE(game<toys>);
    STATIC_REQUIRE(game<added_toys>);
    STATIC_REQUIRE(game<led>);
}

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
            CHECK(s.last == toy_game::scores(last));
        } else
            CHECK(s.last == before.last);
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
    CHECK(seen.last == s.last);
    CHECK(seen.luck == no_luck);
    CHECK(toys::view(seen, seat(0)) == seen);
}

TEST_CASE("a position of a match says which game comes when, and with which options") {
    toys::state const s = played(2, 0, 3);
    REQUIRE(toys::check(s) == nullptr);
    auto wrong = s;
    wrong.number = 2;
    refused<toys>(wrong, "number");
    wrong = s;
    wrong.points = seat_numbers(1);
    refused<toys>(wrong, "points");
    wrong = s;
    wrong.last = seat_numbers(1);
    refused<toys>(wrong, "last");
    wrong = s;
    wrong.chosen.first = seat(1);
    refused<toys>(wrong, "playing: its options");
}

TEST_CASE("points from outside are such as the games that are over can come to") {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    // two games for two seats: places 1 and 2, or 1 and 1; and so 2 to 4 points, 6 at most together
    toys::state const s = played(3, 2, 5);
    REQUIRE(toys::check(s) == nullptr);
    for (auto const& points : {numbers(most, 2), numbers(2, most), numbers(least, 2), numbers(least, least), numbers(most, most),
                               numbers(1, 2), numbers(2, 5), numbers(4, 3), numbers(0, 0), numbers(-1, 3)}) {
        auto wrong = s;
        wrong.points = points;
        CAPTURE(points[seat(0)], points[seat(1)]);
        refused<toys>(wrong, "points");
    }
    auto early = played(3, 0, 5);
    early.points = numbers(1, 0);
    refused<toys>(early, "points");
    early = played(3, 0, 5);
    early.last = numbers(1, 0);
    refused<toys>(early, "last");
}

TEST_CASE("the scores of the last game are such as it can have, and are in the points") {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    toys::state s = played(3, 1, 5);
    for (auto const& last : {numbers(most, most), numbers(least, 1), numbers(1, -1), numbers(4, 4), numbers(8, 0)}) {
        auto wrong = s;
        wrong.last = last;
        refused<toys>(wrong, "last");
    }
    s.last = numbers(4, 3);
    s.points = numbers(1, 2);
    CHECK(toys::check(s) == nullptr);
    s.points = numbers(2, 1);
    refused<toys>(s, "points: what they were before the last game");
    s.points = numbers(1, 1);
    refused<toys>(s, "points: what they were before the last game");
}

TEST_CASE("scores that are added up are at most those of so many games") {
    constexpr int most = std::numeric_limits<int>::max();
    added_toys::state s = played<added_toys>(3, 2, 5);
    REQUIRE(added_toys::check(s) == nullptr);
    // the cards 4 and 3, two times: 14
    s.last = numbers(3, 4);
    s.points = numbers(6, 8);
    CHECK(added_toys::check(s) == nullptr);
    CHECK(places(added_toys::scores(s), wins_of<added_toys>(s.chosen)) == numbers(2, 1));
    for (auto const& points : {numbers(8, 7), numbers(most, 0), numbers(most, most), numbers(-1, 8), numbers(2, 4)}) {
        auto wrong = s;
        wrong.points = points;
        CAPTURE(points[seat(0)], points[seat(1)]);
        refused<added_toys>(wrong, "points");
    }
}

TEST_CASE("the last game of a match that is over is one of that match") {
    toys::state const s = played(2, 2, 7);
    REQUIRE(toys::turn(s) == nobody);
    REQUIRE(toys::check(s) == nullptr);
    auto const with_inner = [&](auto change) {
        auto other = s;
        other.playing.with_game([&](auto, auto& inner) { change(inner); });
        return other;
    };
    refused<toys>(with_inner([](auto& inner) { inner.chosen.open_discard = true; }), "playing: its options");
    refused<toys>(with_inner([](auto& inner) { inner.chosen.first = seat(0); }), "playing: its options");
    auto wrong = s;
    wrong.number = 0;
    refused<toys>(wrong, "playing: a game is over, and the next one has not been dealt");
    wrong = s;
    wrong.points = numbers(4, 4);
    refused<toys>(wrong, "points");
    wrong = s;
    wrong.last = s.last[seat(0)] > s.last[seat(1)] ? numbers(7, 0) : numbers(0, 7);
    refused<toys>(wrong, "last: these are not the scores of the game that is over");
}

TEST_CASE("the options that the points bring are checked in a match that is over as well") {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        led::state s = played<led>(2, 2, seed);
        REQUIRE(led::turn(s) == nobody);
        REQUIRE(led::check(s) == nullptr);
        s.playing.with_game([](auto, auto& inner) { inner.chosen.first = inner.chosen.first.next(2); });
        refused<led>(s, "playing: its options");
    }
}
