// How long does a view take as JSON? All games, through a random game each, in the same process as playouts of Calcory, which tell how
// quick the machine is just now.
//
//   bench_json [--quick]
#include <cstddef>
#include <cstdio>
#include <type_traits>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

#include "bench/calcory_action.hpp"
#include "bench/measure.hpp"

namespace {

/// What a seat sees in the course of a game.
template <ludo::game G>
std::vector<ludo::view<G>> some_views() {
    ludo::table<G> table({}, /*seed*/ 42);
    ludo::rng luck(7);
    std::vector<ludo::view<G>> seen;
    for (bool going_on = true; going_on && seen.size() < 60; going_on = !table.over() && table.play(table.actions().pick(luck)))
        seen.push_back(table.view(ludo::seat(0)));
    return seen;
}

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {200, 1}, {3, 1});
    std::printf("a view as JSON, %s; an action of Calcory takes %.2f ns\n", bench::compiler(),
                bench::calcory_action(how_much.rounds / 3));
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        auto const seen = some_views<G>();
        std::size_t letters = 0;
        double const ns = bench::fastest(how_much.rounds, seen.size(),
                                         [&](std::size_t number) { bench::look_at(ludo::json_text(seen[number])); });
        for (auto const& each : seen)
            letters += ludo::json_text(each).size();
        std::printf("  %-18s %6.0f ns, %zu letters\n", G::name.data(), ns, letters / seen.size());
    });
    return 0;
}
