#include <ludo/turns/lines/sentences.hpp>

#include "support/catch.hpp"

TEST_CASE("the one sentence of all games of lines is there in both languages") {
    STATIC_REQUIRE(ludo::lines_sentences::end_over.id == "lines.end.over");
    STATIC_REQUIRE_FALSE(ludo::lines_sentences::end_over.text.english.empty());
    STATIC_REQUIRE_FALSE(ludo::lines_sentences::end_over.text.french.empty());
}
