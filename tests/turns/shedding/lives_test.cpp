#include <ludo/turns/shedding/lives.hpp>

#include <string_view>
#include <type_traits>

#include <ludo/games/xxl/lower.hpp>

#include "../../../examples/games/crazy_eights.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

using lives = shedding_lives<crazy_eights_rules>;
using piece = lives::piece;
using eights_card = crazy_eights::card;

eights_card card_of(std::string_view name) { return eights_card::parse(name).value(); }

} // namespace

TEST_CASE("a card in one of its lives has a number, and is that card") {
    STATIC_REQUIRE(piece::count == 52 * (most_shuffles + 1));
    STATIC_REQUIRE_FALSE(piece().known());
    for (int number = 0; number < piece::count; ++number) {
        auto const each = piece::from_index(number);
        CHECK(each.index() == number);
        CHECK(each.known());
        CHECK(each.card() == eights_card::from_index(number % 52));
        CHECK(each == piece(each.card(), number / 52));
    }
}

TEST_CASE("cards that are shuffled begin another life, and no others") {
    lives now;
    crazy_eights::cards const shuffled{card_of("7h"), card_of("Kd")};
    auto const before = now.now(crazy_eights::cards::all());
    now.begin(shuffled);
    auto const after = now.now(crazy_eights::cards::all());
    CHECK(after.size() == 52);
    CHECK(lives::cards_of(before - after) == shuffled);
    CHECK(lives::cards_of(after - before) == shuffled);
    CHECK(now.now(card_of("7h")) == piece(card_of("7h"), 1));
    CHECK(now.now(card_of("8h")) == piece(card_of("8h"), 0));
}

TEST_CASE("where no pile is shuffled a card has one life") {
    STATIC_REQUIRE(std::is_same_v<shedding_lives<xxl::lower_rules>::piece, xxl::card>);
    STATIC_REQUIRE(std::is_empty_v<shedding_lives<xxl::lower_rules>>);
}
