// How fast is Bonbons? Uniformly random playouts for two with the default options through the public interface, beside a
// loop written by hand for just that. Luck alone takes some hundred actions for a game.   bench_bonbons [--quick]
#include <cmath>
#include <cstdint>
#include <cstdio>

#include <ludo/games/bonbons.hpp>
#include <ludo/search/playout.hpp>

#include "bench/bonbons_by_hand.hpp"
#include "bench/measure.hpp"

namespace {

struct totals {
    std::uint64_t actions = 0;
    std::uint64_t wins = 0; // of the seat that begins
    double squares = 0;     // of the numbers of actions, for their deviation

    void add(std::uint64_t played, bool won) { *this += {played, won, static_cast<double>(played) * static_cast<double>(played)}; }
    void operator+=(totals const& more) {
        actions += more.actions;
        wins += more.wins;
        squares += more.squares;
    }
    void tell(double games) const { std::printf("%.4f wins of the first", static_cast<double>(wins) / games); }
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

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {60, 1000}, {3, 200});
    bench::loop<totals> loops[] = {{"library", by_library}, {"by hand", by_hand}};
    bool const nothing_allocated = bench::measure<ludo::bonbons>("bonbons, 2 players", how_much, loops);

    // They had other luck: the means may differ by what luck makes of so many games.
    double const games = how_much.all();
    double const mean = static_cast<double>(loops[0].all.actions) / games;
    double const variance = loops[0].all.squares / games - mean * mean;
    auto const apart = [&](std::uint64_t one, std::uint64_t other) {
        return std::abs(static_cast<double>(one) - static_cast<double>(other)) / games;
    };
    bool const alike = apart(loops[0].all.actions, loops[1].all.actions) < 6 * std::sqrt(2 * variance / games) &&
                       apart(loops[0].all.wins, loops[1].all.wins) < 6 * std::sqrt(2 * 0.25 / games);
    return bench::verdict(alike, nothing_allocated);
}
