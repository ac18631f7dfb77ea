#include <ludo/games/calcory/memory.hpp>

#include "support/catch.hpp"

using namespace ludo::calcory_game;
using ludo::seat;
using ludo::spread;

namespace {

constexpr cell a1(0, 0), b1(0, 1), c1(0, 2);
constexpr card nine = *card::parse("9r"), four = *card::parse("4r");

/// 9r lies on a1 and 4r on b1; both are turned over.
constexpr spread<cell, card> thirteen_lies_there() {
    spread<cell, card> table;
    table.lay(a1, nine);
    table.lay(b1, four);
    table.turn_over(a1);
    table.turn_over(b1);
    return table;
}

/// How many cards a seat has won for sure.
constexpr int won(memory const& remembered, seat by) {
    int cards = 0;
    remembered.collected.each_won(by, [&](card) { ++cards; });
    return cards;
}

} // namespace

TEST_CASE("of a set that was collected everybody knows all cards, and where one of them lies") {
    memory remembered;
    remembered.saw_collected(thirteen_lies_there(), seat(1), c1, card());
    CHECK(remembered.returned.owner(c1) == seat(1));
    CHECK(remembered.collected.candidates(c1).total() == 2);
    CHECK(won(remembered, seat(1)) == 0);
    SECTION("turned over again, it tells which the others are") {
        remembered.saw_turned(c1, four);
        CHECK(remembered.returned.any().empty());
        CHECK(remembered.collected.won(11, seat(1))); // 9r is the twelfth card of the deck
        CHECK(won(remembered, seat(1)) == 1);
    }
    SECTION("any other card that is turned over tells nothing of it") {
        memory const before = remembered;
        remembered.saw_turned(a1, nine);
        CHECK(remembered == before);
    }
}

TEST_CASE("where everybody sees which card goes back, the others are won for sure") {
    memory remembered;
    remembered.saw_collected(thirteen_lies_there(), seat(0), c1, nine);
    CHECK(remembered.returned.any().empty());
    CHECK(won(remembered, seat(0)) == 1);
    CHECK(remembered.collected.left().of(nine) == 1);
    CHECK(remembered.collected.left().of(four) == 0);
}

TEST_CASE("what the last set was everybody knows") {
    memory remembered;
    remembered.saw_won(thirteen_lies_there(), seat(0));
    CHECK(won(remembered, seat(0)) == 2);
}

TEST_CASE("a memory that sleeps has forgotten everything, and notices nothing") {
    memory remembered;
    remembered.saw_collected(thirteen_lies_there(), seat(1), c1, card());
    remembered.sleep();
    memory const asleep = remembered;
    CHECK(remembered.returned.any().empty());
    remembered.saw_collected(thirteen_lies_there(), seat(1), c1, card());
    remembered.saw_collected(thirteen_lies_there(), seat(1), c1, nine);
    remembered.saw_won(thirteen_lies_there(), seat(1));
    remembered.saw_turned(c1, four);
    CHECK(remembered == asleep);
}
