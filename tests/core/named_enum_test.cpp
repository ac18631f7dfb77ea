#include <ludo/core/named_enum.hpp>

#include <array>
#include <cstdint>

#include "support/catch.hpp"

namespace {

enum class colour : std::uint8_t { red, green };
constexpr std::array<std::string_view, 2> names(colour) { return {"red", "green"}; }
enum class nameless { one };

} // namespace

TEST_CASE("an enumeration is named where it says its names") {
    STATIC_REQUIRE(ludo::named_enum<colour>);
    STATIC_REQUIRE_FALSE(ludo::named_enum<nameless>);
    STATIC_REQUIRE_FALSE(ludo::named_enum<int>);
}

TEST_CASE("a number that is none of its values has a question mark for a name") {
    STATIC_REQUIRE(ludo::name_of(colour::green) == "green");
    STATIC_REQUIRE(ludo::name_of(static_cast<colour>(2)) == "?");
}
