#include <ludo/testing/json_extras.hpp>

#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"
#include "support/play_and_draw.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

TEST_CASE("with a game's JSON the suite asks for it no more, and other extras stay") {
    testing::extras<play_and_draw> some;
    some.cut_off = true;
    auto const more = testing::json_extras<play_and_draw>(some);
    CHECK(more.cut_off);
    auto const found = testing::conformance<play_and_draw>(more).run(20);
    INFO(to_text(found));
    REQUIRE(found);
    for (auto const* each : {"extras.save", "extras.load", "extras.tell_again"})
        CHECK(to_text(found).find(each) == std::string::npos);
}

TEST_CASE("what is no JSON, or of another game, is not loaded") {
    rng luck(1);
    auto const toy = testing::json_extras<toy_game>();
    auto const written = toy.save(toy_game::deal({}, luck));
    CHECK(toy.load(written));
    CHECK_FALSE(toy.load("{"));
    CHECK_FALSE(testing::json_extras<play_and_draw>().load(written));
}
