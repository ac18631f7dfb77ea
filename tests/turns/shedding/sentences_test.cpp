#include <ludo/turns/shedding/sentences.hpp>

#include <set>
#include <string>

#include "support/catch.hpp"

using ludo::shedding_sentences;

TEST_CASE("each sentence is there in both languages, under a heading, with an id of its own") {
    std::set<std::string> ids;
    for (ludo::rule const* each : shedding_sentences::shared_rules) {
        CHECK(each->id.rfind("shedding.", 0) == 0);
        CHECK(ids.insert(std::string(each->id)).second);
        for (auto wanted : {ludo::language::english, ludo::language::french}) {
            CHECK(each->text.in(wanted).back() == '.');
            CHECK_FALSE(each->section.in(wanted).empty());
        }
        CHECK(each->text.english != each->text.french);
    }
    CHECK(ids.size() == 7);
}
