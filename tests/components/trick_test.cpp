#include <ludo/components/trick.hpp>

#include <string>

#include <ludo/games/xxl/notation.hpp>

#include "support/catch.hpp"

using namespace ludo;
using xxl::card;

namespace {

using table = trick<card, 6>;

std::string order(table const& some, int players) {
    std::string told;
    some.each(players, [&](seat by, card one) { told += std::to_string(by.index()) + ':' + std::string(one.text().view()) + ' '; });
    return told;
}

} // namespace

TEST_CASE("the first one leads; the cards are told in the order in which they were played") {
    table some;
    CHECK(some.empty());
    CHECK(some.leader() == nobody);
    CHECK(order(some, 4).empty());
    some.put(seat(2), card(6, 8));
    some.put(seat(3), card(0, 1));
    some.put(seat(1), card(2, 3));
    CHECK_FALSE(some.empty());
    CHECK(some.leader() == seat(2));
    CHECK(some.has(seat(1)));
    CHECK_FALSE(some.has(seat(0)));
    CHECK(some.of(seat(3)) == card(0, 1));
    CHECK(some.all() == xxl::cards{card(6, 8), card(0, 1), card(2, 3)});
    CHECK(order(some, 4) == "2:6y8g 3:0g1r 1:2y3g ");
}

TEST_CASE("when it is taken nothing is left") {
    table some;
    some.put(seat(0), card(6, 8));
    some.clear();
    CHECK(some == table());
    CHECK(some.empty());
    CHECK_FALSE(some.has(seat(0)));
    some.put(seat(1), card(6, 8));
    CHECK(some.leader() == seat(1));
}
