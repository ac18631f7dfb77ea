#include <ludo/turns/lines/rules.hpp>

#include <string>
#include <string_view>

#include "../../../examples/games/connect_four.hpp"
#include "../../../examples/games/tic_tac_toe.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

namespace {

/// The state after these actions, or the first that is refused.
template <typename G>
struct played {
    typename G::state s;
    std::string refused;

    explicit played(std::string_view named, typename G::options const& chosen = {}) {
        ludo::rng luck;
        s = G::deal(chosen, luck);
        ludo::each_word(named, [&](std::string_view thing) {
            auto const a = G::action::from_index(G::place::parse(thing).value().index());
            ludo::rule const* const broken = G::refusal(s, a);
            CHECK(G::actions(s).contains(a) == (broken == nullptr));
            if (broken && refused.empty())
                refused = broken->id;
            if (refused.empty())
                G::play(s, a);
        });
    }
};

} // namespace

TEST_CASE("three in a row win, in each direction, and then the game is over") {
    for (auto [game, winner] : {std::pair("a1 a2 b1 b2 c1", 0), std::pair("a1 b1 a2 b2 a3", 0), std::pair("a1 b1 b2 c1 c3", 0),
                                std::pair("a1 c1 a2 b2 b1 a3", 1)}) {
        played<tic_tac_toe> const at(game);
        CAPTURE(game);
        CHECK(at.refused.empty());
        CHECK(at.s.winner == seat(winner));
        CHECK(tic_tac_toe::turn(at.s) == nobody);
        CHECK(tic_tac_toe::scores(at.s)[seat(winner)] == 1);
        CHECK(tic_tac_toe::scores(at.s)[seat(1 - winner)] == 0);
        CHECK(tic_tac_toe::actions(at.s).empty());
    }
    CHECK(played<tic_tac_toe>("a1 a2 b1 b2 c1 c2").refused == "lines.end.over");
}

TEST_CASE("a full grid without a line is a draw") {
    played<tic_tac_toe> const at("a1 b1 c1 b2 a2 c2 b3 a3 c3");
    CHECK(at.refused.empty());
    CHECK(at.s.winner == nobody);
    CHECK(tic_tac_toe::turn(at.s) == nobody);
    CHECK(tic_tac_toe::scores(at.s) == ludo::seat_numbers(2));
}

TEST_CASE("the seats put marks in turn, from the one that begins, on empty cells") {
    CHECK(played<tic_tac_toe>("b2").s.turn == seat(1));
    CHECK(played<tic_tac_toe>("b2", {.first = seat(1)}).s.marks[seat(1)].size() == 1);
    CHECK(played<tic_tac_toe>("b2 b2").refused == "tic_tac_toe.put.taken");
}

TEST_CASE("discs fall down their column until it is full") {
    played<connect_four> const at("d d d d d d");
    CHECK(at.refused.empty());
    for (int row = 0; row < 6; ++row)
        CHECK(at.s.marks[seat((5 - row) % 2)].contains(connect_four_rules::cell(row, 3)));
    CHECK(played<connect_four>("d d d d d d d").refused == "connect_four.drop.full");
    CHECK(played<connect_four>("a b a b a b a").s.winner == seat(0));
    CHECK(played<connect_four>("a b b c c d c d d a d").s.winner == seat(0)); // up to the right
}
