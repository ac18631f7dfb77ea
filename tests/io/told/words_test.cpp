#include <ludo/io/told/words.hpp>

#include <string>
#include <vector>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("a sentence is filled with its parts") {
    CHECK(filled("{0} takes {1} from {2}", {"Ada", "7r", "the pile"}, language::english) == "Ada takes 7r from the pile");
}

TEST_CASE("French words are joined as they are spoken") {
    CHECK(filled("{0} : de {1}", {"7r", "le pli"}, language::french) == "7r : du pli");
    CHECK(filled("se défausse de {0}", {"une carte"}, language::french) == "se défausse d'une carte");
}

TEST_CASE("only where a part meets the words before it") {
    CHECK(filled("{0} prend {1} de {2}", {"Ana de le Vega", "un à le b", "le pli"}, language::french) ==
          "Ana de le Vega prend un à le b du pli");
    CHECK(filled("{0} {1}", {"Ana de", "le pli"}, language::french) == "Ana de le pli");
    CHECK(filled("c'est à {0}", {"les autres"}, language::french) == "c'est aux autres");
}

TEST_CASE("a name stays as it is, whatever it begins with") {
    std::vector<std::string> const names{"le Roi"};
    CHECK(filled("c'est à {0}, près de {1}", {"le Roi", "le pli"}, language::french, names) == "c'est à le Roi, près du pli");
}

TEST_CASE("every kind of place has words in both languages") {
    for (std::size_t kind = 0; kind < names(place_kind()).size(); ++kind)
        for (language in : {language::english, language::french})
            CHECK_FALSE(words_for_place(static_cast<place_kind>(kind)).in(in).empty());
}

TEST_CASE("a move between places that have no words of their own is told all the same") {
    CHECK(words_for_moving(place_kind::aside, place_kind::display).english == "{1} from {2} to {3}");
}
