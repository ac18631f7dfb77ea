#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/games/xxl/may_refuse/box.hpp>
#include <ludo/games/xxl/may_refuse/sentences.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo::xxl {

/// XXL 3, "Permis de refuser": the leader names one colour of the card. In the second part, each seat has as many cards as it
/// won in the first; and a seat that has fewer cards than others need not play one.
struct may_refuse_rules : may_refuse_box, may_refuse_sentences {
    static constexpr std::string_view name = "may_refuse";
    static constexpr phrase title{"XXL 3: Free to refuse", "XXL 3 : Permis de refuser"};

    using may_refuse_sentences::own_rules;

    // ---- What a table may agree on, the actions, and what else is kept: see may_refuse/box.hpp

    // ---- First part: the leader names a colour of the card, which the others follow

    static constexpr void begin(auto& s, rng& luck) { s.own.luck = rng(luck.draw()); }

    static constexpr void each_lead(auto const& s, auto visit) {
        [&]<std::size_t... In>(std::index_sequence<In...>) {
            (visit(s.chosen.deck.showing(colour(static_cast<int>(In))), colour(static_cast<int>(In))), ...);
        }(std::make_index_sequence<colour::count>());
    }
    static constexpr colour_set asked(auto const&, card, colour named) { return {named}; }

    /// A part ends once something is true of one seat, with two or three players, or of two seats, with more.
    static constexpr bool enough(auto const& s, auto true_of) {
        int found = 0;
        for (seat each : each_seat(s.chosen.players))
            found += true_of(each);
        return found >= (s.chosen.players <= 3 ? 1 : 2);
    }

    /// ruling R13: whether a part has ended is decided after each complete trick
    static constexpr bool after_trick(auto& s) {
        if (s.own.part == 1)
            return !s.hands.empty(s.turn) || end_first_part(s);
        if (enough(s, [&](seat each) { return s.hands.empty(each); }))
            return false;
        while (s.hands.empty(s.turn)) // ruling R6: then the next one with cards leads
            s.turn = s.turn.next(s.chosen.players);
        return true;
    }

    /// If one player (with four or more: two players) has no trick, the whole game is over.
    static constexpr bool end_first_part(auto& s) {
        if (trickless(s)) {
            s.own.luck = no_luck;
            return false;
        }
        s.phase = game_phase::keeping;
        ask(s, seat(0));
        return true;
    }
    static constexpr bool trickless(auto const& s) {
        return enough(s, [&](seat each) { return s.won[each].empty(); });
    }

    // ---- Between the parts, everybody may keep one of the cards they have won

    /// Asks the next seat that has won cards, from this one on; after the last one, the second part begins.
    /// ruling R8, R9: one after the other, in secret, and nobody has to keep one
    static constexpr void ask(auto& s, seat from) {
        while (from.index() < s.chosen.players && s.won[from].empty())
            from = seat(from.index() + 1);
        s.turn = from;
        if (from.index() == s.chosen.players)
            deal_second_part(s);
    }

    // ---- Second part: everybody has as many cards as they won, including the one kept; the player with the most leads

    static constexpr void deal_second_part(auto& s) {
        struct {
            packet list;
            int count = 0;
            [[nodiscard]] constexpr int size() const { return count; }
            constexpr auto& operator[](int at) { return list[static_cast<std::size_t>(at)]; }
        } pack;
        cards back = cards::all();
        s.hands = {};
        for (seat each : each_seat(s.chosen.players))
            if (s.own.keeps[each].template is<card>()) {
                s.hands.add(each, s.own.keeps[each].template as<card>());
                back.erase(s.own.keeps[each].template as<card>());
            }
        auto next = pack.list.begin();
        for (card each : back)
            *next++ = each;
        pack.count = back.size();
        s.own.luck.shuffle(pack);

        next = pack.list.begin();
        for (seat each : each_seat(s.chosen.players)) {
            for (int missing = s.won[each].size() - s.hands.size(each); missing > 0; --missing)
                s.hands.add(each, *next++);
        }
        s.own.first_part = s.won;
        s.begin_with(most_cards(s));
        s.own.part = 2;
        s.own.keeps = own().keeps;
        s.own.luck = no_luck;
    }

