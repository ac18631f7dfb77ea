#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/or_none.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/series.hpp>

/// The pack of Gin Rummy, in which the ace is low, and what its cards count.
struct gin_cards : ludo::packs::playing_cards<"A23456789TJQK"> {
    static constexpr int suits = colour::count;

    static constexpr int points(card one) { return one.symbol() < 10 ? one.symbol() + 1 : 10; }
    /// The cards whose points have this binary digit, from the last digit.
    static constexpr std::array<cards, 4> those_with_digits() {
        std::array<cards, 4> found;
        for (card each : cards::all())
            for (std::size_t digit = 0; digit < found.size(); ++digit)
                found[digit].insert(each, points(each) >> digit & 1);
        return found;
    }
};

/// Melds: three or four cards of one rank, or three or more of one suit in sequence, the ace below the two. What is in no meld is
/// deadwood: court cards count ten, the others their rank.
struct gin_melds : gin_cards {
    static constexpr auto with_digit = those_with_digits();
    using gin_cards::points;
    static constexpr int points(cards const& some) { // digit by digit, as it is often asked
        int sum = 0;
        for (std::size_t digit = 0; digit < with_digit.size(); ++digit)
            sum += (some & with_digit[digit]).size() << digit;
        return sum;
    }

    static constexpr cards aces = of_rank('A'), kings = of_rank('K');

    /// The cards next to these in their suits.
    static constexpr cards above(cards const& some) { return (some - kings).shifted(1); }
    static constexpr cards below(cards const& some) { return (some - aces).shifted(-1); }
    /// The cards of the same ranks so many suits further on; the first suit follows the last.
    static constexpr cards in_suit(cards const& some, int on) {
        return some.shifted(on * ranks) | some.shifted((on - suits) * ranks);
    }

    /// The cards that are in a meld of some kind, if those of the others do not matter.
    static constexpr cards could_meld(cards const& some) {
        cards const middle = some & above(some) & below(some);
        cards const one = in_suit(some, 1), two = in_suit(some, 2), three = in_suit(some, 3);
        cards const two_others = (one & two) | (one & three) | (two & three);
        return middle | above(middle) | below(middle) | (some & two_others);
    }

    /// A way of melding: the cards in sequences, and those of one rank.
    struct melding {
        cards in_runs, in_sets;
        [[nodiscard]] constexpr cards all() const { return in_runs | in_sets; }
    };

    /// Calls `visit(melding)` for each way of melding some of these cards; among them those with which no more could be melded.
    template <typename Visit>
    static constexpr void each_melding(cards const& some, melding const& made, Visit const& visit) {
        cards const left = could_meld(some);
        if (left.empty())
            return visit(made);
        card const first = left.first(); // in none; at the lower end of a run; or in a set with later suits
        each_melding(left - cards{first}, made, visit);
        cards run{first};
        for (cards next = above(run) & left; !next.empty(); next = above(next) & left) {
            run |= next;
            if (run.size() >= 3)
                each_melding(left - run, {made.in_runs | run, made.in_sets}, visit);
        }
        cards const same = left & same_rank(first);
        if (same.size() >= 3)
            each_melding(left - same, {made.in_runs, made.in_sets | same}, visit);
        if (same.size() == 4)
            for (card without : same - cards{first})
                each_melding(left - same | cards{without}, {made.in_runs, made.in_sets | (same - cards{without})}, visit);
    }

    /// The least deadwood that these cards can have.
    static constexpr int deadwood(cards const& hand) {
        int least = points(hand);
        each_melding(hand, {}, [&](melding const& made) {
            int const left = points(hand - made.all());
            least = left < least ? left : least;
        });
        return least;
    }

    /// What is left of some cards after all were laid off that go on these melds. Runs come first: on each card there, another may go.
    static constexpr cards laid_off(cards left, melding const& on) {
        cards runs = on.in_runs;
        for (cards more = left; !more.empty();) {
            more = left & (above(runs) | below(runs));
            runs |= more;
            left -= more;
        }
        return left - in_suit(on.in_sets, 1) - in_suit(on.in_sets, 2) - in_suit(on.in_sets, 3);
    }
    /// The least deadwood beside melds of the other, on which some of it may be laid off.
    static constexpr int deadwood_beside(cards const& hand, melding const& on) {
        int least = points(hand);
        each_melding(hand, {}, [&](melding const& made) {
            int const left = points(laid_off(hand - made.all(), on));
            least = left < least ? left : least;
        });
        return least;
    }
};

