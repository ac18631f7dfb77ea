#include <ludo/io/json/notation.hpp>

#include <string_view>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/notation.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("things are written in the notation of the state that they are in, and otherwise as they are") {
    using xxl::lower;
    lower::state s;
    json_notation const plain, of_deck = json_notation::of<lower>(s, plain);
    auto const with_deck = [](auto const&... deck) { return sizeof...(deck) == 1; };
    CHECK_FALSE(plain.with<xxl::card>(with_deck));
    CHECK(of_deck.with<xxl::card>(with_deck));
    CHECK_FALSE(of_deck.with<xxl::colour>(with_deck)); // colours are always written alike
    CHECK(of_deck.with<xxl::card>([&](auto const&... deck) { return (... && (&deck == &s.chosen.deck)); }));
}
