// How fast are the classics of examples/games? Uniformly random playouts for the default options through the public interface, deals
// included, in one process and in turns: how many times as long as an action of Calcory does an action of each of them take?
//
//   bench_classics [--quick]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include <ludo/search/playout.hpp>

#include "../../examples/games/all.hpp"
#include "bench/measure.hpp"

namespace {

struct played {
    std::uint64_t actions = 0;
    int turns = 0; // of games that are over: it is nobody's
};

template <ludo::game G>
played play(std::uint64_t actions, ludo::rng& luck) {
    played all;
    while (all.actions < actions) {
        typename G::state s = G::deal({}, luck);
        all.actions += ludo::playout<G>(s, luck);
        all.turns += G::turn(s) != ludo::nobody;
    }
    return all;
}

/// A game, and how many times as long as an action of Calcory its actions may take (0 where nothing is agreed).
struct contestant {
    char const* name;
    played (*play)(std::uint64_t actions, ludo::rng& luck);
    double agreed;
    double best = 1e9; // ns per action
};

template <ludo::game G>
contestant classic(double agreed) {
    return {G::name.data(), play<G>, agreed};
}

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {40, 100'000}, {2, 5'000});
    contestant all[] = {classic<ludo::calcory>(1), classic<tic_tac_toe>(1),      classic<connect_four>(1),
                        classic<reversi>(0),       classic<kuhn_poker>(1),       classic<leduc_poker>(1),
                        classic<memory>(2.5),      classic<crazy_eights>(2.5),   classic<whist>(2.5),
                        classic<hearts>(2.5),      classic<gin_rummy>(2.5),      classic<freecell>(2.5),
                        classic<yahtzee>(0),       classic<nine_mens_morris>(0), classic<hanabi>(0)};
    long const before = allocations;
    bool over = true;
    for (int round = 0; round < how_much.rounds; ++round)
        for (contestant& each : all) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            played const games = each.play(static_cast<std::uint64_t>(how_much.games), luck);
            std::chrono::duration<double, std::nano> const taken = std::chrono::steady_clock::now() - start;
            each.best = std::min(each.best, taken.count() / static_cast<double>(games.actions));
            over = over && games.turns == 0;
        }
    std::printf("classics, %s\n", bench::compiler());
    for (contestant const& each : all) {
        std::printf("  %-14s %6.2f ns per action, %5.2f times Calcory", each.name, each.best, each.best / all[0].best);
        std::printf(each.agreed > 0 ? " (agreed: %.2f)\n" : "\n", each.agreed);
    }
    std::printf("  %ld allocations\n", allocations - before);
    return bench::verdict(over, allocations == before);
}
