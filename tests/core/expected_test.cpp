#include <ludo/core/expected.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "support/catch.hpp"

using ludo::expected;
using ludo::unexpected;

namespace {

constexpr expected<int, std::string_view> half(int number) {
    if (number % 2 != 0)
        return unexpected(std::string_view("odd"));
    return number / 2;
}

} // namespace

TEST_CASE("there is a value, or the reason why there is none") {
    STATIC_REQUIRE(half(8).has_value());
    STATIC_REQUIRE(*half(8) == 4);
    STATIC_REQUIRE_FALSE(half(7).has_value());
    STATIC_REQUIRE(half(7).error() == "odd");
    STATIC_REQUIRE(static_cast<bool>(half(8)));
    STATIC_REQUIRE_FALSE(std::is_convertible_v<expected<int, int>, bool>);
}

TEST_CASE("value and reason can be of one type") {
    expected<std::string, std::string> const value = std::string("yes");
    expected<std::string, std::string> const reason = unexpected(std::string("no"));
    REQUIRE(value.has_value());
    REQUIRE(*value == "yes");
    REQUIRE_FALSE(reason.has_value());
    REQUIRE(reason.error() == "no");
}

TEST_CASE("the value and the reason are reached and changed in place") {
    expected<std::string, int> value = std::string("a");
    *value += "b";
    value->push_back('c');
    REQUIRE(*value == "abc");
    REQUIRE(value->size() == 3);
    auto const& seen = value;
    REQUIRE(seen->size() == 3);

    expected<std::string, int> reason = unexpected(1);
    reason.error() += 2;
    REQUIRE(reason.error() == 3);
}

TEST_CASE("a copy is equal, and assignment turns a reason into a value") {
    expected<std::string, int> one = unexpected(7);
    auto const copy = one;
    one = std::string("now");
    REQUIRE(one.has_value());
    REQUIRE(*one == "now");
    REQUIRE(copy.error() == 7);
}
