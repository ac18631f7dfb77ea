#include <ludo/components/pieces.hpp>

#include <utility>
#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"123", "ab">;
using pieces = std::vector<std::pair<int, int>>; // the places and kinds
constexpr card one(0, 0), two(1, 0), six(2, 1);

} // namespace

TEST_CASE("the kind of a card is its number, or -1 for its back") {
    STATIC_REQUIRE(ludo::piece_kind(six) == 5);
    STATIC_REQUIRE(ludo::piece_kind(six, 10) == 15);
    STATIC_REQUIRE(ludo::piece_kind(card()) == -1);
    STATIC_REQUIRE(ludo::piece_kind(card(), 10) == -1);
}

TEST_CASE("cards of one place, and backs, are named one by one") {
    pieces found;
    auto const note = [&](int place, int kind) { found.emplace_back(place, kind); };
    ludo::each_piece_of(std::vector{two, card(), one}, 7, note, 10);
    ludo::each_back(2, 8, note);
    ludo::each_back(0, 9, note);
    CHECK(found == pieces{{7, 11}, {7, -1}, {7, 10}, {8, -1}, {8, -1}});
}

TEST_CASE("a hand is the place with the number of its seat: first its known cards, then the backs") {
    ludo::hands<card, 3> held;
    held.add(ludo::seat(2), six);
    held.add(ludo::seat(2), card());
    held.add(ludo::seat(2), one);
    held.add(ludo::seat(0), two);
    pieces found;
    ludo::each_piece_of(held, ludo::seat(2), [&](int place, int kind) { found.emplace_back(place, kind); });
    CHECK(found == pieces{{2, 0}, {2, 5}, {2, -1}});
}
