#include <ludo/core/notated.hpp>

#include <optional>
#include <string_view>

#include <ludo/core/short_text.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"

namespace {

struct side {
    static constexpr int count = 2;
    int at = 0;
    [[nodiscard]] constexpr int index() const { return at; }
    static constexpr side from_index(int index) { return {index}; }
    [[nodiscard]] constexpr std::string_view text() const { return at == 0 ? "heads" : "tails"; }
    static constexpr std::optional<side> parse(std::string_view text) {
        return text == "heads" ? std::optional(side{0}) : text == "tails" ? std::optional(side{1}) : std::nullopt;
    }
    friend constexpr bool operator==(side, side) = default;
};

struct side_without_number : side {
    static constexpr side from_index(char const*) { return {}; }
};
struct side_without_reading : side {
    static constexpr bool parse(std::string_view) { return false; }
};

/// Numbered from what the notation says.
struct place {
    static constexpr std::string_view kind = "place";
    int at = 0;
    [[nodiscard]] constexpr ludo::short_text text() const { return text(0); }
    [[nodiscard]] constexpr ludo::short_text text(int first) const {
        ludo::short_text written;
        return written += at + first;
    }
    static constexpr std::optional<place> parse(std::string_view text) { return parse(text, 0); }
    static constexpr std::optional<place> parse(std::string_view text, int first) {
        return place{ludo::small_number(text) - first};
    }
    friend constexpr bool operator==(place, place) = default;
};

} // namespace

TEST_CASE("a thing with a number and a notation is notated; without one of them it is not") {
    STATIC_REQUIRE(ludo::notated<side>);
    STATIC_REQUIRE_FALSE(ludo::indexed<side_without_number>);
    STATIC_REQUIRE(ludo::indexed<int> == false);
    STATIC_REQUIRE_FALSE(ludo::written<side_without_reading>);
    STATIC_REQUIRE(ludo::written<place>);
    STATIC_REQUIRE_FALSE(ludo::indexed<place>);
}

TEST_CASE("a notation that is given is used where there is one, and passed over elsewhere") {
    STATIC_REQUIRE(ludo::text_in(place{3}) == "3");
    STATIC_REQUIRE(ludo::text_in(place{3}, 10) == "13");
    STATIC_REQUIRE(ludo::text_in(side{1}, 10) == "tails");
    STATIC_REQUIRE(ludo::parse_in<place>("13", 10) == place{3});
    STATIC_REQUIRE(ludo::parse_in<place>("13") == place{13});
    STATIC_REQUIRE(ludo::parse_in<side>("tails", 10) == side{1});
}

TEST_CASE("actions are written and read in the notation of the state, where it has one") {
    STATIC_REQUIRE(ludo::text_of<ludo::calcory>({}, ludo::calcory::action::stop()) == "stop");
    STATIC_REQUIRE(ludo::action_of<ludo::calcory>({}, "stop") == ludo::calcory::action::stop());
    STATIC_REQUIRE_FALSE(ludo::action_of<ludo::calcory>({}, "halt").has_value());
    ludo::xxl::lower::state s;
    ludo::rng luck(3);
    s.chosen.deck = ludo::xxl::deck::any(luck);
    for (int index = 0; index < ludo::xxl::lower::action::count; ++index) {
        auto const one = ludo::xxl::lower::action::from_index(index);
        CHECK(ludo::action_of<ludo::xxl::lower>(s, ludo::text_of<ludo::xxl::lower>(s, one)) == one);
    }
    CHECK(ludo::text_of<ludo::xxl::lower>(s, ludo::xxl::lower::action::play({6, 8})) ==
          std::string("play ") + std::string(ludo::xxl::card(6, 8).text(s.chosen.deck).view()));
}
