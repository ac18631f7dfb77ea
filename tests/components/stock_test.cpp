#include <ludo/components/stock.hpp>

#include <set>
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
stock seen(stock all) {
    all.hide();
    return all;
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
    CHECK(seen(of({5, 3, 4}, false, {9, 1}, true)) == of({5, 3, 4}, false, {9, 1}, true));
}

TEST_CASE("a part from which somebody drew is not known any more") {
    stock all = of({5, 3, 4}, false, {9, 1}, true);
    all.draw();
    CHECK(all.hidden() == 2);
    CHECK_FALSE(seen(all)[0].known());
    CHECK(seen(all)[2].index() == 9);
    CHECK(seen(seen(all)) == seen(all));
}

TEST_CASE("a part that somebody has shuffled looks as if somebody drew from it") {
    stock all = of({5, 3, 4}, false, {9, 1}, false);
    all.touch();
    CHECK(all.hidden() == 3);
    CHECK_FALSE(seen(all)[2].known());
    CHECK(seen(all)[3].index() == 9);
}

TEST_CASE("the next part nobody has touched") {
    stock all = of({5}, false, {9, 1}, false);
    all.draw();
    CHECK_FALSE(all.touched());
    CHECK(all.hidden() == 0);
    CHECK(seen(all)[0].index() == 9);
    all.draw();
    CHECK(all.hidden() == 1);
}

TEST_CASE("a part that is known in its order stays known") {
    stock all = of({5, 3, 4}, true);
    all.draw();
    CHECK(all.top_is_known());
    CHECK(all.hidden() == 0);
    CHECK(seen(all) == all);
}

TEST_CASE("only the top part is shuffled, and every order comes") {
    std::set<int> first;
    ludo::rng luck(1);
    for (int i = 0; i < 200; ++i) {
        stock all = of({5, 3, 4}, false, {9, 1}, false);
        all.shuffle(luck);
        first.insert(all[0].index() * 100 + all[1].index() * 10 + all[2].index());
        CHECK(all[3].index() == 9);
        CHECK(all[4].index() == 1);
    }
    CHECK(first == std::set{534, 543, 354, 345, 453, 435});
}

TEST_CASE("what is imagined looks like what was seen") {
    stock all = of({5, 3, 4, 7}, false, {9, 1, 2}, false);
    all.lay_beneath(cards({11, 10}), true);
    all.draw();
    stock imagined = seen(all);
    imagined.imagine(cards({7, 3, 4}));
    CHECK(seen(imagined) == seen(all));
    for (int i = 0; i < imagined.size(); ++i)
        CHECK(imagined[i].known());
    CHECK(imagined[0].index() == 4);
}
