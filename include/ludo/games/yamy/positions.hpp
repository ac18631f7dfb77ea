#pragma once

#include <cstddef>

#include <ludo/components/census.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/yamy/knowledge.hpp>

namespace ludo::yamy_game {

constexpr char const* check_round(state const& s) {
    if (s.round < 1 || s.round > rounds || (s.phase == game_phase::over && s.round != rounds))
        return "round takes 1 to 12";
    if (s.phase == game_phase::noting ? s.to_note < 1 || s.to_note > s.chosen.players : s.to_note != 0)
        return "to_note tells how many seats have yet to note, and is 0 at all other times";
    bool const out_of_stock = s.chosen.stock_exhausted == exhausted::end_round && s.stock.empty();
    if (s.phase == game_phase::noting && s.to_note == s.chosen.players && !out_of_stock &&
        (s.chosen.caller == calling::announced ||
         (filled(held(s, s.turn), s.chosen.min_series_cards_to_call) & s.sheets[s.turn].open_rows()).empty()))
        return "to_note: nobody can have laid down without a figure to announce";
    return nullptr;
}

/// Every card is in one place; whoever does not know all of them does not know the luck to come.
constexpr char const* check_cards(state const& s) {
    int pieces = 0, known = 0;
    each_piece(s, [&](int, int kind) {
        ++pieces;
        known += kind >= 0;
    });
    if (pieces != deck.size() || unseen(s).total() != pieces - known)
        return "hands, discards and packet: every card of the deck must be in one place";
    if (known < pieces && s.luck != no_luck)
        return "luck: it can be known only if all cards are known";
    return nullptr;
}

constexpr char const* check_hands(state const& s) {
    bool const shown = s.phase == game_phase::noting || s.phase == game_phase::over;
    for (seat owner : each_seat(seats.most)) {
        auto const& cards = s.hands[owner];
        bool const plays = owner.index() < s.chosen.players;
        int const wanted = plays ? hand_size + (owner == s.turn && s.phase == game_phase::discarding) : 0;
        if (cards.size() != wanted || (!plays && s.discards.size(owner) > 0))
            return "hands: everybody has five cards, or six if one has to be discarded";
        if (shown && cards.hidden() > 0)
            return "hands: all cards must be known once somebody has laid down";
    }
    return nullptr;
}

constexpr char const* check_sheets(state const& s) {
    int const players = s.chosen.players;
    for (seat owner : each_seat(players)) {
        int const behind = (owner.index() - s.turn.index() + players) % players; // how many seats note before this one
        bool const written = s.phase == game_phase::over || (s.phase == game_phase::noting && behind >= s.to_note);
        if (s.sheets[owner].written() != s.round - 1 + written)
            return "sheets: everybody fills or strikes one box each round";
        for (int number = 0; number < box::count; ++number) {
            int const points = s.sheets[owner].points(box::from_index(number));
            bool const whole = number < series ? points % (number + 1) == 0 && points <= colours * (number + 1)
                                               : points == 0 || points == box::from_index(number)->value(figures({}, false));
            if (!whole)
                return "sheets: a box has points that no hand gives";
        }
    }
    return nullptr;
}

/// The unknown cards in hands that are of parts of the stock that are used up.
constexpr char const* check_out(state const& s) {
    census<card> left = unseen(s);
    std::size_t out = 0;
    bool possible = true;
    for (int age = held_cards::oldest; age >= first_age_out(s); --age) {
        int least = 0; // of the same age in order of their kinds
        for (auto const& each : s.hands.of)
            for (int i = each.hidden(age); i > 0; --i, ++out) {
                possible = possible && out < s.out.size() && s.out[out].index() >= least && left.remove(s.out[out]);
                least = possible ? s.out[out].index() : least;
            }
    }
    if (!possible || out != s.out.size())
        return "out: the unknown cards in hands that came from used-up parts of the stock, oldest first and then by kind";
    return nullptr;
}

constexpr char const* check_stock(state const& s) {
    bool whole = true;
    int unknown = 0;
    s.stock.each([&](int part, card one) {
        bool const may_hide = part == s.stock.parts() - 1 && s.stock.touched() && !s.stock.in_order(part);
        whole = whole && (one.known() || may_hide);
        unknown += !one.known();
    });
    if (!whole || unknown != (s.luck == no_luck ? s.stock.hidden() : 0))
        return "packet: all cards are known of a part from which nobody drew; of the others none, and all where luck is known";
    if (s.stock.empty() && s.stock.touched())
        return "packet: nobody can have drawn from an empty one";
    if (s.stock.parts() > (s.chosen.between_rounds == gathering::shuffle_all ? 1 : s.round))
        return "packet: it has more parts than it can have in this round";
    return nullptr;
}

constexpr char const* check_discards(state const& s) {
    int const players = s.chosen.players;
    seat const before = s.turn == nobody ? nobody : seat((s.turn.index() + players - 1) % players);
    if (s.phase == game_phase::choosing && (s.discards.total() > 0 ? s.discards.size(before) == 0 : s.turn != first_of_round(s)))
        return "discards: the card that the seat before has just put down is missing";
    return nullptr;
}

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
constexpr char const* validate(state const& s) {
    return first_wrong(s, check_round, check_cards, check_hands, check_sheets, check_out, check_stock, check_discards);
}

} // namespace ludo::yamy_game
