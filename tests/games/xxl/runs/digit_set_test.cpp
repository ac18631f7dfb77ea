#include <ludo/games/xxl/runs/digit_set.hpp>

#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using xxl::default_deck;
using xxl::digit_set;

namespace {

digit_set of(std::string_view names) { return {default_deck, cards_of(names)}; }

xxl_cards some_cards() {
    xxl_cards some;
    for (int number : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 55)))
        some.insert(xxl_card::from_index(number));
    return some;
}

/// Of any three cards with digits in a row in one colour, is one of `mine`? By trying all.
bool a_run_with_one_of(xxl_cards const& mine, xxl_cards const& others) {
    xxl_cards const all = mine | others;
    for (int in = 0; in < xxl::colour::count; ++in)
        for (int digit = 0; digit + 2 < xxl::digits; ++digit) {
            bool there = true, own = false;
            for (int i = 0; i < 3; ++i) {
                there = there && !(default_deck.showing(digit + i, xxl::colour(in)) & all).empty();
                own = own || !(default_deck.showing(digit + i, xxl::colour(in)) & mine).empty();
            }
            if (there && own)
                return true;
        }
    return false;
}

} // namespace

TEST_CASE("cards show both of their digits, each in its colour, and nothing else") {
    xxl::colour const yellow(0), green(2);
    STATIC_REQUIRE(digit_set().empty());
    CHECK(of("6y8g").has(6, yellow));
    CHECK(of("6y8g").has(8, green));
    CHECK_FALSE(of("6y8g").has(6, green));
    std::string found;
    of("6y8g 0g1r 6b7g").each([&](int digit, xxl::colour in) { found += std::to_string(digit) + to_text(in) + ' '; });
    CHECK(found == "6y 1r 0g 7g 8g 6b ");
}

TEST_CASE("a card that goes takes along what no other shows") {
    prop("as if the others had been there from the beginning", [] {
        xxl_cards const some = some_cards();
        digit_set all(default_deck, some);
        xxl_cards left = some;
        for (xxl_card each : some) {
            left.erase(each);
            all.remove(default_deck, each, left);
            RC_ASSERT(all == digit_set(default_deck, left));
        }
        for (xxl_card each : some)
            all.add(default_deck, each);
        RC_ASSERT(all == digit_set(default_deck, some));
    });
}

TEST_CASE("three in a row are a run, in one colour, not from 10 on to 0") {
    CHECK(of("4b6g 6b7g 6y8g").forms_a_run({}));
    CHECK_FALSE(of("4b6g 6y8g").forms_a_run({}));
    CHECK(of("4b6g 6y8g").forms_a_run(of("7g9y")));
    CHECK_FALSE(digit_set().forms_a_run(of("4b6g 6b7g 6y8g"))); // one at least is of these
    CHECK_FALSE(of("9y10r 8r10y 0r3y 1r4y").forms_a_run({}));   // red 10, 8, 0 and 1
}

TEST_CASE("what forms a run is what three cards can be found for") {
    prop("in any hand, with any display", [] {
        xxl_cards const mine = some_cards(), others = some_cards();
        digit_set const own(default_deck, mine), displayed(default_deck, others);
        RC_ASSERT(own.forms_a_run(displayed) == a_run_with_one_of(mine, others));
        RC_ASSERT((own.missing(displayed) == 0) == own.forms_a_run(displayed));
    });
}

TEST_CASE("it is known how many digits are missing to a run") {
    CHECK(digit_set().missing({}) == 3);
    CHECK(of("6y8g").missing({}) == 2);
    CHECK(of("4b6g 6y8g").missing({}) == 1);
    CHECK(of("4b6g").missing(of("6b7g")) == 1);
    CHECK(digit_set().missing(of("4b6g 6b7g 6y8g")) == 1); // one of its own
    CHECK(of("4b6g 6y8g").missing(of("6b7g")) == 0);
}
