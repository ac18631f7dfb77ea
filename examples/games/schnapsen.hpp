#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/for_players.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/series.hpp>
#include <ludo/turns/tricks.hpp>

/// Schnapsen for two, one deal, as on pagat.com: of twenty cards five each, and a stock with a card turned up at its end, whose suit is
/// trumps. Any card may be played on any other, and both draw after each trick, until the stock is used up, or closed by who leads; then
/// one follows suit, with a higher card if there is one, or trumps. Whoever leads may announce king and queen for 20 (in trumps 40), which
/// count once a trick is won, and lead one of them; or exchange the jack of trumps. Who has 66 points is out at once: that wins one, two
/// against less than 33, three against no trick. Who closes counts what the other had then, and without 66 loses two, or three against no
/// trick. If nobody is out or has closed, the last trick wins one.
struct schnapsen_rules : ludo::trick_defaults<ludo::packs::playing_cards<"JQKTA">>, ludo::for_players<2, 2> {
    static constexpr std::string_view name = "schnapsen";
    static constexpr ludo::phrase title{"Schnapsen", "Schnapsen"};
    static constexpr ludo::aim aim = ludo::aim::points;
    static constexpr bool draws = true;
    static constexpr ludo::stock_words stock = ludo::talon;
    static constexpr int enough = 66, half = 33, most_points = 3;
    using seat = ludo::seat;

    struct own {
        card turned_up;  // it lies at the end of the stock, until somebody draws it,
        cards announced; // of these, one is led now
        seat closer = ludo::nobody, winner = ludo::nobody;
        std::uint8_t stake = 0;                  // what the closer wins
        ludo::per_seat<std::uint8_t, 2> married; // points for kings and queens
        ludo::rng luck = ludo::no_luck;          // for drawing
        friend constexpr bool operator==(own const&, own const&) = default;
        static constexpr auto members() {
            return std::tuple{ludo::member{"turned_up", &own::turned_up},
                              ludo::member{"announced", &own::announced},
                              ludo::member{"married", &own::married, 0, 100},
                              ludo::member{"closer", &own::closer},
                              ludo::member{"stake", &own::stake, 0, 3},
                              ludo::member{"winner", &own::winner},
                              ludo::member{"luck", &own::luck}};
        }
    };
    template <typename Action>
    struct choices : ludo::choice<Action, ludo::step<ludo::verb<"play", card>, ludo::verb<"marry", colour>, ludo::verb<"exchange">,
                                                     ludo::verb<"close">>> {
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
        static constexpr Action marry(colour suit) { return choices::template make<"marry">(suit); }
        static constexpr Action exchange() { return choices::template make<"exchange">(); }
        static constexpr Action close() { return choices::template make<"close">(); }
    };
    static constexpr std::array<ludo::words_for, 3> own_verbs{
        {{"marry", {"{0} announces king and queen of {1}", "{0} annonce roi et dame de {1}"}},
         {"exchange", {}},
         {"close", {"{0} closes the stock", "{0} ferme le talon"}}}};

    /// What both remember: cards that were shown in hands, and, without a stock, what a hand has not.
    template <typename Rules>
    struct memory : ludo::trick_memory<Rules> {
        cards seen;
        ludo::per_seat<cards, 2> cannot;
        friend constexpr bool operator==(memory const&, memory const&) = default;
        static constexpr auto members() {
            return std::tuple_cat(ludo::trick_memory<Rules>::members(),
                                  std::tuple{ludo::member{"seen", &memory::seen}, ludo::member{"cannot", &memory::cannot}});
        }
        constexpr void sleep() { *this = {}; }

        constexpr void saw_played(auto const& s, card played) {
            seen.erase(played);
            if (!strict(s)) // nobody has to follow
                return;
            ludo::trick_memory<Rules>::saw_played(s, played);
            for (cards const& duty : duties(s)) {
                if (s.trick.leader() == s.turn || duty.contains(played))
                    return;
                cannot[s.turn] |= duty; // or one of these would have been played
            }
        }
        constexpr void saw_exchange(card jack, card turned) { seen = (seen | cards{turned}) - cards{jack}; }
        constexpr void saw_couple(cards shown) { seen |= shown; }
    };

    // ---- The stock: one card after the other is drawn by luck, and last the one turned up

    static constexpr int hand_size(int) { return 5; }
    static constexpr int worth(card one) { return std::array{2, 3, 4, 10, 11}[static_cast<std::size_t>(one.symbol())]; }
    static constexpr seat other(seat one) { return one.next(2); }
    static constexpr void begin(auto& s, ludo::rng& luck) {
        s.own.turned_up = s.aside.known().pick(luck);
        s.own.luck = ludo::rng(luck.draw());
    }
    static constexpr cards open_cards(auto const& s) {
        return s.remembered.seen | (s.own.turned_up.known() ? cards{s.own.turned_up} : cards());
    }
    static constexpr colour trump(auto const& s) { return suit_of(s.own.turned_up); }
    static constexpr colour_set trumps(auto const& s) { return {trump(s)}; }
    static constexpr bool strict(auto const& s) { return s.own.closer != ludo::nobody || s.aside.size() == 0; }

