// The suite passes the shedding games of XXL, and it finds what would be easy to get wrong in them.
#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/xxl_extras.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;

namespace {

struct shows_the_stock : lower {
    static constexpr state view(state const& s, seat viewer) {
        state seen = lower::view(s, viewer);
        seen.stock = s.stock;
        return seen;
    }
};

struct shows_the_next_card : lower {
    static constexpr state view(state const& s, seat viewer) {
        state seen = lower::view(s, viewer);
        if (s.turn == viewer && s.stock.size() > 0) {
            seen.stock = {};
            for (card each : s.stock)
                seen.stock.lay(each == *s.stock.begin() ? each : card());
        }
        return seen;
    }
};

struct shows_the_drawn_card : lower {
    static constexpr state view(state const& s, seat viewer) {
        state seen = lower::view(s, viewer);
        if (s.phase == game_phase::drawn && s.turn != viewer) {
            seen.drawn = s.drawn;
            seen.hands.imagine(s.turn, s.drawn);
        }
        return seen;
    }
};

struct forgets_who_has_none : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state blank = view;
        if (view.phase != game_phase::drawn)
            blank.remembered.history = {};
        state full = lower::determinize(blank, luck);
        full.remembered.history = view.remembered.history;
        return full;
    }
};

struct forgets_that_the_drawn_card_fits : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state full = lower::determinize(view, luck);
        if (view.phase == game_phase::drawn && !view.drawn.known())
            full.drawn = full.hands.of(view.turn).pick(luck);
        return full;
    }
};

struct likes_low_cards : lower {
    static constexpr state determinize(state const& view, rng& luck) {
        state const one = lower::determinize(view, luck), other = lower::determinize(view, luck);
        return scores(one)[view.turn == seat(0) ? seat(1) : seat(0)] <= scores(other)[view.turn == seat(0) ? seat(1) : seat(0)]
                 ? one
                 : other;
    }
};

struct plays_any_card : lower {
    static constexpr rule const* refusal(state const& s, action a) {
        rule const* const broken = lower::refusal(s, a);
        return broken == &lower::play_drawn ? nullptr : broken;
    }
};

struct loses_the_drawn_card : lower {
    static constexpr void play(state& s, action a) {
        lower::play(s, a);
        if (a.is<"keep">() && s.stock.size() > 3)
            s.stock.draw();
    }
};

template <typename G>
void is_caught(std::string_view promises) {
    testing::report const found = testing::conformance<G>(shedding_extras<G, lower>(), 1000).run(20);
    INFO(found.wrong << '\n' << found.record);
    REQUIRE(!found);
    CHECK(promises.find(found.wrong[0]) != promises.npos);
}

/// How many views with few unknown cards were looked at: all; where another was seen to draw a card that did not fit, to keep
/// one that did, either while drawing is free, or to be passed over; where it could play the card just drawn. And what was
/// wrong first.
struct small_views {
    std::uint64_t all = 0, unfit = 0, kept = 0, free = 0, passed = 0, kept_passed = 0, free_passed = 0, drawn = 0;
    std::string wrong;
};

enum class look { at_all, at_who_kept_and_was_passed_over };

/// Plays games by luck, or where each card drawn is kept, and counts determinizations of few unknown cards.
template <typename G>
small_views look_at_small_views(std::uint64_t games, look which = look::at_all) {
    small_views found;
    for (std::uint64_t seed = 0; seed < games && found.wrong.empty(); ++seed) {
        rng luck(seed);
        typename G::options chosen = testing::random_options<G>(luck);
        chosen.players = 2 + static_cast<int>(seed % 3);
        chosen.first = seat(0);
        chosen.starter = xxl::starter::fixed;
        typename G::state s = G::deal(chosen, luck);
        while (G::turn(s) != nobody && found.wrong.empty()) {
            seat const viewer(static_cast<int>(seed % 2));
            bool unfit = false, kept = false, passed = false;
            each_event(s, [&](seat by, auto one, auto const&) {
                unfit = unfit || (by != viewer && one.what() == shed::unfit);
                kept = kept || (by != viewer && one.what() == shed::kept);
                passed = passed || (by != viewer && one.what() == shed::passed);
            });
            if (s.stock.size() <= 4 && (which == look::at_all || (kept && passed))) {
                typename G::state const seen = G::view(s, viewer);
                auto const even = shedding_evenness<G>(seen, luck);
                std::uint64_t const cases = even ? 1 : 0;
                if (cases > 0 && !*even)
                    found.wrong = "some are likelier than they should be";
                bool const free = chosen.voluntary_draw;
                found.all += cases;
                found.unfit += cases > 0 && unfit && !free;
                found.kept += cases > 0 && kept && !free;
                found.free += cases > 0 && (unfit || kept) && free;
                found.passed += cases > 0 && passed;
                found.kept_passed += cases > 0 && kept && passed && !free;
                found.free_passed += cases > 0 && kept && passed && free;
                found.drawn += cases > 0 && seen.phase == G::game_phase::drawn && !seen.drawn.known();
            }
            bool const keep = which != look::at_all && s.phase == G::game_phase::drawn;
            G::play(s, keep ? G::action::keep() : G::actions(s).pick(luck));
        }
    }
    return found;
}

} // namespace

TEMPLATE_TEST_CASE("the shedding games keep every promise", "", up_down, lower, one_by_one) {
    testing::report const found = testing::conformance<TestType>(shedding_extras<TestType>(), 1000).run(24);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
    CHECK(found.games == 24);
    CHECK(found.positions > 1000);
}

TEMPLATE_TEST_CASE("every placement of few unknown cards is drawn as often as there are deals that lead to it", "[long]", up_down,
                   lower, one_by_one) {
    small_views const found = look_at_small_views<TestType>(400);
    CAPTURE(found.all, found.unfit, found.kept, found.free, found.passed, found.drawn);
    CHECK(found.wrong == "");
    CHECK(found.all >= 60);
    CHECK(found.unfit >= 20);
    CHECK(found.kept >= 1);
    CHECK(found.free >= 1);
    CHECK(found.passed >= 1);
    CHECK(found.drawn >= 1);
}

TEMPLATE_TEST_CASE("so it is where another kept a card, or may have it since drawing was free, and was passed over then", "[long]",
                   up_down, lower, one_by_one) {
    small_views const found = look_at_small_views<TestType>(260, look::at_who_kept_and_was_passed_over);
    CAPTURE(found.all, found.kept_passed, found.free_passed);
    CHECK(found.wrong == "");
    CHECK(found.kept_passed >= 1);
    CHECK(found.free_passed >= 1);
}

TEST_CASE("a shedding game whose view shows the stock is caught") { is_caught<shows_the_stock>("345"); }
TEST_CASE("a view that shows the next card of the stock is caught") { is_caught<shows_the_next_card>("345"); }
TEST_CASE("a view that shows what another has drawn is caught") { is_caught<shows_the_drawn_card>("345"); }
TEST_CASE("a determinization that forgets who had no card that fits is caught") {
    CHECK(look_at_small_views<forgets_who_has_none>(150).wrong != "");
}
TEST_CASE("a determinization that forgets that a drawn card fits is caught") { is_caught<forgets_that_the_drawn_card_fits>("4"); }
TEST_CASE("a determinization that likes low hands is caught") { CHECK(look_at_small_views<likes_low_cards>(150).wrong != ""); }
TEST_CASE("a game that lets one play another card than the one drawn is caught") { is_caught<plays_any_card>("1"); }
TEST_CASE("a shedding game that loses the card drawn is caught") { is_caught<loses_the_drawn_card>("268"); }
