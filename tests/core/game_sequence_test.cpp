#include <ludo/core/game_sequence.hpp>

#include <string>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using games = ludo::game_list<ludo::calcory, toy_game>;
using sequence = ludo::game_sequence<games, 3>;

TEST_CASE("a sequence names the games of a list in their order") {
    constexpr auto three = sequence::of("toy calcory toy");
    STATIC_REQUIRE(three.size() == 3);
    STATIC_REQUIRE(three[0] == 1);
    STATIC_REQUIRE(three[1] == 0);
    STATIC_REQUIRE(three[2] == 1);
    STATIC_REQUIRE(three.text() == "toy calcory toy");
}

TEST_CASE("a sequence says what can be written") { STATIC_REQUIRE(sequence::takes == "1 to 3 of calcory toy"); }

TEST_CASE("what is not a sequence of a few of these games is not read") {
    for (std::string const wrong : {"", " ", "toy ", " toy", "toy  toy", "chess", "toy calcory toy toy", "Toy"}) {
        CAPTURE(wrong);
        CHECK_FALSE(sequence::parse(wrong));
    }
}

TEST_CASE("a sequence by lot has a game at least and is read as it is written") {
    prop("of all seeds", [] {
        ludo::rng luck(*rc::gen::arbitrary<std::uint64_t>());
        auto const some = sequence::any(luck);
        RC_ASSERT(some.size() >= 1 && some.size() <= 3);
        RC_ASSERT(sequence::parse(some.text()) == some);
    });
}
