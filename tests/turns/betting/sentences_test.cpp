#include <ludo/turns/betting/sentences.hpp>

#include "support/catch.hpp"

TEST_CASE("the sentences of all games of betting are there in both languages") {
    for (ludo::rule const* each : ludo::betting_sentences::rules) {
        CHECK(each->id.substr(0, 8) == "betting.");
        CHECK_FALSE(each->text.english.empty());
        CHECK_FALSE(each->text.french.empty());
    }
}
