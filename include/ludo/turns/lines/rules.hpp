#pragma once

#include <array>
#include <tuple>

#include <ludo/components/grid.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/lines/contract.hpp>
#include <ludo/turns/lines/positions.hpp>
#include <ludo/turns/lines/sentences.hpp>
#include <ludo/turns/lines/telling.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_lines<Rules>()>
struct lines {
    static constexpr bool lacks_a_part = true;
};

/// A game for two on a grid: each puts a mark in turn, and whoever has enough of them in line wins. If the grid is full before
/// that, nobody does. `Rules` say what is special: see `lines_rules`.
template <lines_rules Rules>
struct lines<Rules, true> : Rules, for_players<2, 2>, open_game, lines_sentences {
    static constexpr best wins = best::highest;

    using rules_of_lines = Rules;
    using board = grid<Rules::size>;
    using cells = typename board::cells;
    using place = lines_place<Rules>;

    struct state {
        options chosen;
        seat turn = nobody;
        seat winner = nobody;
        per_seat<cells, seats.most> marks;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{member{"turn", &state::turn}, member{"winner", &state::winner}, member{"marks", &state::marks}};
        }
    };
    struct action : choice<action, step<typename Rules::placing>> {
        static constexpr action put(place named) { return action::from_index(named.index()); }
        [[nodiscard]] constexpr place named() const { return place::from_index(this->index()); }
    };

    static constexpr state deal(options const& chosen, rng&) {
        LUDO_EXPECTS(!wrong_with<lines>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        return s;
    }

    // ---- Course of a turn: a mark, and perhaps a line

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        cells& mine = s.marks[s.turn];
        mine.insert(Rules::where(marked(s), a.named()));
        if (board::template in_line<Rules::in_a_row>(mine))
            s.winner = s.turn;
        s.turn = s.winner != nobody || marked(s) == cells::all() ? nobody : s.turn.next(seats.most);
    }

    static constexpr cells marked(state const& s) { return s.marks[seat(0)] | s.marks[seat(1)]; }

    // ---- Result: the winner has 1, and the other has 0

    static constexpr seat_numbers scores(state const& s) {
        seat_numbers won(seats.most);
        if (s.winner != nobody)
            won[s.winner] = 1;
        return won;
    }

    // ---- What may be done, said twice

    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        if (s.turn != nobody)
            legal.insert_each(action::put(place()), Rules::free(marked(s)));
        return legal;
    }

    static constexpr auto rules = joined(Rules::own_rules, std::array{&end_over});

    static constexpr rule const* refusal(state const& s, action a) {
        return s.turn == nobody ? &end_over : Rules::refusal(marked(s), a.named());
    }

    // ---- Texts and positions

    using telling = lines_telling<Rules>;

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s) { return wrong_with_lines<lines>(s); }
};

} // namespace ludo
