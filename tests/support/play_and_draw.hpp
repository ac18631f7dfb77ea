#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include <ludo/components.hpp>
#include <ludo/core.hpp>

/// Each seat in turn plays its only card, face up, and draws another one, until none is left to draw. What its moves are cannot be
/// seen from what lies where: the hand has a card before and after.
struct play_and_draw : ludo::for_players<2, 3> {
    static constexpr std::string_view name = "play_and_draw";
    static constexpr ludo::phrase title{"Play and draw", "Jouer et piocher"};
    static constexpr ludo::best wins = ludo::best::highest;

    using seat = ludo::seat;
    using card = ludo::card<"", "", "12345678">;
    static constexpr int pile_place = seats.most, stock_place = pile_place + 1;

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        ludo::per_seat<card, seats.most> hand;
        ludo::index_set<card> pile;
        ludo::reserve<card, card::count> stock;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"hand", &state::hand},
                              ludo::member{"pile", &state::pile}, ludo::member{"stock", &state::stock}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"play", card>>> {
        static constexpr action play(card one) { return make<"play">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        auto pack = ludo::index_set<card>::all();
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        for (seat each : ludo::each_seat(chosen.players))
            pack.erase(s.hand[each] = pack.pick(luck));
        for (card one = card(); !pack.empty(); s.stock.lay(one))
            pack.erase(one = pack.pick(luck));
        return s;
    }
    static constexpr void play(state& s, action a) {
        s.pile.insert(a.with<"play">());
        s.hand[s.turn] = s.stock.draw();
        s.turn = s.stock.size() == 0 ? ludo::nobody : s.turn.next(s.chosen.players);
    }
    static constexpr ludo::seat_numbers scores(state const& s) { return ludo::seat_numbers(s.chosen.players); }
    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr auto over =
        ludo::rule("play_and_draw.over", ludo::phrase{"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto held = ludo::rule("play_and_draw.held", ludo::phrase{"Course of play", "Déroulement"},
                                            "One plays one's own card.", "On joue sa carte.");
    static constexpr std::array rules{&over, &held};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.turn == ludo::nobody ? &over : s.hand[s.turn] == a.with<"play">() ? nullptr : &held;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody)
            legal.insert(action::play(s.hand[s.turn]));
        return legal;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        for (seat each : ludo::each_seat(s.chosen.players))
            if (each != viewer)
                seen.hand[each] = card();
        seen.stock.hide();
        return seen;
    }
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        auto left = *ludo::unknown_cards<card>([&](auto visit) { each_piece(view, visit); });
        for (seat each : ludo::each_seat(view.chosen.players))
            if (!full.hand[each].known())
                left.erase(full.hand[each] = left.pick(luck));
        full.stock.imagine(left, luck);
        return full;
    }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return 1; }
    static constexpr void each_piece(state const& s, auto visit) {
        for (seat each : ludo::each_seat(s.chosen.players))
            visit(each.index(), ludo::piece_kind(s.hand[each]));
        ludo::each_piece_of(s.pile, pile_place, visit);
        ludo::each_piece_of(s.stock, stock_place, visit);
    }

    struct telling {
        static constexpr void steps(state const& before, action done, auto&... others) {
            auto& steps = std::get<sizeof...(others) - 1>(std::tie(others...));
            steps.move(done.with<"play">().index(), before.turn.index(), pile_place);
        }
    };
};

/// The same game, which does not say what it does: to who did not see the card, it seems to have come from the stock.
struct play_and_draw_untold : play_and_draw {
    struct telling {};
};
