#include <ludo/components/card_clues.hpp>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"012345", "x">;
using cards = ludo::index_set<card>;
using ludo::seat;

constexpr cards all = cards::all(), low{card(0, 0), card(1, 0), card(2, 0)};

using clues = ludo::card_clues<card>;

} // namespace

TEST_CASE("each card that comes has a slot, which takes what it may be") {
    clues known;
    auto const first = known.come(seat(0), all, 2), second = known.come(seat(1), low);
    CHECK(first.size() == 2);
    CHECK(second.size() == 1);
    CHECK((first & second).empty());
    CHECK(known.in_hand[seat(0)] == first);
    CHECK(known.takes[second.first()] == low);
    known.has_none(seat(0), low);
    CHECK(known.takes[first.first()] == all - low);
    CHECK(known.takes[second.first()] == low); // nothing was said of it
}

TEST_CASE("a card goes from one of the slots that took it; where these are alike it does not matter from which") {
    clues known;
    auto const slots = known.come(seat(0), all, 3);
    known.go(seat(0), card(4, 0));
    CHECK(known.in_hand[seat(0)].size() == 2);
    CHECK(known.was[(slots - known.in_hand[seat(0)]).first()] == card(4, 0));
    CHECK(known.gone.empty());
    CHECK(known.possible);
}

TEST_CASE("where the slots that took a card differ, it is kept that it was in one of them") {
    clues known;
    auto const any = known.come(seat(0), all), few = known.come(seat(0), low);
    known.go(seat(0), card(1, 0));
    CHECK(known.gone == cards{card(1, 0)});
    CHECK(known.could[card(1, 0)] == (any | few));
    known.go(seat(0), card(5, 0));
    CHECK(known.in_hand[seat(0)] == few); // that one took no 5
    CHECK(known.possible);
}

TEST_CASE("slots of different times are alike, unless times matter") {
    for (bool matter : {false, true}) {
        clues known{.times_matter = matter};
        static_cast<void>(known.come(seat(0), all));
        static_cast<void>(known.come(seat(0), all));
        known.go(seat(0), card(0, 0));
        CHECK(known.gone.contains(card(0, 0)) == matter);
    }
}

TEST_CASE("what cannot be is noticed: a card from a hand that could not have it, more cards than there are, some of none") {
    clues known;
    static_cast<void>(known.come(seat(0), low));
    CHECK(known.possible);
    clues gone = known, many = known, some = known;
    gone.go(seat(0), card(5, 0));
    CHECK_FALSE(gone.possible);
    static_cast<void>(many.come(seat(1), all, 6));
    CHECK_FALSE(many.possible);
    some.has_some(seat(0), {});
    CHECK_FALSE(some.possible);
}
