#include <ludo/core/notated.hpp>

#include <optional>
#include <string_view>

#include <ludo/core/short_text.hpp>

#include "support/catch.hpp"

namespace {

/// The side of a coin. What it is called depends on the coin.
struct side {
    static constexpr int count = 2;
    [[nodiscard]] constexpr int index() const { return number; }
    static constexpr side from_index(int index) { return {index}; }

    [[nodiscard]] constexpr ludo::short_text text() const { return std::string_view(number == 0 ? "heads" : "tails"); }
    static constexpr std::optional<side> parse(std::string_view name) {
        return name == "heads" ? std::optional(side{0}) : name == "tails" ? std::optional(side{1}) : std::nullopt;
    }
    [[nodiscard]] constexpr ludo::short_text text(char first) const { return std::string_view(&first, 1); }
    static constexpr std::optional<side> parse(std::string_view name, char first) {
        return name == std::string_view(&first, 1) ? std::optional(side{0}) : std::nullopt;
    }

    int number = 0;
    friend constexpr bool operator==(side, side) = default;
};
struct unwritten {
    static constexpr int count = 2;
    [[nodiscard]] constexpr int index() const { return 0; }
    static constexpr unwritten from_index(int) { return {}; }
};
struct uncounted {
    [[nodiscard]] constexpr ludo::short_text text() const { return {}; }
    static constexpr std::optional<uncounted> parse(std::string_view) { return uncounted(); }
};

} // namespace

TEST_CASE("what has numbers and a notation is notated, and nothing else") {
    STATIC_REQUIRE(ludo::notated<side>);
    STATIC_REQUIRE(ludo::indexed<unwritten>);
    STATIC_REQUIRE_FALSE(ludo::notated<unwritten>);
    STATIC_REQUIRE(ludo::written<uncounted>);
    STATIC_REQUIRE_FALSE(ludo::notated<uncounted>);
}

TEST_CASE("a notation that depends on something is used where that is given") {
    STATIC_REQUIRE(ludo::text_in(side{1}) == "tails");
    STATIC_REQUIRE(ludo::text_in(side{1}, 'K') == "K");
    STATIC_REQUIRE(ludo::parse_in<side>("tails") == side{1});
    STATIC_REQUIRE(ludo::parse_in<side>("K", 'K') == side{0});
    STATIC_REQUIRE_FALSE(ludo::parse_in<side>("tails", 'K').has_value());
    STATIC_REQUIRE(ludo::text_in(uncounted(), 'K') == "");
}
