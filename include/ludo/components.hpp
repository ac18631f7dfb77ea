#pragma once

/// What is in a box, and the words that all of it shares.
///
/// **Who knows a card.** A card is `known()`, or only its back is in sight. Seen by one seat, a component still has all its cards:
/// - `hidden()` tells which are not known: how many, or in which places of a `spread`.
/// - `hide()`, `hide_from(seat)`, `hide_but(places)` take away what is not to be seen.
/// - `imagine` says what hidden cards are; then nothing is hidden any more.
/// The concept `hides_cards` asks for these words. `seen()` of a `spread` is what all have seen there, in sight or remembered;
/// `open` are the cards of a hand that everybody knows.
///
/// **The heaps**, from the most to the least that is known of them:
/// - `piles`: face up before each seat, from bottom to top.
/// - `collected`: won by the seats, openly, or but for one card that went back unseen.
/// - `stock`: face down, in parts that were laid beneath one another; the order of a part may be known.
/// - `reserve`: face down, and drawn in order.
/// - `aside`: face down, in no order, and not used again.
///
/// **Hands**: `hand` is one, of few cards that may look alike; `hands` are those of all seats, of a deck with each card once;
/// `card_rows` lie or stand before the seats in order, and the others may see what the owner does not; `told_signs` are what they say of it,
/// and a `row_place` is the second card, say.
///
/// **Sets and lists**: `index_set` (core) has each thing once, `census` counts how many of each kind there are, `card_list` has an
/// order, `deck` is the list that is printed on the box. `some_of` is what an action takes of several things, and a row of `dice`.
///
/// **Boards**: `grid` has rows and columns, `graph_board` any points that lines join; a set of its cells or points, a `spread` or a
/// `per_seat` says what is there.
///
/// **What may be where**: `unseen_cards` is told what happens to closed hands, and deals what they may hold. (`card_clues` is its
/// memory, `card_places` finds an arrangement.) `unseen_kinds` deals cards of which some look alike to slots that take some kinds.
#include <ludo/components/aside.hpp>
#include <ludo/components/card.hpp>
#include <ludo/components/card_clues.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/card_places.hpp>
#include <ludo/components/card_rows.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/collected.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/dice.hpp>
#include <ludo/components/draw_until.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/graph_board.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/grid_column.hpp>
#include <ludo/components/hand.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/hides_cards.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/letter_pair.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/components/number.hpp>
#include <ludo/components/number_of_ways.hpp>
#include <ludo/components/or_none.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/piles.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/row_place.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/seat_rows.hpp>
#include <ludo/components/some_of.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/components/stock.hpp>
#include <ludo/components/table_row.hpp>
#include <ludo/components/told_signs.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/components/unknown_cards.hpp>
#include <ludo/components/unseen_cards.hpp>
#include <ludo/components/unseen_kinds.hpp>
#include <ludo/components/word.hpp>
