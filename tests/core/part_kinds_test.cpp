#include <ludo/core/part_kinds.hpp>

#include <array>
#include <bitset>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/components/card.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/or_none.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat_set.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

using face = card<"123", "ry">;
enum class named { one, other };
[[maybe_unused]] constexpr std::array<std::string_view, 2> names(named) { return {"one", "other"}; }
enum class nameless { one, other };

struct good {
    std::array<face, 3> row;
    static constexpr auto members() { return std::tuple{member{"row", &good::row}}; }
};
struct bad {
    int number = 0;
    std::bitset<8> some;
    static constexpr auto members() { return std::tuple{member{"number", &bad::number}, member{"some", &bad::some}}; }
};
struct nothing {};
struct whole {
    good first;
    nothing own;
    bad second;
    static constexpr auto members() {
        return std::tuple{member{"first", &whole::first}, members_of{&whole::own}, members_of{&whole::second}};
    }
};

template <typename Whole, typename Part>
constexpr bool lacks = std::is_same_v<typename unknown_member<Whole>::type, Part>;

} // namespace

TEST_CASE("a state is made of numbers, seats, things, components, and lists of these") {
    STATIC_REQUIRE((is_part_kind<int> && is_part_kind<bool> && is_part_kind<seat> && is_part_kind<named>));
    STATIC_REQUIRE((is_part_kind<face> && is_part_kind<or_none<face>> && is_part_kind<rng>));
    STATIC_REQUIRE((is_part_kind<index_set<face>> && is_part_kind<seat_set<4>> && is_part_kind<card_list<face, 3>>));
    STATIC_REQUIRE((is_part_kind<per_seat<face, 4>> && is_part_kind<std::array<face, 2>>));
    STATIC_REQUIRE(is_part_kind<per_seat<std::array<std::array<good, 2>, 2>, 4>>);
}

TEST_CASE("what has neither a notation nor named members is no part of a state") {
    STATIC_REQUIRE_FALSE((is_part_kind<double> || is_part_kind<nameless> || is_part_kind<std::optional<int>>));
    STATIC_REQUIRE_FALSE((is_part_kind<std::bitset<8>> || is_part_kind<nothing> || is_part_kind<int const*>));
    STATIC_REQUIRE_FALSE((is_part_kind<std::array<nameless, 2>> || is_part_kind<per_seat<double, 2>> || is_part_kind<bad>));
    STATIC_REQUIRE_FALSE((is_part_kind<std::string_view> || is_part_kind<whole>));
}

TEST_CASE("the first member of an unknown kind is the one that is named") {
    STATIC_REQUIRE(lacks<good, void>);
    STATIC_REQUIRE(lacks<bad, std::bitset<8>>);
    STATIC_REQUIRE(lacks<whole, bad>);
}
