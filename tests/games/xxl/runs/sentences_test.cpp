#include <ludo/games/xxl/runs/sentences.hpp>

#include <set>
#include <string>

#include <ludo/games/xxl/runs.hpp>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of the runs are there in both languages, each with an id of its own") {
    CHECK(wrong_sentence(ludo::xxl::runs_game::rules, "runs.") == "");
}

TEST_CASE("there is no sentence of the runs that forbids nothing") {
    CHECK(never_met<ludo::xxl::runs>(200) == std::set<std::string>());
}
