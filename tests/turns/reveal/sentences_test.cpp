#include <ludo/turns/reveal/sentences.hpp>

#include "support/catch.hpp"

TEST_CASE("the sentences of all games of memory are there in both languages") {
    for (ludo::rule const* each : ludo::reveal_sentences::rules) {
        CHECK(each->id.substr(0, 7) == "reveal.");
        CHECK_FALSE(each->text.english.empty());
        CHECK_FALSE(each->text.french.empty());
    }
}
