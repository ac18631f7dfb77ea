#include <ludo/turns/tricks/sentences.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using small_tricks::G;

TEST_CASE("the sentences are those of all trick games and of this one") {
    std::string ids;
    for (rule const* each : G::rules)
        ids += std::string(each->id) + ' ';
    CHECK(ids == "tricks.play.held tricks.follow.colour small.follow.later small.lead.once small.pass.once tricks.end.over ");
}