    static constexpr void draw(auto& s, seat to) {
        cards const others = s.aside.known() - cards{s.own.turned_up};
        card const one = others.empty() ? s.own.turned_up : others.pick(s.own.luck);
        s.aside = ludo::aside<card>(s.aside.known() - cards{one});
        s.hands.add(to, one);
        s.hands.show(one, others.empty());
    }
    static constexpr bool after_trick(auto& s) {
        bool const out = points(s, s.turn) >= enough;
        if (out || s.hands.empty(s.turn))
            s.own.winner = out || s.own.closer == ludo::nobody ? s.turn : other(s.own.closer);
        else if (!strict(s)) {
            draw(s, s.turn);
            draw(s, other(s.turn));
        }
        return s.own.winner == ludo::nobody;
    }

    // ---- Before leading: king and queen, the jack of trumps, and closing

    static constexpr cards couple(colour suit) { return {of('K', suit), of('Q', suit)}; }
    static constexpr cards fit_to_lead(auto const& s, cards const& mine) { return some_or(s.own.announced, mine); }
    template <typename Action>
    static constexpr void insert_others(auto const& s, ludo::action_set<Action>& legal) {
        if (s.phase != game_phase::leading || !s.own.announced.empty())
            return;
        for (int suit = 0; suit < colour::count; ++suit)
            legal.insert(Action::marry(colour(suit)), (couple(colour(suit)) - s.hands.of(s.turn)).empty());
        legal.insert(Action::exchange(), !strict(s) && s.hands.of(s.turn).contains(of('J', trump(s))));
        legal.insert(Action::close(), !strict(s));
    }
    static constexpr ludo::other_action play_other(auto& s, auto a) {
        card const turned = s.own.turned_up, jack = of('J', trump(s));
        if (a.template is<"exchange">()) {
            s.hands.remove(s.turn, jack);
            s.hands.add(s.turn, turned);
            s.aside = ludo::aside<card>((s.aside.known() | cards{jack}) - cards{turned});
            s.own.turned_up = jack;
            s.remembered.saw_exchange(jack, turned);
        } else if (a.template is<"close">()) {
            s.own.closer = s.turn;
            s.own.stake = static_cast<std::uint8_t>(won_against(s, other(s.turn)));
        } else {
            colour const suit = a.template with<"marry">();
            s.remembered.saw_couple(couple(suit));
            s.own.announced = couple(suit);
            s.own.married[s.turn] = static_cast<std::uint8_t>(s.own.married[s.turn] + (suit == trump(s) ? 40 : 20));
            if (points(s, s.turn) >= enough) {
                s.own.announced = {};
                s.own.winner = s.turn;
                s.turn = ludo::nobody;
                s.phase = game_phase::over;
            }
        }
        return ludo::other_action::beside_the_trick;
    }

    // ---- Following, once there is no stock: first a higher card of the suit, or else any of the suit, or else a trump

    static constexpr std::array<cards, 3> duties(auto const& s) {
        card const led = s.trick.of(s.trick.leader());
        cards const suit = of_suit(suit_of(led));
        return {suit - cards::of_bits(ludo::bits::first(led.index() + 1)), suit, of_suit(trump(s))};
    }
    static constexpr cards fit_to_follow(auto const& s, cards const& mine) {
        for (cards const& each : duties(s))
            if (strict(s) && !(mine & each).empty())
                return mine & each;
        return mine;
    }
    static constexpr void note(auto& s, card) { s.own.announced = {}; }
    static constexpr cards may_hold(auto const& s, seat owner) { return cards::all() - s.remembered.cannot[owner]; }
    static constexpr void hide(auto& s, seat) { s.own.luck = ludo::no_luck; }
    static constexpr void imagine(auto& s, ludo::rng& luck) {
        s.own.luck = s.own.luck == ludo::no_luck ? ludo::rng(luck.draw()) : s.own.luck;
    }

    // ---- What forbids an action

    using rule = ludo::rule;
    static constexpr ludo::phrase course = ludo::headings::course;
    static constexpr rule of_pair{"schnapsen.play.pair", course, "King or queen is led now.", "On entame du roi ou de la dame."};
    static constexpr rule higher{"schnapsen.play.higher", course, "One plays higher if one can.", "On monte quand on peut."};
    static constexpr rule trumped{"schnapsen.play.trump", course, "One trumps if one cannot follow.",
                                  "Faute de fournir, on coupe."};
    static constexpr rule at_first{"schnapsen.lead.first", course, "That comes before leading.", "Cela se fait avant d'entamer."};
    static constexpr rule no_stock{"schnapsen.lead.stock", course, "The stock is closed or used up.",
                                   "Le talon est fermé ou épuisé."};
    static constexpr rule no_pair{"schnapsen.marry.pair", course, "One needs king and queen.", "Il faut le roi et la dame."};
    static constexpr rule no_jack{"schnapsen.exchange.jack", course, "One needs the jack of trumps.", "Il faut le valet d'atout."};
    static constexpr std::array own_rules{&of_pair, &higher, &trumped, &at_first, &no_stock, &no_pair, &no_jack};

