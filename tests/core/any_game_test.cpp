#include <ludo/core/any_game.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "support/catch.hpp"
#include "support/large_games.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

using row = stones<rectangle{.rows = 1, .columns = 3}>;
/// The toy under another name: its actions are written alike.
struct twin : toy_game {
    static constexpr std::string_view name = "twin";
};
using games = game_list<toy_game, row, twin>;
using any = any_action<games>;
using state = any_state<games>;
using toy_action = toy_game::action;

} // namespace

TEST_CASE("a state is at first one of the first game, and becomes one of the game with a number") {
    state s;
    CHECK(s.is<toy_game>());
    s.become(1);
    CHECK(s.is<row>());
    CHECK(s.as<row>() == row::state());
    CHECK(s == [] {
        state other;
        other.become(1);
        return other;
    }());
    CHECK_FALSE(s == state());
    s.become(2);
    s.with_game([](auto, auto& inner) { inner.turn = seat(1); });
    CHECK(s.with_game([]<typename G>(std::type_identity<G>, auto const&) { return G::name; }) == "twin");
    CHECK(s.as<twin>().turn == seat(1));
    CHECK(state::names[s.index()] == "twin");
}

TEST_CASE("actions are numbered one game after the other") {
    STATIC_REQUIRE(any::count == 2 * toy_action::count + row::action::count);
    STATIC_REQUIRE(any::first<row> == toy_action::count);
    STATIC_REQUIRE(any::first<twin> == toy_action::count + row::action::count);
    int number = 0;
    games::each([&]<typename G>(std::type_identity<G>) {
        for (int own = 0; own < G::action::count; ++own, ++number) {
            any const a = any::of<G>(G::action::from_index(own));
            CHECK(a.index() == number);
            CHECK(a == any::from_index(number));
            CHECK(a.is<G>());
            CHECK(a.as<G>() == G::action::from_index(own));
            CHECK((a.is<toy_game>() + a.is<row>() + a.is<twin>()) == 1);
            CHECK(a.verb() == G::action::from_index(own).verb());
            CHECK(a.text() == G::action::from_index(own).text());
            CHECK(any::step_begin(number) == number - own + G::action::step_begin(own));
        }
    });
    CHECK(number == any::count);
    STATIC_REQUIRE(any::most_in_a_step == toy_action::most_in_a_step);
}

TEST_CASE("what two games write alike belongs to the game being played, and to the first one otherwise") {
    state playing;
    CHECK(any::parse("keep") == any::of<toy_game>(toy_action::keep()));
    CHECK(any::parse("keep", playing) == any::of<toy_game>(toy_action::keep()));
    playing.become(2);
    CHECK(any::parse("keep", playing) == any::of<twin>(toy_action::keep()));
    CHECK(any::parse("pass", playing) == any::of<row>(row::action::pass())); // of another game, and of no other
    CHECK_FALSE(any::parse("fly", playing).has_value());
    CHECK(any::of<row>(row::action::pass()).text(playing) == "pass");
}

TEST_CASE("the rules of a list are those of its games, one after the other") {
    auto const& all = rules_of<games>;
    REQUIRE(all.size() == 2 * toy_game::rules.size() + row::rules.size());
    CHECK(all.front() == toy_game::rules.front());
    CHECK(all[toy_game::rules.size()] == row::rules.front());
    CHECK(all.back() == toy_game::rules.back());
}
