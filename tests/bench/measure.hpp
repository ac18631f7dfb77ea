// What every benchmark does: loops that play the same game in turns, in one process, many rounds of them; the best round
// counts, since machines are shared.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <ludo/core/rng.hpp>
#include <ludo/core/verdict.hpp>

#include "support/count_allocations.hpp"

namespace bench {

/// How many rounds of how many games: `PROGRAM [--quick]`.
struct amount {
    int rounds;
    int games;
    constexpr amount(int rounds_, int games_) : rounds(rounds_), games(games_) {}
    amount(int count, char** arguments, amount usual, amount quick)
        : amount(count > 1 && std::string_view(arguments[1]) == "--quick" ? quick : usual) {}
    [[nodiscard]] double all() const { return static_cast<double>(rounds) * games; }
};

/// A way to play. What it counts over its games has `actions`, `+=`, and `tell(games)`, which prints what there is a game.
template <typename Totals>
struct loop {
    char const* name;
    Totals (*play)(int games, ludo::rng& luck);
    Totals all{};
    double best = 1e9; // ns per action
    double games_per_second = 0;
};

inline char const* compiler() {
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "gcc " __VERSION__;
#else
    return "another compiler";
#endif
}

/// Plays the loops in turns, each round all with the same luck, and tells how fast they were. Was nothing allocated?
template <typename G, typename Totals, std::size_t Loops>
bool measure(char const* title, amount how_much, loop<Totals> (&loops)[Loops]) {
    long const before = allocations;
    for (int round = 0; round < how_much.rounds; ++round)
        for (loop<Totals>& each : loops) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            Totals const played = each.play(how_much.games, luck);
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(played.actions) < each.best) {
                each.best = ns / static_cast<double>(played.actions);
                each.games_per_second = how_much.games * 1e9 / ns;
            }
            each.all += played;
        }
    long const taken = allocations - before;
    std::printf("%s, %s\n", title, compiler());
    for (loop<Totals> const& each : loops) {
        std::printf("  %-22s %6.2f ns per action, %8.0f playouts per second; per game %.2f actions, ", each.name, each.best,
                    each.games_per_second, static_cast<double>(each.all.actions) / how_much.all());
        each.all.tell(how_much.all());
        std::printf("\n");
    }
    for (std::size_t other = 1; other < Loops; ++other)
        std::printf("  ratio to %s: %.2f\n", loops[other].name, loops[0].best / loops[other].best);
    std::printf("  %zu bytes of state, %ld allocations\n", sizeof(typename G::state), taken);
    return taken == 0;
}

/// How many ns each of so many things takes, one after the other, in the best of some rounds.
template <typename Work>
double fastest(int rounds, std::size_t things, Work work) {
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        auto const start = std::chrono::steady_clock::now();
        for (std::size_t number = 0; number < things; ++number)
            work(number);
        std::chrono::duration<double, std::nano> const taken = std::chrono::steady_clock::now() - start;
        best = std::min(best, taken.count() / static_cast<double>(things));
    }
    return best;
}

/// Does nothing with a thing; but no compiler knows that, so the thing is made.
template <typename T>
void look_at(T const& thing) {
    static void (*volatile look)(T const&) = [](T const&) {};
    look(thing);
}

/// What a benchmark answers: do its loops agree, and did none allocate?
inline int verdict(bool agree, bool nothing_allocated) {
    if (!agree)
        std::printf("  the loops do not agree\n");
    return agree && nothing_allocated ? 0 : 1;
}

} // namespace bench
