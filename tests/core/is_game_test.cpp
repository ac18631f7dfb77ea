#include <ludo/core/is_game.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/not_whole.hpp"
#include "support/toy_game.hpp"

using enum ludo::game_part;
using namespace not_whole;

namespace {

template <typename G, ludo::game_part Part>
constexpr bool lacks = ludo::first_lacking<G>() == Part && !ludo::game<G>;

} // namespace

TEST_CASE("a game lacks no part") {
    STATIC_REQUIRE(ludo::is_game<toy_game>);
    STATIC_REQUIRE(ludo::is_game<renamed>);
    STATIC_REQUIRE(ludo::is_game<ludo::calcory>);
    STATIC_REQUIRE(ludo::is_game<ludo::xxl::lower>);
    STATIC_REQUIRE(ludo::first_lacking<toy_game>() == none);
}

TEST_CASE("of what is no game at all the name is missing first") {
    STATIC_REQUIRE(lacks<int, name>);
    STATIC_REQUIRE(lacks<toy_game::state, name>);
}

TEST_CASE("of what is nearly a game the one part that is missing or wrong is named") {
    STATIC_REQUIRE(lacks<no_name, name>);
    STATIC_REQUIRE(lacks<no_title, title>);
    STATIC_REQUIRE(lacks<no_seats, seats>);
    STATIC_REQUIRE(lacks<options_without_players, options>);
    STATIC_REQUIRE(lacks<options_without_first, options>);
    STATIC_REQUIRE(lacks<options_not_compared, options>);
    STATIC_REQUIRE(lacks<no_option_list, option_list>);
    STATIC_REQUIRE(lacks<check_answers_bool, options_in_words>);
    STATIC_REQUIRE(lacks<state_of_pointers, bytes>);
    STATIC_REQUIRE(lacks<state_not_compared, equality>);
    STATIC_REQUIRE(lacks<state_without_options, chosen>);
    STATIC_REQUIRE(lacks<state_without_members, members>);
    STATIC_REQUIRE(lacks<state_with_a_fraction, member_kinds>);
    STATIC_REQUIRE(lacks<check_of_states_answers_bool, state_in_words>);
    STATIC_REQUIRE(lacks<action_is_a_number, action>);
    STATIC_REQUIRE(lacks<action_without_notation, action>);
    STATIC_REQUIRE(lacks<action_too_large, two_bytes>);
    STATIC_REQUIRE(lacks<no_rules, rules>);
    STATIC_REQUIRE(lacks<rules_by_value, rules>);
    STATIC_REQUIRE(lacks<refusal_answers_bool, refusal>);
    STATIC_REQUIRE(lacks<refusal_without_state, refusal>);
    STATIC_REQUIRE(lacks<actions_are_a_list, actions>);
    STATIC_REQUIRE(lacks<deal_without_luck, deal>);
    STATIC_REQUIRE(lacks<turn_is_a_number, turn>);
    STATIC_REQUIRE(lacks<play_answers, play>);
    STATIC_REQUIRE(lacks<play_on_a_copy, play>);
    STATIC_REQUIRE(lacks<scores_are_one_number, scores>);
    STATIC_REQUIRE(lacks<nobody_wins, wins>);
    STATIC_REQUIRE(lacks<aim_is_a_word, aim>);
    STATIC_REQUIRE(lacks<aim_of_options, aim>);
    STATIC_REQUIRE(lacks<view_without_seat, view>);
    STATIC_REQUIRE(lacks<no_determinize, determinize>);
    STATIC_REQUIRE(lacks<secret_without_state, secret>);
    STATIC_REQUIRE(lacks<no_piece_kinds, box>);
    STATIC_REQUIRE(lacks<in_box_without_options, box>);
    STATIC_REQUIRE(lacks<each_piece_without_visit, each_piece>);
}
