// How fast is Calcory? Uniformly random playouts for two with the default options through the public interface, in the
// same process and in turns with two loops written by hand:
//  - step by step: the same rules and actions and the same luck, so the same games, but nothing that not every game needs;
//  - flat out: a loop that plays whole turns at once and could not stop at an action, as fast as anybody here could make it.
// Prints the best of many rounds, since machines are shared.   bench_calcory [--quick]
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/search/playout.hpp>

#include "bench/calcory_by_hand.hpp"
#include "bench/calcory_step_by_step.hpp"
#include "support/count_allocations.hpp"

namespace {

struct totals {
    std::uint64_t actions = 0;
    std::uint64_t cards[2] = {0, 0};
    std::uint64_t wins[2] = {0, 0};
    friend bool operator==(totals const&, totals const&) = default;

    void add(int first, int second) {
        cards[0] += static_cast<std::uint64_t>(first);
        cards[1] += static_cast<std::uint64_t>(second);
        wins[0] += first > second;
        wins[1] += second > first;
    }
};

totals by_library(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        ludo::calcory::state s = ludo::calcory::deal({}, luck);
        all.actions += ludo::playout<ludo::calcory>(s, luck);
        ludo::seat_numbers const scores = ludo::calcory::scores(s);
        all.add(scores[ludo::seat(0)], scores[ludo::seat(1)]);
    }
    return all;
}

totals by_steps(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        step_by_step::game g = step_by_step::deal(luck);
        for (; g.next != step_by_step::todo::over; ++all.actions)
            step_by_step::step(g, luck);
        all.add(g.pile[0], g.pile[1]);
    }
    return all;
}

totals flat_out(int games, ludo::rng& luck) {
    by_hand::totals const played = by_hand::play_games(games, luck);
    return {played.actions, {played.cards_won[0], played.cards_won[1]}, {played.first_wins, played.second_wins}};
}

struct measurement {
    char const* name;
    totals (*play)(int, ludo::rng&);
    totals all{};
    double best = 1e9; // ns per action
    double games_per_second = 0;
};

char const* compiler() {
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "gcc " __VERSION__;
#else
    return "another compiler";
#endif
}

} // namespace

int main(int count, char** arguments) {
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 60;
    int const games = quick ? 500 : 5000;
    measurement loops[] = {{"library", by_library}, {"step by step, by hand", by_steps}, {"flat out, by hand", flat_out}};

    long const before = allocations;
    for (int round = 0; round < rounds; ++round)
        for (measurement& loop : loops) {
            ludo::rng luck(static_cast<std::uint64_t>(round));
            auto const start = std::chrono::steady_clock::now();
            totals const played = loop.play(games, luck);
            double const ns = std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
            if (ns / static_cast<double>(played.actions) < loop.best) {
                loop.best = ns / static_cast<double>(played.actions);
                loop.games_per_second = games * 1e9 / ns;
            }
            loop.all.actions += played.actions;
            for (int seat : {0, 1}) {
                loop.all.cards[seat] += played.cards[seat];
                loop.all.wins[seat] += played.wins[seat];
            }
        }
    long const taken = allocations - before;

    double const all_games = static_cast<double>(rounds) * games;
    std::printf("%s\n", compiler());
    for (measurement const& loop : loops)
        std::printf(
            "calcory, %-22s %6.2f ns per action, %8.0f playouts per second; per game %.2f actions, %.3f and %.3f cards, %.4f and %.4f wins\n",
            loop.name, loop.best, loop.games_per_second, static_cast<double>(loop.all.actions) / all_games,
            static_cast<double>(loop.all.cards[0]) / all_games, static_cast<double>(loop.all.cards[1]) / all_games,
            static_cast<double>(loop.all.wins[0]) / all_games, static_cast<double>(loop.all.wins[1]) / all_games);
    std::printf("calcory, ratio to step by step %.2f, ratio to flat out %.2f\n", loops[0].best / loops[1].best,
                loops[0].best / loops[2].best);
    std::printf("calcory, %zu bytes of state, %ld allocations\n", sizeof(ludo::calcory::state), taken);

    // The first two played the same games. The third had other luck: per game some 90 actions and 5 cards of deviation.
    bool const same = loops[0].all == loops[1].all;
    double const far = 6 / std::sqrt(all_games);
    auto const near = [&](std::uint64_t one, std::uint64_t other, double deviation) {
        return std::abs(static_cast<double>(one) - static_cast<double>(other)) / all_games < far * deviation * 1.5;
    };
    bool const alike =
        near(loops[0].all.actions, loops[2].all.actions, 110) && near(loops[0].all.cards[0], loops[2].all.cards[0], 7) &&
        near(loops[0].all.cards[1], loops[2].all.cards[1], 7) && near(loops[0].all.wins[0], loops[2].all.wins[0], 0.5);
    if (!same || !alike || taken != 0)
        std::printf("calcory: the statistics differ, or something was allocated\n");
    return same && alike && taken == 0 ? 0 : 1;
}
