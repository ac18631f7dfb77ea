// How many games are played out in thought a second, from the first position, to the end and at random? Beside that, in the same
// run, how long an action of Calcory takes: figures of several machines can be compared by it. And what memory a node takes, and
// what a second thread adds.
//   bench_search [--quick]
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <thread>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search.hpp>

#include "../../examples/games/whist.hpp"
#include "bench/calcory_action.hpp"
#include "bench/measure.hpp"

namespace {

constexpr std::uint64_t playouts = 4000;
using nodes = std::vector<ludo::search_node>;

template <ludo::game G>
ludo::view<G> first_position() {
    ludo::rng luck(1);
    auto const s = G::deal({}, luck);
    return {s, G::turn(s)};
}

/// How many playouts a second a player makes, in the best of some rounds.
template <ludo::game G, typename Player>
double a_second(Player const& player, int rounds, ludo::thoughts<G>& found) {
    auto const seen = first_position<G>();
    ludo::rng luck(1);
    double const ns = bench::fastest(rounds, 1, [&](std::size_t) { found = player.think(seen, luck); });
    return static_cast<double>(found.iterations) * 1e9 / ns;
}

template <ludo::game G>
bool tell(int rounds, double scale) {
    nodes memory(2 * playouts);
    ludo::thoughts<G> flat_found, found;
    long const before = allocations;
    double const flat = a_second<G>(ludo::flat_monte_carlo<>{.memory = memory, .budget = {playouts}}, rounds, flat_found);
    double const tree = a_second<G>(ludo::ismcts<>{.memory = memory, .budget = {playouts}}, rounds, found);
    std::printf("  %-17s ismcts %8.0f a second (%8.0f at 7.5 ns), flat %8.0f (%8.0f); %.2f nodes a playout, %ld allocations\n",
                G::name.data(), tree, tree * scale, flat, flat * scale, static_cast<double>(found.nodes) / playouts,
                allocations - before);
    std::fflush(stdout);
    return allocations == before;
}

/// How much more two threads do than one: searches in memory of their own, which share nothing.
double two_threads(int rounds) {
    auto const seen = first_position<ludo::calcory>();
    nodes memory[2] = {nodes(10 * playouts), nodes(10 * playouts)};
    ludo::thoughts<ludo::calcory> found[2];
    auto const think = [&](std::size_t which) {
        ludo::rng luck(which);
        found[which] = ludo::ismcts<>{.memory = memory[which], .budget = {5 * playouts}}.think(seen, luck);
    };
    double const one = bench::fastest(rounds, 1, [&](std::size_t) { think(0); });
    double const both = bench::fastest(rounds, 1, [&](std::size_t) {
        std::thread other(think, 1);
        think(0);
        other.join();
    });
    found[0].merge(found[1]);
    return found[0].iterations == 10 * playouts ? 2 * one / both : 0;
}

} // namespace

int main(int count, char** arguments) {
    int const rounds = count > 1 && std::string_view(arguments[1]) == "--quick" ? 1 : 7;
    double const calcory = bench::calcory_action(rounds);
    std::printf("searches, %s; an action of Calcory takes %.2f ns; a node takes %zu bytes\n", bench::compiler(), calcory,
                sizeof(ludo::search_node));
    int wrong = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) { wrong += !tell<G>(rounds, calcory / 7.5); });
    wrong += !tell<whist>(rounds, calcory / 7.5);
    std::printf("  two threads do %.2f times what one does\n", two_threads(rounds));
    return wrong;
}
