// The classics of examples/games against numbers that everybody counts: tic-tac-toe has 255,168 games and 5,478 positions; the
// positions of Connect Four after each disc are OEIS A212693; the ways of playing Reversi, where passing counts as a move, are those
// that programs of Othello publish (4, 12, 56, ...).
#include <cstdint>
#include <cstdio>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/io/text.hpp>
#include <ludo/search/perft.hpp>
#include <ludo/testing/conformance.hpp>

#include "../../examples/games/connect_four.hpp"
#include "../../examples/games/reversi.hpp"
#include "../../examples/games/tic_tac_toe.hpp"
#include "support/expect.hpp"

namespace {

template <ludo::game G>
std::vector<ludo::perft_count> all_from_the_deal(int depth) {
    ludo::rng luck;
    return ludo::perft<G>(G::deal({}, luck), depth);
}

/// The ways of playing so many moves; to be passed over is a move here.
std::uint64_t reversi_ways(reversi::state const& s, int depth) {
    if (depth <= 0 || reversi::turn(s) == ludo::nobody)
        return depth <= 0;
    std::uint64_t ways = 0;
    for (reversi::action each : reversi::actions(s)) {
        reversi::state after = s;
        reversi::play(after, each);
        bool const passed = after.turn == s.turn;
        ways += reversi_ways(after, depth - 1 - passed);
    }
    return ways;
}

} // namespace

int main() {
    std::uint64_t games = 0, positions = 0;
    for (auto const& [ways, over, states] : all_from_the_deal<tic_tac_toe>(9)) {
        games += over;
        positions += states;
    }
    expect(games == 255'168 && positions == 5'478, "tic-tac-toe");

    std::vector<std::uint64_t> after;
    for (auto const& at : all_from_the_deal<connect_four>(8))
        after.push_back(at.states);
    expect(after == std::vector<std::uint64_t>{1, 7, 49, 238, 1'120, 4'263, 16'422, 54'859, 184'275}, "Connect Four");

    ludo::rng luck;
    reversi::state const begun = reversi::deal({}, luck);
    std::vector<std::uint64_t> ways;
    for (int depth = 1; depth <= 9; ++depth)
        ways.push_back(reversi_ways(begun, depth));
    expect(ways == std::vector<std::uint64_t>{4, 12, 56, 244, 1'396, 8'200, 55'092, 390'216, 3'005'288}, "Reversi");

    keeps_its_promises<tic_tac_toe>(60);
    keeps_its_promises<connect_four>(20);
    keeps_its_promises<reversi>(20);
    return faults;
}
