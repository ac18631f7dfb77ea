#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/components/either.hpp>
#include <ludo/components/word.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo {

/// XXL 3, "Permis de refuser": who leads names one colour of the card. In a first part one wins the cards of which the hand
/// of the second part is made up; and there who has fewer cards than others need not add one.
struct may_refuse_rules : xxl::box {
    static constexpr std::string_view name = "may_refuse";
    static constexpr phrase title{"XXL 3: Leave to refuse", "XXL 3 : Permis de refuser"};

    /// Who has "fewer cards than the others": fewer than one other seat at least, or than each that has cards.
    enum class refuse_rule : std::uint8_t { fewer_than_any, fewer_than_all };
    friend constexpr std::array<std::string_view, 2> names(refuse_rule) { return {"fewer_than_any", "fewer_than_all"}; }

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        bool count_both_parts = false;
        may_refuse_rules::refuse_rule refuse_rule = may_refuse_rules::refuse_rule::fewer_than_any;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list = std::tuple_cat(
        common_options<options>,
        std::tuple{option{"count_both_parts", &options::count_both_parts, "count_both_parts takes true or false"},
                   option{"refuse_rule", &options::refuse_rule, "refuse_rule takes fewer_than_any or fewer_than_all"}});
    static constexpr char const* check(options const& chosen) { return wrong_option<may_refuse_rules>(chosen); }

    static constexpr int hand_size(int) { return 8; }

    /// What is to be done: lead a card, follow or refuse, and between the parts say which card one keeps.
    enum class phase : std::uint8_t { over, leading, following, keeping };
    friend constexpr std::array<std::string_view, 4> names(phase) { return {"over", "leading", "following", "keeping"}; }

    using none = word<"none">;
    using kept = either<card, none>;

    template <typename Action>
    struct choices
        : choice<Action, step<verb<"lead", card, colour>>, step<verb<"follow", card>, verb<"refuse">>, step<verb<"keep", kept>>> {
        static constexpr Action refuse() { return choices::template make<"refuse">(); }
        static constexpr Action keep(kept one) { return choices::template make<"keep">(one); }
    };
    static constexpr fixed_text to_lead = "lead";
    static constexpr fixed_text to_follow = "follow";

    /// Luck that has been wiped, or that is not needed any more: no generator is ever in this state.
    static constexpr rng no_luck{std::array<std::uint64_t, 2>{0, 0}};

    struct own {
        std::uint8_t part = 1;
        per_seat<kept, seats.most> keeps{{none(), none(), none(), none(), none(), none()}}; // until the second part is dealt
        per_seat<std::uint16_t, seats.most> first_part;                                     // its totals, in the second part
        rng luck = no_luck;                                                                 // of the shuffle to come
        friend constexpr bool operator==(own const&, own const&) = default;

        static constexpr void fields(auto& besides, auto visit) {
            visit("part", besides.part);
            visit("keeps", besides.keeps);
            visit("first_part", besides.first_part);
            visit("luck", besides.luck);
        }
    };

    // ---- First part: who leads names a colour of the card, which the others follow

    static constexpr auto follow_led = rule("may_refuse.follow.led", "Permis de refuser", "Who begins a trick leads a card.",
                                            "Qui commence une levée joue une carte et nomme une couleur.");
    static constexpr auto lead_begun = rule("may_refuse.lead.begun", "Permis de refuser", "Only who begins a trick names a colour.",
                                            "Seul celui qui commence la levée nomme une couleur.");
    static constexpr auto lead_colour = rule("may_refuse.lead.colour", "Permis de refuser", "A colour of the card is named.",
                                             "On nomme une des couleurs de la carte.");

    static constexpr void begin(auto& s, rng& luck) { s.own.luck = rng(luck.draw()); }