/// Gin Rummy for two, a single deal: ten cards each; whoever has the turn draws a card, from the stock or from the open pile, and discards
/// one. With at most ten points outside melds one may knock. The seat that begins has not dealt: the first open card is offered to
/// it, then to the other; if neither takes it, the first card comes from the stock. Whoever draws the third last card of the stock
/// and discards without a knock ends the deal, and nobody scores; at some tables the other may still knock with that discard
/// (`last_discard`). So that no deal is endless, open cards are taken only so often (`most_taken`).
struct gin_rummy : gin_melds, ludo::for_players<2, 2> {
    static constexpr std::string_view name = "gin_rummy";
    static constexpr ludo::phrase title{"Gin Rummy", "Gin Rami"};

    using seat = ludo::seat;
    struct options {
        int players = 2;
        seat first = seat(0);
        bool last_discard = false; // may the last discard be taken for a knock?
        int most_taken = 50;       // so many open cards are taken in a deal, then all come from the stock
        bool operator==(options const&) const = default;
    };
    static constexpr int often = 200;
    template <typename Options> // a match has them, too
    static constexpr auto common_options = players_and(ludo::option{"last_discard", &Options::last_discard},
                                                       ludo::option{"most_taken", &Options::most_taken, 1, often});
    static constexpr auto option_list = common_options<options>;

    static constexpr int hand_size = 10, most_deadwood = 10, left_in_stock = 2, in_stock = card::count - 2 * hand_size - 1;

