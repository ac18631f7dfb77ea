#include <ludo/core/places.hpp>
#include <ludo/turns/series/positions.hpp>

#include <cstdint>
#include <limits>
#include <string>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

/// A match that is played until so many of its games are over.
template <typename Match = toys>
typename Match::state played(int how_many, int games, std::uint64_t seed) {
    rng luck(seed);
    typename Match::state s = Match::deal({.how_many = how_many}, luck);
    while (Match::turn(s) != nobody && s.number < games)
        Match::play(s, Match::actions(s).pick(luck));
    return s;
}

template <typename Match>
void refused(typename Match::state const& wrong, std::string const& with) {
    char const* const said = wrong_with<Match>(wrong);
    CHECK(std::string(said ? said : "nothing").find(with) == 0);
}

} // namespace

TEST_CASE("a position of a match says which game comes when, and with which options") {
    toys::state const s = played(2, 0, 3);
    REQUIRE(wrong_with<toys>(s) == nullptr);
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
    REQUIRE(wrong_with<toys>(s) == nullptr);
    for (auto const& points :
         {numbers({most, 2}), numbers({2, most}), numbers({least, 2}), numbers({least, least}), numbers({most, most}),
          numbers({1, 2}), numbers({2, 5}), numbers({4, 3}), numbers({0, 0}), numbers({-1, 3})}) {
        auto wrong = s;
        wrong.points = points;
        CAPTURE(points[seat(0)], points[seat(1)]);
        refused<toys>(wrong, "points");
    }
    auto early = played(3, 0, 5);
    early.points = numbers({1, 0});
    refused<toys>(early, "points");
    early = played(3, 0, 5);
    early.last = numbers({1, 0});
    refused<toys>(early, "last");
}

TEST_CASE("the scores of the last game are such as it can have, and are in the points") {
    constexpr int most = std::numeric_limits<int>::max();
    constexpr int least = std::numeric_limits<int>::min();
    toys::state s = played(3, 1, 5);
    for (auto const& last : {numbers({most, most}), numbers({least, 1}), numbers({1, -1}), numbers({4, 4}), numbers({8, 0})}) {
        auto wrong = s;
        wrong.last = last;
        refused<toys>(wrong, "last");
    }
    s.last = numbers({4, 3});
    s.points = numbers({1, 2});
    CHECK(wrong_with<toys>(s) == nullptr);
    s.points = numbers({2, 1});
    refused<toys>(s, "points: what they were before the last game");
    s.points = numbers({1, 1});
    refused<toys>(s, "points: what they were before the last game");
}

TEST_CASE("scores that are added up are at most those of so many games") {
    constexpr int most = std::numeric_limits<int>::max();
    added_toys::state s = played<added_toys>(3, 2, 5);
    REQUIRE(wrong_with<added_toys>(s) == nullptr);
    // the cards 4 and 3, two times: 14
    s.last = numbers({3, 4});
    s.points = numbers({6, 8});
    CHECK(wrong_with<added_toys>(s) == nullptr);
    CHECK(places(added_toys::scores(s), wins_of<added_toys>(s.chosen)) == numbers({2, 1}));
    for (auto const& points : {numbers({8, 7}), numbers({most, 0}), numbers({most, most}), numbers({-1, 8}), numbers({2, 4})}) {
        auto wrong = s;
        wrong.points = points;
        CAPTURE(points[seat(0)], points[seat(1)]);
        refused<added_toys>(wrong, "points");
    }
}

TEST_CASE("the last game of a match that is over is one of that match") {
    toys::state const s = played(2, 2, 7);
    REQUIRE(toys::turn(s) == nobody);
    REQUIRE(wrong_with<toys>(s) == nullptr);
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
    wrong.points = numbers({4, 4});
    refused<toys>(wrong, "points");
    wrong = s;
    wrong.last = s.last[seat(0)] > s.last[seat(1)] ? numbers({7, 0}) : numbers({0, 7});
    refused<toys>(wrong, "last: these are not the scores of the game that is over");
}

TEST_CASE("the options that the points bring are checked in a match that is over as well") {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        led::state s = played<led>(2, 2, seed);
        REQUIRE(led::turn(s) == nobody);
        REQUIRE(wrong_with<led>(s) == nullptr);
        s.playing.with_game([](auto, auto& inner) { inner.chosen.first = inner.chosen.first.next(2); });
        refused<led>(s, "playing: its options");
    }
}