    static constexpr rule const* refusal(auto const& s, auto a) {
        auto const holds = [&](char rank, colour suit) { return s.hands.owner_of(of(rank, suit)) == s.turn; };
        if (a.template is<"play">())
            return nullptr;
        if (!s.trick.empty() || !s.own.announced.empty())
            return &at_first;
        if (a.template is<"marry">())
            return holds('K', a.template with<"marry">()) && holds('Q', a.template with<"marry">()) ? nullptr : &no_pair;
        return strict(s) ? &no_stock : a.template is<"close">() || holds('J', trump(s)) ? nullptr : &no_jack;
    }
    static constexpr rule const* refusal_to_lead(auto const& s, card led) {
        return s.own.announced.empty() || s.own.announced.contains(led) ? nullptr : &of_pair;
    }
    static constexpr rule const* refusal_to_follow(auto const& s, card one) {
        card const led = s.trick.of(other(s.turn));
        auto const beats = [&](card each) { return each.colour() == led.colour() && each.symbol() > led.symbol(); };
        auto const trumps = [&](card each) { return suit_of(each) == trump(s); };
        if (!strict(s))
            return nullptr;
        if (follows(s, one))
            return !beats(one) && has_one(s, beats) ? &higher : nullptr;
        return can_follow(s) ? &ludo::trick_sentences::follow_colour : !trumps(one) && has_one(s, trumps) ? &trumped : nullptr;
    }

    // ---- Result

    static constexpr int points(auto const& s, seat of) {
        int sum = s.won[of].empty() ? 0 : s.own.married[of];
        for (card each : s.won[of])
            sum += worth(each);
        return sum;
    }
    static constexpr int won_against(auto const& s, seat loser) {
        return s.won[loser].empty() ? most_points : points(s, loser) < half ? 2 : 1;
    }
    static constexpr ludo::seat_numbers scores(auto const& s) {
        ludo::seat_numbers won(2);
        if (seat const winner = s.own.winner, closer = s.own.closer; winner != ludo::nobody)
            won[winner] = closer == winner           ? int{s.own.stake}
                        : closer != ludo::nobody     ? (s.own.stake < most_points ? 2 : most_points)
                        : points(s, winner) < enough ? 1
                                                     : won_against(s, other(winner));
        return won;
    }

    static constexpr char const* check_own(auto const& s) {
        own const& has = s.own;
        bool const over = s.phase == game_phase::over, open = !strict(s), closed = has.closer != ludo::nobody,
                   some = s.aside.size() > 0;
        cards const rest = some ? s.aside.known() : s.hands.all() | s.trick.all() | s.taken();
        if (!has.turned_up.known() || !rest.contains(has.turned_up) || s.aside.size() % 2 != 0 ||
            !(s.remembered.seen - s.hands.all()).empty())
            return "turned_up and seen: of a stock that is even, this card is drawn last; those that all have seen are in hands";
        if (open && (has.luck == ludo::no_luck) != (s.aside.hidden() > 0))
            return "luck: it is known where the stock is, and only there";
        int const size = s.hands.size(seat(0)) + s.trick.has(seat(0));
        if (s.hands.size(seat(1)) + s.trick.has(seat(1)) != size || size > 5 || (open && size + over < 5))
            return "hands: everybody has played as many cards, and has five as long as there is a stock";
        if (!(has.announced - (s.phase == game_phase::leading ? s.remembered.seen & s.hands.of(s.turn) : cards())).empty())
            return "announced: one of these cards may be led now";
        if (closed != (has.stake > 0) || (closed && (!some || has.stake < won_against(s, other(has.closer)))))
            return "closer and stake: when there was a stock, the other had no more than now";
        bool right = over == (has.winner != ludo::nobody);
        for (seat each : ludo::each_seat(2))
            right = right && (!open || s.remembered.cannot[each].empty()) && s.won[each].size() % 2 == 0 &&
                    (has.winner == each ? s.hands.empty(each) || points(s, each) >= enough : points(s, each) < enough);
        return right ? nullptr : "won, cannot and winner: tricks for 66, or less; and without a stock what a hand cannot have";
    }
};

using schnapsen = ludo::tricks<schnapsen_rules>;

/// Schnapsen to seven: whoever has seven points first wins.
struct schnapsen_match_rules : ludo::match_of<schnapsen> {
    static constexpr std::string_view name = "schnapsen_match";
    static constexpr ludo::phrase title{"Schnapsen to 7", "Schnapsen en 7 points"};
    static constexpr ludo::aim aim = ludo::aim::places;

    struct options : schnapsen::options {
        int target = 7;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list =
        std::tuple_cat(schnapsen::option_list, std::tuple{ludo::option{"target", &options::target, 1, 99}});
    static constexpr int length(options const& chosen) { return 2 * chosen.target - 1; } // somebody wins each deal
    static constexpr int most(schnapsen::options const&) { return schnapsen::most_points; }
};

using schnapsen_match = ludo::series<schnapsen_match_rules>;
