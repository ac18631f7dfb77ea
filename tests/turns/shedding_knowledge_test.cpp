// What play has told of hands, noted from play alone: the truth agrees with it, and so does whatever is imagined from a view.
#include <ludo/turns/shedding_knowledge.hpp>

#include <cstdint>
#include <string>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/shedding_log.hpp"

using namespace ludo;

namespace {

struct forgets_draws : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state blank = view;
        if (view.chosen.voluntary_draw)
            blank.last = {};
        state full = lower::determinize(blank, luck);
        full.last = view.last;
        return full;
    }
};

struct forgets_kept_cards : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state blank = view;
        for (seat each : ludo::seats(view.chosen.players))
            if (!view.without[each].empty())
                blank.last[each] = {};
        state full = lower::determinize(blank, luck);
        full.last = view.last;
        return full;
    }
};

struct forgets_who_was_passed_over : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state blank = view;
        blank.without = {};
        state full = lower::determinize(blank, luck);
        full.without = view.without;
        return full;
    }
};

template <typename G>
struct findings {
    typename shedding_log<G>::counts count;
    std::uint64_t imagined = 0;
    std::string wrong;
};

/// Plays so many games by luck, each with options by lot, with notes of what is told.
template <typename G>
findings<G> look_at_games(int games) {
    findings<G> found;
    shedding_log<G> log;
    for (int game = 0; game < games && found.wrong.empty(); ++game) {
        rng luck(static_cast<std::uint64_t>(game));
        typename G::options const chosen = testing::random_options<G>(luck);
        typename G::state s = G::deal(chosen, luck);
        log.notes = {};
        while (G::turn(s) != nobody && found.wrong.empty()) {
            if (!log.agrees(s))
                found.wrong = "the truth is another";
            for (seat viewer : seats(chosen.players)) {
                if (s.stock.size() > 6 && luck.below(8) > 0)
                    continue;
                ++found.imagined;
                typename G::state const other = G::determinize(G::view(s, viewer), luck);
                if (!log.agrees(other) || !(other.hands.of(viewer) == s.hands.of(viewer)))
                    found.wrong = "what is imagined is not what was told";
                if (G::check(other) != nullptr)
                    found.wrong = G::check(other);
            }
            typename G::state const before = s;
            typename G::action const a = G::actions(s).pick(luck);
            G::play(s, a);
            log.see(before, a, s);
        }
    }
    found.count = log.count;
    return found;
}

} // namespace

TEMPLATE_TEST_CASE("whatever is imagined from a view agrees with all that play has told, for every seat", "", up_down, lower,
                   one_by_one) {
    auto const found = look_at_games<TestType>(1500);
    CHECK(found.wrong == "");
    CHECK(found.imagined > 50000);
    // and each kind of thing was told
    auto const& n = found.count;
    CAPTURE(n.unfit, n.kept, n.drawn_played, n.free_unfit, n.free_kept, n.kept_gone, n.free_gone, n.passed, n.kept_passed,
            n.kept_narrowed, n.free_passed, found.imagined);
    CHECK(n.unfit > 1000);
    CHECK(n.kept > 500);
    CHECK(n.drawn_played > 500);
    CHECK(n.free_unfit > 1000);
    CHECK(n.free_kept > 500);
    CHECK(n.kept_gone > 50);
    CHECK(n.free_gone > 50);
    CHECK(n.passed > 500);
    CHECK(n.kept_passed > 20);
    CHECK(n.kept_narrowed > 2);
    CHECK(n.free_passed > 20);
}

TEST_CASE("to forget what a free draw told is found") { CHECK(look_at_games<forgets_draws>(100).wrong != ""); }
TEST_CASE("to forget the kept card of who is passed over is found") { CHECK(look_at_games<forgets_kept_cards>(300).wrong != ""); }
TEST_CASE("to forget who was passed over is found") { CHECK(look_at_games<forgets_who_was_passed_over>(100).wrong != ""); }