    /// What comes next: the first open card is offered; the first card from the stock; a card; a discard; the last discard is offered.
    enum class game_phase : std::uint8_t { over, offer, first_draw, draw, discard, last };
    friend constexpr std::array<std::string_view, 6> names(game_phase) {
        return {"over", "offer", "first_draw", "draw", "discard", "last"};
    }

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        game_phase phase = game_phase::over;
        seat knocker = ludo::nobody;
        ludo::or_none<card> taken; // the one just taken from the pile
        std::uint8_t takes = 0;    // how often one was taken
        ludo::hands<card, 2> held;
        ludo::reserve<card, in_stock> stock;
        ludo::card_list<card, in_stock + 1> pile; // the last one lies on top
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn},
                              ludo::member{"phase", &state::phase},
                              ludo::member{"hands", &state::held},
                              ludo::member{"stock", &state::stock},
                              ludo::member{"pile", &state::pile},
                              ludo::member{"taken", &state::taken},
                              ludo::member{"takes", &state::takes, 0, often},
                              ludo::member{"knocker", &state::knocker}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"draw">, ludo::verb<"take">, ludo::verb<"pass">,
                                                    ludo::verb<"discard", card>, ludo::verb<"knock", card>>> {
        static constexpr action draw() { return make<"draw">(); }
        static constexpr action take() { return make<"take">(); }
        static constexpr action pass() { return make<"pass">(); }
        static constexpr action discard(card one) { return make<"discard">(one); }
        static constexpr action knock(card one) { return make<"knock">(one); }
    };

    // ---- Preparation

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        LUDO_EXPECTS(!ludo::wrong_with<gin_rummy>(chosen), "the options are wrong: ask `wrong_with` first");
        ludo::card_list<card, card::count> pack;
        for (card each : cards::all())
            pack.add(each);
        luck.shuffle(pack);
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.phase = game_phase::offer;
        for (int number = 0; number < hand_size; ++number)
            for (seat each : ludo::each_seat(2))
                s.held.add(each, pack.take_last());
        s.pile.add(pack.take_last());
        s.stock.lay(pack.begin(), pack.end());
        return s;
    }

    // ---- Course of a turn: a card is drawn or taken, another is discarded

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!ludo::refusal_of<gin_rummy>(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"discard">())
            discard(s, a.with<"discard">());
        else if (a.is<"draw">())
            draw(s);
        else if (a.is<"take">())
            take(s);
        else if (a.is<"pass">())
            pass(s);
        else
            knock(s, a.with<"knock">());
    }
    static constexpr seat other(seat one) { return one.next(2); }
    static constexpr card open_card(state const& s) { return s.pile[s.pile.size() - 1]; }

    static constexpr void pass(state& s) {
        if (s.phase == game_phase::last)
            return end(s);
        s.turn = other(s.turn);
        s.phase = s.turn == s.chosen.first ? game_phase::first_draw : game_phase::offer;
    }
    static constexpr void draw(state& s) {
        s.held.add(s.turn, s.stock.draw());
        s.phase = game_phase::discard;
    }
    static constexpr void pick_up(state& s) {
        s.taken = s.pile.take_last();
        s.held.add_open(s.turn, s.taken);
    }
    static constexpr void take(state& s) {
        pick_up(s);
        ++s.takes;
        s.phase = game_phase::discard;
    }
    static constexpr void lay_down(state& s, card one) {
        s.held.remove(s.turn, one);
        s.pile.add(one);
        s.taken = card();
    }
    static constexpr void discard(state& s, card one) {
        lay_down(s, one);
        s.turn = other(s.turn);
        s.phase = game_phase::draw;
        if (s.stock.size() > left_in_stock)
            return;
        s.phase = game_phase::last;
        if (!s.chosen.last_discard)
            end(s);
    }

    // ---- Knocking: both hands are laid open

    static constexpr void knock(state& s, card one) {
        if (s.phase == game_phase::last) // however often open cards were taken before
            pick_up(s);
        lay_down(s, one);
        s.knocker = s.turn;
        for (card each : s.held.all())
            s.held.show(each);
        end(s);
    }
    static constexpr void end(state& s) {
        s.turn = ludo::nobody;
        s.phase = game_phase::over;
    }

    // ---- Result: the difference; 25 more for gin, and for whoever has no more left than the one who knocked

    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr int bonus = 25;

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers won(2);
        if (s.knocker == ludo::nobody)
            return won;
        seat const knocker = s.knocker, other = gin_rummy::other(knocker);
        int const more = won_by_knocking(s.held.of(knocker), s.held.of(other));
        won[more > 0 ? knocker : other] = more > 0 ? more : -more;
        return won;
    }
    /// How to meld is up to the one who knocks, as long as few enough points are left: it is taken to be the way that wins most.
    /// The other lays off what fits there, but for gin.
    static constexpr int won_by_knocking(cards const& of_knocker, cards const& against) {
        if (deadwood(of_knocker) == 0)
            return deadwood(against) + bonus;
        int most = -points(cards::all());
        each_melding(of_knocker, {}, [&](melding const& made) {
            int const mine = points(of_knocker - made.all());
            if (mine > most_deadwood)
                return;
            int const more = deadwood_beside(against, made) - mine, gain = more > 0 ? more : more - bonus;
            most = gain > most ? gain : most;
        });
        return most;
    }

    // ---- What may be done, said twice

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.phase == game_phase::discard) {
            cards const free = s.held.of(s.turn) - (s.taken.known() ? cards{s.taken} : cards());
            legal.insert_each(action::discard({0, 0}), free);
            insert_knocks(legal, s.held.of(s.turn), free);
        } else if (s.phase == game_phase::last) {
            legal.insert(action::pass());
            insert_knocks(legal, s.held.of(s.turn) | cards{open_card(s)}, s.held.of(s.turn));
        } else if (s.phase != game_phase::over) {
            legal.insert(action::draw(), s.phase != game_phase::offer);
            legal.insert(action::take(), s.phase != game_phase::first_draw && s.takes < s.chosen.most_taken);
            legal.insert(action::pass(), s.phase == game_phase::offer);
        }
        return legal;
    }
    /// With these cards, one of those that are free may be discarded for a knock, if few enough points are left.
    static constexpr void insert_knocks(ludo::action_set<action>& legal, cards const& some, cards const& free) {
        if (could_knock(some))
            for (card each : free)
                legal.insert(action::knock(each), deadwood(some - cards{each}) <= most_deadwood);
    }
    /// Is enough of it in melds of some kind, if a card of ten points is discarded? That is soon asked.
    static constexpr bool could_knock(cards const& hand) { return points(hand - could_meld(hand)) <= most_deadwood + 10; }

    /// Whoever draws takes the open card if it goes into a meld at no cost, or lets one knock; whoever discards keeps as few points
    /// outside melds as can be, and knocks if that is few enough.
    static constexpr action hint(state const& s, ludo::rng& luck) {
        ludo::action_set<action> const legal = actions(s);
        if (legal.contains(action::take()) && legal.size() > 1)
            return is_useful(s, open_card(s)) ? action::take() : s.phase == game_phase::offer ? action::pass() : action::draw();
        if (s.phase != game_phase::discard && s.phase != game_phase::last)
            return legal.pick(luck);
        cards const hand = s.held.of(s.turn) | (s.phase == game_phase::last ? cards{open_card(s)} : cards());
        action best = *legal.begin();
        int fewest = points(hand);
        for (action each : legal) {
            if (each.is<"pass">())
                continue;
            int const left = deadwood(hand - cards{each.is<"knock">() ? each.with<"knock">() : each.with<"discard">()});
            if (left <= fewest) { // a knock comes after the same discard
                best = each;
                fewest = left;
            }
        }
        return best;
    }
    static constexpr bool is_useful(state const& s, card one) {
        cards const hand = s.held.of(s.turn), more = hand | cards{one};
        ludo::action_set<action> knocks;
        insert_knocks(knocks, more, hand);
        return !knocks.empty() || deadwood(more) <= deadwood(hand);
    }

    static constexpr ludo::phrase course{"Course of play", "Déroulement du jeu"}, knocking{"Knocking", "Frapper"},
        ending{"End of the game", "Fin de la partie"};
    static constexpr auto draw_offer = ludo::rule("gin_rummy.draw.offer", course, "First, the open card is taken or left.",
                                                  "On prend ou on laisse d'abord la carte visible.");
    static constexpr auto draw_discard_due =
        ludo::rule("gin_rummy.draw.discard-due", course, "A card has been drawn: another one is discarded.",
                   "On a déjà pioché : il faut se défausser d'une carte.");
    static constexpr auto take_left =
        ludo::rule("gin_rummy.take.left", course, "Both left the open card: the next one comes from the stock.",
                   "Personne n'a voulu de la carte visible : on pioche dans le talon.");
    static constexpr auto take_often =
        ludo::rule("gin_rummy.take.often", course, "So many open cards were taken that all others come from the stock.",
                   "On a déjà pris tant de cartes visibles qu'il faut désormais piocher dans le talon.");
    static constexpr auto pass_offer = ludo::rule("gin_rummy.pass.offer", course, "Only an open card that is offered may be left.",
                                                  "On ne passe que pour laisser une carte visible proposée.");
    static constexpr auto discard_draw_first =
        ludo::rule("gin_rummy.discard.draw-first", course, "A card is drawn before one is discarded.",
                   "On pioche une carte avant de se défausser.");
    static constexpr auto discard_not_held =
        ludo::rule("gin_rummy.discard.not-held", course, "The card is not in the hand.", "La carte n'est pas dans la main.");
    static constexpr auto discard_taken =
        ludo::rule("gin_rummy.discard.taken", course, "The card just taken from the pile cannot go back there at once.",
                   "On ne rejette pas tout de suite la carte qu'on vient de prendre.");
    static constexpr auto knock_deadwood =
        ludo::rule("gin_rummy.knock.deadwood", knocking, "To knock, no more than ten points may be outside melds.",
                   "Pour frapper, il faut dix points au plus hors des combinaisons.");
    static constexpr auto draw_last = ludo::rule(
        "gin_rummy.draw.last", ending, "With two cards left in the stock, the last discard is taken for a knock, or left.",
        "Quand il reste deux cartes au talon, on frappe avec la dernière carte défaussée, ou on passe.");
    static constexpr std::array rules{&draw_offer,     &draw_discard_due,   &take_left,        &take_often,
                                      &pass_offer,     &discard_draw_first, &discard_not_held, &discard_taken,
                                      &knock_deadwood, &draw_last,          &ludo::game_over};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (a.is<"draw">())
            return s.phase == game_phase::discard ? &draw_discard_due
                 : s.phase == game_phase::last    ? &draw_last
                 : s.phase == game_phase::offer   ? &draw_offer
                                                  : nullptr;
        if (a.is<"take">())
            return s.phase == game_phase::discard    ? &draw_discard_due
                 : s.phase == game_phase::last       ? &draw_last
                 : s.phase == game_phase::first_draw ? &take_left
                 : s.takes == s.chosen.most_taken    ? &take_often
                                                     : nullptr;
        if (a.is<"pass">())
            return s.phase == game_phase::discard                              ? &draw_discard_due
                 : s.phase == game_phase::offer || s.phase == game_phase::last ? nullptr
                                                                               : &pass_offer;
        bool const last = s.phase == game_phase::last && a.is<"knock">();
        if (s.phase != game_phase::discard && !last)
            return s.phase == game_phase::last ? &draw_last : &discard_draw_first;
        card const one = a.is<"knock">() ? a.with<"knock">() : a.with<"discard">();
        cards const hand = s.held.of(s.turn);
        if (!hand.contains(one))
            return &discard_not_held;
        if (one == s.taken)
            return &discard_taken;
        cards const left = (last ? hand | cards{open_card(s)} : hand) - cards{one};
        return a.is<"knock">() && deadwood(left) > most_deadwood ? &knock_deadwood : nullptr;
    }

    // ---- What is known: one's own hand, the pile, and what the other took from there

    /// Once somebody has knocked, the hands lie open; before that, only the top of the pile is in sight, not what was taken from it.
    static constexpr bool lies_open(state const& s, seat) { return s.knocker != ludo::nobody; }
    static constexpr void forget(state& s, seat) {
        card const top = s.pile.size() > 0 ? s.pile.take_last() : card();
        s.pile = {};
        if (top.known())
            s.pile.add(top);
        s.taken = {};
    }
    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        seen.held.hide_from(viewer);
        seen.stock.hide();
        return seen;
    }
    /// All other cards lie anywhere, in the hands or in the stock.
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        cards left = cards::all() - view.held.all();
        for (card each : view.pile)
            left.erase(each);
        if (view.stock.hidden() == 0)
            return full;
        for (seat each : ludo::each_seat(2))
            while (full.held.hidden(each) > 0) {
                card const one = left.pick(luck);
                left.erase(one);
                full.held.imagine(each, one);
            }
        full.stock.imagine(left, luck);
        return full;
    }

    // ---- The cards: their places are the hands, the stock and the pile

    static constexpr int stock_place = 2, pile_place = 3;
    static constexpr void each_piece(state const& s, auto visit) {
        for (seat each : ludo::each_seat(2))
            ludo::each_piece_of(s.held, each, visit);
        ludo::each_piece_of(s.stock, stock_place, visit);
        ludo::each_piece_of(s.pile, pile_place, visit);
    }
    static constexpr bool dealt_open(state const&, int place, int) { return place == pile_place; }

    // ---- What happens, in words

    struct telling {
        static constexpr ludo::named_place place(options const&, int number) {
            return number == stock_place ? ludo::named_place{ludo::place_kind::stock}
                 : number == pile_place  ? ludo::named_place{ludo::place_kind::discards}
                                         : ludo::named_place{ludo::place_kind::hand, seat(number)};
        }
        static constexpr ludo::short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
        static constexpr ludo::stock_words stock = ludo::talon;
        static constexpr std::array<ludo::words_for, 5> verbs{{{"draw", {}},
                                                               {"take", {}},
                                                               {"pass", {"{0} passes", "{0} passe"}},
                                                               {"discard", {}},
                                                               {"knock", {"{0} knocks with {1}", "{0} frappe avec {1}"}}}};
    };

    // ---- Positions

    static constexpr char const* validate(state const& s) { return ludo::first_wrong(s, check_sizes, check_phase, check_end); }

    static constexpr char const* check_sizes(state const& s) {
        for (seat each : ludo::each_seat(2))
            if (s.held.size(each) != hand_size + (s.phase == game_phase::discard && each == s.turn))
                return "hands: each has ten cards, and one more before discarding";
        int const least = left_in_stock + (s.phase == game_phase::draw);
        if (s.stock.size() < least || (s.phase == game_phase::last && s.stock.size() > least))
            return "stock: with two cards left nothing more is drawn, and no sooner is the last discard offered";
        if (s.stock.hidden() != 0 && s.stock.hidden() != s.stock.size())
            return "stock: all cards are known, or none";
        return s.stock.hidden() == 0 && s.held.hidden() > 0 ? "hands: they hide cards, but the stock does not" : nullptr;
    }
    static constexpr char const* check_phase(state const& s) {
        bool const begun = s.phase != game_phase::offer && s.phase != game_phase::first_draw;
        if (!begun && s.stock.size() < in_stock)
            return "phase: cards were drawn before the first open card was taken or left";
        if (s.phase == game_phase::first_draw && s.turn != s.chosen.first)
            return "phase: whoever begins draws the first card from the stock";
        if ((s.phase == game_phase::draw || s.phase == game_phase::last) && s.pile.size() == 0)
            return "pile: nobody has discarded a card";
        if (s.phase == game_phase::last && !s.chosen.last_discard)
            return "phase: with these options the last discard is not offered";
        if (s.takes > (begun ? s.chosen.most_taken : 0))
            return "takes: not so many open cards can have been taken";
        if (s.phase != game_phase::over && s.held.open(seat(0)).size() + s.held.open(seat(1)).size() > s.takes)
            return "takes: more open cards than these are in the hands";
        for (seat each : ludo::each_seat(2))
            if (!begun && !s.held.open(each).empty())
                return "hands: no card has been taken from the pile yet";
        if (!s.taken.known())
            return nullptr;
        return s.phase == game_phase::discard && s.held.open(s.turn).contains(s.taken)
                 ? nullptr
                 : "taken takes a card of the seat that has just taken it from the pile";
    }
    static constexpr char const* check_end(state const& s) {
        if (s.phase != game_phase::over)
            return s.knocker == ludo::nobody ? nullptr : "knocker: nobody has knocked while the game goes on";
        if (s.knocker == ludo::nobody)
            return s.stock.size() == left_in_stock ? nullptr : "stock: without a knock, the game is over when two cards are left";
        for (seat each : ludo::each_seat(2))
            if (s.held.open(each).size() != hand_size)
                return "hands: after a knock they lie open";
        return deadwood(s.held.of(s.knocker)) <= most_deadwood ? nullptr : "knocker: this seat has too many points outside melds";
    }
};

