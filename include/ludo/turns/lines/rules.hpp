#pragma once

#include <array>
#include <tuple>

#include <ludo/components/grid.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/lines/contract.hpp>
#include <ludo/turns/lines/sentences.hpp>

namespace ludo {

/// A game for two on a grid: each puts a mark in turn, and whoever has enough of them in line wins. If the grid is full before
/// that, nobody does. `Rules` say what is special: see `lines_rules`.
template <lines_rules Rules>
struct lines : Rules, open_game, lines_sentences {
    static constexpr player_range seats{2, 2};
    static constexpr best wins = best::highest;

    using board = grid<Rules::size>;
    using cells = typename board::cells;
    using place = lines_place<Rules>;

    struct options {
        int players = 2;
        seat first = seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                            option{"first", &options::first}};

    struct state {
        options chosen;
        seat turn = nobody;
        seat winner = nobody;
        per_seat<cells, seats.most> marks;
        friend constexpr bool operator==(state const&, state const&) = default;
    };
    struct action : choice<action, step<typename Rules::placing>> {
        static constexpr action put(place named) { return action::from_index(named.index()); }
        [[nodiscard]] constexpr place named() const { return place::from_index(this->index()); }
    };

    static constexpr state deal(options const& chosen, rng&) {
        LUDO_EXPECTS(!(check)(chosen), "the options are wrong: ask `check` first");
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

    static constexpr char const*(check)(options const& chosen) { return option_out_of_range<option_list>(chosen); }
    static constexpr char const*(check)(state const& s);

    /// The parts of a state by name, for texts and files.
    template <typename State, typename Visit>
    static constexpr void fields(State& s, Visit visit) {
        visit("options", s.chosen);
        visit("turn", s.turn);
        visit("winner", s.winner);
        visit("marks", s.marks);
    }
};

} // namespace ludo