    /// Of the seats with the most cards, the one with the most points; ruling R12: of these, the first clockwise from `first`.
    static constexpr seat most_cards(auto const& s) {
        return highest_seat(s.chosen.first, s.chosen.players,
                            [&](seat each) { return std::pair(s.won[each].size(), total(s.won[each])); });
    }

    // ---- A player who has fewer cards than the others may refuse to play one

    /// The cards that a seat had when the trick began.
    static constexpr int had(auto const& s, seat one) { return s.hands.size(one) + s.trick.has(one); }

    static constexpr bool has_fewer(auto const& s, seat one) {
        bool const any = s.chosen.refuse_rule == refuse_rule::fewer_than_any;
        int const mine = had(s, one);
        for (seat other : each_seat(s.chosen.players)) {
            int const theirs = had(s, other);
            if (other != one && (any ? mine < theirs : theirs > 0 && theirs <= mine))
                return any;
        }
        return !any;
    }

    // ---- What is done besides leading and following

    static constexpr other_action play_other(auto& s, auto a) {
        if (s.phase == game_phase::following)
            return in_the_trick; // refused
        s.own.keeps[s.turn] = a.template with<"keep">();
        ask(s, seat(s.turn.index() + 1));
        return beside_the_trick;
    }

    template <typename Action>
    static constexpr void insert_others(auto const& s, action_set<Action>& legal) {
        if (s.phase == game_phase::keeping) {
            legal.insert_each(Action::keep(card::from_index(0)), s.won[s.turn]);
            legal.insert(Action::keep(none()));
        } else if (s.phase == game_phase::following && s.own.part == 2)
            legal.insert(Action::refuse(), has_fewer(s, s.turn));
    }

    static constexpr rule const* refusal(auto const& s, auto a) {
        bool const keeping = s.phase == game_phase::keeping;
        if (a.template is<"keep">() != keeping)
            return keeping ? &keep_due : &keep_now;
        if (keeping) {
            kept const one = a.template with<"keep">();
            return one.template is<none>() || s.won[s.turn].contains(one.template as<card>()) ? nullptr : &keep_won;
        }
        bool const leads = s.phase == game_phase::leading;
        if (a.template is<"lead">()) {
            auto const [led, named] = a.template with<"lead">();
            return !leads ? &lead_begun : s.chosen.deck.shows(led, named) ? nullptr : &lead_colour;
        }
        if (a.template is<"follow">())
            return leads ? &follow_led : nullptr;
        if (leads || s.own.part == 1)
            return leads ? &refuse_lead : &refuse_part;
        bool const any = s.chosen.refuse_rule == refuse_rule::fewer_than_any;
        return has_fewer(s, s.turn) ? nullptr : any ? &refuse_fewer : &refuse_fewest;
    }

    // ---- The total of the cards won in the second part counts, or in the first if there is no second

    static constexpr seat_numbers scores(auto const& s) {
        seat_numbers sums = totals(s.chosen.players, [&](seat each) { return s.won[each]; });
        for (seat each : each_seat(s.chosen.players))
            sums[each] += s.chosen.count_both_parts ? total(s.own.first_part[each]) : 0;
        return sums;
    }

    // ---- Neither what others keep nor the luck for the second part is known (see may_refuse/knowledge.hpp)

    static constexpr void note(auto& s, card one) {
        bool const shows = s.own.first_part[s.turn].contains(one); // no branch: it cannot be predicted
        s.own.shown[s.turn] = static_cast<std::uint8_t>(s.own.shown[s.turn] + shows);
    }
    static constexpr void favour(auto const& s, seat owner, auto const& closed, auto& known);

    static constexpr void forget(auto& s, seat) {
        s.own.first_part = {};
        s.own.shown = {};
    }
    static constexpr bool secret(auto const&, auto a) { return a.template is<"keep">(); }

    static constexpr bool deals_anew(auto const& s);
    static constexpr bool has_kept(auto const& s, seat one);
    static constexpr bool awaits_luck(auto const& s);
    static constexpr void hide(auto& s, seat viewer);
    static constexpr void imagine(auto& s, rng& luck);
    static constexpr char const* check_own(auto const& s);
    static constexpr bool whole(auto const& s);
    static constexpr char const* check_first_part(auto const& s);
    static constexpr char const* check_second_part(auto const& s);
};

} // namespace ludo::xxl
