#include <ludo/components/card_rows.hpp>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/components/told_signs.hpp>
#include <ludo/core/digest.hpp>

#include "support/catch.hpp"

using ludo::seat, ludo::known_to;

namespace {

using card = ludo::card<"123456789", "r">;
using rows = ludo::card_rows<card, 3, 4, int>;
constexpr seat ada(0), blaise(1), carl(2);

card one(int symbol) { return card(symbol - 1, 0); }

/// The cards of a row, in their order: 0 for one that is not known.
std::vector<int> in_order(rows const& all, seat owner) {
    std::vector<int> found;
    for (auto const* each = all.begin(owner); each != all.end(owner); ++each)
        found.push_back(each->card.known() ? each->card.symbol() + 1 : 0);
    return found;
}
using list = std::vector<int>;

rows some() {
    rows all;
    int number = 0;
    for (known_to who : {known_to::none, known_to::others, known_to::owner, known_to::all}) {
        all.add(ada, {one(++number), who});
        all.add(blaise, {one(number + 4), who});
    }
    return all;
}
rows seen_by(seat viewer) {
    rows seen = some();
    seen.hide_from(viewer);
    return seen;
}

} // namespace

TEST_CASE("a row keeps its order: what is taken leaves no gap, what is replaced stays in its place") {
    rows all = some();
    CHECK(all.take(ada, 1) == one(2));
    CHECK(in_order(all, ada) == list{1, 3, 4});
    all.add(ada, {one(9), known_to::others, 7});
    CHECK(in_order(all, ada) == list{1, 3, 4, 9});
    CHECK(all.at(ada, 3).told == 7);
    CHECK(all.replace(ada, 0, {one(8), known_to::all}) == one(1));
    CHECK(in_order(all, ada) == list{8, 3, 4, 9});
    CHECK(in_order(all, blaise) == list{5, 6, 7, 8});
    CHECK((all.size(ada) == 4 && all.size(carl) == 0));
}

TEST_CASE("who took a card away leaves nothing behind: rows with the same cards are equal") {
    rows all, same;
    all.add(ada, {one(1), known_to::others, 3});
    all.add(ada, {one(2), known_to::others, 4});
    same.add(ada, {one(2), known_to::others, 4});
    all.take(ada, 0);
    CHECK(all == same);
}

TEST_CASE("each sees of a row what it may see") {
    CHECK(in_order(seen_by(ada), ada) == list{0, 0, 3, 4});    // one's own: what one has looked at, and what is turned up
    CHECK(in_order(seen_by(ada), blaise) == list{0, 6, 0, 8}); // another's: what the others see, and what is turned up
    CHECK(in_order(seen_by(carl), ada) == list{0, 2, 0, 4});
    CHECK(in_order(seen_by(ludo::nobody), ada) == list{0, 0, 0, 4}); // who does not play sees what all see
    CHECK(seen_by(carl).hidden() == 4);
    CHECK(seen_by(ludo::nobody).hidden() == 6);
}

TEST_CASE("all are told which cards of a row have a sign") {
    using hints = ludo::told_signs<"123", "r">;
    ludo::card_rows<hints::card, 3, 4, hints> all;
    for (int symbol : {2, 3, 2})
        all.add(blaise, {hints::card(symbol - 1, 0), known_to::others, {}});
    hints::sign const two = hints::symbol(1);
    list told;
    auto const add = [&](int number) { told.push_back(number); };
    all.each_that_may_have(blaise, two, add);
    CHECK(told == list{0, 1, 2});
    all.tell(blaise, two);
    told.clear();
    all.each_that_may_have(blaise, two, add);
    CHECK(told == list{0, 2});
    CHECK(all.at(blaise, 1).told.text() == "13");
    CHECK(all.may_be(all.at(blaise, 0)) == ludo::index_set<hints::card>{hints::card(1, 0)});
}

TEST_CASE("the cards of a row are pieces before its owner") {
    std::vector<std::pair<int, int>> found;
    ludo::each_piece_of(seen_by(carl), [&](int place, int kind) { found.emplace_back(place, kind); });
    CHECK(found == std::vector<std::pair<int, int>>{{0, -1}, {0, 1}, {0, -1}, {0, 3}, {1, -1}, {1, 5}, {1, -1}, {1, 7}});
}

TEST_CASE("rows are summed up with their cards and with what is told of them") {
    auto const sum = [](rows const& all) {
        ludo::digest made;
        ludo::add_part(made, all);
        return made.value();
    };
    rows other = some();
    CHECK(sum(other) == sum(some()));
    other.at(ada, 2).told = 1;
    CHECK(sum(other) != sum(some()));
    other = some();
    other.at(ada, 2).who = known_to::all;
    CHECK(sum(other) != sum(some()));
}

TEST_CASE("unknown cards are drawn from those that nobody has seen, each as it may be") {
    ludo::rng luck(1);
    ludo::census<card> unseen;
    for (int symbol : {2, 3, 6, 7, 9})
        unseen.add(one(symbol));
    auto const may = [](rows::held const& hidden) {
        return hidden.told > 0 ? ludo::index_set<card>{one(hidden.told)} : ludo::index_set<card>::all();
    };
    rows seen = seen_by(carl);
    REQUIRE(seen.hidden() == 4);
    for (int number = 0; number < 4; ++number)
        if (!seen.at(blaise, number).card.known()) {
            seen.at(blaise, number).told = 7;
            break;
        }
    std::set<list> drawn;
    for (int times = 0; times < 1000; ++times) {
        rows full = seen;
        ludo::census<card> const left = full.imagine(unseen, luck, may);
        REQUIRE((full.hidden() == 0 && left.total() == 1 && left.of(one(7)) == 0));
        list all = in_order(full, ada);
        for (int each : in_order(full, blaise))
            all.push_back(each);
        drawn.insert(all);
        full.hide_from(carl);
        REQUIRE(full == seen);
    }
    CHECK(drawn.size() == 4 * 3 * 2); // the seven is known, and three of four are dealt to the others
    CHECK(seen.possible(unseen, may));
    seen.at(ada, 3).told = 4;
    CHECK(seen.possible(unseen, may)); // it is a four
    seen.at(ada, 3).told = 5;
    CHECK_FALSE(seen.possible(unseen, may));
    seen.at(ada, 3).told = 0;
    unseen.remove(one(7));
    CHECK_FALSE(seen.possible(unseen, may));
}
