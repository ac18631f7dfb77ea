// How fast is Yamy? Playouts with the default options through the public interface: uniformly random ones, each at most
// 1000 actions long since luck seldom ends them. Prints the best of many rounds, since machines are shared.
//
//   bench_yamy [--quick]
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <ludo/games/yamy.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

int main(int count, char** arguments) {
    using G = ludo::yamy;
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 40;
    int const games = quick ? 50 : 500;
    constexpr std::uint64_t longest = 1000;
    bool nothing_taken = true;
    for (int players : {2, 4}) {
        double best = 1e9, playouts_per_second = 0;
        std::uint64_t actions = 0, finished = 0;
        long const before = allocations;
        for (int round = 0; round < rounds; ++round) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            std::uint64_t played = 0;
            auto const start = std::chrono::steady_clock::now();
            for (int game = 0; game < games; ++game) {
                G::state s = G::deal({.players = players}, luck);
                played += ludo::playout<G>(s, luck, longest);
                finished += G::turn(s) == ludo::nobody;
            }
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(played) < best) {
                best = ns / static_cast<double>(played);
                playouts_per_second = games * 1e9 / ns;
            }
            actions += played;
        }
        long const taken = allocations - before;
        nothing_taken = nothing_taken && taken == 0;
        double const all = static_cast<double>(rounds) * games;
        std::printf("yamy, %d players: %6.2f ns per action, %7.0f playouts per second; %.1f actions a game, %.0f %% to the end; "
                    "%zu bytes of state, %ld allocations\n",
                    players, best, playouts_per_second, static_cast<double>(actions) / all,
                    100 * static_cast<double>(finished) / all, sizeof(G::state), taken);
    }
    return nothing_taken ? 0 : 1;
}
