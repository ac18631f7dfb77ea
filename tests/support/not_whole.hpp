#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/seat.hpp>

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
};
struct options_without_first : toy_game {
    struct options {
        int players = 2;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
};
struct options_not_compared : toy_game {
    struct options {
        int players = 2;
        ludo::seat first;
    };
};
struct no_option_list : toy_game {
private:
    using toy_game::option_list;
};
struct check_answers_bool : toy_game {
    static constexpr bool validate(options const&) { return true; }
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
};
struct state_without_options : toy_game {
    struct state {
        friend constexpr bool operator==(state const&, state const&) = default;
    };
};
struct state_without_members : toy_game {
    struct state {
        options chosen;
        friend constexpr bool operator==(state const&, state const&) = default;
    };
};
struct state_with_a_fraction : toy_game {
    struct state : toy_game::state {
        std::array<double, 2> odds{};
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() { return std::tuple{ludo::member{"odds", &state::odds}}; }
    };
};
struct check_of_states_answers_bool : toy_game {
    static constexpr bool validate(state const&) { return true; }
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

struct aim_is_a_word : toy_game {
    static constexpr std::string_view aim = "together";
};
struct aim_of_options : toy_game {
    static constexpr ludo::aim aim(options const&) { return ludo::aim::points; }
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
