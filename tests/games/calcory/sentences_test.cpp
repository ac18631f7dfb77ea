#include <ludo/games/calcory.hpp>

#include <set>
#include <string>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of Calcory are there in both languages, each with an id of its own") {
    CHECK(wrong_sentence(ludo::calcory_game::rules, "calcory.") == "");
}

TEST_CASE("there is no sentence of Calcory that forbids nothing") {
    CHECK(never_met<ludo::calcory>(100) == std::set<std::string>());
}