    static constexpr void each_lead(auto const& s, auto visit) {
        [&]<std::size_t... In>(std::index_sequence<In...>) {
            (visit(s.chosen.deck.showing(colour(static_cast<int>(In))), colour(static_cast<int>(In))), ...);
        }(std::make_index_sequence<colour::count>());
    }
    static constexpr colour_set asked(auto const&, card, colour named) { return {named}; }
    static constexpr colour_set colours(auto const& s, card one) { return s.chosen.deck.both(one); }
    static constexpr cards showing(auto const& s, colour_set some) { return s.chosen.deck.showing(some); }
    static constexpr colour deciding(auto const& s) { return s.asked.first(); }

    /// With two or three players it takes one seat, with more it takes two of which something is true to end a part.
    static constexpr bool enough(auto const& s, auto true_of) {
        int found = 0;
        for (seat each : ludo::seats(s.chosen.players))
            found += true_of(each);
        return found >= (s.chosen.players <= 3 ? 1 : 2);
    }

    /// ruling: a trick is completed before the end of a part is looked at
    static constexpr bool after_trick(auto& s) {
        if (s.own.part == 1)
            return !s.hands.empty(s.turn) || end_first_part(s);
        if (enough(s, [&](seat each) { return s.hands.empty(each); }))
            return false;
        while (s.hands.empty(s.turn)) // ruling: then the next one with cards leads
            s.turn = s.turn.next(s.chosen.players);
        return true;
    }

    /// Without a trick for one player (of four or more: for two) it is all over.
    static constexpr bool end_first_part(auto& s) {
        if (trickless(s)) {
            s.own.luck = no_luck;
            return false;
        }
        s.now = phase::keeping;
        ask(s, seat(0));
        return true;
    }
    static constexpr bool trickless(auto const& s) {
        return enough(s, [&](seat each) { return s.won[each].empty(); });
    }

    // ---- Between the parts everybody may keep one of the cards won

    static constexpr auto keep_due =
        rule("may_refuse.keep.due", "Permis de refuser", "First one says which card one keeps, if any.",
             "On dit d'abord quelle carte on garde, ou qu'on n'en garde pas.");
    static constexpr auto keep_now = rule("may_refuse.keep.now", "Permis de refuser", "A card is kept between the two parts.",
                                          "On garde une carte entre les deux parties.");
    static constexpr auto keep_won = rule("may_refuse.keep.won", "Permis de refuser", "Only a card that one has won is kept.",
                                          "On ne garde qu'une carte que l'on a gagnée.");

    /// Asks the first seat from this one that has won cards; after the last one the second part begins.
    /// ruling: one after the other, in secret, and nobody has to keep one
    static constexpr void ask(auto& s, seat from) {
        while (from.index() < s.chosen.players && s.won[from].empty())
            from = seat(from.index() + 1);
        s.turn = from;
        if (from.index() == s.chosen.players)
            deal_second_part(s);
    }

    // ---- Second part: everybody has as many cards as were won, the one kept among them; most cards lead

    static constexpr void deal_second_part(auto& s) {
        struct {
            packet list;
            int count = 0;
            [[nodiscard]] constexpr int size() const { return count; }
            constexpr auto& operator[](int at) { return list[static_cast<std::size_t>(at)]; }
        } pack;
        cards back = cards::all();
        s.hands = {};
        for (seat each : ludo::seats(s.chosen.players))
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
        for (seat each : ludo::seats(s.chosen.players)) {
            for (int missing = s.won[each].size() - s.hands.size(each); missing > 0; --missing)
                s.hands.add(each, *next++);
            s.own.first_part[each] = static_cast<std::uint16_t>(total(s.won[each]));
        }
        s.aside = ludo::aside<card>(cards::all() - s.hands.all());
        s.turn = most_cards(s);
        s.now = phase::leading;
        s.won = {};
        s.without = {};
        s.own.part = 2;
        s.own.keeps = own().keeps;
        s.own.luck = no_luck;
    }

