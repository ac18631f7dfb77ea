#include <ludo/games/xxl/may_refuse/sentences.hpp>

#include <set>
#include <string>

#include <ludo/games/xxl/may_refuse.hpp>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of may_refuse are there in both languages, each with an id of its own") {
    CHECK(wrong_sentence(ludo::xxl::may_refuse_sentences::own_rules, "may_refuse.") == "");
}

TEST_CASE("there is no sentence of may_refuse that forbids nothing") {
    CHECK(never_met<ludo::xxl::may_refuse>(100) == std::set<std::string>());
}
