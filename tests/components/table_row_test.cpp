#include <ludo/components/table_row.hpp>

#include <array>
#include <string>
#include <string_view>

#include "support/catch.hpp"

namespace {

struct entry {
    std::string_view name;
    int points;
};
constexpr std::array<entry, 3> table{{{"low", 1}, {"middle", 5}, {"high-one", 20}}};
using row = ludo::table_row<table>;

} // namespace

TEST_CASE("a row knows what its table says of it") {
    STATIC_REQUIRE(row::count == 3);
    STATIC_REQUIRE(row()->points == 1);
    STATIC_REQUIRE(row::from_index(2)->points == 20);
    STATIC_REQUIRE(row::from_index(1)->name == "middle");
    STATIC_REQUIRE(row::from_index(1).index() == 1);
    STATIC_REQUIRE(sizeof(row) == 1);
}

TEST_CASE("a row is written by its name and read again") {
    for (int index = 0; index < row::count; ++index) {
        row const one = row::from_index(index);
        CHECK(std::string_view(one.text()) == table[static_cast<std::size_t>(index)].name);
        REQUIRE(row::parse(one.text()));
        CHECK(*row::parse(one.text()) == one);
    }
}

TEST_CASE("nothing else is read as a row") {
    for (char const* text : {"", "lo", "lowest", "Low", "high one", " low", "0"}) {
        INFO(text);
        CHECK_FALSE(row::parse(text));
    }
}
