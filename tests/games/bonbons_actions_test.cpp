// What may be done in Bonbons.
#include <ludo/games/bonbons.hpp>

#include <string>

#include "support/agreement.hpp"
#include "support/bonbons.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

namespace {

/// Squares: Ar Br Cr Dr $ $ | $ w Er Fr Gr Hr | ...   Rounds: Ar Br Cr Dr | Ay By Cy Dy; after these actions.
G::state after(std::string const& actions, G::options const& chosen = {}) {
    bonbons_table table(laid(chosen, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
    REQUIRE(table.plays(actions) == "");
    return table.state();
}

/// How many squares and round tiles may be turned over, and what else may be done.
std::string legal(G::state const& s) {
    int squares = 0, rounds = 0;
    std::string others;
    for (G::action each : G::actions(s))
        if (!each.is<"flip">())
            others += ", " + to_text(each);
        else
            ++(each.with<"flip">().is<G::cell>() ? squares : rounds);
    return std::to_string(squares) + " squares, " + std::to_string(rounds) + " rounds" + others;
}

} // namespace

TEST_CASE("an attempt begins with any tile that lies face down; another one of the turn may be left out") {
    CHECK(legal(after("")) == "36 squares, 8 rounds");
    CHECK(legal(after("flip a1, flip 0:0")) == "35 squares, 7 rounds, stop");
}

TEST_CASE("after a square comes a round tile, or the end of the turn; after a round tile a square") {
    CHECK(legal(after("flip a1")) == "0 squares, 8 rounds, stop");
    CHECK(legal(after("flip 0:0")) == "36 squares, 0 rounds");
    CHECK(legal(after("flip a1", {.any_two_tiles = true})) == "35 squares, 8 rounds, stop");
    CHECK(legal(after("flip 0:0", {.any_two_tiles = true})) == "36 squares, 7 rounds");
}

TEST_CASE("after a coin comes anything, after two coins a square") {
    CHECK(legal(after("flip e1")) == "35 squares, 8 rounds, stop");
    CHECK(legal(after("flip e1, flip f1")) == "34 squares, 0 rounds, stop");
}

TEST_CASE("a tile is given or covered that the seat has still to find") {
    CHECK(all_actions<G>(after("flip a1, flip 0:0, flip a3, flip 1:0")) == "give 1, give 2, give 3");
    CHECK(all_actions<G>(after("flip a1, flip 0:0, flip e1, flip f1, flip a2")) == "cover 1, cover 2, cover 3");
}

TEST_CASE("once the wrapper was turned over a round tile may be, where that was agreed, and no square") {
    CHECK(legal(after("flip b2", {.after_wrapper = G::going_on::round_tile})) == "0 squares, 9 rounds, stop");
    CHECK(legal(after("flip b2", {.after_wrapper = G::going_on::round_tile, .any_two_tiles = true})) ==
          "0 squares, 9 rounds, stop");
    CHECK(legal(G::state()) == "0 squares, 0 rounds");
}
