#include <ludo/turns/passing/sentences.hpp>

#include "support/catch.hpp"
#include "support/sentences.hpp"

TEST_CASE("the sentences of passing have their ids, and texts in both languages") {
    CHECK(wrong_sentence(ludo::passing_sentences::passing_rules_list, "passing.") == "");
}
