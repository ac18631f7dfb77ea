#include <ludo/core/game.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/not_whole.hpp"
#include "support/toy_game.hpp"

using namespace not_whole;

TEST_CASE("a game with all its parts is a game") {
    STATIC_REQUIRE(ludo::game<toy_game>);
    STATIC_REQUIRE(ludo::game<ludo::calcory>);
    STATIC_REQUIRE(ludo::game<renamed>); // what is declared again and right does no harm
}

TEST_CASE("what is no game at all is not one") {
    STATIC_REQUIRE_FALSE(ludo::game<int>);
    STATIC_REQUIRE_FALSE(ludo::game<ludo::rng>);
    STATIC_REQUIRE_FALSE(ludo::game<toy_game::state>);
}

TEMPLATE_TEST_CASE("without name, title or seats it is no game", "", no_name, no_title, no_seats) {
    STATIC_REQUIRE_FALSE(ludo::has_name_and_seats<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_course<TestType>);
}

TEMPLATE_TEST_CASE("without options it is no game", "", options_without_players, options_without_first, options_not_compared,
                   no_option_list, check_answers_bool) {
    STATIC_REQUIRE_FALSE(ludo::has_options<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_course<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_name_and_seats<TestType>);
    STATIC_REQUIRE(ludo::has_actions<TestType>);
}

TEMPLATE_TEST_CASE("without a state that is a plain value with names for its members it is no game", "", state_of_pointers,
                   state_not_compared, state_without_options, state_without_members, check_of_states_answers_bool) {
    STATIC_REQUIRE_FALSE(ludo::has_state<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_rules<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_pieces<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_options<TestType>);
}

TEMPLATE_TEST_CASE("without actions that are small and have a notation it is no game", "", action_is_a_number,
                   action_without_notation, action_too_large) {
    STATIC_REQUIRE_FALSE(ludo::has_actions<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_rules<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_state<TestType>);
}

TEMPLATE_TEST_CASE("without rules, refusals and legal actions it is no game", "", no_rules, rules_by_value, refusal_answers_bool,
                   refusal_without_state, actions_are_a_list) {
    STATIC_REQUIRE_FALSE(ludo::has_rules<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_knowledge<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_state<TestType>);
    STATIC_REQUIRE(ludo::has_actions<TestType>);
}

TEMPLATE_TEST_CASE("without a course from the deal to the scores it is no game", "", deal_without_luck, turn_is_a_number,
                   play_answers, play_on_a_copy, scores_are_one_number, nobody_wins) {
    STATIC_REQUIRE_FALSE(ludo::has_course<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_rules<TestType>);
}

TEMPLATE_TEST_CASE("without views, determinizations and secrets it is no game", "", view_without_seat, no_determinize,
                   secret_without_state) {
    STATIC_REQUIRE_FALSE(ludo::has_knowledge<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_course<TestType>);
}

TEMPLATE_TEST_CASE("without pieces that can be counted it is no game", "", no_piece_kinds, in_box_without_options,
                   each_piece_without_visit) {
    STATIC_REQUIRE_FALSE(ludo::has_pieces<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_knowledge<TestType>);
}

TEST_CASE("a state made without arguments is a game that is over") {
    STATIC_REQUIRE(toy_game::turn({}) == ludo::nobody);
    STATIC_REQUIRE(toy_game::actions({}).empty());
    STATIC_REQUIRE(ludo::calcory::turn({}) == ludo::nobody);
    STATIC_REQUIRE(ludo::calcory::actions({}).empty());
}

TEST_CASE("a whole game runs while the program is compiled") {
    constexpr auto points = [] {
        ludo::rng luck(9);
        auto s = toy_game::deal({}, luck);
        while (toy_game::turn(s) != ludo::nobody)
            toy_game::play(s, toy_game::actions(s).pick(luck));
        return toy_game::scores(s);
    }();
    STATIC_REQUIRE(points.size() == 2);
    STATIC_REQUIRE(points[ludo::seat(0)] != points[ludo::seat(1)]);
}
