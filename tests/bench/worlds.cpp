// How long do a view, the key of what is seen in it, and worlds that it could be of, take? In positions of games that luck plays with the default options, for
// all numbers of players in turns. Prints the best of many rounds, since machines are shared; and whether anything allocates.
//   bench_worlds [--quick]
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

#include <ludo/core/game_list.hpp>
#include <ludo/games.hpp>
#include <ludo/play/knowledge_key.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/playout.hpp>
#include <ludo/search/worlds.hpp>

#include "bench/measure.hpp"

namespace {

constexpr std::size_t positions = 1024, draws = 16;

template <ludo::game G>
bool tell(int rounds) {
    using state = typename G::state;
    std::vector<state> truth;
    std::vector<ludo::view<G>> seen;
    ludo::rng luck(1);
    while (truth.size() < positions) {
        typename G::options chosen;
        chosen.players =
            G::seats.least + static_cast<int>(truth.size() % static_cast<std::size_t>(G::seats.most - G::seats.least + 1));
        state s = G::deal(chosen, luck);
        for (std::uint32_t left = luck.below(luck.below(4) == 0 ? 300 : 60); left > 0 && G::turn(s) != ludo::nobody; --left)
            G::play(s, G::actions(s).pick(luck));
        if (G::turn(s) == ludo::nobody)
            continue;
        truth.push_back(s);
        seen.emplace_back(s, ludo::seat(0));
    }
    long const before = allocations;
    double const view = bench::fastest(rounds, positions, [&](std::size_t i) { bench::look_at(G::view(truth[i], ludo::seat(0))); });
    ludo::knowledge_key<G> known;
    double const key = bench::fastest(rounds, positions, [&](std::size_t i) {
        known.see(seen[i]);
        bench::look_at(known);
    });
    double const first = bench::fastest(rounds, positions, [&](std::size_t i) { bench::look_at(seen[i].determinize(luck)); });
    double const many = bench::fastest(rounds, positions / draws, [&](std::size_t i) {
        ludo::worlds<G> all(seen[i * draws]);
        for (std::size_t world = 0; world < draws; ++world)
            bench::look_at(all.draw(luck));
    });
    // what one world more takes
    double const more = bench::fastest(rounds, positions / draws, [&](std::size_t i) {
        ludo::worlds<G> all(seen[i * draws]);
        for (std::size_t world = 0; world < 2 * draws; ++world)
            bench::look_at(all.draw(luck));
    });
    std::printf(
        "  %-18.*s view %5.0f ns, key %4.0f ns, determinize %6.0f ns, one world more %5.0f ns; %zu bytes of state, %ld allocations\n",
        static_cast<int>(G::name.size()), G::name.data(), view, key, first, (more - many) / draws, sizeof(state),
        allocations - before);
    return allocations == before;
}

} // namespace

int main(int count, char** arguments) {
    using namespace ludo;
    using ludo::xxl::lower;
    using ludo::xxl::may_refuse;
    using ludo::xxl::one_by_one;
    using ludo::xxl::runs;
    using ludo::xxl::set_colour;
    using ludo::xxl::set_colour_trump;
    using ludo::xxl::up_down;
    int const rounds = count > 1 && std::string_view(arguments[1]) == "--quick" ? 2 : 40;
    std::printf("views and worlds, %s\n", bench::compiler());
    int wrong = 0;
    auto const each = [&]<typename... G>(game_list<G...>) { ((wrong += !tell<G>(rounds)), ...); };
    each(game_list<calcory, bonbons, yamy, up_down, lower, one_by_one, runs, may_refuse, set_colour, set_colour_trump>());
    return wrong == 0 ? 0 : 1;
}
