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
        led_by_first::state s = played<led_by_first>(2, 2, seed);
        REQUIRE(led_by_first::turn(s) == nobody);
        REQUIRE(wrong_with<led_by_first>(s) == nullptr);
        s.playing.with_game([](auto, auto& inner) { inner.chosen.first = inner.chosen.first.next(2); });
        refused<led_by_first>(s, "playing: its options");
    }
}

namespace {
/// A match until five in which this is said of the last of so many games.
raced::state raced_to(seat_numbers const& points, seat_numbers const& last, seat_numbers const& won, int games = 2) {
    raced::state s = played<raced>(4, 0, 1);
    s.number = static_cast<std::uint8_t>(games);
    s.points = points;
    s.last = last;
    s.won = won;
    s.playing.with_game([&](auto, auto& inner) { inner.chosen.first = inner.turn = seat(games % 2); });
    return s;
}
} // namespace

TEST_CASE("points that end a match are those of one that is over, and were not there before its last game") {
    CHECK(wrong_with<raced>(raced_to(numbers({4, -4}), numbers({3, -3}), numbers({2, 0}))) == nullptr);
    refused<raced>(raced_to(numbers({6, -6}), numbers({3, -3}), numbers({2, 0})), "points: they end the match");
    // 2 now, 5 before the last game
    refused<raced>(raced_to(numbers({2, 2}), numbers({-3, 3}), numbers({2, 1}), 3), "points: what they were before the last game");

    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        raced::state s = played<raced>(3, 3, seed);
        CHECK(wrong_with<raced>(s) == nullptr);
        if (s.number == 2)
            continue; // not won by points
        s.points[seat(0)] = s.points[seat(1)] = 0;
        refused<raced>(s, "playing: a game is over, and the next one has not been dealt");
    }
}

TEST_CASE("scores below 0 are no less than a game can bring, and together no more") {
    // -3, -1, 1 or 3 for each, never both alike: at least -3, and together at most 4
    for (auto const& points : {numbers({-7, 3}), numbers({3, -7}), numbers({4, 5}), numbers({-6, 15})})
        refused<raced>(raced_to(points, numbers({3, -3}), numbers({2, 0})), "points");
    for (auto const& last : {numbers({-4, 3}), numbers({3, 2}), numbers({8, -3}), numbers({std::numeric_limits<int>::max(), -3})})
        refused<raced>(raced_to(numbers({4, -4}), last, numbers({2, 0})), "last");
    CHECK(wrong_with<raced>(raced_to(numbers({-6, 4}), numbers({-3, 1}), numbers({0, 2}))) == nullptr);
    constexpr int least = std::numeric_limits<int>::min();
    refused<raced>(raced_to(numbers({least, least}), numbers({-3, 1}), numbers({0, 2})), "points");
}

TEST_CASE("nobody has won more games than were played, and whoever won the last one has won one") {
    auto const points = numbers({4, -4}), last = numbers({3, -3});
    for (auto const& won : {numbers({1, 0}), numbers({1, 1}), numbers({2, 0})})
        CHECK(wrong_with<raced>(raced_to(points, last, won)) == nullptr);
    for (auto const& won : {numbers({0, 2}), numbers({2, 1}), numbers({3, 0}), numbers({1, -1}), numbers({1}), numbers({1, 0, 0})})
        refused<raced>(raced_to(points, last, won), "won");
}
