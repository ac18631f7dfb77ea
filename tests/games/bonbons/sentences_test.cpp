#include <ludo/games/bonbons/sentences.hpp>

#include <set>
#include <string>

#include <ludo/games/bonbons.hpp>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of Bonbons are there in both languages, each with an id of its own") {
    CHECK(wrong_sentence(ludo::bonbons_game::rules, "bonbons.") == "");
}

TEST_CASE("there is no sentence of Bonbons that forbids nothing") {
    CHECK(never_met<ludo::bonbons>(100) == std::set<std::string>());
}