/// Gin Rummy to 100: deals until somebody has so many points, or so many deals were played (`most_deals`). Then come the bonuses, as
/// ginrummy.com and pagat.com have them: 100 for whoever has enough, twice that if the other has nothing (`shutout`), and 25 for each
/// deal won (`box`; at many tables 20).
struct gin_rummy_match_rules : ludo::match_of<gin_rummy> {
    static constexpr std::string_view name = "gin_rummy_match";
    static constexpr ludo::phrase title{"Gin Rummy to 100", "Gin Rami en 100 points"};

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        bool last_discard = false;
        int most_taken = gin_rummy::options().most_taken;
        int target = 100, most_deals = 30, box = 25;
        bool shutout = true;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list = std::tuple_cat(
        gin_rummy::common_options<options>,
        std::tuple{ludo::option{"target", &options::target, 1, 1000}, ludo::option{"most_deals", &options::most_deals, 1, 100},
                   ludo::option{"box", &options::box, 0, 100}, ludo::option{"shutout", &options::shutout}});

    static constexpr int length(options const& chosen) { return chosen.most_deals; }
    static constexpr int most(gin_rummy::options const&) { return gin_rummy::bonus + 10 * gin_rummy::hand_size; }

    static constexpr int game_bonus = 100;
    static constexpr ludo::seat_numbers bonuses(options const& chosen, ludo::seat_numbers const& points,
                                                ludo::seat_numbers const& won) {
        ludo::seat_numbers more(2);
        for (ludo::seat each : ludo::each_seat(2)) {
            bool const twice = chosen.shutout && points[gin_rummy::other(each)] == 0;
            more[each] = chosen.box * won[each] + (points[each] >= chosen.target ? game_bonus << twice : 0);
        }
        return more;
    }
};

using gin_rummy_match = ludo::series<gin_rummy_match_rules>;
