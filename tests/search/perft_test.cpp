#include <ludo/search/perft.hpp>

#include <algorithm>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/search/playout.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::perft;
using ludo::perft_count;

namespace {

/// Plays every way of going on, one after the other, and keeps every different state there is at each depth.
template <typename G>
void plain_perft(typename G::state const& s, std::size_t at, std::size_t depth, std::vector<perft_count>& counted,
                 std::vector<std::vector<typename G::state>>& states) {
    ++counted[at].ways;
    counted[at].over += G::turn(s) == ludo::nobody;
    if (std::find(states[at].begin(), states[at].end(), s) == states[at].end())
        states[at].push_back(s);
    if (at == depth || G::turn(s) == ludo::nobody)
        return;
    for (int index = 0; index < G::action::count; ++index)
        if (auto const a = G::action::from_index(index); !ludo::refusal_of<G>(s, a)) {
            auto then = s;
            G::play(then, a);
            plain_perft<G>(then, at + 1, depth, counted, states);
        }
}

template <typename G>
std::vector<perft_count> plain_perft(typename G::state const& s, std::size_t depth) {
    std::vector<perft_count> counted(depth + 1);
    std::vector<std::vector<typename G::state>> states(depth + 1);
    plain_perft<G>(s, 0, depth, counted, states);
    for (std::size_t at = 0; at <= depth; ++at)
        counted[at].states = states[at].size();
    return counted;
}

} // namespace

TEST_CASE("the ways of playing the toy game are those counted by hand") {
    ludo::rng luck(1);
    // With k for keep, d for draw, x and y for the two discards after a draw:
    // 0: nothing; 1: k d; 2: kk kd dx dy; 3: kdx kdy dxk dyk dxd dyd; 4: dxdx dxdy dydx dydy
    REQUIRE(perft<toy_game>(toy_game::deal({}, luck), 5) ==
            std::vector<perft_count>{{1, 0, 1}, {2, 0, 2}, {4, 1, 4}, {6, 4, 6}, {4, 4, 4}, {0, 0, 0}});
}

TEST_CASE("to depth 0 there is the state itself") {
    REQUIRE(perft<toy_game>({}, 0) == std::vector<perft_count>{{1, 1, 1}});
    REQUIRE(perft<toy_game>({}, 2) == std::vector<perft_count>{{1, 1, 1}, {0, 0, 0}, {0, 0, 0}});
}

TEST_CASE("the first actions of Calcory are counted") {
    // 60 cards, then one of the other 59. Turned in either order two cards are one state, also after a bust or a thirteen.
    calcory::state const dealt = calcory::lay_out({}, calcory::deck.cards);
    auto const counted = perft<calcory>(dealt, 2);
    REQUIRE(counted[1] == perft_count{60, 0, 60});
    REQUIRE(counted[2].ways == 60 * 59);
    REQUIRE(counted[2].over == 0);
    REQUIRE(counted[2].states == 60 * 59 / 2);
}

TEST_CASE("perft counts what playing every way counts") {
    auto const seed = GENERATE(range(1, 9));
    int const players = 2 + seed % 3;
    ludo::rng luck(static_cast<std::uint64_t>(seed));
    calcory::state s = calcory::deal({.players = players, .reveal_returned_card = seed % 2 == 0}, luck);
    while (s.table.taken().size() > 4 && s.turn != ludo::nobody)
        ludo::playout<calcory>(s, luck, 1);
    CAPTURE(seed);
    REQUIRE(perft<calcory>(s, 5) == plain_perft<calcory>(s, 5));
    toy_game::state const dealt = toy_game::deal({}, luck);
    REQUIRE(perft<toy_game>(dealt, 4) == plain_perft<toy_game>(dealt, 4));
}
