#include <ludo/components/letter_pair.hpp>

#include <set>
#include <string>

#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

using pair = ludo::letter_pair<"ABCDEFGH">;

TEST_CASE("there are as many pairs as ways of taking two letters, 28 of eight, each with a text of its own") {
    STATIC_REQUIRE(ludo::notated<pair>);
    STATIC_REQUIRE(pair::count == 28);
    std::set<std::string> texts;
    for (int index = 0; index < pair::count; ++index) {
        pair const one = pair::from_index(index);
        CHECK(one.index() == index);
        CHECK(pair::parse(one.text()) == one);
        texts.insert(std::string(one.text().view()));
    }
    CHECK(texts.size() == 28);
}

TEST_CASE("a pair has its two letters and no other") {
    constexpr pair one = pair::of("CH");
    STATIC_REQUIRE(one.has(2));
    STATIC_REQUIRE(one.has(7));
    for (int letter : {0, 1, 3, 4, 5, 6})
        CHECK_FALSE(one.has(letter));
}

TEST_CASE("one letter, three, equal ones, others, or in another order are no pair") {
    for (auto const* text : {"", "A", "AA", "HG", "AI", "ABC", "ab", "A B", " AB"})
        CHECK_FALSE(pair::parse(text).has_value());
}
