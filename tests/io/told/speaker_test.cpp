#include <ludo/io/told/speaker.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("players are called by their names, or by the numbers of their seats") {
    std::vector<std::string> const names{"Ada"};
    speaker const english(language::english, names), french(language::french, names);
    CHECK(english.name(seat(0)) == "Ada");
    CHECK(english.name(seat(1)) == "seat 1");
    CHECK(french.name(seat(1)) == "le joueur 1");
}

TEST_CASE("places are called as people call them") {
    std::vector<std::string> const names{"Ada"};
    speaker const english(language::english, names), french(language::french, names);
    named_place const hand{place_kind::hand, seat(0)}, cell{place_kind::cell, nobody, std::string_view("c4")};
    CHECK(english.place(hand) == "Ada's hand");
    CHECK(french.place(hand) == "la main d'Ada");
    std::vector<std::string> const others{"Émile", "Œnone", "Çelik", "Ñusta", "Hugo"};
    speaker const more(language::french, others);
    auto const hand_of = [&](int number) { return more.place({place_kind::hand, seat(number)}); };
    CHECK(hand_of(0) == "la main d'Émile");
    CHECK(hand_of(1) == "la main d'Œnone");
    CHECK(hand_of(2) == "la main de Çelik");
    CHECK(hand_of(3) == "la main de Ñusta");
    CHECK(hand_of(4) == "la main de Hugo");
    CHECK(hand_of(5) == "la main du joueur 5");
    CHECK(english.place(cell) == "c4");
    CHECK(english.place({place_kind::discards}) == "the discards");
}

TEST_CASE("a cell is said with whose it is, but for one's own") {
    std::vector<std::string> const names{"Ada"};
    speaker const english(language::english, names), french(language::french, names);
    named_place const adas{place_kind::cell, seat(0), std::string_view("b2")};
    CHECK(english.place(adas) == "Ada's b2");
    CHECK(french.place(adas) == "b2 d'Ada");
    CHECK(english.place(adas, seat(1)) == "Ada's b2");
    CHECK(english.place(adas, seat(0)) == "b2");
    CHECK(french.place({place_kind::cell, seat(1), std::string_view("b2")}) == "b2 du joueur 1");
    CHECK(french.place({place_kind::cell, seat(1), std::string_view("1:2")}) == "1:2"); // the name says it
}

TEST_CASE("pieces that are not known are counted") {
    speaker const english(language::english, {}), french(language::french, {});
    CHECK(english.some(1, {"card", "carte"}) == "a card");
    CHECK(english.some(3, {"tile", "tuile"}) == "3 tiles");
    CHECK(french.some(1, {"card", "carte"}) == "une carte");
}

TEST_CASE("whose something is, several things, and the stock are said as in a sentence") {
    std::vector<std::string> const names{"Ada", "Blaise"};
    speaker const english(language::english, names), french(language::french, names, talon);
    CHECK(english.of(seat(0)) == "Ada");
    CHECK(french.of(seat(0)) == "d'Ada");
    CHECK(french.of(seat(1)) == "de Blaise");
    CHECK(french.of(seat(2)) == "du joueur 2");
    CHECK(english.together({}) == "");
    CHECK(english.together({"2r"}) == "2r");
    CHECK(english.together({"2r", "3r", "4r"}) == "2r, 3r and 4r");
    CHECK(french.together({"2r", "3r"}) == "2r et 3r");
    CHECK(french.place({place_kind::stock}) == "le talon");
    CHECK(speaker(language::french, names).place({place_kind::stock}) == "la pioche");
}
