#include <ludo/components/unknown_cards.hpp>

#include <initializer_list>
#include <optional>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/number.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::number<4>;
using cards = ludo::index_set<card>;

/// What is unknown where these kinds lie on as many places.
constexpr std::optional<cards> unknown(std::initializer_list<int> kinds) {
    return ludo::unknown_cards<card>([&](auto visit) {
        int place = 0;
        for (int each : kinds)
            visit(place++, each);
    });
}

} // namespace

TEST_CASE("the cards that no place shows are those of the places where one is hidden") {
    STATIC_REQUIRE(unknown({0, 1, 2, 3}) == cards());
    STATIC_REQUIRE(unknown({3, -1, 0, -1}) == cards{card(1), card(2)});
    STATIC_REQUIRE(unknown({-1, -1, -1, -1}) == cards::all());
}

TEST_CASE("a card in two places, in none, or too many of them are no position") {
    CHECK_FALSE(unknown({0, 1, 2, 2}).has_value());
    CHECK_FALSE(unknown({0, 1, 2}).has_value());
    CHECK_FALSE(unknown({0, 0, -1, -1}).has_value());
    CHECK_FALSE(unknown({0, 1, 2, 3, -1}).has_value());
    CHECK_FALSE(unknown({}).has_value());
}

TEST_CASE("where cards look alike, those that are seen are taken out of the deck") {
    using twins = ludo::card<"12", "r">;
    constexpr auto deck = ludo::deck<twins, 5>::of("1r 1r 1r 2r 2r");
    auto const left = ludo::cards_not_seen(deck, [](auto visit) {
        visit(0, 0);
        visit(1, -1);
        visit(1, 0);
        visit(2, 1);
    });
    CHECK(left.of(twins(0, 0)) == 1);
    CHECK(left.of(twins(1, 0)) == 1);
    CHECK(left.total() == 2);
}
