#include <ludo/components/score_sheet.hpp>

#include <array>
#include <string_view>
#include <utility>

#include <ludo/components/number.hpp>
#include <ludo/components/table_row.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/per_seat.hpp>

#include "support/catch.hpp"

namespace {
struct entry {
    std::string_view name;
    int worth;
};
constexpr std::array<entry, 3> table{{{"ones", 1}, {"twos", 2}, {"all", 30}}};
using row = ludo::table_row<table>;
using sheet = ludo::score_sheet<row>;
} // namespace

TEST_CASE("a row has the name that its table says") {
    STATIC_REQUIRE(ludo::notated<row>);
    STATIC_REQUIRE(row::count == 3);
    STATIC_REQUIRE(row::parse("twos") == row::from_index(1));
    STATIC_REQUIRE(row::from_index(2).text() == "all");
    STATIC_REQUIRE(row::from_index(2)->worth == 30);
    STATIC_REQUIRE_FALSE(row::parse("threes").has_value());
}

TEST_CASE("a number is written in decimal, and nothing else is one") {
    using number = ludo::number<12>;
    STATIC_REQUIRE(ludo::notated<number>);
    STATIC_REQUIRE(number(11).text() == "11");
    STATIC_REQUIRE(number::parse("11") == number(11));
    for (auto const* wrong : {"", "12", "-1", "01", "x", "1 "})
        CHECK_FALSE(number::parse(wrong).has_value());
}

TEST_CASE("a box is open until it is written, with points or struck") {
    sheet one;
    CHECK(one.open_rows().size() == 3);
    CHECK(one.written() == 0);
    one.write(row::from_index(1), 6);
    one.write(row::from_index(2), 0);
    CHECK_FALSE(one.open(row::from_index(2)));
    CHECK(one.open_rows() == ludo::index_set<row>{row::from_index(0)});
    CHECK(one.written() == 2);
    CHECK(one.sum(row(), 3) == 6);
    CHECK(one.sum(row::from_index(2), 1) == 0);
}

TEST_CASE("sheets are filled in turn if whoever had the turn in this round has one box more") {
    struct {
        int players = 3;
        ludo::seat first = ludo::seat(1);
    } const chosen;
    ludo::per_seat<sheet, 3> sheets;
    auto const in_turn = [&](int turn) { return ludo::filled_in_turn(sheets, chosen, ludo::seat(turn)); };
    auto const fill = [&](int by, int number) { sheets[ludo::seat(by)].write(row::from_index(number), 1); };
    CHECK((in_turn(1) && !in_turn(2) && !in_turn(0) && !in_turn(-1)));
    fill(1, 2);
    CHECK((in_turn(2) && !in_turn(1) && !in_turn(0)));
    fill(2, 0);
    CHECK((in_turn(0) && !in_turn(2)));
    for (auto [by, number] : {std::pair{0, 0}, {1, 0}, {2, 1}, {0, 1}, {1, 1}, {2, 2}})
        fill(by, number);
    CHECK(in_turn(0));
    CHECK_FALSE(in_turn(-1));
    fill(0, 2);
    CHECK(in_turn(-1));
    for (int seat : {0, 1, 2})
        CHECK_FALSE(in_turn(seat)); // nothing is left to fill
}
