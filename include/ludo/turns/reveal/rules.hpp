#pragma once

#include <tuple>

#include <ludo/components/census.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/reveal/contract.hpp>
#include <ludo/turns/reveal/laying.hpp>
#include <ludo/turns/reveal/refusal.hpp>
#include <ludo/turns/reveal/sentences.hpp>
#include <ludo/turns/reveal/telling.hpp>
#include <ludo/turns/reveal/unseen_deal.hpp>

namespace ludo {

/// Of rules that lack a part there is no game: the compiler says which.
template <typename Rules, bool = whole_reveal<Rules>()>
struct reveal {
    static constexpr bool lacks_a_part = true;
};

/// A game of memory: whoever has the turn turns cards over, one after the other. If they belong together and are a set, that seat
/// wins them; as soon as one does not belong to the others, all go face down again and the turn is over. When all cards are won, whoever
/// has most sets wins the game. `Rules` say what is special: see `reveal_rules`.
template <reveal_rules Rules>
struct reveal<Rules, true> : Rules, reveal_sentences {
    static constexpr best wins = best::highest;

    using card = typename Rules::card;
    using place = typename Rules::place;
    using places = index_set<place>;
    using options = typename Rules::options;

    struct state {
        options chosen;
        seat turn = nobody;
        spread<place, card> table;                  // cards that were won count as face up for good, where they lay
        owned_places<place, Rules::seats.most> won; // and they belong to whoever won them
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{member{"turn", &state::turn}, member{"table", &state::table}, member{"won", &state::won}};
        }
    };
    struct action : choice<action, step<verb<"turn", place>>> {
        static constexpr action turn(place face_down) { return action::template make<"turn">(face_down); }
    };

    // ---- Preparation: the cards are shuffled and laid face down

    static constexpr state deal(options const& chosen, rng& luck) {
        LUDO_EXPECTS(!wrong_with<reveal>(chosen), "the options are wrong: ask `wrong_with` first");
        auto cards = Rules::deck.cards;
        luck.shuffle(cards);
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        lay_face_down(s.table, Rules::laid(chosen), cards, [&](card each) { return Rules::plays(chosen, each); });
        return s;
    }

    // ---- Course of a turn

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        places const open = s.table.turned();
        card const shown = s.table.turn_over(a.template with<"turn">());
        if (!open.empty() && !Rules::together(s.table.at(open.first()), shown))
            miss(s);
        else if (open.size() == Rules::in_a_set - 1)
            win(s);
    }
    static constexpr void miss(state& s) {
        s.table.turn_back();
        s.turn = s.turn.next(s.chosen.players);
    }
    static constexpr void win(state& s) {
        for (place each : s.table.turned())
            s.won.insert(each, s.turn);
        s.table.leave_up();
        if (s.table.down().empty())
            s.turn = nobody;
        else
            s.turn = s.turn.next_if(!Rules::goes_on, s.chosen.players);
    }

    // ---- Result: how many sets each seat has won

    static constexpr seat_numbers scores(state const& s) {
        seat_numbers sets(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            sets[each] = s.won.of(each).size() / Rules::in_a_set;
        return sets;
    }

    // ---- What may be done, said twice

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        legal.insert_each(action::turn({}), s.table.down());
        return legal;
    }
    static constexpr rule const* refusal(state const& s, action a) {
        return s.turn == nobody ? &end_over
                                : why_not_turned_over(s.table, a.template with<"turn">(),
                                                      {.empty = turn_empty, .up = turn_won, .turned = turn_face_down});
    }

    // ---- What is known: everybody saw what was turned over; the others are left in the box, and lie in any order

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat) {
        state seen = s;
        seen.table.hide_but(s.table.seen());
        return seen;
    }
    static constexpr state determinize(state const& view, rng& luck) {
        state full = view;
        unseen_deal<place, card>(view.table, view.table.taken(), in_play(view.chosen)).imagine(full.table, luck);
        return full;
    }

    static constexpr census<card> in_play(options const& chosen) {
        census<card> found;
        for (card each : Rules::deck)
            if (Rules::plays(chosen, each))
                found.add(each);
        return found;
    }
    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const& chosen, int kind) {
        card const one = card::from_index(kind);
        return Rules::plays(chosen, one) ? Rules::deck.copies(one) : 0;
    }
    /// The places are those of the table, and what each seat has won.
    static constexpr void each_piece(state const& s, auto visit) {
        for (place at : s.table.taken())
            visit(s.won.any().contains(at) ? place::count + s.won.owner(at).index() : at.index(), piece_kind(s.table.at(at)));
    }

    using telling = reveal_telling<Rules>;

    // ---- Texts and positions

    static constexpr char const* validate(options const& chosen) { return own_check<Rules>(chosen); }
    static constexpr char const* validate(state const& s);
};

} // namespace ludo
