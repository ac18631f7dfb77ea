// What players are worth where that is known. In tic-tac-toe a search never loses; in Kuhn poker and Leduc poker it is put against the
// strategy of a solver, from which nobody can win more than the game is worth for the seat. And what games hint at is legal, and helps.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>

#include <ludo/search.hpp>

#include "../examples/cfr/solver.hpp"
#include "../examples/games/gin_rummy.hpp"
#include "../examples/games/kuhn_poker.hpp"
#include "../examples/games/leduc_poker.hpp"
#include "../examples/games/reversi.hpp"
#include "../examples/games/tic_tac_toe.hpp"

namespace {

bool said(bool good, char const* what) {
    std::printf("  %s: %s\n", what, good ? "good" : "NOT SO");
    return good;
}

// ---- Tic-tac-toe

/// How many of these games each player loses.
template <typename One, typename Other>
std::array<int, 2> lost(One const& one, Other const& other, std::uint64_t games) {
    std::array<int, 2> defeats{};
    for (std::uint64_t game = 0; game < games; ++game) {
        ludo::rng luck(game);
        auto s = tic_tac_toe::deal({}, luck);
        ludo::seat const first(static_cast<int>(game % 2)); // where the one sits
        while (tic_tac_toe::turn(s) != ludo::nobody) {
            ludo::view<tic_tac_toe> const seen(s, tic_tac_toe::turn(s));
            tic_tac_toe::play(s, seen.viewer() == first ? one.choose(seen, luck) : other.choose(seen, luck));
        }
        ludo::seat_numbers const places = ludo::places(tic_tac_toe::scores(s), tic_tac_toe::wins);
        defeats[0] += places[first] > 1;
        defeats[1] += places[first.next(2)] > 1;
    }
    return defeats;
}

bool never_loses() {
    static std::array<ludo::search_node, 4100> memory;
    ludo::ismcts<> const search{.memory = memory, .budget = {2000}};
    std::printf("tic_tac_toe, 2000 playouts a move\n");
    auto const against_random = lost(search, ludo::random_player(), 300);
    std::printf("  of 300 games against random it loses %d, and random %d\n", against_random[0], against_random[1]);
    auto const against_itself = lost(search, search, 100);
    std::printf("  of 100 games against itself the one loses %d, the other %d\n", against_itself[0], against_itself[1]);
    return said(against_random[0] == 0 && against_random[1] > 200, "it never loses against random, and wins mostly") &
           said(against_itself == std::array{0, 0}, "against itself it always ends in a draw");
}

// ---- Hints

/// What a game for two hints at is legal, and better than nothing.
template <ludo::game G>
bool hints_well() {
    std::printf("%s, as it hints\n", G::name.data());
    int illegal = 0;
    long sum[2] = {0, 0}; // of points, with the hint in seat 0 and without
    for (std::uint64_t game = 0; game < 120; ++game) {
        bool const hinted = game % 2 == 0;
        ludo::rng luck(game / 2);
        auto s = G::deal({}, luck);
        while (G::turn(s) != ludo::nobody) {
            ludo::view<G> const seen(s, G::turn(s));
            auto const hint = ludo::hinted_player().choose(seen, luck);
            illegal += ludo::refusal_of<G>(s, hint) != nullptr;
            G::play(s, hinted && seen.viewer() == ludo::seat(0) ? hint : seen.actions().pick(luck));
        }
        auto const scores = G::scores(s);
        sum[game % 2] += scores[ludo::seat(0)] - scores[ludo::seat(1)];
    }
    std::printf("  points in 60 games: %ld with hints, %ld without\n", sum[0], sum[1]);
    return said(illegal == 0, "all hints are legal") & said(sum[0] > sum[1], "they help");
}

// ---- Poker

/// In poker it counts how much one wins, not only who does.
template <int Most>
struct by_chips {
    template <ludo::game G>
    constexpr ludo::seat_values operator()(typename G::state const& s) const {
        ludo::seat_values values;
        for (ludo::seat each : ludo::each_seat(2))
            values[each] = static_cast<std::uint32_t>(G::scores(s)[each] + Most) * (ludo::best_value / (2 * Most));
        return values;
    }
};

/// A search against the solver: what it wins on average is computed from all deals, not played for.
template <ludo::game G, int Most>
class against_solver {
public:
    explicit against_solver(int times) { solver_.learn(times); }

