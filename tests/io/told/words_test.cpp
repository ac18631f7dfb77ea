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
    CHECK(words_for_moving(place_kind::aside, place_kind::display).english == "{0} moves {1} from {2} to {3}");
}

TEST_CASE("in French one piece and several agree with what is said of them") {
    auto const laid = [](bool several) { return words_for_moving(place_kind::display, place_kind::laid, several).french; };
    CHECK(laid(false) == "{0} étale {1}, prise aux cartes exposées");
    CHECK(laid(true) == "{0} étale {1}, prises aux cartes exposées");
    CHECK(words_for_hiding(place_kind::hand, false).french == "on ne sait plus où est {1}");
    CHECK(words_for_hiding(place_kind::hand, true).french == "on ne sait plus où sont {1}");
}

TEST_CASE("points are counted as people count them") {
    CHECK(words_for_points(1, 1).english == "{0}: {1} point");
    CHECK(words_for_points(0, 0).english == "{0}: {1} points");
    CHECK(words_for_points(0, 0).french == "{0} : {1} point");
    CHECK(words_for_points(2, 3).english == "{0}: {2}, {1} in all");
}

TEST_CASE("a team has points at the end, counted as people count them") {
    CHECK(words_for_end_of_team(7).english == "the game is over: the team has {0} points");
    CHECK(words_for_end_of_team(7).french == "la partie est finie : l'équipe a {0} points");
    CHECK(words_for_end_of_team(1).english == "the game is over: the team has {0} point");
    CHECK(words_for_end_of_team(-1).french == "la partie est finie : l'équipe a {0} point");
    CHECK(words_for_end_of_team(0).english == "the game is over: the team has {0} points");
    CHECK(words_for_end_of_team(0).french == "la partie est finie : l'équipe a {0} point");
}

TEST_CASE("all who are in first place win, unless that is everybody") {
    CHECK(words_for_end(1, 1).english == "the game is over");
    CHECK(words_for_end(3, 1).english == "the game is over: {0} wins");
    CHECK(words_for_end(3, 2).english == "the game is over: {0} win");
    CHECK(words_for_end(3, 3).english == "the game is over: {0} tie");
}
