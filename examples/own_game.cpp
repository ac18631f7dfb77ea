// A game of your own, from an empty file: the game that the guide in README.md writes step by step, and what it brings.
#include <array>
#include <cstdio>
#include <optional>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/conformance.hpp>

/// Everybody is dealt a card of nine, and in turn keeps it, or throws it away and draws another one. The highest card wins.
struct keep_or_draw : ludo::for_players<2, 4> {
    static constexpr std::string_view name = "keep_or_draw";
    static constexpr ludo::phrase title{"Keep or draw", "Garder ou piocher"};
    static constexpr ludo::best wins = ludo::best::highest;

    using seat = ludo::seat;
    using card = ludo::card<"", "", "123456789">;

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        ludo::per_seat<card, seats.most> hand;
        ludo::per_seat<card, seats.most> thrown; // face up; no card, if the first one was kept
        ludo::reserve<card, card::count> stock;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"hand", &state::hand},
                              ludo::member{"thrown", &state::thrown}, ludo::member{"stock", &state::stock}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"keep">, ludo::verb<"draw">>> {
        static constexpr action keep() { return make<"keep">(); }
        static constexpr action draw() { return make<"draw">(); }
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
        LUDO_EXPECTS(!ludo::refusal_of<keep_or_draw>(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a == action::draw()) {
            s.thrown[s.turn] = s.hand[s.turn];
            s.hand[s.turn] = s.stock.draw();
        }
        seat const next = s.turn.next(s.chosen.players);
        s.turn = next == s.chosen.first ? ludo::nobody : next;
    }

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (seat each : ludo::each_seat(s.chosen.players))
            points[each] = s.turn == ludo::nobody && s.hand[each].known() ? s.hand[each].index() + 1 : 0; // shown at the end
        return points;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr auto nine = ludo::rule("keep_or_draw.keep.nine", {"Course of play", "Déroulement"},
                                            "Nobody throws away a nine.", "On ne jette pas un neuf.");
    static constexpr std::array rules{&ludo::game_over, &nine};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return a == action::draw() && s.hand[s.turn].index() + 1 == 9 ? &nine : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        legal.insert(action::keep(), s.turn != ludo::nobody);
        legal.insert(action::draw(), s.turn != ludo::nobody && s.hand[s.turn] != card::from_index(8));
        return legal;
    }

    static constexpr bool secret(state const&, action) { return false; } // everybody sees who keeps and who draws

    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        for (seat each : ludo::each_seat(s.chosen.players))
            if (each != viewer && s.turn != ludo::nobody)
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
        for (seat each : ludo::each_seat(s.chosen.players)) {
            visit(each.index(), ludo::piece_kind(s.hand[each]));
            if (s.thrown[each].known())
                visit(seats.most, ludo::piece_kind(s.thrown[each]));
        }
        ludo::each_piece_of(s.stock, seats.most + 1, visit);
    }
    struct telling { // so it is known that a card is thrown away from a hand, and the next one comes from the stock
        static constexpr ludo::named_place place(options const&, int number) {
            return ludo::hand_or_heap(number, seats.most, {ludo::place_kind::discards, ludo::place_kind::stock});
        }
    };
};

int main() {
    // What the suite cannot know: how many cards an action may show to a seat.
    ludo::testing::extras<keep_or_draw> more;
    more.shown = [](keep_or_draw::state const& before, std::optional<keep_or_draw::action> by, ludo::seat) {
        if (!by)
            return 1; // the deal: one's own card
        keep_or_draw::state after = before;
        keep_or_draw::play(after, *by);
        if (after.turn == ludo::nobody)
            return before.chosen.players;                   // in the end all show their cards
        return *by == keep_or_draw::action::draw() ? 1 : 0; // to who draws, the new card; to the others, the one thrown away
    };
    ludo::testing::report const found = ludo::testing::conformance<keep_or_draw>(more).run(200);
    std::printf("%s\n%s", found ? "It keeps every promise." : found.wrong.c_str(), found.record.c_str());
    if (!found)
        return 1;

    ludo::table<keep_or_draw> table({.players = 3}, /*seed*/ 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    for (ludo::seat s : table.seats())
        std::printf("seat %d: %d points, place %d\n", s.index(), table.scores()[s], table.places()[s]);
}
