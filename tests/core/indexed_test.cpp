#include <ludo/core/indexed.hpp>

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "support/catch.hpp"

namespace {

struct side {
    static constexpr int count = 2;
    int at = 0;
    [[nodiscard]] constexpr int index() const { return at; }
    static constexpr side from_index(int index) { return {index}; }
};
struct side_without_number : side {
    static constexpr side from_index(char const*) { return {}; }
};
struct place {
    static constexpr std::string_view kind = "place";
};

} // namespace

TEST_CASE("a thing has a number, and there is a thing for each number; or it is not indexed") {
    STATIC_REQUIRE(ludo::indexed<side>);
    STATIC_REQUIRE_FALSE(ludo::indexed<side_without_number>);
    STATIC_REQUIRE_FALSE(ludo::indexed<int>);
    STATIC_REQUIRE_FALSE(ludo::indexed<place>);
}

TEST_CASE("256 different numbers take a byte, one more takes two") {
    STATIC_REQUIRE(std::is_same_v<ludo::index_number<1>, std::uint8_t>);
    STATIC_REQUIRE(std::is_same_v<ludo::index_number<256>, std::uint8_t>);
    STATIC_REQUIRE(std::is_same_v<ludo::index_number<257>, std::uint16_t>);
    STATIC_REQUIRE(std::is_same_v<ludo::index_number<ludo::most_indexed>, std::uint16_t>);
}

TEST_CASE("what has no kind is a thing") {
    STATIC_REQUIRE(ludo::kind_of<side>() == "thing");
    STATIC_REQUIRE(ludo::kind_of<place>() == "place");
}

namespace {
struct finger : ludo::kept_index<finger, 5> {};
} // namespace

TEST_CASE("a type that derives from its index has as many things, each equal to itself alone") {
    STATIC_REQUIRE(ludo::indexed<finger>);
    STATIC_REQUIRE(sizeof(finger) == 1);
    STATIC_REQUIRE(finger::count == 5);
    for (int index = 0; index < finger::count; ++index)
        for (int other = 0; other < finger::count; ++other) {
            CHECK(finger::from_index(index).index() == index);
            CHECK((finger::from_index(index) == finger::from_index(other)) == (index == other));
        }
}
