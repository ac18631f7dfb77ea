#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include <ludo/components/grid.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/core/wrong_with.hpp>

/// Reversi: a disc is put so that it encloses others in line with one of one's own; they are turned over. Whoever cannot is passed over.
struct reversi : ludo::for_players<2, 2>, ludo::open_game {
    static constexpr std::string_view name = "reversi";
    static constexpr ludo::phrase title{"Reversi", "Reversi"};

    using board = ludo::grid<ludo::rectangle{.rows = 8, .columns = 8}>;
    using cell = board::cell;
    using cells = board::cells;
    using seat = ludo::seat;

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        ludo::per_seat<cells, 2> discs;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"discs", &state::discs}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"put", cell>>> {
        static constexpr action put(cell on) { return make<"put">(on); }
    };

    // ---- Two discs of each lie crosswise in the middle; the first seat's are dark

    static constexpr cells middle{cell(3, 3), cell(3, 4), cell(4, 3), cell(4, 4)};
    static constexpr cells dark{cell(3, 4), cell(4, 3)};

    static constexpr state deal(options const& chosen, ludo::rng&) {
        LUDO_EXPECTS(!ludo::wrong_with<reversi>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.discs[chosen.first] = dark;
        s.discs[other(chosen.first)] = middle - dark;
        return s;
    }
    static constexpr seat other(seat one) { return one.next(2); }

    // ---- Course of a turn: a disc, and those that it encloses are turned over. Whoever can put none is passed over

    static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!ludo::refusal_of<reversi>(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        seat const by = s.turn;
        cells const turned = enclosed(s.discs[by], s.discs[other(by)], a.with<"put">());
        s.discs[by] |= turned | cells{a.with<"put">()};
        s.discs[other(by)] -= turned;
        s.turn = can_put(s, other(by)) ? other(by) : can_put(s, by) ? by : ludo::nobody;
    }
    static constexpr bool can_put(state const& s, seat by) { return !open_to(s.discs[by], s.discs[other(by)]).empty(); }

    /// Answers with what `found` says of each of the eight directions, as one set.
    static constexpr cells in_all_directions(auto const& found) {
        return found.template operator()<-1, -1>() | found.template operator()<-1, 0>() | found.template operator()<-1, 1>() |
               found.template operator()<0, -1>() | found.template operator()<0, 1>() | found.template operator()<1, -1>() |
               found.template operator()<1, 0>() | found.template operator()<1, 1>();
    }
    /// The row of their discs that begins beside these cells: six at most, as a cell lies beyond it at either end.
    template <int Rows, int Columns>
    static constexpr cells row_of(cells const& theirs, cells const& from) {
        cells row = board::beside<Rows, Columns>(from) & theirs;
        for (int more = 1; more < board::size.rows - 2; ++more)
            row |= board::beside<Rows, Columns>(row) & theirs;
        return row;
    }
    static constexpr cells open_to(cells const& mine, cells const& theirs) {
        return in_all_directions([&]<int Rows, int Columns>() {
            return board::beside<Rows, Columns>(row_of<Rows, Columns>(theirs, mine)) - mine - theirs;
        });
    }
    static constexpr cells enclosed(cells const& mine, cells const& theirs, cell on) {
        return in_all_directions([&]<int Rows, int Columns>() {
            cells const row = row_of<Rows, Columns>(theirs, {on});
            return (board::beside<Rows, Columns>(row) & mine).empty() ? cells() : row;
        });
    }

    // ---- Most discs win

    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(2);
        for (seat each : ludo::each_seat(2))
            points[each] = s.discs[each].size();
        return points;
    }

    // ---- What may be done, said twice

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody)
            legal.insert_each(action::put({}), open_to(s.discs[s.turn], s.discs[other(s.turn)]));
        return legal;
    }

    /// Nobody can turn over a disc in a corner: whoever can have one takes it.
    static constexpr cells corners{cell(0, 0), cell(0, 7), cell(7, 0), cell(7, 7)};
    static constexpr action hint(state const& s, ludo::rng& luck) {
        cells const free = open_to(s.discs[s.turn], s.discs[other(s.turn)]) & corners;
        return free.empty() ? actions(s).pick(luck) : action::put(free.pick(luck));
    }

    static constexpr ludo::phrase course{"Course of play", "Déroulement du jeu"}, ending{"End of the game", "Fin de la partie"};
    static constexpr auto put_taken =
        ludo::rule("reversi.put.taken", course, "A disc is put on an empty cell.", "On pose un pion sur une case vide.");
    static constexpr auto put_turns_none =
        ludo::rule("reversi.put.turns-none", course, "A disc must enclose at least one of the other's.",
                   "Un pion doit encadrer au moins un pion adverse.");
    static constexpr std::array rules{&put_taken, &put_turns_none, &ludo::game_over};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        cell const on = a.with<"put">();
        if ((s.discs[seat(0)] | s.discs[seat(1)]).contains(on))
            return &put_taken;
        for (int down = -1; down <= 1; ++down)
            for (int right = -1; right <= 1; ++right)
                if (encloses(s, on, down, right))
                    return nullptr;
        return &put_turns_none;
    }
    /// Cell by cell in one direction: some of the other's discs, and then one of one's own?
    static constexpr bool encloses(state const& s, cell on, int down, int right) {
        int theirs = 0;
        for (int row = on.row() + down, column = on.column() + right;
             0 <= row && row < board::size.rows && 0 <= column && column < board::size.columns; row += down, column += right) {
            if (s.discs[s.turn].contains(cell(row, column)))
                return theirs > 0;
            if (!s.discs[other(s.turn)].contains(cell(row, column)))
                return false;
            ++theirs;
        }
        return false;
    }

    // ---- What happens, in words

    struct telling {
        static constexpr ludo::phrase marking{"{0} turns over {1}", "{0} retourne {1}"};
        static constexpr std::array<ludo::words_for, 1> verbs{{{"put", {"{0} puts a disc on {1}", "{0} pose un pion en {1}"}}}};
    };

    // ---- Texts and positions

    static constexpr char const* validate(state const& s) {
        bool const over = !can_put(s, seat(0)) && !can_put(s, seat(1));
        if (char const* const wrong = ludo::check_turn(s.turn, over, 2))
            return wrong;
        if (!(s.discs[seat(0)] & s.discs[seat(1)]).empty())
            return "discs: two lie on one cell";
        if (!(middle - s.discs[seat(0)] - s.discs[seat(1)]).empty())
            return "discs: the four cells in the middle are never empty";
        return over || can_put(s, s.turn) ? nullptr : "turn: this seat cannot put a disc anywhere";
    }
};
