#include <ludo/play/told.hpp>

#include <ludo/games/calcory.hpp>

#include "../examples/games/tic_tac_toe.hpp"
#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

constexpr bool a_game_is_told_in_a_constant() {
    rng luck(1);
    tic_tac_toe::state s = tic_tac_toe::deal({}, luck);
    view<tic_tac_toe> seen(s, nobody);
    while (tic_tac_toe::turn(s) != nobody) {
        auto const before = s;
        auto const done = tic_tac_toe::actions(s).pick(luck);
        tic_tac_toe::play(s, done);
        seen = tell<tic_tac_toe>(before, done, s, nobody).applied_to(seen);
    }
    return seen == view<tic_tac_toe>(s, nobody);
}
static_assert(a_game_is_told_in_a_constant());

change const* find(auto const& what, happening kind) {
    for (change const& each : what.changes())
        if (each.what == kind)
            return &each;
    return nullptr;
}

} // namespace

TEST_CASE("a viewer who is told everything has the view after it") {
    prop("in Calcory", [](std::uint64_t seed) {
        rng luck(seed);
        calcory::state s = calcory::deal({}, luck);
        view<calcory> seen(s, seat(1));
        for (int turn = 0; turn < 100 && calcory::turn(s) != nobody; ++turn) {
            calcory::state const before = s;
            auto const done = calcory::actions(s).pick(luck);
            calcory::play(s, done);
            seen = tell<calcory>(before, done, s, seat(1)).applied_to(seen);
            RC_ASSERT(seen == view<calcory>(s, seat(1)));
        }
    });
}

TEST_CASE("a secret action is told without the action") {
    calcory::state s;
    for (std::uint64_t seed = 0; s.phase != calcory::game_phase::returning; ++seed) {
        rng luck(seed);
        s = calcory::deal({}, luck);
        while (s.phase == calcory::game_phase::turning)
            calcory::play(s, calcory::actions(s).pick(luck));
    }
    seat const mover = s.turn, other = mover.next(2);
    calcory::state after_it = s;
    auto const done = calcory::actions(s).nth(0);
    calcory::play(after_it, done);
    CHECK(tell<calcory>(s, done, after_it, mover).done() == done);
    CHECK_FALSE(tell<calcory>(s, done, after_it, other).done().has_value());
    CHECK_FALSE(tell<calcory>(s, done, after_it, nobody).done().has_value());
}

TEST_CASE("the turn, the points, and who has won are told") {
    rng luck(1);
    tic_tac_toe::state s = tic_tac_toe::deal({}, luck);
    CHECK(find(played<tic_tac_toe>(s, "put a1"), happening::turn)->who == seat(1));
    for (auto text : {"put b1", "put a2", "put b2"})
        played<tic_tac_toe>(s, text);
    auto const last = played<tic_tac_toe>(s, "put a3");
    CHECK(find(last, happening::points)->total == 1);
    CHECK(find(last, happening::over)->who == seat(0));
}

TEST_CASE("the points of a team are told once, and nobody has won at the end") {
    rng luck(1);
    to_eleven::state s = to_eleven::deal({.players = 3}, luck);
    auto const count = [](told<to_eleven> const& what, happening which) {
        return std::count_if(what.changes().begin(), what.changes().end(), [&](change const& each) { return each.what == which; });
    };
    CHECK(count(played<to_eleven>(s, "add 3"), happening::points) == 0);
    auto const five = played<to_eleven>(s, "add 2");
    CHECK(count(five, happening::points) == 1);
    CHECK(*find(five, happening::points) == change{.what = happening::points, .number = 1, .total = 1});
    played<to_eleven>(s, "add 3");
    played<to_eleven>(s, "add 1");
    auto const last = played<to_eleven>(s, "add 2");
    CHECK(count(last, happening::over) == 1);
    CHECK(*find(last, happening::over) == change{.what = happening::over, .total = 3});

    to_eleven::state alone = to_eleven::deal({.players = 1}, luck);
    played<to_eleven>(alone, "add 3");
    CHECK(find(played<to_eleven>(alone, "add 2"), happening::points)->who == seat(0));
}

TEST_CASE("what is taken back is told as the way back") {
    rng luck(1);
    tic_tac_toe::state const before = tic_tac_toe::deal({}, luck);
    tic_tac_toe::state s = before;
    played<tic_tac_toe>(s, "put a1");
    told<tic_tac_toe> const back({s, nobody}, {before, nobody});
    CHECK(back.by() == nobody);
    CHECK(find(back, happening::unmarked)->who == seat(0));
    CHECK(find(back, happening::turn)->who == seat(0));
}

TEST_CASE("what was done is told as it is written") {
    rng luck(1);
    tic_tac_toe::state s = tic_tac_toe::deal({}, luck);
    CHECK(played<tic_tac_toe>(s, "put b2").text() == "put b2");
}

TEST_CASE("the end of a game of a match is told once, to everybody") {
    rng luck(1);
    toys::state s = toys::deal({}, luck);
    int ended = 0;
    while (toys::turn(s) != nobody) {
        toys::state const before = s;
        auto const done = toys::actions(s).pick(luck);
        toys::play(s, done);
        for (seat viewer : {nobody, seat(0), seat(1)}) {
            auto const what = tell<toys>(before, done, s, viewer);
            CHECK((find(what, happening::ended) != nullptr) == (s.number != before.number || toys::turn(s) == nobody));
            ended += find(what, happening::ended) != nullptr;
        }
    }
    CHECK(ended == 2 * 3); // two games
}
