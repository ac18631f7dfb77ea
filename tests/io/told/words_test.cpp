#include <ludo/io/told/words.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("a sentence is filled with its parts") {
    CHECK(filled("{0} takes {1} from {2}", {"Ada", "7r", "the pile"}, language::english) == "Ada takes 7r from the pile");
}

TEST_CASE("French words are joined as they are spoken") {
    CHECK(filled("{0} : de {1}", {"7r", "le pli"}, language::french) == "7r : du pli");
    CHECK(filled("se défausse de {0}", {"une carte"}, language::french) == "se défausse d'une carte");
}

TEST_CASE("every kind of place has words in both languages") {
    for (std::size_t kind = 0; kind < names(place_kind()).size(); ++kind)
        for (language in : {language::english, language::french})
            CHECK_FALSE(words_for_place(static_cast<place_kind>(kind)).in(in).empty());
}

TEST_CASE("a move between places that have no words of their own is told all the same") {
    CHECK(words_for_moving(place_kind::aside, place_kind::display).english == "{1} from {2} to {3}");
}
