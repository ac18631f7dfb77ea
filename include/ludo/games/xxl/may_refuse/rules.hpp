#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/components/card_list.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/games/xxl/may_refuse/box.hpp>
#include <ludo/games/xxl/may_refuse/knowledge.hpp>
#include <ludo/games/xxl/may_refuse/memory.hpp>
#include <ludo/games/xxl/may_refuse/positions.hpp>
#include <ludo/games/xxl/may_refuse/sentences.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo::xxl {

/// XXL 3, "Permis de refuser": the leader names one colour of the card. In the second part, each seat has as many cards as it
/// won in the first; and a seat that has fewer cards than others need not play one.
struct may_refuse_rules : trick_defaults<box>, may_refuse_sentences {
    static constexpr std::string_view name = "may_refuse";
    static constexpr phrase title{"XXL 3: Free to refuse", "XXL 3 : Permis de refuser"};

    using may_refuse_sentences::own_rules;

    // ---- What a table may agree on, and what else lies there: see may_refuse/box.hpp

    using refuse_rule = xxl::refuse_rule;
    using options = may_refuse_options;
    template <typename Options>
    static constexpr std::tuple own_options{option{"count_both_parts", &Options::count_both_parts},
                                            option{"refuse_rule", &Options::refuse_rule}};
    static constexpr std::tuple option_list = std::tuple_cat(common_options<options>, own_options<options>);
    static constexpr int hand_size(int) { return 8; }

    using game_phase = may_refuse_phase;
    using none = no_card;
    using kept = kept_card;
    using own = may_refuse_own;
    template <typename Rules>
    using memory = may_refuse_memory<Rules>;

    // ---- The actions, and their words

    template <typename Action>
    struct choices
        : choice<Action, step<verb<"lead", card, colour>>, step<verb<"follow", card>, verb<"refuse">>, step<verb<"keep", kept>>> {
        static constexpr Action refuse() { return choices::template make<"refuse">(); }
        static constexpr Action keep(kept one) { return choices::template make<"keep">(one); }
    };
    static constexpr std::array<words_for, 3> own_verbs{
        {{"lead", {"{0} leads {1} and asks for {2}", "{0} entame avec {1} et demande du {2}"}},
         {"refuse", {"{0} refuses", "{0} refuse"}},
         {"keep", {"{0} keeps {1}", "{0} garde {1}"}}}};
    static constexpr phrase in_secret{"{0} chooses in secret whether to keep a card",
                                      "{0} choisit en secret de garder une carte ou non"};
    static constexpr std::optional<phrase> in_words(kept one) {
        return one.is<none>() ? std::optional(phrase{"no card", "aucune carte"}) : std::nullopt;
    }
    using box::in_words;
    static constexpr fixed_text to_lead = "lead";
    static constexpr fixed_text to_follow = "follow";

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
        cards back = cards::all();
        s.hands = {};
        for (seat each : each_seat(s.chosen.players))
            if (s.own.keeps[each].template is<card>()) {
                s.hands.add(each, s.own.keeps[each].template as<card>());
                back.erase(s.own.keeps[each].template as<card>());
            }
        card_list<card, card::count> pack;
        for (card each : back)
            pack.add(each);
        s.own.luck.shuffle(pack);

        card const* next = pack.begin();
        for (seat each : each_seat(s.chosen.players))
            for (int missing = s.won[each].size() - s.hands.size(each); missing > 0; --missing)
                s.hands.add(each, *next++);
        s.own.first_part = s.won;
        s.begin_with(most_cards(s));
        s.remembered = {};
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
            return other_action::in_the_trick; // refused
        s.own.keeps[s.turn] = a.template with<"keep">();
        ask(s, seat(s.turn.index() + 1));
        return other_action::beside_the_trick;
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

    // ---- Neither what others keep nor the luck for the second part is known

    static constexpr bool secret(auto const&, auto a) { return a.template is<"keep">(); }
    /// When the last seat has chosen whether to keep a card, the second part is dealt.
    static constexpr bool deals_anew(auto const& s) {
        bool last = s.phase == game_phase::keeping;
        for (seat each : each_seat(s.chosen.players))
            last = last && (each.index() <= s.turn.index() || s.won[each].empty());
        return last;
    }
    static constexpr void forget(auto& s, seat) { s.own.first_part = {}; }
    static constexpr void hide(auto& s, seat viewer) { may_refuse_knowledge::hide(s, viewer); }
    static constexpr void imagine(auto& s, rng& luck) { may_refuse_knowledge::imagine(s, luck); }
    static constexpr void favour(auto const& s, seat owner, auto const& closed, auto& known) {
        may_refuse_knowledge::favour(s, owner, closed, known);
    }
    static constexpr char const* check_own(auto const& s) { return may_refuse_positions<may_refuse_rules>::check_own(s); }
};

} // namespace ludo::xxl
