// How fast are the trick games of XXL? Uniformly random playouts for two with the default options, in the same process and in
// turns with those of Calcory, which tell how quick the machine is just now. Prints the best of many rounds, since machines
// are shared.   bench_tricks [--quick]
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

namespace {

template <ludo::game G>
std::uint64_t play(int games, ludo::rng& luck) {
    std::uint64_t actions = 0;
    for (int game = 0; game < games; ++game) {
        typename G::state s = G::deal({}, luck);
        actions += ludo::playout<G>(s, luck);
    }
    return actions;
}

struct measurement {
    std::string_view name;
    std::uint64_t (*play)(int, ludo::rng&);
    std::size_t bytes;
    double best = 1e9; // ns per action
    double games_per_second = 0;
};
template <ludo::game G>
measurement of() {
    return {G::name, play<G>, sizeof(typename G::state)};
}

} // namespace

int main(int count, char** arguments) {
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 60;
    int const games = quick ? 500 : 5000;
    measurement all[] = {of<ludo::calcory>(), of<ludo::xxl::set_colour>(), of<ludo::xxl::set_colour_trump>(),
                         of<ludo::xxl::may_refuse>()};

    long const before = allocations;
    for (int round = 0; round < rounds; ++round)
        for (measurement& each : all) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            std::uint64_t const actions = each.play(games, luck);
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(actions) < each.best) {
                each.best = ns / static_cast<double>(actions);
                each.games_per_second = games * 1e9 / ns;
            }
        }
    long const taken = allocations - before;

    for (measurement const& each : all)
        std::printf("%-16.*s %6.2f ns per action, %8.0f playouts per second, %.2f times Calcory; %zu bytes of state\n",
                    static_cast<int>(each.name.size()), each.name.data(), each.best, each.games_per_second, each.best / all[0].best,
                    each.bytes);
    std::printf("%ld allocations\n", taken);
    return taken == 0 ? 0 : 1;
}
