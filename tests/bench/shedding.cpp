// How fast are the three games of XXL in which one gets rid of cards? Uniformly random playouts with the default options
// through the public interface, for two and for four, in turns with Calcory in the same process.
// Prints the best of many rounds, since machines are shared.   bench_shedding [--quick]
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

namespace {

/// Plays some games, and tells how many actions there were.
template <typename G, int Players>
std::uint64_t play(int games, ludo::rng& luck) {
    typename G::options chosen;
    chosen.players = Players;
    std::uint64_t actions = 0;
    for (int game = 0; game < games; ++game) {
        typename G::state s = G::deal(chosen, luck);
        actions += ludo::playout<G>(s, luck);
    }
    return actions;
}

struct measurement {
    std::string_view name;
    int players;
    std::uint64_t (*play)(int, ludo::rng&);
    double best = 1e9; // ns per action
    double games_per_second = 0;
    double per_game = 0;
};

} // namespace

int main(int count, char** arguments) {
    using namespace ludo;
    using ludo::xxl::lower;
    using ludo::xxl::one_by_one;
    using ludo::xxl::up_down;
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 60;
    int const games = quick ? 200 : 2000;
    measurement loops[] = {{calcory::name, 2, play<calcory, 2>},      {up_down::name, 2, play<up_down, 2>},
                           {up_down::name, 4, play<up_down, 4>},      {lower::name, 2, play<lower, 2>},
                           {lower::name, 4, play<lower, 4>},          {one_by_one::name, 2, play<one_by_one, 2>},
                           {one_by_one::name, 4, play<one_by_one, 4>}};

    long const before = allocations;
    for (int round = 0; round < rounds; ++round)
        for (measurement& loop : loops) {
            rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            std::uint64_t const actions = loop.play(games, luck);
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(actions) < loop.best) {
                loop.best = ns / static_cast<double>(actions);
                loop.games_per_second = games * 1e9 / ns;
                loop.per_game = static_cast<double>(actions) / games;
            }
        }
    long const taken = allocations - before;

    for (measurement const& loop : loops)
        std::printf("%-10.*s for %d: %6.2f ns per action, %5.2f times Calcory's; %8.0f playouts per second of %5.1f actions\n",
                    static_cast<int>(loop.name.size()), loop.name.data(), loop.players, loop.best, loop.best / loops[0].best,
                    loop.games_per_second, loop.per_game);
    std::printf("shedding, %zu bytes of state, %ld allocations\n", sizeof(up_down::state), taken);
    return taken == 0 ? 0 : 1;
}
