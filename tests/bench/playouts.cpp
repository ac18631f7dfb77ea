// How fast is each game? Uniformly random playouts with the default options, in turns with Calcory in the same process; the best of
// many rounds counts, since machines are shared. Those of Yamy, which luck seldom ends, are cut off after 1000 actions.
//
//   bench_playouts [--quick]
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <ludo/games.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

namespace {

/// Plays some games, and tells how many actions there were.
template <ludo::game G, int Players, std::uint64_t Longest>
std::uint64_t play(int games, ludo::rng& luck) {
    typename G::options chosen;
    chosen.players = Players;
    std::uint64_t actions = 0;
    for (int game = 0; game < games; ++game) {
        typename G::state s = G::deal(chosen, luck);
        actions += Longest > 0 ? ludo::playout<G>(s, luck, Longest) : ludo::playout<G>(s, luck);
    }
    return actions;
}

struct measurement {
    std::string_view name;
    int players;
    std::size_t bytes; // of a state
    std::uint64_t (*play)(int, ludo::rng&);
    double best = 1e9;  // ns an action
    double actions = 0; // a game
};

template <ludo::game G, int Players = 2, std::uint64_t Longest = 0>
measurement of() {
    return {G::name, Players, sizeof(typename G::state), play<G, Players, Longest>};
}

} // namespace

int main(int count, char** arguments) {
    using namespace ludo;
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 2 : 60, games = quick ? 50 : 1000;
    measurement measured[] = {
        of<calcory>(),         of<bonbons>(),         of<yamy, 2, 1000>(),   of<yamy, 4, 1000>(),        of<xxl::up_down>(),
        of<xxl::up_down, 4>(), of<xxl::lower>(),      of<xxl::lower, 4>(),   of<xxl::one_by_one>(),      of<xxl::one_by_one, 4>(),
        of<xxl::runs>(),       of<xxl::may_refuse>(), of<xxl::set_colour>(), of<xxl::set_colour_trump>()};
    long const before = allocations;
    for (int round = 0; round < rounds; ++round)
        for (measurement& game : measured) {
            rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            auto const actions = static_cast<double>(game.play(games, luck));
            std::chrono::duration<double, std::nano> const taken = std::chrono::steady_clock::now() - start;
            game.best = std::min(game.best, taken.count() / actions);
            game.actions += actions / games / rounds;
        }
    long const taken = allocations - before;
    for (measurement const& game : measured)
        std::printf("%-17s for %d: %5.1f actions a game, %6.2f ns an action, %5.2f times Calcory's; %zu bytes of state\n",
                    game.name.data(), game.players, game.actions, game.best, game.best / measured[0].best, game.bytes);
    std::printf("%ld allocations\n", taken);
    return taken == 0 ? 0 : 1;
}
