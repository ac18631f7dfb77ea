#include <ludo/io/option_text.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"
#include "support/wrong_option.hpp"

using ludo::calcory;
using ludo::seat;
using ludo::to_text;
using action = toy_game::action;

namespace {

template <typename T>
std::string read_again(T value) {
    T read{};
    return ludo::read_value(to_text(value), read) && read == value ? "the same" : "something else";
}

} // namespace

TEST_CASE("what has a notation is read again as it was written") {
    prop("every action of Calcory", [] {
        auto const one = calcory::action::from_index(*rc::gen::inRange(0, calcory::action::count));
        auto const read = ludo::parse<calcory::action>(to_text(one));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == one);
    });
    REQUIRE(to_text(action::discard(toy_game::card(2, 0))) == "discard 3x");
    REQUIRE(to_text(calcory::card(7, 0)) == "7r");
}

TEST_CASE("a text that is no notation is named, at most its first 60 letters") {
    REQUIRE(ludo::parse<action>("fly").error() == "`fly` is not the notation of anything here");
    REQUIRE(ludo::parse<action>("").error() == "`` is not the notation of anything here");
    REQUIRE(ludo::parse<action>(std::string(1000, 'x')).error() ==
            '`' + std::string(60, 'x') + "` is not the notation of anything here");
}

TEST_CASE("values of options are written and read") {
    REQUIRE(to_text(true) == "true");
    REQUIRE(to_text(false) == "false");
    REQUIRE(to_text(-12) == "-12");
    REQUIRE(to_text(seat(3)) == "3");
    REQUIRE(to_text(toy_game::drawing::must) == "must");
    for (bool value : {true, false})
        CHECK(read_again(value) == "the same");
    for (int value : {0, -1, 7, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        CHECK(read_again(value) == "the same");
    for (seat value : ludo::each_seat(ludo::most_seats))
        CHECK(read_again(value) == "the same");
    for (auto value : {toy_game::drawing::may, toy_game::drawing::must})
        CHECK(read_again(value) == "the same");
}

TEMPLATE_TEST_CASE("a text that is no value is not read", "", bool, seat, toy_game::drawing, int, std::uint8_t) {
    for (std::string const wrong : {"", " ", "yes", "True", "true ", "-", "+1", " 1", "1 ", "1.0", "0x1", "6x", "Must", "may must",
                                    "-2147483649", "2147483648", "99999999999999999999", "nobody"}) {
        TestType value{};
        CAPTURE(wrong);
        CHECK_FALSE(ludo::read_value(wrong, value));
    }
}

TEST_CASE("a seat is read where there can be one") {
    seat value;
    REQUIRE(ludo::read_value("5", value));
    REQUIRE_FALSE(ludo::read_value("12", value));
    REQUIRE_FALSE(ludo::read_value("-1", value));
}

TEST_CASE("a number is read where it fits") {
    std::uint64_t large = 0;
    REQUIRE(ludo::read_number("18446744073709551615", large));
    REQUIRE(large == ~std::uint64_t{0});
    REQUIRE_FALSE(ludo::read_number("18446744073709551616", large));
    REQUIRE_FALSE(ludo::read_number("-1", large));
    std::uint8_t small = 0;
    REQUIRE(ludo::read_number("255", small));
    REQUIRE_FALSE(ludo::read_number("256", small));
}

TEST_CASE("an option is set by its name") {
    toy_game::options chosen;
    REQUIRE(ludo::set_option<toy_game>(chosen, "draw", "must").empty());
    REQUIRE(ludo::set_option<toy_game>(chosen, "first", "1").empty());
    REQUIRE(ludo::set_option<toy_game>(chosen, "open_discard", "true").empty());
    REQUIRE(chosen == toy_game::options{.first = seat(1), .open_discard = true, .draw = toy_game::drawing::must});
}

TEST_CASE("an option that is wrong stays as it was, and what it takes is said") {
    using toy = toy_game::options;
    using big = calcory::options;
    REQUIRE(wrong_option<toy>("colour", "red") == "toy has no option colour");
    REQUIRE(wrong_option<toy>("", "") == "toy has no option ");
    REQUIRE(wrong_option<toy>("Draw", "may") == "toy has no option Draw");
    REQUIRE(wrong_option<toy>("draw", "perhaps") == "draw takes may or must");
    REQUIRE(wrong_option<toy>("open_discard", "1") == "open_discard takes true or false");
    REQUIRE(wrong_option<toy>("first", "2") == "first takes the seat that begins, 0 or 1");
    REQUIRE(wrong_option<toy>("players", "3") == "players takes 2");
    REQUIRE(wrong_option<big>("players", "5") == "players takes 2 to 4");
    REQUIRE(wrong_option<big>("players", "two") == "players takes 2 to 4");
    REQUIRE(wrong_option<big>("markers_per_player", "-1") ==
            "markers_per_player takes 0 (no limit) or a positive number (from 0 to 2147483647)");
    REQUIRE(wrong_option<big>("min_cards_without_win", "3") == "min_cards_without_win takes 1 or 2");
    REQUIRE(wrong_option<toy>(std::string(1000, 'x'), "") == "toy has no option " + std::string(60, 'x'));
}

TEST_CASE("options are a line each, without those that have their default") {
    REQUIRE(to_text<toy_game>(toy_game::options()) == "players 2\n");
    REQUIRE(to_text<toy_game>({.first = seat(1), .draw = toy_game::drawing::must}) ==
            "players 2\noption first 1\noption draw must\n");
    REQUIRE(to_text<calcory>({.players = 4, .markers_per_player = 0, .thirteen_removes_marks = true}) ==
            "players 4\noption markers_per_player 0\noption thirteen_removes_marks true\n");
}
