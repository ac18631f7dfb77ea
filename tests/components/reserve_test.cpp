#include <ludo/components/reserve.hpp>

#include <array>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"123456", "x">;
using reserve = ludo::reserve<card, 4>;

constexpr reserve of_three() {
    reserve aside;
    for (int i : {2, 0, 1})
        aside.lay(card(i, 0));
    return aside;
}

} // namespace

TEST_CASE("what was laid aside first is drawn first") {
    reserve aside = of_three();
    CHECK(aside.size() == 3);
    CHECK(aside.draw() == card(2, 0));
    CHECK(aside.draw() == card(0, 0));
    CHECK(aside.size() == 1);
    CHECK(*aside.begin() == card(1, 0));
}

TEST_CASE("several are laid aside as one after the other, under those that lie there") {
    std::array const cards{card(0, 0), card(1, 0)};
    reserve at_once;
    at_once.lay(card(2, 0));
    at_once.lay(cards.begin(), cards.end());
    CHECK(at_once == of_three());
    at_once.lay(cards.end(), cards.end());
    CHECK(at_once == of_three());
}

TEST_CASE("what was drawn leaves no trace") {
    reserve drawn = of_three();
    drawn.draw();
    reserve same;
    same.lay(card(0, 0));
    same.lay(card(1, 0));
    CHECK(drawn == same);
    same.draw();
    CHECK_FALSE(drawn == same);
}

TEST_CASE("hidden cards are imagined from those that are left") {
    reserve aside = of_three();
    aside.hide();
    CHECK(aside.hidden() == 3);
    for (card each : aside)
        CHECK_FALSE(each.known());
    ludo::census<card> left;
    for (int i : {3, 3, 4})
        left.add(card(i, 0));
    ludo::rng luck(1);
    aside.imagine(left, luck);
    CHECK(left.total() == 0);
    int fours = 0;
    for (card each : aside)
        fours += each == card(3, 0);
    CHECK(fours == 2);
}

TEST_CASE("known cards stay what they are, and are taken out of a census once") {
    reserve aside = of_three();
    ludo::census<card> left;
    for (int i : {0, 1, 2})
        left.add(card(i, 0));
    CHECK(aside.take_known(left));
    CHECK(left.total() == 0);
    CHECK_FALSE(aside.take_known(left));
    ludo::rng luck(1);
    aside.imagine(left, luck);
    CHECK(aside == of_three());
}
