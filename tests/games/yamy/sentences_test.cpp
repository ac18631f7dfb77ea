#include <ludo/games/yamy/sentences.hpp>

#include <set>
#include <string>

#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of Yamy are there in both languages, each with an id of its own") {
    CHECK(wrong_sentence(ludo::yamy_game::rules, "yamy.") == "");
}

TEST_CASE("there is no sentence of Yamy that forbids nothing") { CHECK(never_met<ludo::yamy>(100) == std::set<std::string>()); }
