#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>

/// Poker for two as research knows it: a card each, one chip to begin with, and in each round so many raises. After the
/// first of two rounds a card is turned that counts for both. Kuhn's has three cards and one round, Leduc's six and two.
template <int Suits, int Rounds, int Raises>
struct poker {
    static constexpr std::string_view name = Rounds == 1 ? "kuhn" : "leduc";
    static constexpr ludo::phrase title{"Poker for two", "Poker à deux"};
    static constexpr ludo::player_range seats{2, 2};
    static constexpr ludo::best wins = ludo::best::highest;

    using card = ludo::card<"JQK", "sh">;
    static constexpr int pack_size = 3 * Suits;

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, 2, 2},
                                            ludo::option{"first", &options::first, 0, 1}};

    static constexpr std::size_t board = 2; // after the two hands; then come the cards that nobody gets
    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        std::uint8_t round = 0; // from 1; 0 once it is over
        std::uint8_t raises = 0;
        bool checked = false;
        bool turned = false; // Lies the common card open?
        ludo::seat folded = ludo::nobody;
        ludo::per_seat<std::uint8_t, 2> paid;
        std::array<card, static_cast<std::size_t>(pack_size)> cards{};
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn},     ludo::member{"round", &state::round},
                              ludo::member{"raises", &state::raises}, ludo::member{"checked", &state::checked},
                              ludo::member{"turned", &state::turned}, ludo::member{"folded", &state::folded},
                              ludo::member{"paid", &state::paid},     ludo::member{"cards", &state::cards}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"fold">, ludo::verb<"call">, ludo::verb<"raise">>> {
        static constexpr action fold() { return action::template make<"fold">(); }
        static constexpr action call() { return action::template make<"call">(); } // or check
        static constexpr action raise() { return action::template make<"raise">(); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.round = 1;
        s.paid.of = {1, 1};
        for (std::size_t i = 0; i < s.cards.size(); ++i)
            s.cards[i] = card::from_index(static_cast<int>(i));
        luck.shuffle(s.cards);
        return s;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr ludo::seat turn(state const& s) { return s.turn; }

    static constexpr auto over = ludo::rule("poker.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto no_bet =
        ludo::rule("poker.fold", {"Bets", "Mises"}, "There is no bet to fold to.", "Il n'y a pas de mise.");
    static constexpr auto enough = ludo::rule("poker.raise", {"Bets", "Mises"}, "There were enough raises.", "On a assez relancé.");
    static constexpr std::array rules{&over, &no_bet, &enough};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.round == 0                                         ? &over
             : a == action::fold() && s.raises == 0                 ? &no_bet
             : a == action::raise() && int{s.raises} == int{Raises} ? &enough
                                                                    : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        legal.insert(action::fold(), s.round > 0 && s.raises > 0);
        legal.insert(action::call(), s.round > 0);
        legal.insert(action::raise(), s.round > 0 && int{s.raises} < int{Raises});
        return legal;
    }

    static constexpr void play(state& s, action a) {
        ludo::seat const mine = s.turn, other = mine.next(2);
        s.turn = other;
        if (a == action::raise()) {
            s.paid[mine] = static_cast<std::uint8_t>(s.paid[other] + s.round);
            ++s.raises;
        } else if (a == action::fold()) {
            s.folded = mine;
            end_round(s, true);
        } else {
            s.paid[mine] = s.paid[other];
            if (s.raises > 0 || s.checked)
                end_round(s, s.round == Rounds);
            else
                s.checked = true;
        }
    }

    static constexpr int strength(state const& s, std::size_t hand) {
        return s.cards[hand].symbol() + (s.turned && s.cards[hand].symbol() == s.cards[board].symbol() ? 10 : 0);
    }
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers won(s.chosen.players);
        if (s.round > 0 || s.paid.of[0] == 0)
            return won;
        int const by = s.folded != ludo::nobody ? (s.folded == ludo::seat(0) ? -1 : 1) : strength(s, 0) - strength(s, 1);
        won[ludo::seat(0)] = by > 0 ? s.paid.of[1] : by < 0 ? -s.paid.of[0] : 0;
        won[ludo::seat(1)] = -won[ludo::seat(0)];
        return won;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, ludo::seat viewer) {
        bool const showdown = s.round == 0 && s.folded == ludo::nobody;
        state seen = s;
        for (std::size_t place = 0; place < s.cards.size(); ++place)
            if (place < board ? !showdown && static_cast<int>(place) != viewer.index() : place > board || !s.turned)
                seen.cards[place] = card();
        return seen;
    }
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        ludo::census<card> left;
        for (int kind = 0; kind < pack_size; ++kind)
            left.add(card::from_index(kind));
        for (card each : view.cards)
            left.remove(each);
        for (card& each : full.cards)
            if (!each.known())
                each = left.draw(luck);
        return full;
    }

    static constexpr int piece_kinds = pack_size;
    static constexpr int in_box(options const&, int) { return 1; }
    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit) {
        for (std::size_t place = 0; place < s.cards.size(); ++place)
            visit(static_cast<int>(place), s.cards[place].known() ? s.cards[place].index() : -1);
    }
    static constexpr char const* validate(state const& s) {
        return (s.turn == ludo::nobody) == (s.round == 0) ? nullptr : "turn: nobody has it once the game is over";
    }

private:
    static constexpr void end_round(state& s, bool last) {
        s.round = static_cast<std::uint8_t>(last ? 0 : s.round + 1);
        s.turn = last ? ludo::nobody : s.chosen.first;
        s.turned = s.turned || !last;
        s.raises = 0;
        s.checked = false;
    }
};

using kuhn = poker<1, 1, 1>;
using leduc = poker<2, 2, 2>;
