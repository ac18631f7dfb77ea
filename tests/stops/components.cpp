// What is undefined in components/ stops in a debug build, with words.
#include <ludo/components.hpp>
#include <ludo/games/xxl/notation.hpp>

#include "support/stops.hpp"

using ludo::nobody;
using ludo::seat;
using card = ludo::card<"123", "xy">;
using cards = ludo::index_set<card>;
using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 3}>;
constexpr auto deck = ludo::deck<card, 2>::of("1x 2x");

constexpr misuse list[] = {
    {"the number of unknown cards is different", [] { ludo::aside<card>().imagine(cards{card(0, 0)}); }},
    {"cards have no such symbol", [] { use(card(some(3), 0)); }},
    {"cards have no such colour", [] { use(card(0, some(2))); }},
    {"the back of a card has no number", [] { use(card().index()); }},
    {"there is no card with this number", [] { use(card::from_index(some(6))); }},
    {"the list is full",
     [] {
         ludo::card_list<card, 1> one;
         one.add(card(0, 0));
         one.add(card(0, 0));
     }},
    {"the list has no card", [] { use(ludo::card_list<card, 1>().take_last()); }},
    {"the list has fewer cards than that", [] { use(ludo::card_list<card, 2>()[static_cast<std::size_t>(some(1))]); }},
    {"no cards agree with what is known",
     [] {
         ludo::unseen_cards<ludo::xxl::card> known;
         use(known.come(seat(0), {}, 1).empty());
         use(known.lay(ludo::xxl::cards::all()));
         ludo::rng luck;
         use(known.draw(luck, [](auto...) {}).empty());
     }},
    {"the card is not there",
     [] {
         ludo::collected<deck, cell, 2> won;
         won.win(card(0, 0), seat(0));
         won.win(card(0, 0), seat(1));
     }},
    {"the deck has fewer cards than that", [] { use(deck[some(2)]); }},
    {"no card is left to draw",
     [] {
         ludo::rng luck;
         use(ludo::census<card>().draw(luck));
     }},
    {"it is of the other kind", [] { use(ludo::either<card, ludo::word<"none">>(card(0, 0)).as<ludo::word<"none">>()); }},
    {"there is nothing with this number", [] { use(ludo::either<card, ludo::word<"none">>::from_index(some(7))); }},
    {"the grid has no such row", [] { use(cell(some(2), 0)); }},
    {"the grid has no such column", [] { use(cell(0, some(3))); }},
    {"there is nothing with this index", [] { use(cell::from_index(some(6))); }},
    {"the hand is full",
     [] {
         ludo::hand<card, 1> held;
         held.add(card(0, 0));
         held.add(card(0, 0));
     }},
    {"no card in a hand has this age", [] { ludo::hand<card, 1>().add(card(0, 0), some(16)); }},
    {"no card in a hand has this age",
     [] {
         ludo::hand<card, 1> held;
         held.add(card());
         held.turn_ages([](int) { return some(0); });
     }},
    {"the card is not in the hand", [] { ludo::hand<card, 1>().remove(card(0, 0)); }},
    {"the card is not in the hand",
     [] {
         ludo::hand<card, 1> held;
         held.add(card(0, 0));
         held.remove(card(0, 0), some(1));
     }},
    {"the card is not in the hand", [] { use(ludo::hand<card, 1>().alike(card(0, 0))); }},
    {"the hand has fewer cards than that", [] { use(ludo::hand<card, 2>()[some(0)]); }},
    {"the card is not in this hand", [] { ludo::hands<card, 2>().remove(seat(0), card(0, 0)); }},
    {"all cards of this hand are known", [] { ludo::hands<card, 2>().imagine(seat(0), card(0, 0)); }},
    {"this seat has none", [] { use(ludo::hands<card, 2>().size(nobody)); }},
    {"there is nothing with this index", [] { use(ludo::letter<"ab">(some(2))); }},
    {"there is no pair with this number", [] { use(ludo::letter_pair<"abc">::from_index(some(3))); }},
    {"is it empty", [] { use(ludo::letter_set<"abc">().first()); }},
    {"there is nothing with this index", [] { use(ludo::number<3>(some(3))); }},
    {"a place belongs to a seat that plays", [] { ludo::owned_places<cell, 2>().insert(cell(), seat(2)); }},
    {"the place belongs to nobody", [] { use(ludo::owned_places<cell, 2>().owner(cell())); }},
    {"the piles are full",
     [] {
         ludo::piles<card, 2, 1> piles;
         piles.put(seat(0), card(0, 0));
         piles.put(seat(0), card(0, 0));
     }},
    {"the pile is empty", [] { use(ludo::piles<card, 2, 1>().top(seat(0))); }},
    {"the pile is empty", [] { use(ludo::piles<card, 2, 1>().take(seat(1))); }},
    {"there is no room for another card",
     [] {
         ludo::reserve<card, 1> rest;
         rest.lay(card(0, 0));
         rest.lay(card(0, 0));
     }},
    {"there is no room for so many cards", [] { ludo::reserve<card, 1>().lay(deck.begin(), deck.end()); }},
    {"no card is left to draw", [] { use(ludo::reserve<card, 1>().draw()); }},
    {"a place lies before a seat that plays", [] { use(ludo::seat_row_slot<2, 3>(nobody, ludo::number<3>(0))); }},
    {"there is nothing with this index", [] { use(ludo::seat_row_slot<2, 3>::from_index(some(6))); }},
    {"the box is written already",
     [] {
         ludo::score_sheet<cell> sheet;
         sheet.write(cell(), 1);
         sheet.write(cell(), 1);
     }},
    {"a box takes 0 to 127 points", [] { ludo::score_sheet<cell>().write(cell(), some(128)); }},
    {"a card lies there already",
     [] {
         ludo::spread<cell, card> table;
         table.lay(cell(), card(0, 0));
         table.lay(cell(), card(0, 0));
     }},
    {"no card lies face down there", [] { use(ludo::spread<cell, card>().turn_over(cell())); }},
    {"no card was turned over there", [] { ludo::spread<cell, card>().leave_up(cell()); }},
    {"the stock is empty", [] { use(ludo::stock<card, 2, 1>().draw()); }},
    {"the stock is empty", [] { ludo::stock<card, 2, 1>().touch(); }},
    {"the stock is empty",
     [] {
         ludo::rng luck(1);
         ludo::stock<card, 2, 1>().shuffle(luck);
     }},
    {"the stock has a different number of hidden cards", [] { ludo::stock<card, 2, 1>().imagine(deck.cards); }},
    {"the stock has fewer cards than that", [] { use(ludo::stock<card, 2, 1>()[some(0)]); }},
    {"there is no room for so many cards or parts",
     [] {
         ludo::stock<card, 2, 1> stock;
         stock.lay_beneath(deck.cards, false);
         stock.lay_beneath(deck.cards, false);
     }},
    {"each seat puts one card there",
     [] {
         ludo::trick<card, 2> trick;
         trick.put(seat(0), card(0, 0));
         trick.put(seat(0), card(1, 0));
     }},
    {"there is nothing with this index", [] { use(ludo::word<"none">::from_index(some(1))); }},
    {"a card has two digits", [] { use(ludo::xxl::card(some(3), 3)); }},
    {"the back of a card has no number", [] { use(ludo::xxl::card().low()); }},
    {"the card does not show this colour",
     [] {
         ludo::xxl::deck const& usual = ludo::xxl::default_deck;
         ludo::xxl::card const one(0, 1);
         for (int in = 0; in < ludo::xxl::colour::count; ++in)
             use(usual.digit(one, ludo::xxl::colour(in)));
     }},
};

int main(int count, char** arguments) { return stop_at(list, count, arguments); }