    /// Of those with most cards the one with most points; ruling: of those the first one from `first`, clockwise.
    static constexpr seat most_cards(auto const& s) {
        seat const first = s.chosen.first;
        seat found = first;
        auto const more = [&](seat one, seat other) {
            int const difference = s.won[one].size() - s.won[other].size();
            return difference > 0 || (difference == 0 && s.own.first_part[one] > s.own.first_part[other]);
        };
        for (seat each = first.next(s.chosen.players); each != first; each = each.next(s.chosen.players))
            if (more(each, found))
                found = each;
        return found;
    }

    // ---- Who has fewer cards than the others may refuse to add one

    static constexpr auto refuse_lead = rule("may_refuse.refuse.lead", "Permis de refuser", "Who leads cannot refuse.",
                                             "Qui entame ne peut pas refuser."); // ruling
    static constexpr auto refuse_part = rule("may_refuse.refuse.part", "Permis de refuser", "Nobody refuses in the first part.",
                                             "On ne refuse pas dans la première partie.");
    static constexpr auto refuse_fewer =
        rule("may_refuse.refuse.fewer", "Permis de refuser", "Only who has fewer cards than the others may refuse.",
             "Seul celui qui a moins de cartes que les autres peut refuser.");

    /// The cards that a seat had when the trick began.
    static constexpr int had(auto const& s, seat one) { return s.hands.size(one) + s.trick.has(one); }

    static constexpr bool has_fewer(auto const& s, seat one) {
        bool const any = s.chosen.refuse_rule == refuse_rule::fewer_than_any;
        int const mine = had(s, one);
        for (seat other : ludo::seats(s.chosen.players)) {
            int const theirs = had(s, other);
            if (other != one && (any ? mine < theirs : theirs > 0 && theirs <= mine))
                return any;
        }
        return !any;
    }

    // ---- What is done besides leading and following

    static constexpr bool other(auto& s, auto a) {
        if (s.now == phase::following)
            return true; // refused
        s.own.keeps[s.turn] = a.template with<"keep">();
        ask(s, seat(s.turn.index() + 1));
        return false;
    }

    template <typename Action>
    static constexpr void add_others(auto const& s, action_set<Action>& legal) {
        if (s.now == phase::keeping) {
            legal.insert_each(Action::keep(card::from_index(0)), s.won[s.turn]);
            legal.insert(Action::keep(none()));
        } else if (s.now == phase::following && s.own.part == 2)
            legal.insert(Action::refuse(), has_fewer(s, s.turn));
    }

    static constexpr std::array own_rules{&follow_led, &lead_begun,  &lead_colour, &keep_due,    &keep_now,
                                          &keep_won,   &refuse_lead, &refuse_part, &refuse_fewer};

    static constexpr rule const* refusal(auto const& s, auto a) {
        bool const keeping = s.now == phase::keeping;
        if (a.template is<"keep">() != keeping)
            return keeping ? &keep_due : &keep_now;
        if (keeping) {
            kept const one = a.template with<"keep">();
            return one.template is<none>() || s.won[s.turn].contains(one.template as<card>()) ? nullptr : &keep_won;
        }
        bool const leads = s.now == phase::leading;
        if (a.template is<"lead">()) {
            auto const [led, named] = a.template with<"lead">();
            return !leads ? &lead_begun : s.chosen.deck.shows(led, named) ? nullptr : &lead_colour;
        }
        if (a.template is<"follow">())
            return leads ? &follow_led : nullptr;
        return leads ? &refuse_lead : s.own.part == 1 ? &refuse_part : has_fewer(s, s.turn) ? nullptr : &refuse_fewer;
    }

    // ---- The total of the cards won in the second part counts, or of those of the first where there is no second

    static constexpr seat_numbers scores(auto const& s) {
        seat_numbers sums = totals(s.chosen.players, [&](seat each) { return s.won[each]; });
        for (seat each : ludo::seats(s.chosen.players))
            sums[each] += s.chosen.count_both_parts ? s.own.first_part[each] : 0;
        return sums;
    }

    // ---- What others keep is not known, nor the luck that deals the second part

