#include <ludo/core/is_game.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/not_whole.hpp"
#include "support/toy_game.hpp"

using namespace not_whole;

TEST_CASE("a game lacks no part") {
    STATIC_REQUIRE(ludo::is_game<toy_game>);
    STATIC_REQUIRE(ludo::is_game<renamed>);
    STATIC_REQUIRE(ludo::is_game<ludo::calcory>);
    STATIC_REQUIRE(ludo::is_game<ludo::xxl::lower>);
}

TEST_CASE("of what is no game at all the name is missing first") {
    STATIC_REQUIRE_FALSE(ludo::has_name<int>);
    STATIC_REQUIRE_FALSE(ludo::has_name<toy_game::state>);
}

TEST_CASE("of what is nearly a game the one part that is missing or wrong is no such part") {
    STATIC_REQUIRE_FALSE(ludo::has_name<no_name>);
    STATIC_REQUIRE_FALSE(ludo::has_title<no_title>);
    STATIC_REQUIRE_FALSE(ludo::has_seats<no_seats>);
    STATIC_REQUIRE_FALSE(ludo::has_options_type<options_without_players>);
    STATIC_REQUIRE_FALSE(ludo::has_options_type<options_without_first>);
    STATIC_REQUIRE_FALSE(ludo::has_options_type<options_not_compared>);
    STATIC_REQUIRE_FALSE(ludo::has_option_list<no_option_list>);
    STATIC_REQUIRE_FALSE(ludo::has_options<check_answers_bool>);
    STATIC_REQUIRE_FALSE(ludo::has_state_of_bytes<state_of_pointers>);
    STATIC_REQUIRE_FALSE(ludo::has_state_with_equality<state_not_compared>);
    STATIC_REQUIRE_FALSE(ludo::has_state_with_options<state_without_options>);
    STATIC_REQUIRE_FALSE(ludo::has_state_with_members<state_without_members>);
    STATIC_REQUIRE_FALSE(ludo::has_state_of_known_kinds<state_with_a_fraction>);
    STATIC_REQUIRE_FALSE(ludo::has_state<check_of_states_answers_bool>);
    STATIC_REQUIRE_FALSE(ludo::has_choices<action_is_a_number>);
    STATIC_REQUIRE_FALSE(ludo::has_choices<action_without_notation>);
    STATIC_REQUIRE_FALSE(ludo::has_actions<action_too_large>);
    STATIC_REQUIRE_FALSE(ludo::has_list_of_rules<no_rules>);
    STATIC_REQUIRE_FALSE(ludo::has_list_of_rules<rules_by_value>);
    STATIC_REQUIRE_FALSE(ludo::has_refusal<refusal_answers_bool>);
    STATIC_REQUIRE_FALSE(ludo::has_refusal<refusal_without_state>);
    STATIC_REQUIRE_FALSE(ludo::has_legal_actions<actions_are_a_list>);
    STATIC_REQUIRE_FALSE(ludo::has_deal<deal_without_luck>);
    STATIC_REQUIRE_FALSE(ludo::has_turn<turn_is_a_number>);
    STATIC_REQUIRE_FALSE(ludo::has_play<play_answers>);
    STATIC_REQUIRE_FALSE(ludo::has_play<play_on_a_copy>);
    STATIC_REQUIRE_FALSE(ludo::has_scores<scores_are_one_number>);
    STATIC_REQUIRE_FALSE(ludo::has_winner<nobody_wins>);
    STATIC_REQUIRE_FALSE(ludo::has_aim<aim_is_a_word>);
    STATIC_REQUIRE_FALSE(ludo::has_aim<aim_of_options>);
    STATIC_REQUIRE_FALSE(ludo::has_view<view_without_seat>);
    STATIC_REQUIRE_FALSE(ludo::has_determinize<no_determinize>);
    STATIC_REQUIRE_FALSE(ludo::has_secret<secret_without_state>);
    STATIC_REQUIRE_FALSE(ludo::has_box<no_piece_kinds>);
    STATIC_REQUIRE_FALSE(ludo::has_box<in_box_without_options>);
    STATIC_REQUIRE_FALSE(ludo::has_each_piece<each_piece_without_visit>);
}
