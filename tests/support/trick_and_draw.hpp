#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <vector>

#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/turns/each_card_once.hpp>

/// For two: who wins a trick draws a card, then so does the other; the last card to be drawn lies open. So following plays a card,
/// takes two, and draws two, all at once. The game says nothing of it but what its places are.
struct trick_and_draw : ludo::for_players<2, 2>, ludo::each_card_once<ludo::card<"12345678", "rg">> {
    static constexpr std::string_view name = "trick_and_draw";
    static constexpr ludo::phrase title{"Trick and draw", "Pli et pioche"};
    static constexpr ludo::best wins = ludo::best::highest;

    using seat = ludo::seat;
    static constexpr int in_hand = 3;

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        card led, last;
        ludo::hands<card, 2> hands;
        ludo::per_seat<cards, 2> won;
        ludo::reserve<card, card::count> stock;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"led", &state::led},
                              ludo::member{"last", &state::last}, ludo::member{"hands", &state::hands},
                              ludo::member{"won", &state::won},   ludo::member{"stock", &state::stock}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"play", card>>> {
        static constexpr action play(card one) { return make<"play">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        packet const all = shuffled(luck);
        auto next = all.begin();
        for (seat each : ludo::each_seat(2))
            for (int number = 0; number < in_hand; ++number)
                s.hands.add(each, *next++);
        s.last = *next++;
        s.stock.lay(next, all.end());
        return s;
    }

    /// A card that went from a place to another one.
    struct truth {
        int kind, from, to;
    };
    static constexpr void play(state& s, action a) {
        follow(s, a, [](truth) {});
    }
    /// What really happens when this is played.
    static std::vector<truth> happens(state s, action a) {
        std::vector<truth> all;
        follow(s, a, [&](truth one) { all.push_back(one); });
        return all;
    }
    static constexpr void follow(state& s, action a, auto tell) {
        card const one = a.with<"play">();
        s.hands.remove(s.turn, one);
        if (!s.led.known()) {
            tell(truth{one.index(), s.turn.index(), on_table});
            s.led = one;
            s.turn = s.turn.next(2);
            return;
        }
        seat const winner = one.symbol() > s.led.symbol() ? s.turn : s.turn.next(2);
        s.won[winner] |= cards{one} | cards{s.led};
        tell(truth{one.index(), s.turn.index(), before_won + winner.index()});
        tell(truth{s.led.index(), on_table, before_won + winner.index()});
        s.led = card();
        for (seat each : {winner, winner.next(2)})
            draw(s, each, tell);
        s.turn = s.hands.empty(winner) ? ludo::nobody : winner;
    }
    static constexpr void draw(state& s, seat to, auto tell) {
        if (s.stock.size() > 0) {
            card const drawn = s.stock.draw();
            tell(truth{ludo::piece_kind(drawn), in_stock, to.index()});
            s.hands.add(to, drawn);
        } else if (s.last.known()) {
            tell(truth{s.last.index(), on_display, to.index()});
            s.hands.add_open(to, s.last);
            s.last = card();
        }
    }

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(2);
        for (seat each : ludo::each_seat(2))
            points[each] = s.won[each].size();
        return points;
    }
    static constexpr auto held =
        ludo::rule("trick_and_draw.play.held", {"Play", "Jeu"}, "The card is in the hand.", "On a la carte.");
    static constexpr std::array rules{&held};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.turn != ludo::nobody && s.hands.of(s.turn).contains(a.with<"play">()) ? nullptr : &held;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody)
            legal.insert_each(action::play({0, 0}), s.hands.of(s.turn));
        return legal;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        seen.hands.hide_from(viewer);
        seen.stock.hide();
        return seen;
    }
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        cards left = *ludo::unknown_cards<card>([&](auto visit) { each_piece(view, visit); });
        for (seat each : ludo::each_seat(2))
            while (full.hands.hidden(each) > 0) {
                card const one = left.pick(luck);
                left.erase(one);
                full.hands.imagine(each, one);
            }
        full.stock.imagine(left, luck);
        return full;
    }

    static constexpr int before_won = 2, on_table = 4, on_display = 5, in_stock = 6;
    static constexpr void each_piece(state const& s, auto visit) {
        for (seat each : ludo::each_seat(2)) {
            ludo::each_piece_of(s.hands, each, visit);
            ludo::each_piece_of(s.won[each], before_won + each.index(), visit);
        }
        if (s.led.known())
            visit(on_table, s.led.index());
        if (s.last.known())
            visit(on_display, s.last.index());
        ludo::each_piece_of(s.stock, in_stock, visit);
    }
    static constexpr bool dealt_open(state const&, int place, int) { return place == on_display; }

    struct telling {
        static constexpr ludo::named_place place(options const&, int number) {
            using enum ludo::place_kind;
            if (number < on_table)
                return {number < before_won ? hand : won, seat(number % before_won)};
            return {number == on_table ? trick : number == on_display ? display : stock};
        }
        static constexpr ludo::short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
    };
};
static_assert(ludo::is_game<trick_and_draw>);
