#include <ludo/components/stock.hpp>

#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {
using card = ludo::card<"123456", "rygb">;
using stock = ludo::stock<card, 20, 4>;

std::vector<card> cards(std::vector<int> const& kinds) {
    std::vector<card> found;
    for (int kind : kinds)
        found.push_back(card::from_index(kind));
    return found;
}
stock of(std::vector<int> const& first, bool first_known, std::vector<int> const& second = {}, bool second_known = false) {
    stock made;
    made.lay_beneath(cards(first), first_known);
    made.lay_beneath(cards(second), second_known);
    return made;
}
} // namespace

TEST_CASE("cards are drawn in the order of the lists, the first list first") {
    stock all = of({5, 3, 4}, false, {9, 1}, true);
    CHECK(all.parts() == 2);
    CHECK(all[3].index() == 9);
    for (int kind : {5, 3, 4, 9, 1})
        CHECK(all.draw().index() == kind);
    CHECK(all.empty());
    CHECK(all == stock());
}

TEST_CASE("of a part from which nobody drew it is known which cards it has, or in which order they lie") {
    stock const mixed = of({5, 3, 4}, false).covered();
    CHECK(mixed == of({3, 4, 5}, false));
    CHECK(of({5, 3, 4}, true).covered() == of({5, 3, 4}, true));
}

TEST_CASE("a part from which somebody drew is not known any more until everything else was shown") {
    stock all = of({5, 3, 4}, false, {9, 1}, true);
    all.draw();
    CHECK(all.unknown() == 2);
    CHECK_FALSE(all.covered()[0].known());
    CHECK(all.covered()[2].index() == 9);
    all.recount();
    CHECK(all.unknown() == 0);
    CHECK(all.covered()[0].index() == 3);
}

TEST_CASE("the next part nobody has touched") {
    stock all = of({5}, false, {9, 1}, false);
    all.draw();
    CHECK_FALSE(all.touched());
    CHECK(all.unknown() == 0);
    CHECK(all.covered()[0].index() == 1);
    all.draw();
    CHECK(all.unknown() == 1);
}

TEST_CASE("a part that is known in its order stays known") {
    stock all = of({5, 3, 4}, true);
    all.draw();
    CHECK(all.top_is_known());
    CHECK(all.unknown() == 0);
    CHECK(all.covered() == all);
}

TEST_CASE("what is imagined looks like what was seen") {
    stock all = of({5, 3, 4, 7}, false, {9, 1, 2}, false);
    all.lay_beneath(cards({11, 10}), true);
    all.draw();
    ludo::rng luck(1);
    stock imagined = all.covered();
    imagined.imagine(cards({7, 3, 4}), luck);
    CHECK(imagined.covered() == all.covered());
    for (int i = 0; i < imagined.size(); ++i)
        CHECK(imagined[i].known());
}

TEST_CASE("to imagine takes cards for unknown places only") {
    stock all = of({5, 3, 4, 7}, false);
    all.draw();
    ludo::rng luck(1);
    stock known = all;
    known.imagine(cards({}), luck); // there are none
    known.recount();
    all.recount();
    CHECK(known.covered() == all.covered());
}