    static constexpr bool secret(auto const&, auto a) { return a.template is<"keep">(); }

    /// The last seat that may keep a card brings the second part.
    static constexpr bool deals_anew(auto const& s) {
        bool last = s.now == phase::keeping;
        for (seat each : ludo::seats(s.chosen.players))
            last = last && (each.index() <= s.turn.index() || s.won[each].empty());
        return last;
    }

    /// Has this seat said what it keeps, now that they are asked?
    static constexpr bool has_kept(auto const& s, seat one) {
        return s.now == phase::keeping && one.index() < s.turn.index() && !s.won[one].empty();
    }
    static constexpr bool awaits_luck(auto const& s) { return s.own.part == 1 && s.now != phase::over; }

    static constexpr void hide(auto& s, seat viewer) {
        s.own.luck = no_luck;
        for (seat each : ludo::seats(s.chosen.players))
            if (each != viewer && has_kept(s, each))
                s.own.keeps[each] = card();
    }
    static constexpr void imagine(auto& s, rng& luck) {
        for (seat each : ludo::seats(s.chosen.players)) {
            if (s.own.keeps[each].known())
                continue;
            int const chosen = static_cast<int>(luck.below(static_cast<std::uint32_t>(s.won[each].size() + 1)));
            s.own.keeps[each] = chosen == 0 ? kept(none()) : kept(s.won[each].nth(chosen - 1));
        }
        if (awaits_luck(s) && s.own.luck == no_luck)
            s.own.luck = rng(luck.draw());
    }

    static constexpr char const* check_own(auto const& s) {
        int earlier = 0;
        for (seat each : ludo::seats(seats.most)) {
            kept const one = s.own.keeps[each];
            if (!one.template is<none>() && (!has_kept(s, each) || (one.known() && !s.won[each].contains(one.template as<card>()))))
                return "keeps: a card that was won, of a seat that has been asked";
            if (each.index() >= s.chosen.players && s.own.first_part[each] > 0)
                return "first_part: nobody sits there";
            earlier += s.own.first_part[each];
        }
        if ((s.own.luck != no_luck) != (awaits_luck(s) && whole(s)))
            return "luck: who knows all cards knows what luck will bring, while there is luck to come";
        if (s.own.part == 1)
            return earlier == 0 ? check_first_part(s) : "first_part: its totals are told in the second part";
        return s.own.part == 2 && earlier <= total(cards::all()) ? check_second_part(s) : "part takes 1 or 2";
    }
    static constexpr bool whole(auto const& s) {
        int hidden = s.aside.hidden();
        for (seat each : ludo::seats(s.chosen.players))
            hidden += s.hands.hidden(each) + !s.own.keeps[each].known();
        return hidden == 0;
    }
    static constexpr char const* check_first_part(auto const& s) {
        if (s.now == phase::keeping && (!s.hands.empty(s.turn) || s.won[s.turn].empty()))
            return "turn: this seat has no cards to keep one of";
        if ((s.now == phase::keeping || s.now == phase::over) && trickless(s) != (s.now == phase::over))
            return "phase: without tricks for enough seats it is over, and else they keep cards";
        return check_even_play(s, hand_size(s.chosen.players));
    }
    static constexpr char const* check_second_part(auto const& s) {
        if (s.now == phase::keeping)
            return "phase: cards are kept before the second part";
        if (enough(s, [&](seat each) { return had(s, each) == 0; }) != (s.now == phase::over))
            return "phase: the game is over when enough hands are empty, and not before";
        for (seat each = s.trick.leader(); !s.trick.empty() && each != s.turn; each = each.next(s.chosen.players))
            if (!s.trick.has(each) && !s.hands.empty(each) && !has_fewer(s, each))
                return "trick: only who has fewer cards has refused";
        return nullptr;
    }
};

using may_refuse = tricks<may_refuse_rules>;
static_assert(sizeof(may_refuse::state) <= 256);

} // namespace ludo
