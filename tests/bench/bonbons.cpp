// How fast is Bonbons? Uniformly random playouts for two with the default options through the public interface, in the same
// process and in turns with a loop written by hand for just that. Luck alone takes some thousand actions for a game.
// Prints the best of many rounds, since machines are shared.   bench_bonbons [--quick]
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <ludo/games/bonbons.hpp>
#include <ludo/search/playout.hpp>

#include "bench/bonbons_by_hand.hpp"
#include "support/count_allocations.hpp"

namespace {

struct totals {
    std::uint64_t actions = 0;
    std::uint64_t wins = 0; // of the seat that begins
    double squares = 0;     // of the numbers of actions, for their deviation
    void add(std::uint64_t played, bool won) {
        actions += played;
        wins += won;
        squares += static_cast<double>(played) * static_cast<double>(played);
    }
};

totals by_library(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        ludo::bonbons::state s = ludo::bonbons::deal({}, luck);
        std::uint64_t const played = ludo::playout<ludo::bonbons>(s, luck);
        all.add(played, ludo::bonbons::scores(s)[ludo::seat(0)] == 1);
    }
    return all;
}

totals by_hand(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        bonbons_by_hand::game g = bonbons_by_hand::deal(luck);
        std::uint64_t played = 0;
        for (; g.next != bonbons_by_hand::todo::over; ++played)
            bonbons_by_hand::step(g, luck);
        all.add(played, g.seat == 0);
    }
    return all;
}

struct measurement {
    char const* name;
    totals (*play)(int, ludo::rng&);
    totals all{};
    double best = 1e9; // ns per action
    double games_per_second = 0;
};

} // namespace

int main(int count, char** arguments) {
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    int const rounds = quick ? 3 : 60;
    int const games = quick ? 200 : 1000;
    measurement loops[] = {{"library", by_library}, {"by hand", by_hand}};

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
            loop.all.wins += played.wins;
            loop.all.squares += played.squares;
        }
    long const taken = allocations - before;

    double const all_games = static_cast<double>(rounds) * games;
    auto const mean = [&](measurement const& loop) { return static_cast<double>(loop.all.actions) / all_games; };
    auto const wins = [&](measurement const& loop) { return static_cast<double>(loop.all.wins) / all_games; };
    for (measurement const& loop : loops)
        std::printf("bonbons, %s %6.2f ns per action, %8.0f playouts per second; per game %.2f actions, %.4f wins of the first\n",
                    loop.name, loop.best, loop.games_per_second, mean(loop), wins(loop));
    std::printf("bonbons, ratio %.2f\n", loops[0].best / loops[1].best);
    std::printf("bonbons, %zu bytes of state, %ld allocations\n", sizeof(ludo::bonbons::state), taken);

    // They had other luck: the means may differ by what luck makes of so many games.
    double const variance = loops[0].all.squares / all_games - mean(loops[0]) * mean(loops[0]);
    bool const alike = std::abs(mean(loops[0]) - mean(loops[1])) < 6 * std::sqrt(2 * variance / all_games) &&
                       std::abs(wins(loops[0]) - wins(loops[1])) < 6 * std::sqrt(2 * 0.25 / all_games);
    if (!alike || taken != 0)
        std::printf("bonbons: the statistics differ, or something was allocated\n");
    return alike && taken == 0 ? 0 : 1;
}
