// How fast are the runs of XXL? Uniformly random playouts for two with the default options through the public interface,
// beside Calcory in the same process and in turns. Prints the best of many rounds, since machines are shared.
//
//   bench_runs [--quick]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/runs.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

namespace {

template <typename G>
std::uint64_t play(int games, ludo::rng& luck) {
    std::uint64_t actions = 0;
    for (int game = 0; game < games; ++game) {
        typename G::state s = G::deal({}, luck);
        actions += ludo::playout<G>(s, luck);
    }
    return actions;
}

struct measurement {
    char const* name;
    std::uint64_t (*play)(int, ludo::rng&);
    int games;
    std::uint64_t actions = 0;
    double best = 1e9; // ns per action
    double games_per_second = 0;
};

} // namespace

int main(int count, char** arguments) {
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 60;
    measurement loops[] = {{"runs", play<ludo::xxl::runs>, quick ? 100 : 500},
                           {"calcory", play<ludo::calcory>, quick ? 500 : 5000}};

    long const before = allocations;
    for (int round = 0; round < rounds; ++round)
        for (measurement& loop : loops) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            std::uint64_t const played = loop.play(loop.games, luck);
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(played) < loop.best) {
                loop.best = ns / static_cast<double>(played);
                loop.games_per_second = loop.games * 1e9 / ns;
            }
            loop.actions += played;
        }
    long const taken = allocations - before;

    for (measurement const& loop : loops)
        std::printf("%-7s %6.2f ns per action, %8.0f playouts per second; %.1f actions a game\n", loop.name, loop.best,
                    loop.games_per_second, static_cast<double>(loop.actions) / rounds / loop.games);
    std::printf("runs, ratio to calcory %.2f; %zu bytes of state, %ld allocations\n", loops[0].best / loops[1].best,
                sizeof(ludo::xxl::runs::state), taken);
    return taken == 0 ? 0 : 1;
}
