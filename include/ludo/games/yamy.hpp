#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <ludo/core/action_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/games/yamy/actions.hpp>
#include <ludo/games/yamy/box.hpp>
#include <ludo/games/yamy/knowledge.hpp>
#include <ludo/games/yamy/positions.hpp>
#include <ludo/games/yamy/refusal.hpp>
#include <ludo/games/yamy/sentences.hpp>
#include <ludo/games/yamy/stock.hpp>
#include <ludo/games/yamy/telling.hpp>

namespace ludo::yamy_game {

/// Yamy, a game of combinations by Max Gerchambeau, in the order of its rule sheet. What the sheet leaves open is decided in
/// lines marked `ruling`, with the number that it has in games/README.md; if a table may decide otherwise, there is an option.
struct yamy {
    static constexpr std::string_view name = "yamy";
    static constexpr phrase title{"Yamy", "Yamy"};

    // ---- Contents (see yamy/box.hpp)

    static constexpr player_range seats = yamy_game::seats;
    using card = yamy_game::card;
    using box = yamy_game::box; // of the sheet
    using sheet = yamy_game::sheet;
    using held_cards = yamy_game::held_cards;
    static constexpr auto const& deck = yamy_game::deck;

    using options = yamy_game::options;
    using exhausted = yamy_game::exhausted;
    using gathering = yamy_game::gathering;
    using calling = yamy_game::calling;
    static constexpr auto const& option_list = yamy_game::option_list;
    using game_phase = yamy_game::game_phase;
    using state = yamy_game::state;
    using action = yamy_game::action;

    // ---- Object of the game: to have the most points after twelve rounds

    static constexpr best wins = best::highest;

    // ---- Preparation: the dealer changes with each round and deals five cards to everybody

    using packet = std::array<card, static_cast<std::size_t>(deck.size())>;

    static constexpr packet pack(options const&) { return deck.cards; }
    static constexpr state deal(options const& chosen, rng& luck) {
        packet cards = pack(chosen);
        luck.shuffle(cards);
        return lay_out(chosen, cards, rng(luck.draw()));
    }
    /// The first round, with the first of these cards on top of the stock; and the luck for the shuffles to come.
    static constexpr state lay_out(options const& chosen, packet const& cards, rng luck) {
        LUDO_EXPECTS(!wrong_with<yamy>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.luck = luck;
        s.stock.lay_beneath(cards, false);
        s.stock.touch(); // they are shuffled
        start_round(s);
        return s;
    }

    // ---- Course of a round: the first player sits to the left of the dealer

private:
    LUDO_SELDOM static constexpr void start_round(state& s) {
        s.phase = game_phase::choosing;
        s.turn = first_of_round(s);
        for (int i = 0; i < hand_size * s.chosen.players; ++i) { // one card at a time
            draw_top(s, s.turn);
            s.turn = s.turn.next(s.chosen.players);
        }
    }

public:
    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        if (a.is<"discard">())
            discard(s, a.with<"discard">());
        else if (a.is<"draw">())
            draw(s);
        else if (a.is<"take">())
            take(s, seat(a.with<"take">().index()));
        else if (a.is<"show">())
            show(s, a.with<"show">());
        else if (a.is<"score">())
            note(s, a.with<"score">(), true);
        else
            note(s, a.with<"strike">(), false);
    }

private:
    // ---- Either take the top card of the stock ...

    static constexpr void draw(state& s) {
        if (s.stock.empty()) [[unlikely]] {
            if (s.chosen.stock_exhausted == exhausted::end_round)
                return start_noting(s, s.turn, s.chosen.players); // ruling Y15: then nobody has called
            reshuffle(s);
        }
        draw_top(s, s.turn);
        s.phase = game_phase::discarding;
    }

    // ---- ... or the top card of the discards of any other player; then discard one card

    static constexpr void take(state& s, seat from) {
        s.hands[s.turn].add(s.discards.take(from), held_cards::open);
        s.phase = game_phase::discarding;
    }

