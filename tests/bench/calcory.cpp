// How fast is Calcory? Uniformly random games for two with the default options, in the same process and in turns:
//  - as a user writes it first: the list of actions, a pick from it, `play`; and the same at a table, which also looks whether
//    the action is legal and remembers it;
//  - `ludo::playout`, which the searches use;
//  - by hand, step by step: the same rules and actions and the same luck, so the same games, but nothing that not every game
//    needs.
//
//   bench_calcory [--quick]
#include <cmath>
#include <cstdint>
#include <cstdio>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/playout.hpp>

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

using game = ludo::calcory;

void add(totals& all, ludo::seat_numbers const& scores) { all.add(scores[ludo::seat(0)], scores[ludo::seat(1)]); }

totals by_actions(int games, ludo::rng& callers_luck) {
    ludo::rng luck = callers_luck; // as in a program of one's own, where the compiler sees that nobody else draws from it
    totals all;
    for (int played = 0; played < games; ++played) {
        game::state s = game::deal({}, luck);
        for (; game::turn(s) != ludo::nobody; ++all.actions)
            game::play(s, game::actions(s).pick(luck));
        add(all, game::scores(s));
    }
    return all;
}

totals at_tables(int games, ludo::rng& callers_luck) {
    ludo::rng luck = callers_luck;
    totals all;
    for (int played = 0; played < games; ++played) {
        ludo::table<game> table({}, luck.draw());
        for (; !table.over(); ++all.actions)
            if (!table.play(table.actions().pick(luck)))
                return {};
        add(all, table.scores());
    }
    return all;
}

totals by_playouts(int games, ludo::rng& callers_luck) {
    ludo::rng luck = callers_luck;
    totals all;
    for (int played = 0; played < games; ++played) {
        game::state s = game::deal({}, luck);
        all.actions += ludo::playout<game>(s, luck);
        add(all, game::scores(s));
    }
    return all;
}

totals by_steps(int games, ludo::rng& callers_luck) {
    ludo::rng luck = callers_luck;
    totals all;
    for (int played = 0; played < games; ++played) {
        step_by_step::game g = step_by_step::deal(luck);
        for (; g.next != step_by_step::todo::over; ++all.actions)
            step_by_step::step(g, luck);
        all.add(g.pile[0], g.pile[1]);
    }
    return all;
}

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {60, 5000}, {3, 500});
    bench::loop<totals> loops[] = {{"actions(s).pick(luck)", by_actions},
                                   {"at a table", at_tables},
                                   {"ludo::playout", by_playouts},
                                   {"step by step, by hand", by_steps}};
    bool const nothing_allocated = bench::measure<game>("calcory, 2 players", how_much, loops);

    // The table deals from seeds of its own: per game some 90 actions and 5 cards of deviation. The others played the same games.
    double const far = 6 / std::sqrt(how_much.all());
    auto const near = [&](std::uint64_t one, std::uint64_t other, double deviation) {
        return std::abs(static_cast<double>(one) - static_cast<double>(other)) / how_much.all() < far * deviation * 1.5;
    };
    auto const alike = [&](totals const& one, totals const& other) {
        return near(one.actions, other.actions, 110) && near(one.cards[0], other.cards[0], 7) &&
               near(one.cards[1], other.cards[1], 7) && near(one.wins[0], other.wins[0], 0.5);
    };
    bool const agree = loops[0].all == loops[2].all && loops[0].all == loops[3].all && alike(loops[0].all, loops[1].all);
    return bench::verdict(agree, nothing_allocated);
}
