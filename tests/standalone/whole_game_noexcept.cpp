// A whole game of Calcory at compile time; and the same game at run time gives the same.
#include <cstdio>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/playout.hpp>

namespace {

using G = ludo::calcory;

struct outcome {
    std::uint64_t actions;
    ludo::seat_numbers scores;
    friend constexpr bool operator==(outcome const&, outcome const&) = default;
};

/// Seeds are tried until a game is short enough for a compiler.
constexpr outcome short_game() {
    for (std::uint64_t seed = 0;; ++seed) {
        ludo::rng luck(seed);
        G::state s = G::deal({}, luck);
        std::uint64_t const actions = ludo::playout<G>(s, luck, 60);
        if (G::turn(s) == ludo::nobody)
            return {actions, G::scores(s)};
    }
}

/// A table, too: refusals, undo, views and determinizations.
constexpr bool table_keeps_its_promises() {
    ludo::table<G, 64> table({.players = 3}, 7);
    ludo::rng luck(1);
    auto const start = table.state();
    for (int i = 0; i < 12; ++i)
        if (!table.play(table.actions().pick(luck)))
            return false;
    for (ludo::seat each : table.seats()) {
        auto const seen = table.view(each);
        if (!(ludo::view<G>(seen.determinize(luck), each) == seen))
            return false;
    }
    if (table.play(G::action::to(G::cell(0, 0))) || !table.undo())
        return false;
    while (table.undo())
        ;
    return table.state() == start;
}

constexpr outcome at_compile_time = short_game();
static_assert(at_compile_time.actions > 10 && at_compile_time.actions < 60);
static_assert(table_keeps_its_promises());

} // namespace

int main() {
    if (!(short_game() == at_compile_time) || !table_keeps_its_promises())
        return 1;
    std::printf("A game of %d actions, %d to %d, played while compiling.\n", static_cast<int>(at_compile_time.actions),
                at_compile_time.scores[ludo::seat(0)], at_compile_time.scores[ludo::seat(1)]);
}
