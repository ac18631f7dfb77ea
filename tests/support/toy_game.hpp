#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>

/// The smallest whole game with something to hide: four cards, one in each of two hands, two in the stock. Each seat in
/// turn keeps its card, or draws one and discards one of the two, face down. Then all of these are shown, and the higher hand wins.
struct toy_game {
    static constexpr std::string_view name = "toy";
    static constexpr ludo::phrase title{"Toy", "Jouet"};
    static constexpr ludo::player_range seats{2, 2};
    static constexpr ludo::best wins = ludo::best::highest;

    using card = ludo::card<"1234", "x">;
    static constexpr auto deck = ludo::deck<card, 4>::of("1x 2x 3x 4x");

    enum class drawing : std::uint8_t { may, must };
    friend constexpr std::array<std::string_view, 2> names(drawing) { return {"may", "must"}; }

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        bool open_discard = false;
        drawing draw = drawing::may;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{
        ludo::option{"players", &options::players, 2, 2},
        ludo::option{"first", &options::first, 0, 1},
        ludo::option{"open_discard", &options::open_discard},
        ludo::option{"draw", &options::draw},
    };

    enum class game_phase : std::uint8_t { over, choosing, discarding };
    friend constexpr std::array<std::string_view, 3> names(game_phase) { return {"over", "choosing", "discarding"}; }

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        game_phase phase = game_phase::over;
        std::uint8_t turns_left = 0;
        ludo::per_seat<card, 2> hand;
        card drawn;
        ludo::per_seat<bool, 2> has_discarded;
        ludo::per_seat<card, 2> discard;
        std::uint8_t stock = 0;
        card top, bottom;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn},
                              ludo::member{"phase", &state::phase},
                              ludo::member{"turns_left", &state::turns_left},
                              ludo::member{"hand", &state::hand},
                              ludo::member{"drawn", &state::drawn},
                              ludo::member{"has_discarded", &state::has_discarded},
                              ludo::member{"discard", &state::discard},
                              ludo::member{"stock", &state::stock},
                              ludo::member{"top", &state::top},
                              ludo::member{"bottom", &state::bottom}};
        }
    };

    struct action
        : ludo::choice<action, ludo::step<ludo::verb<"keep">, ludo::verb<"draw">>, ludo::step<ludo::verb<"discard", card>>> {
        static constexpr action keep() { return make<"keep">(); }
        static constexpr action draw() { return make<"draw">(); }
        static constexpr action discard(card one) { return make<"discard">(one); }
    };

    static constexpr auto pack(options const&) { return deck.cards; }
    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        auto cards = pack(chosen);
        luck.shuffle(cards);
        return lay_out(chosen, cards);
    }
    static constexpr state lay_out(options const& chosen, std::array<card, 4> const& cards) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.phase = game_phase::choosing;
        s.turns_left = 2;
        s.hand.of = {cards[0], cards[1]};
        s.top = cards[2];
        s.bottom = cards[3];
        s.stock = 2;
        return s;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr ludo::seat turn(state const& s) { return s.turn; }

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.phase == game_phase::choosing) {
            legal.insert(action::keep(), s.chosen.draw == drawing::may);
            legal.insert(action::draw());
        } else if (s.phase == game_phase::discarding) {
            legal.insert(action::discard(s.hand[s.turn]));
            legal.insert(action::discard(s.drawn));
        }
        return legal;
    }

    static constexpr auto over = ludo::rule("toy.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto must_draw =
        ludo::rule("toy.keep.must-draw", {"Turn", "Tour"}, "A card is drawn.", "On pioche une carte.");
    static constexpr auto discard_due =
        ludo::rule("toy.discard.due", {"Turn", "Tour"}, "A card is discarded first.", "On défausse d'abord.");
    static constexpr auto draw_first =
        ludo::rule("toy.discard.draw-first", {"Turn", "Tour"}, "First a card is drawn.", "On pioche d'abord.");
    static constexpr auto own_card =
        ludo::rule("toy.discard.own", {"Turn", "Tour"}, "Only an own card is discarded.", "On défausse une de ses cartes.");
    static constexpr std::array rules{&over, &must_draw, &discard_due, &draw_first, &own_card};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (s.phase == game_phase::over)
            return &over;
        if (!a.is<"discard">()) {
            return s.phase == game_phase::discarding                ? &discard_due
                 : a.is<"keep">() && s.chosen.draw == drawing::must ? &must_draw
                                                                    : nullptr;
        }
        card const one = a.with<"discard">();
        return s.phase == game_phase::choosing ? &draw_first : one != s.hand[s.turn] && one != s.drawn ? &own_card : nullptr;
    }

    static constexpr void play(state& s, action a) {
        if (a.is<"draw">()) {
            s.drawn = s.top;
            s.top = s.bottom;
            s.bottom = card();
            --s.stock;
            s.phase = game_phase::discarding;
            return;
        }
        if (a.is<"discard">()) {
            s.discard[s.turn] = a.with<"discard">();
            s.has_discarded[s.turn] = true;
            if (s.hand[s.turn] == s.discard[s.turn])
                s.hand[s.turn] = s.drawn;
            s.drawn = card();
        }
        --s.turns_left;
        s.turn = s.turns_left > 0 ? s.turn.next(2) : ludo::nobody;
        s.phase = s.turns_left > 0 ? game_phase::choosing : game_phase::over;
    }

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (ludo::seat each : ludo::each_seat(s.chosen.players))
            points[each] = s.phase == game_phase::over && s.hand[each].known() ? s.hand[each].symbol() + 1 : 0;
        return points;
    }

    static constexpr bool secret(state const& s, action a) {
        return a.is<"discard">() && !s.chosen.open_discard && s.turns_left > 1; // the last one shows in the hand
    }

    static constexpr state view(state const& s, ludo::seat viewer) {
        state seen = s;
        for (ludo::seat other : ludo::each_seat(2))
            if (other != viewer) {
                if (s.phase != game_phase::over)
                    seen.hand[other] = card();
                if (s.phase != game_phase::over && !s.chosen.open_discard)
                    seen.discard[other] = card();
            }
        if (s.turn != viewer)
            seen.drawn = card();
        seen.top = seen.bottom = card();
        return seen;
    }

    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        ludo::census<card> left;
        for (card one : deck)
            left.add(one);
        each_card(full, [&](int, card& one) { left.remove(one); });
        each_card(full, [&](int, card& one) {
            if (!one.known())
                one = left.draw(luck);
        });
        return full;
    }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return 1; }
    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit) {
        each_card(s, [&](int place, card one) { visit(place, one.known() ? one.index() : -1); });
    }

    static constexpr char const* validate(state const& s) {
        if (s.turns_left > 2 || (s.turns_left == 0) != (s.phase == game_phase::over))
            return "turns_left takes 1 or 2, and 0 once the game is over";
        int cards = 0;
        bool twice = false;
        ludo::census<card> seen;
        if (s.stock <= 2)
            each_card(s, [&](int, card one) {
                ++cards;
                twice |= one.known() && seen.of(one) > 0;
                if (one.known())
                    seen.add(one);
            });
        if (twice)
            return "a card is in two places";
        return cards == 4 ? nullptr : "every card of the deck must be in one place";
    }

private:
    template <typename State, typename Visit>
    static constexpr void each_card(State& s, Visit visit) {
        for (ludo::seat each : ludo::each_seat(2))
            visit(each.index(), s.hand[each]);
        if (s.phase == game_phase::discarding)
            visit(2, s.drawn);
        for (ludo::seat each : ludo::each_seat(2))
            if (s.has_discarded[each])
                visit(3 + each.index(), s.discard[each]);
        if (s.stock > 0)
            visit(5, s.top);
        if (s.stock > 1)
            visit(5, s.bottom);
    }
};
