// What the sheet says of the material (32 candies are 8 kinds in 4 colours; 36 squares are these, 3 coins, 1 wrapper).
#include <ludo/games/bonbons/box.hpp>

#include <ludo/io/option_text.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("there are 32 round tiles, each candy in each colour once") {
    STATIC_REQUIRE(bonbons_game::round_tiles.size() == 32);
    for (int kind = 0; kind < 8; ++kind)
        for (int colour = 0; colour < 4; ++colour)
            CHECK(bonbons_game::round_tiles.copies(bonbons_game::round(kind, colour)) == 1);
}

TEST_CASE("there are 36 square tiles: the same candies, three coins and an empty wrapper") {
    STATIC_REQUIRE(bonbons_game::square_tiles.size() == 36);
    STATIC_REQUIRE(bonbons_game::square_tiles.copies(bonbons_game::coin) == 3);
    STATIC_REQUIRE(bonbons_game::square_tiles.copies(bonbons_game::wrapper) == 1);
    STATIC_REQUIRE(bonbons_game::cell::count == 36);
    for (bonbons_game::round each : bonbons_game::round_tiles) {
        int same = 0;
        for (bonbons_game::square other : bonbons_game::square_tiles)
            same += bonbons_game::identical(other, each);
        CHECK(same == 1);
        CHECK(to_text(bonbons_game::square::from_index(each.index())) == to_text(each));
    }
}

TEST_CASE("two to six play, and one of them begins") {
    using options = bonbons_game::options;
    STATIC_REQUIRE(option_out_of_range<bonbons_game::option_list>(options()) == nullptr);
    for (int players = 0; players < 9; ++players)
        CHECK((option_out_of_range<bonbons_game::option_list>(options{.players = players}) == nullptr) ==
              (2 <= players && players <= 6));
    CHECK(option_out_of_range<bonbons_game::option_list>(options{.players = 3, .first = seat(2)}) == nullptr);
    CHECK(option_out_of_range<bonbons_game::option_list>(options{.players = 3, .first = seat(3)}) != nullptr);
    CHECK(option_out_of_range<bonbons_game::option_list>(options{.first = nobody}) != nullptr);
}

TEST_CASE("the quick variant leaves out two kinds, the coins, and the last row and column") {
    for (int number = 0; number < bonbons_game::kinds::count; ++number) {
        bonbons_game::options const quick{.quick = true, .removed_kinds = bonbons_game::kinds::from_index(number)};
        CHECK(in_play(quick, bonbons_game::round_tiles).total() == 32 - 2 * 4);
        CHECK(in_play(quick, bonbons_game::square_tiles).total() == 36 - 2 * 4 - 3);
        CHECK(in_play(quick, bonbons_game::square_tiles).of(bonbons_game::coin) == 0);
        CHECK(in_play(quick, bonbons_game::square_tiles).of(bonbons_game::wrapper) == 1);
    }
    STATIC_REQUIRE(bonbons_game::cells_in_play({.quick = true}).size() == 25);
    STATIC_REQUIRE(bonbons_game::cells_in_play({}).size() == 36);
    CHECK_FALSE(bonbons_game::plays({.quick = true}, *bonbons_game::round::parse("Hr")));
    CHECK(bonbons_game::plays({.quick = true}, *bonbons_game::round::parse("Fr")));
    CHECK(bonbons_game::plays({}, *bonbons_game::round::parse("Hr")));
}

TEST_CASE("a square is identical to the round tile of its candy and colour, and a coin to none") {
    auto const candy = *bonbons_game::round::parse("Cg");
    CHECK(bonbons_game::identical(*bonbons_game::square::parse("Cg"), candy));
    CHECK_FALSE(bonbons_game::identical(*bonbons_game::square::parse("Cb"), candy));
    for (auto each : bonbons_game::round_tiles)
        CHECK_FALSE((bonbons_game::identical(bonbons_game::coin, each) || bonbons_game::identical(bonbons_game::wrapper, each)));
}

TEST_CASE("four round tiles lie before each player, and there is room for a fifth") {
    STATIC_REQUIRE(bonbons_game::dealt_slots({.players = 3}).size() == 12);
    STATIC_REQUIRE(bonbons_game::dealt_slots({.players = 6}).size() == 24);
    STATIC_REQUIRE_FALSE(bonbons_game::dealt_slots({.players = 6}).contains(bonbons_game::fifth(seat(5))));
}

TEST_CASE("two play, and the first seat begins, unless it is said otherwise") {
    STATIC_REQUIRE(bonbons_game::options().players == 2);
    STATIC_REQUIRE(bonbons_game::options().first == seat(0));
}