    /// What it wins in this seat; or, for comparison, what random actions win there.
    double won_by(ludo::seat one, bool random = false) {
        random_ = random;
        double won = 0;
        solver_.deals().each([&](typename G::state const& dealt, std::uint64_t ways) {
            won += static_cast<double>(ways) / static_cast<double>(solver_.deals().ways()) *
                   worth(dealt, ludo::knowledge_keys<G>(dealt), one);
        });
        return won;
    }
    double value() const { return solver_.value(); }

private:
    static constexpr int asked = 4; // times, wherever it has to choose

    /// How likely each action is: it is asked several times, always with other luck.
    cfr::numbers thinks(ludo::view<G> const& seen, ludo::knowledge_key<G> const& known) {
        if (random_)
            return cfr::shares(cfr::numbers(static_cast<std::size_t>(seen.actions().size())));
        auto const [found, is_new] = thoughts_.try_emplace(known);
        if (is_new) {
            static std::array<ludo::search_node, 1100> memory;
            ludo::ismcts<ludo::iterations, ludo::random_rollout, by_chips<Most>> const search{.memory = memory, .budget = {500}};
            ludo::rng luck(known.hash());
            found->second.resize(static_cast<std::size_t>(seen.actions().size()));
            for (int time = 0; time < asked; ++time) {
                auto const chosen = search.choose(seen, luck);
                std::size_t at = 0;
                for (auto each : seen.actions())
                    found->second[at++] += each == chosen ? 1. / asked : 0;
            }
        }
        return found->second;
    }

    double worth(typename G::state const& s, ludo::knowledge_keys<G> const& keys, ludo::seat one) {
        ludo::seat const by = G::turn(s);
        if (by == ludo::nobody)
            return G::scores(s)[one];
        cfr::numbers const likely = by == one ? thinks(ludo::view<G>(s, by), keys[by]) : solver_.plays(keys[by]);
        double mean = 0;
        std::size_t at = 0;
        for (typename G::action each : G::actions(s)) {
            double const chance = likely[at++];
            if (chance > 0) {
                auto [after, told] = std::pair(s, keys);
                G::play(after, each);
                told.play(s, each, after);
                mean += chance * worth(after, told, one);
            }
        }
        return mean;
    }

    cfr::solver<G> solver_;
    std::map<ludo::knowledge_key<G>, cfr::numbers> thoughts_;
    bool random_ = false;
};

/// `Most` chips can be won. The solver's strategy is close to the equilibrium, within `close`.
template <ludo::game G, int Most>
bool wins_no_more_than_the_value(int times, double close) {
    against_solver<G, Most> game(times);
    std::printf("%s, 500 playouts a move, against the solver's strategy\n", G::name.data());
    bool good = true;
    for (ludo::seat one : ludo::each_seat(2)) {
        double const value = one.index() == 0 ? game.value() : -game.value();
        double const won = game.won_by(one);
        double const random = game.won_by(one, true);
        std::printf("  in seat %d it wins %+.4f chips a game, random %+.4f; the game is worth %+.4f\n", one.index(), won, random,
                    value);
        good &= said(won <= value + close, "it wins no more than that") & said(won > (value + random) / 2, "and it is no beginner");
    }
    return good;
}

} // namespace

int main() {
    bool const draws = never_loses();
    bool const kuhn = wins_no_more_than_the_value<kuhn_poker, 2>(2000, 0.002);
    bool const leduc = wins_no_more_than_the_value<leduc_poker, 13>(700, 0.02);
    bool const hints = hints_well<reversi>() & hints_well<gin_rummy>();
    return draws && hints && kuhn && leduc ? 0 : 1;
}
