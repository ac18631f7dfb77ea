#include <ludo/games/xxl/runs/past.hpp>

#include <string_view>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;
namespace runs_game = ludo::xxl::runs_game;

namespace {

/// Without a stock; seat 1 can lay green 6, 7, 8, and seat 2 red 5, 6, 7.
runs_table dry(G::options chosen = {}) {
    chosen.players = 3;
    return runs_table(laid_so(chosen, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r", "4y5r 5b6r 2b7r"}, "7r10g 1y7b"));
}

} // namespace

TEST_CASE("a swap that is taken back puts both cards where they were, and tells whose it was") {
    auto table = dry();
    G::state const before = table.state();
    REQUIRE(table.plays("swap 0g1r, for 1y7b") == "");
    G::state s = table.state();
    REQUIRE(s.past.size() == 2);
    auto const step = runs_game::step_back(s);
    CHECK(step.by == seat(0));
    CHECK_FALSE(step.run);
    CHECK_FALSE(step.after_run);
    CHECK(step.told(s));
    CHECK(s.past.size() == 0);
    CHECK(s.hands.of(seat(0)) == before.hands.of(seat(0)));
    CHECK(s.display == before.display);
    CHECK(s.displayed == before.displayed);
}

TEST_CASE("steps are taken back in the opposite order, and what cannot be taken back ends the past") {
    auto table = dry();
    G::state const before = table.state();
    REQUIRE(table.plays("swap 0g1r, for 1y7b, end, swap 3b10r, for 0g1r") == "");
    G::state s = table.state();
    CHECK(runs_game::step_back(s).by == seat(1));
    CHECK(s.hands.of(seat(1)) == before.hands.of(seat(1)));
    CHECK(runs_game::step_back(s).by == seat(0));
    CHECK(s.hands.of(seat(0)) == before.hands.of(seat(0)));
    CHECK(s.display == before.display);
    s.past.add(runs_game::move::put_down(G::card(9, 10), false)); // which has been laid
    CHECK(runs_game::step_back(s).by == nobody);
    CHECK(s.past.size() == 0);
}

TEST_CASE("a run of cards that have moved is remembered, and taken back as one step") {
    runs_table table(
        laid_so({.players = 3, .end = G::ending::after_turn}, {"0g1r 0r3y", "4b6g 2y9b", "0g2r 1g2r 3b10r"}, "6b7g 6y8g 5r9g"));
    REQUIRE(table.plays("swap 0g1r, for 6b7g, meld g 6b7g, meld g 6y8g, meld g 5r9g") == "");
    G::state s = table.state();
    REQUIRE(s.past.size() == 5);
    auto const run = runs_game::step_back(s);
    CHECK(run.run);
    CHECK(run.by == seat(0));
    CHECK_FALSE(run.told(s));
    CHECK(s.laid[seat(0)].empty());
    CHECK(table.named(s.display) == "0g1r 5r9g 6y8g");
    CHECK(table.named(s.hands.of(seat(0))) == "0r3y 6b7g");
    CHECK(runs_game::step_back(s).by == seat(0));
    CHECK(s.past.size() == 0);
}

TEST_CASE("a swap after the run of its turn tells of one before it only where the game would end at once") {
    runs_game::step const step{.by = seat(0), .after_run = true};
    G::state s;
    CHECK(step.told(s));
    s.chosen.end = G::ending::after_turn;
    CHECK_FALSE(step.told(s));
    CHECK(runs_game::step{.by = seat(0)}.told(s));
}

TEST_CASE("a run of cards that have not moved makes the swaps before it superfluous") {
    auto table = dry();
    REQUIRE(table.plays("swap 0g1r, for 1y7b, end, end") == "");
    CHECK(table.state().past.size() == 2);
    REQUIRE(table.plays("meld r 4y5r, meld r 5b6r, meld r 2b7r") == "");
    CHECK(table.state().past.size() == 0);
}

TEST_CASE("there is always room for another swap") {
    auto table = dry();
    auto const swaps = [&](std::string_view one, std::string_view other) {
        for (std::string_view each : {one, other, std::string_view("end")})
            REQUIRE(table.plays(each) == "");
    };
    // seat 2 keeps its run; without one each is passed by after three turns with an empty stock
    REQUIRE(table.plays("end") == "");
    swaps("swap 3b10r", "for 1y7b");
    CHECK(table.state().past.size() == 2);
    G::state s = table.state();
    for (int i = 0; i < 40; ++i) {
        runs_game::remember_swap(s, G::card(0, 1), G::card(1, 7));
        CHECK(static_cast<int>(s.past.size()) <= runs_game::most_past);
    }
}
