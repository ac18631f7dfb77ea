#include <ludo/core/telling.hpp>

#include <array>
#include <string_view>

#include <ludo/components/table_row.hpp>
#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

TEST_CASE("a place is written with its kind and its owner, a cell with its name") {
    STATIC_REQUIRE(named_place{place_kind::hand, seat(1)}.text() == "hand 1");
    STATIC_REQUIRE(named_place{place_kind::stock}.text() == "stock");
    STATIC_REQUIRE(named_place{place_kind::cell, nobody, std::string_view("c4")}.text() == "c4");
}

TEST_CASE("a cell before a seat is written with its seat, once") {
    STATIC_REQUIRE(named_place{place_kind::cell, seat(1), std::string_view("c4")}.text() == "1:c4");
    STATIC_REQUIRE(named_place{place_kind::cell, seat(1), std::string_view("c4")}.shared_name());
    STATIC_REQUIRE(named_place{place_kind::cell, seat(1), std::string_view("1:4")}.text() == "1:4");
    STATIC_REQUIRE_FALSE(named_place{place_kind::cell, seat(1), std::string_view("1:4")}.shared_name());
    STATIC_REQUIRE_FALSE(named_place{place_kind::cell, nobody, std::string_view("c4")}.shared_name());
    STATIC_REQUIRE_FALSE(named_place{place_kind::hand, seat(1)}.shared_name());
}

TEST_CASE("hands come before heaps in most games") {
    STATIC_REQUIRE(hand_or_heap(2, 3, {place_kind::discards, place_kind::stock}).text() == "hand 2");
    STATIC_REQUIRE(hand_or_heap(3, 3, {place_kind::discards, place_kind::stock}).text() == "discards");
    STATIC_REQUIRE(hand_or_heap(4, 3, {place_kind::discards, place_kind::stock}).text() == "stock");
}

TEST_CASE("a game that says nothing of its places and pieces has them numbered") {
    STATIC_REQUIRE(place_with<toy_game>({}, 3).text() == "place 3");
    STATIC_REQUIRE(piece_with<toy_game>({}, 2) == "piece 2");
    STATIC_REQUIRE(lies_at<toy_game>({}, 0) == lying::unsaid);
    STATIC_REQUIRE_FALSE(words_for_action<toy_game>(toy_game::action::keep()).has_value());
    STATIC_REQUIRE(piece_name<toy_game>.english == "card");
}

TEST_CASE("a piece that is not known is a question mark") {
    STATIC_REQUIRE(piece_with<calcory>({}, -1) == "?");
    STATIC_REQUIRE(piece_with<calcory>({}, 0) == calcory::card::from_index(0).text().view());
}

TEST_CASE("a game says how its actions are told") {
    STATIC_REQUIRE(words_for_action<calcory>(calcory::action::stop())->said.english == "{0} stops");
    STATIC_REQUIRE(words_for_action<calcory>(calcory::action::turn({}))->said.english.empty());
}

TEST_CASE("a game names the steps of its actions, or leaves them to be worked out") {
    STATIC_REQUIRE(names_steps<calcory>({}));
    STATIC_REQUIRE_FALSE(names_steps<toy_game>({}));
    rng luck(1);
    CHECK_FALSE(names_steps<toys>(toys::deal({}, luck)));
}

TEST_CASE("a row of a table that has words is called by them, if the game says nothing else of it") {
    struct entry {
        std::string_view name;
        phrase words;
    };
    static constexpr std::array<entry, 1> table{{{"full", {"full house", "full"}}}};
    STATIC_REQUIRE(words_of<toy_game>(table_row<table>())->english == "full house");
    STATIC_REQUIRE_FALSE(words_of<calcory>(calcory::card()).has_value());
}
