// How fast is Yamy? Uniformly random playouts with the default options through the public interface, each at most 1000
// actions long since luck seldom ends them; beside them a loop written by hand that plays the very same games.
//
//   bench_yamy [--quick]
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>

#include <ludo/games/yamy.hpp>
#include <ludo/search/playout.hpp>

#include "bench/measure.hpp"
#include "bench/yamy_by_hand.hpp"

namespace {

constexpr std::uint64_t longest = 1000;

struct totals {
    std::uint64_t actions = 0;
    std::uint64_t finished = 0;
    std::uint64_t points[2] = {0, 0}; // of the first two seats
    friend bool operator==(totals const&, totals const&) = default;

    void add(std::uint64_t played, bool to_the_end, int first, int second) {
        *this += {played, to_the_end, {static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(second)}};
    }
    void operator+=(totals const& more) {
        actions += more.actions;
        finished += more.finished;
        points[0] += more.points[0];
        points[1] += more.points[1];
    }
    void tell(double games) const {
        std::printf("%.3f to the end, %.2f and %.2f points", static_cast<double>(finished) / games,
                    static_cast<double>(points[0]) / games, static_cast<double>(points[1]) / games);
    }
};

template <int Players>
totals by_library(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        ludo::yamy::state s = ludo::yamy::deal({.players = Players}, luck);
        std::uint64_t const played = ludo::playout<ludo::yamy>(s, luck, longest);
        ludo::seat_numbers const scores = ludo::yamy::scores(s);
        all.add(played, ludo::yamy::turn(s) == ludo::nobody, scores[ludo::seat(0)], scores[ludo::seat(1)]);
    }
    return all;
}

template <int Players>
totals by_hand(int games, ludo::rng& luck) {
    totals all;
    for (int game = 0; game < games; ++game) {
        yamy_by_hand::game<std::size_t{Players}> g(luck);
        std::uint64_t played = 0;
        for (; played < longest && g.next != yamy_by_hand::todo::over; ++played)
            g.step(luck);
        all.add(played, g.next == yamy_by_hand::todo::over, g.total(0), g.total(1));
    }
    return all;
}

template <int Players>
int compare(char const* title, bench::amount how_much) {
    bench::loop<totals> loops[] = {{"library", by_library<Players>}, {"by hand", by_hand<Players>}};
    bool const nothing_allocated = bench::measure<ludo::yamy>(title, how_much, loops);
    return bench::verdict(loops[0].all == loops[1].all, nothing_allocated);
}

// ---- What a seat knows and imagines, in positions of such games with 2 to 5 players

/// Any legal action, found by trying: where `actions` had one more caller, a compiler may no longer put it into the loops above.
ludo::yamy::action any_action(ludo::yamy::state const& s, ludo::rng& luck) {
    for (;;) {
        auto const a = ludo::yamy::action::from_index(static_cast<int>(luck.below(ludo::yamy::action::count)));
        if (ludo::yamy::refusal(s, a) == nullptr)
            return a;
    }
}

bool tell_knowledge(int rounds) {
    constexpr std::size_t positions = 1024;
    static std::array<ludo::yamy::state, positions> truth, seen;
    ludo::rng luck(1);
    for (std::size_t found = 0; found < positions;) {
        ludo::yamy::state s = ludo::yamy::deal({.players = 2 + static_cast<int>(found % 4)}, luck);
        for (std::uint32_t left = luck.below(300); left > 0 && ludo::yamy::turn(s) != ludo::nobody; --left)
            ludo::yamy::play(s, any_action(s, luck));
        if (ludo::yamy::turn(s) == ludo::nobody)
            continue;
        truth[found] = s;
        seen[found++] = ludo::yamy::view(s, ludo::seat(0));
    }
    long const before = allocations;
    double const view =
        bench::fastest(rounds, positions, [&](std::size_t i) { bench::look_at(ludo::yamy::view(truth[i], ludo::seat(0))); });
    double const determinize =
        bench::fastest(rounds, positions, [&](std::size_t i) { bench::look_at(ludo::yamy::determinize(seen[i], luck)); });
    constexpr int draws = 16;
    double const draw = bench::fastest(rounds, positions / draws, [&](std::size_t i) {
        ludo::yamy::imagined const prepared(seen[i * draws]);
        for (int world = 0; world < draws; ++world)
            bench::look_at(prepared.draw(luck));
    });
    std::printf("yamy, 2 to 5 players\n  view %.0f ns, draw %.0f ns (of %d from one view), determinize %.0f ns, %ld allocations\n",
                view, draw / draws, draws, determinize, allocations - before);
    return allocations == before;
}

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {400, 50}, {3, 50});
    int const wrong = compare<2>("yamy, 2 players", how_much) | compare<4>("yamy, 4 players", how_much);
    return tell_knowledge(how_much.rounds) ? wrong : 1;
}