    /// ruling Y5, Y21: it may be the card just taken; of cards that look the same, luck decides which goes; and all see whether
    /// it was one that they know, or from which part of the stock it was drawn
    static constexpr void discard(state& s, card thrown) {
        int const alike = s.hands[s.turn].alike(thrown);
        if (alike == 1) [[likely]]
            s.hands[s.turn].remove(thrown);
        else
            any_of(s, thrown, alike);
        s.discards.put(s.turn, thrown);
        s.turn = s.turn.next(s.chosen.players);
        s.phase = game_phase::choosing;
    }

    LUDO_SELDOM static constexpr void any_of(state& s, card thrown, int alike) {
        s.hands[s.turn].remove(thrown, s.luck == no_luck ? 0 : static_cast<int>(s.luck.below(static_cast<std::uint32_t>(alike))));
    }

    // ---- ... or lay down and announce the figure: the round is over, and everybody notes one

    /// ruling Y7: announcing a figure lets a player lay down; it does not bind him, unless the table says so
    LUDO_SELDOM static constexpr void show(state& s, box announced) {
        if (s.chosen.caller == calling::announced)
            note(s, announced, true);
        else
            start_noting(s, s.turn, s.chosen.players);
    }

    /// Writes a box of the seat whose turn it is: before all others where it has just laid down.
    LUDO_SELDOM static constexpr void note(state& s, box chosen, bool scored) {
        s.sheets[s.turn].write(chosen, scored ? chosen->value(held(s, s.turn)) : 0);
        seat const next = s.turn.next(s.chosen.players);
        if (s.phase == game_phase::choosing)
            start_noting(s, next, s.chosen.players - 1);
        else if (--s.to_note > 0)
            s.turn = next;
        else if (s.round == rounds)
            end(s);
        else
            next_round(s);
    }

    /// ruling Y17: all note in turn, clockwise
    static constexpr void start_noting(state& s, seat first, int how_many) {
        s.phase = game_phase::noting;
        s.turn = first;
        s.to_note = static_cast<std::uint8_t>(how_many);
    }

    // ---- All cards go beneath the stock (see yamy/stock.hpp), and the next player deals

    LUDO_SELDOM static constexpr void next_round(state& s) {
        gather(s, first_of_round(s));
        ++s.round;
        start_round(s);
    }

    // ---- End of the game

    static constexpr void end(state& s) {
        s.turn = nobody;
        s.phase = game_phase::over;
    }

public:
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers points(s.chosen.players);
        for (seat each : each_seat(s.chosen.players))
            points[each] = total(s.sheets[each], s.chosen.bonus_threshold);
        return points;
    }

    // ---- What may be done, said twice

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr action_set<action> actions(state const& s) { return yamy_game::actions(s); }
    static constexpr auto const& rules = yamy_game::rules;
    static constexpr rule const* refusal(state const& s, action a) { return yamy_game::refusal(s, a); }

    // ---- What is known (see yamy/knowledge.hpp)

    static constexpr bool secret(state const&, action) { return false; }

    static constexpr state view(state const& s, seat viewer) { return yamy_game::view(s, viewer); }
    static constexpr void forget(state& s, seat viewer) { yamy_game::forget(s, viewer); }
    using imagined = yamy_game::imagined;
    static constexpr state determinize(state const& view, rng& luck) { return imagined(view).draw(luck); }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return copies; }
    static constexpr void each_piece(state const& s, auto visit) { yamy_game::each_piece(s, visit); }

    // ---- Texts and positions (see yamy/positions.hpp)

    static constexpr char const* validate(state const& s) { return yamy_game::validate(s); }

    // ---- What happens, in words (see yamy/telling.hpp)

    using telling = yamy_game::telling;
};

} // namespace ludo::yamy_game

namespace ludo {
using yamy_game::yamy;
}
