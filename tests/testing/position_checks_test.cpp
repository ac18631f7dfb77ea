#include <ludo/testing/position_checks.hpp>

#include <optional>
#include <string>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct forbids_by_another_rule : toy_game {
    static constexpr auto another = rule("toy.another", phrase{}, "", "");
    static constexpr rule const* refusal(state const& s, action a) { return a.is<"keep">() ? &another : toy_game::refusal(s, a); }
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        legal.insert(action::draw(), s.phase == game_phase::choosing);
        return legal;
    }
};
struct lists_what_is_forbidden : toy_game {
    static constexpr rule const* refusal(state const& s, action a) { return a.is<"keep">() ? &over : toy_game::refusal(s, a); }
};
struct lists_too_little : toy_game {
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        legal.insert(action::keep(), s.phase == game_phase::choosing);
        return legal;
    }
};
struct has_three_of_each : toy_game {
    static constexpr int in_box(options const&, int) { return 3; }
};
struct scores_three : toy_game {
    static constexpr seat_numbers scores(state const&) { return seat_numbers(3); }
};
struct team_with_two_scores : toy_game {
    static constexpr ludo::aim aim = ludo::aim::together;
    static constexpr seat_numbers scores(state const&) {
        seat_numbers points(2);
        points[seat(1)] = 1;
        return points;
    }
};
struct seats_seven : toy_game {
    static constexpr int players(state const&) { return 7; }
};

/// What is wrong with the first position of a game.
template <typename G>
std::string wrong() {
    testing::extras<G> const more;
    rng luck(1);
    return testing::position_checks<G>{more}.position(G::deal({}, luck));
}

} // namespace

TEST_CASE("nothing is wrong with a position of a game that keeps its promises, nor with the end") {
    CHECK(wrong<toy_game>() == "");
    testing::extras<toy_game> const more;
    testing::position_checks<toy_game> const check{more};
    rng luck(1);
    toy_game::state s = toy_game::deal({}, luck);
    CHECK(check.playable(s, luck, 100) == "");
    while (toy_game::turn(s) != nobody)
        toy_game::play(s, toy_game::actions(s).pick(luck));
    CHECK(check.position(s) == "");
}

TEST_CASE("what is wrong is said with the number of the promise") {
    CHECK(wrong<lists_what_is_forbidden>() == "1: `keep` is listed, but toy.over forbids it");
    CHECK(wrong<lists_too_little>() == "1: `draw` is legal but not listed");
    CHECK(wrong<has_three_of_each>() == "2: in the view of seat 0 the pieces are not those of the box");
    CHECK(wrong<seats_seven>() == "8: 7 play, more or fewer than `seats` allows");
    CHECK(wrong<scores_three>() == "8: the number of scores is not the number of players");
    CHECK(wrong<team_with_two_scores>() == "8: all play together, but they have different scores");
}

TEST_CASE("a rule that is not on the list of rules is found") {
    CHECK(wrong<forbids_by_another_rule>() == "1: toy.another is not one of the rules");
}

TEST_CASE("what is saved is loaded as it was") {
    testing::extras<toy_game> more;
    more.save = [](toy_game::state const&) { return std::string("nothing"); };
    more.load = [](std::string const&) { return std::optional(toy_game::state()); };
    rng luck(1);
    testing::position_checks<toy_game> const check{more};
    CHECK(check.written(toy_game::deal({}, luck)) == "6: what is saved is loaded as something else: nothing");
    CHECK(check.written(toy_game::state()) == "");
}
