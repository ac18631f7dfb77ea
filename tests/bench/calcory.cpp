// How fast is Calcory? Uniformly random playouts for two with the default options through the public interface, in the
// same process and in turns with two loops written by hand:
//  - step by step: the same rules and actions and the same luck, so the same games, but nothing that not every game needs;
//  - flat out: a loop that plays whole turns at once and could not stop at an action, as fast as anybody here could make it.
//
//   bench_calcory [--quick]
#include <cmath>
#include <cstdint>
#include <cstdio>

#include <ludo/games/calcory.hpp>
#include <ludo/search/playout.hpp>

#include "bench/calcory_by_hand.hpp"
#include "bench/calcory_step_by_step.hpp"
#include "bench/measure.hpp"

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
    void operator+=(totals const& more) {
        actions += more.actions;
        for (int seat : {0, 1}) {
            cards[seat] += more.cards[seat];
            wins[seat] += more.wins[seat];
        }
    }
    void tell(double games) const {
        auto const mean = [&](std::uint64_t sum) { return static_cast<double>(sum) / games; };
        std::printf("%.3f and %.3f cards, %.4f and %.4f wins", mean(cards[0]), mean(cards[1]), mean(wins[0]), mean(wins[1]));
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

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {60, 5000}, {3, 500});
    bench::loop<totals> loops[] = {{"library", by_library}, {"step by step, by hand", by_steps}, {"flat out, by hand", flat_out}};
    bool const nothing_allocated = bench::measure<ludo::calcory>("calcory, 2 players", how_much, loops);

    // The first two played the same games. The third had other luck: per game some 90 actions and 5 cards of deviation.
    bool const same = loops[0].all == loops[1].all;
    double const far = 6 / std::sqrt(how_much.all());
    auto const near = [&](std::uint64_t one, std::uint64_t other, double deviation) {
        return std::abs(static_cast<double>(one) - static_cast<double>(other)) / how_much.all() < far * deviation * 1.5;
    };
    bool const alike =
        near(loops[0].all.actions, loops[2].all.actions, 110) && near(loops[0].all.cards[0], loops[2].all.cards[0], 7) &&
        near(loops[0].all.cards[1], loops[2].all.cards[1], 7) && near(loops[0].all.wins[0], loops[2].all.wins[0], 0.5);
    return bench::verdict(same && alike, nothing_allocated);
}
