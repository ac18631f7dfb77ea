// The suite passes the games, and it finds each of the games below that break one promise.
#include "support/bonbons_extras.hpp"
#include "support/broken_games.hpp"
#include "support/calcory_extras.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

struct lists_too_much : calcory {
    static constexpr action_set<action> actions(state const& s) {
        auto legal = calcory::actions(s);
        if (s.phase == game_phase::turning && s.revealed.sum == 12)
            legal.insert(action::turn(*s.table.turned().begin())); // which lies open: never legal
        return legal;
    }
};

struct forbids_too_much : calcory {
    static constexpr rule const* refusal(state const& s, action a) {
        return a.is<"turn">() && s.revealed.sum > 9 ? &calcory_game::turn_marked : calcory::refusal(s, a);
    }
};

struct unknown_rule : calcory {
    static constexpr auto another = rule("another", phrase{}, "", "");
    static constexpr rule const* refusal(state const& s, action a) {
        rule const* const broken = calcory::refusal(s, a);
        return broken == &calcory_game::stop_two_cards ? &another : broken;
    }
};

struct loses_a_card : calcory {
    static constexpr void play(state& s, action a) {
        calcory::play(s, a);
        if (a.is<"to">() && s.phase == game_phase::turning && s.table.down().contains(cell(0, 0))) {
            s.table.turn_over(cell(0, 0));
            s.table.take_turned();
        }
    }
};

struct shows_what_goes_back : other_view<shows_what_goes_back, calcory> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.held = s.held; }
};

struct shows_an_unseen_card : other_view<shows_an_unseen_card, calcory> {
    static constexpr void spoil(state& seen, state const& s, seat) {
        if (s.table.down().contains(cell(5, 9)))
            seen.table.imagine(cell(5, 9), s.table.at(cell(5, 9)));
    }
};

struct asks_hidden_cards : calcory {
    static constexpr bool heavy(state const& s) {
        return s.table.down().contains(cell(0, 0)) && s.table.at(cell(0, 0)).known() && s.table.at(cell(0, 0)).symbol() > 5;
    }
    static constexpr action_set<action> actions(state const& s) {
        auto const legal = calcory::actions(s);
        action_set<action> fewer;
        for (action a : legal)
            if (!heavy(s) || !a.is<"stop">())
                fewer.insert(a);
        return fewer;
    }
    static constexpr rule const* refusal(state const& s, action a) {
        return heavy(s) && a.is<"stop">() ? &calcory_game::stop_markers : calcory::refusal(s, a);
    }
};

struct forgets : other_view<forgets, calcory> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) { seen.table.hide_but(s.remembered.returned.of(viewer)); }
};

struct imagines_wrong_sets : calcory {
    static constexpr state determinize(state const& view, rng& luck) {
        state full = calcory::determinize(view, luck);
        for (cell at : view.table.hidden() & view.remembered.returned.any())
            full.table.imagine(at, view.remembered.collected.candidates(at).draw(luck).index() > 30 ? card::from_index(0)
                                                                                                    : full.table.at(at));
        return full;
    }
};

struct forgets_an_option : calcory {
    static constexpr void play(state& s, action a) {
        calcory::play(s, a);
        if (a.is<"stop">())
            s.chosen.markers_per_player = 6;
    }
};

struct never_ends : calcory {
    static constexpr void play(state& s, action a) {
        state const before = s;
        calcory::play(s, a);
        if (s.turn == nobody)
            s = before;
    }
};

struct nobody_has_to : calcory {
    static constexpr action_set<action> actions(state const& s) {
        return s.piled[seat(0)] > 3 ? action_set<action>() : calcory::actions(s);
    }
    static constexpr rule const* refusal(state const& s, action a) {
        return s.piled[seat(0)] > 3 ? &calcory_game::end_over : calcory::refusal(s, a);
    }
};

template <typename G>
void is_caught(std::string_view promise) {
    ::is_caught<G>(calcory_extras<G>(), promise, 60, 3000);
}

} // namespace

TEST_CASE("Calcory keeps every promise") {
    CHECK(keeps_every_promise(testing::conformance<calcory>(calcory_extras()), 40, 5000).small_cases > 20);
}

TEST_CASE("Bonbons keeps every promise") {
    CHECK(keeps_every_promise(testing::conformance<bonbons>(bonbons_extras()), 40, 5000).small_cases > 20);
}

TEST_CASE("a game that lists an action which a rule forbids is caught") { is_caught<lists_too_much>("1"); }
TEST_CASE("a game that forbids what it lists is caught") { is_caught<forbids_too_much>("1"); }
TEST_CASE("a game with a rule that is not in its list is caught") { is_caught<unknown_rule>("1"); }
TEST_CASE("a game that loses a card is caught") { is_caught<loses_a_card>("2"); }
TEST_CASE("a view that shows which card goes back is caught") { is_caught<shows_what_goes_back>("3"); }
TEST_CASE("a view that shows an unseen card is caught") { is_caught<shows_an_unseen_card>("5"); }
TEST_CASE("legal actions that depend on hidden cards are caught") { is_caught<asks_hidden_cards>("3"); }
TEST_CASE("a view that forgets is caught") { is_caught<forgets>("45"); }
TEST_CASE("a determinization that always imagines the same is caught") { is_caught<imagines_always_the_same<calcory>>("4"); }
TEST_CASE("a determinization that contradicts what was seen is caught") { is_caught<imagines_wrong_sets>("4"); }
TEST_CASE("a game that changes its options on the way is caught") { is_caught<forgets_an_option>("6"); }
TEST_CASE("a game that does not end is caught") { is_caught<never_ends>("8"); }
TEST_CASE("a game in which somebody has a turn and nothing to do is caught") { is_caught<nobody_has_to>("8"); }

TEST_CASE("a failure comes with a short game that replays it") {
    testing::report const found = testing::conformance<lists_too_much>(calcory_extras<lists_too_much>()).run(60);
    REQUIRE(!found);
    auto const again = load_text<calcory>(found.record);
    INFO(found.record);
    REQUIRE(again);
    CHECK(again->state().revealed.sum == 12);
    CHECK(again->size() <= 12);
}
