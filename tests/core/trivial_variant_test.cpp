#include <ludo/core/trivial_variant.hpp>

#include <string>
#include <type_traits>

#include "support/catch.hpp"

namespace {

struct point {
    int x = 1;
    int y = 2;
    friend constexpr bool operator==(point const&, point const&) = default;
};
using either_way = ludo::trivial_variant<point, char, long>;
template <std::size_t At>
constexpr std::integral_constant<std::size_t, At> at{};

} // namespace

TEST_CASE("at first it is the first type's value") {
    STATIC_REQUIRE(either_way().index() == 0);
    STATIC_REQUIRE(either_way().get<0>() == point());
}

TEST_CASE("a variant is what it was made of or assigned, also while the program is compiled") {
    STATIC_REQUIRE(either_way(at<1>, 'c').get<1>() == 'c');
    constexpr long number = [] {
        either_way some(at<1>, 'c');
        some = either_way(at<2>, 7L);
        some.get<2>() += 1;
        return some.get<2>();
    }();
    STATIC_REQUIRE(number == 8);
}

TEST_CASE("two are equal if they are of the same type and equal") {
    STATIC_REQUIRE(either_way(at<2>, 3L) == either_way(at<2>, 3L));
    STATIC_REQUIRE(either_way(at<2>, 3L) != either_way(at<2>, 4L));
    STATIC_REQUIRE(either_way(at<2>, 99L) != either_way(at<1>, 'c'));
}

TEST_CASE("who visits it is told which type it is") {
    auto const told = [](either_way const& some) {
        return some.visit([](auto number, auto const& value) {
            return std::to_string(number.value) + (std::is_same_v<std::remove_cvref_t<decltype(value)>, char> ? "char" : "");
        });
    };
    CHECK(told(either_way()) == "0");
    CHECK(told(either_way(at<1>, 'x')) == "1char");
    CHECK(told(either_way(at<2>, 1L)) == "2");
}

TEST_CASE("a variant is copied as bytes") { STATIC_REQUIRE(std::is_trivially_copyable_v<either_way>); }
