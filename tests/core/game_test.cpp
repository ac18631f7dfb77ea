#include <ludo/core/game.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

// Each of these types is the toy game without one part, or with one part that is wrong: declared again, it hides what it
// inherits.
namespace not_whole {

struct no_name : toy_game {
    static constexpr int name = 7;
};
struct no_title : toy_game {
    static constexpr std::string_view title = "Toy";
};
struct no_seats : toy_game {
    static constexpr int seats = 2;
};

struct options_without_players : toy_game {
    struct options {
        ludo::seat first;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr char const* check(options const&) { return nullptr; }
};
struct options_without_first : toy_game {
    struct options {
        int players = 2;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr char const* check(options const&) { return nullptr; }
};
struct options_not_compared : toy_game {
    struct options {
        int players = 2;
        ludo::seat first;
    };
    static constexpr char const* check(options const&) { return nullptr; }
};
struct no_option_list : toy_game {
private:
    using toy_game::option_list;
};
struct no_check_of_options : toy_game {
    static constexpr char const* check(state const&) { return nullptr; }
};
struct check_answers_bool : toy_game {
    static constexpr bool check(options const&) { return true; }
    static constexpr char const* check(state const&) { return nullptr; }
};

struct state_of_pointers : toy_game {
    struct state : toy_game::state {
        state() = default;
        state(state const& other) : toy_game::state(other) {}
        state& operator=(state const&) = default;
        friend bool operator==(state const&, state const&) = default;
    };
};
struct state_not_compared : toy_game {
    struct state {
        options chosen;
    };
    static constexpr char const* check(options const&) { return nullptr; }
    static constexpr char const* check(state const&) { return nullptr; }
};
struct state_without_options : toy_game {
    struct state {
        friend constexpr bool operator==(state const&, state const&) = default;
    };
    static constexpr char const* check(options const&) { return nullptr; }
    static constexpr char const* check(state const&) { return nullptr; }
};
struct no_check_of_states : toy_game {
    static constexpr char const* check(options const&) { return nullptr; }
};

struct action_is_a_number : toy_game {
    using action = int;
};
struct action_without_notation : toy_game {
    struct action {
        static constexpr int count = 6;
        [[nodiscard]] constexpr int index() const { return 0; }
        static constexpr action from_index(int) { return {}; }
        friend constexpr bool operator==(action, action) = default;
    };
};
struct action_too_large : toy_game {
    struct action : toy_game::action {
        static constexpr action from_index(int) { return {}; }
        static constexpr std::optional<action> parse(std::string_view) { return {}; }
        int more = 0;
        friend constexpr bool operator==(action, action) = default;
    };
};

struct no_rules : toy_game {
    static constexpr int rules = 5;
};
struct rules_by_value : toy_game {
    static constexpr std::array rules{toy_game::over};
};
struct refusal_answers_bool : toy_game {
    static constexpr bool refusal(state const&, action) { return false; }
};
struct refusal_without_state : toy_game {
    static constexpr ludo::rule const* refusal(action) { return nullptr; }
};
struct actions_are_a_list : toy_game {
    static constexpr std::array<action, 6> actions(state const&) { return {}; }
};

struct deal_without_luck : toy_game {
    static constexpr state deal(options const&) { return {}; }
};
struct turn_is_a_number : toy_game {
    static constexpr int turn(state const&) { return 0; }
};
struct play_answers : toy_game {
    static constexpr bool play(state&, action) { return true; }
};
struct play_on_a_copy : toy_game {
    static constexpr state play(state s, action) { return s; }
};
struct scores_are_one_number : toy_game {
    static constexpr int scores(state const&) { return 0; }
};
struct nobody_wins : toy_game {
    static constexpr bool wins = true;
};

struct view_without_seat : toy_game {
    static constexpr state view(state const& s) { return s; }
};
struct no_determinize : toy_game {
    static constexpr state determinize(state const& s) { return s; }
};
struct secret_without_state : toy_game {
    static constexpr bool secret(action) { return false; }
};

struct no_piece_kinds : toy_game {
    static constexpr std::string_view piece_kinds = "cards";
};
struct in_box_without_options : toy_game {
    static constexpr int in_box(int) { return 1; }
};
struct each_piece_without_visit : toy_game {
    static constexpr void each_piece(state const&) {}
};

struct renamed : toy_game {
    static constexpr std::string_view name = "renamed";
};

} // namespace not_whole

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

TEMPLATE_TEST_CASE("without options and their check it is no game", "", options_without_players, options_without_first,
                   options_not_compared, no_option_list, no_check_of_options, check_answers_bool) {
    STATIC_REQUIRE_FALSE(ludo::has_options<TestType>);
    STATIC_REQUIRE_FALSE(ludo::has_course<TestType>);
    STATIC_REQUIRE_FALSE(ludo::game<TestType>);
    STATIC_REQUIRE(ludo::has_name_and_seats<TestType>);
    STATIC_REQUIRE(ludo::has_actions<TestType>);
}

TEMPLATE_TEST_CASE("without a state that is a plain, checked value it is no game", "", state_of_pointers, state_not_compared,
                   state_without_options, no_check_of_states) {
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

namespace {

struct lowest_where_agreed : toy_game {
    static constexpr ludo::best wins(options const& chosen) {
        return chosen.players == 2 ? ludo::best::lowest : ludo::best::highest;
    }
};

} // namespace

TEST_CASE("who wins may depend on the options") {
    STATIC_REQUIRE(ludo::game<lowest_where_agreed>);
    STATIC_REQUIRE(ludo::wins_of<lowest_where_agreed>({}) == ludo::best::lowest);
    STATIC_REQUIRE(ludo::wins_of<lowest_where_agreed>({.players = 3}) == ludo::best::highest);
    STATIC_REQUIRE(ludo::wins_of<ludo::calcory>({}) == ludo::best::highest);
}

TEST_CASE("actions are written and read in the notation of the state, where it has one") {
    STATIC_REQUIRE(ludo::text_of<ludo::calcory>({}, ludo::calcory::action::stop()) == "stop");
    STATIC_REQUIRE(ludo::action_of<ludo::calcory>({}, "stop") == ludo::calcory::action::stop());
    STATIC_REQUIRE_FALSE(ludo::action_of<ludo::calcory>({}, "halt").has_value());
    ludo::xxl::lower::state s;
    ludo::rng luck(3);
    s.chosen.deck = ludo::xxl::deck::any(luck);
    for (int index = 0; index < ludo::xxl::lower::action::count; ++index) {
        auto const one = ludo::xxl::lower::action::from_index(index);
        CHECK(ludo::action_of<ludo::xxl::lower>(s, ludo::text_of<ludo::xxl::lower>(s, one)) == one);
    }
    CHECK(ludo::text_of<ludo::xxl::lower>(s, ludo::xxl::lower::action::play({6, 8})) ==
          std::string("play ") + std::string(ludo::xxl::card(6, 8).text(s.chosen.deck).view()));
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
