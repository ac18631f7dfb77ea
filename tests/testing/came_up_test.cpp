#include <ludo/testing/came_up.hpp>

#include <string>
#include <vector>

#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using testing::came_up;

namespace {

using names_of = std::vector<std::string>;

/// Drawing is an action that nobody is ever offered, and what is drawn never changes.
struct nobody_draws : toy_game {
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        legal.insert(action::keep(), s.phase == game_phase::choosing);
        return legal;
    }
    static constexpr rule const* refusal(state const& s, action a) {
        return s.phase == game_phase::over ? &over : a == action::keep() ? nullptr : &draw_first;
    }
};

} // namespace

TEST_CASE("values that did not come up are named, unless they are many") {
    came_up<toy_game> seen;
    CHECK(seen.options_left().empty());
    seen.agreed({});
    CHECK(seen.options_left() == names_of{"`first`", "`open_discard` (true)", "`draw` (must)"}); // always two play
    seen.agreed({.open_discard = true});
    CHECK(seen.options_left() == names_of{"`first`", "`draw` (must)"});
    seen.agreed({.first = seat(1)});
    seen.agreed({.draw = toy_game::drawing::must});
    CHECK(seen.options_left().empty());
}

TEST_CASE("a member has changed if it was ever another one than in the first position") {
    came_up<toy_game> seen;
    rng luck(1);
    toy_game::state s = toy_game::deal({}, luck);
    seen.position(s);
    auto const all = seen.members_left();
    CHECK(all.size() == std::tuple_size_v<decltype(toy_game::state::members())>);
    CHECK(seen.pieces());
    s.turn = seat(1);
    seen.position(s);
    s.turn = seat(0);
    seen.position(s);
    CHECK(seen.members_left() == names_of(all.begin() + 1, all.end()));
}

TEST_CASE("verbs and rules are those of the game that did not occur") {
    came_up<toy_game> seen;
    seen.played(toy_game::action::keep());
    CHECK(seen.verbs_left() == names_of{"`draw`", "`discard`"});
    seen.forbidden(0);
    CHECK(seen.rules_left().size() == toy_game::rules.size() - 1);
    CHECK(seen.rules_left()[0] == "`toy.keep.must-draw`");
    CHECK_FALSE(seen.pieces());
}

TEST_CASE("a long list is cut short") {
    CHECK(testing::listed({}, 2).empty());
    CHECK(testing::listed({"a", "b"}, 2) == "a, b");
    CHECK(testing::listed({"a", "b", "c", "d"}, 2) == "a, b and 2 more");
}

TEST_CASE("the suite says what never happened in any game, and nothing of a game in which all happens") {
    auto const says = [](testing::report const& found, std::string const& words) {
        return to_text(found).find(words) != std::string::npos;
    };
    auto const found = testing::conformance<nobody_draws>().run(60);
    INFO(to_text(found));
    REQUIRE(found);
    CHECK(says(found, "the actions `draw`, `discard`: nobody took one."));
    CHECK(says(found, "`drawn`"));
    CHECK(says(found, "the rules `toy.keep.must-draw`, `toy.discard.due`, `toy.discard.own`: they never forbade anything."));
    CHECK_FALSE(says(found, "piece is lost"));
    auto const whole = testing::conformance<toy_game>().run(60);
    INFO(to_text(whole));
    REQUIRE(whole);
    for (auto const* words : {"nobody took", "never forbade", "never changed", "piece is lost", "other values"})
        CHECK_FALSE(says(whole, words));
}
