#include <ludo/core/options.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/io/text.hpp>

#include "support/catch.hpp"

namespace {

enum class colour : std::uint8_t { red, green };
constexpr std::array<std::string_view, 2> names(colour) { return {"red", "green"}; }
enum class nameless { one };

/// Something that an option can be because it has a notation.
struct word {
    bool yes = false;
    [[nodiscard]] constexpr std::string_view text() const { return yes ? "yes" : "no"; }
    static constexpr std::optional<word> parse(std::string_view text) {
        return text == "yes" ? std::optional(word{true}) : text == "no" ? std::optional(word{}) : std::nullopt;
    }
};

struct small_game {
    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        bool quick = false;
        colour trump = colour::red;
        int rounds = 3;
    };
    static constexpr std::tuple option_list{
        ludo::option{"players", &options::players, "players takes 2 to 4", 2, 4},
        ludo::option{"first", &options::first, "first takes a seat"},
        ludo::option{"quick", &options::quick, "quick takes true or false"},
        ludo::option{"trump", &options::trump, "trump takes red or green"},
        ludo::option{"rounds", &options::rounds, "rounds takes 1 or more", 1},
    };
};

constexpr char const* wrong(small_game::options const& chosen) { return ludo::option_out_of_range<small_game>(chosen); }

} // namespace

TEST_CASE("an enumeration is named where it says its names") {
    STATIC_REQUIRE(ludo::named_enum<colour>);
    STATIC_REQUIRE_FALSE(ludo::named_enum<nameless>);
    STATIC_REQUIRE_FALSE(ludo::named_enum<int>);
}

TEST_CASE("options are visited in the order of the list") {
    std::vector<std::string> found;
    ludo::for_each_option<small_game>([&](auto const& each) { found.emplace_back(each.name); });
    REQUIRE(found == std::vector<std::string>{"players", "first", "quick", "trump", "rounds"});
}

TEST_CASE("an option accepts what is in its range") {
    STATIC_REQUIRE(wrong({}) == nullptr);
    STATIC_REQUIRE(wrong({.players = 4, .first = ludo::seat(3), .quick = true, .trump = colour::green, .rounds = 1}) == nullptr);
    STATIC_REQUIRE(wrong({.rounds = 2147483647}) == nullptr);
}

TEST_CASE("what is wrong is what the option takes") {
    CHECK(wrong({.players = 1}) == std::string("players takes 2 to 4"));
    CHECK(wrong({.players = 5}) == std::string("players takes 2 to 4"));
    CHECK(wrong({.first = ludo::nobody}) == std::string("first takes a seat"));
    CHECK(wrong({.first = ludo::seat(6)}) == std::string("first takes a seat"));
    CHECK(wrong({.players = 4, .first = ludo::seat(4)}) == std::string("first takes a seat"));
    CHECK(wrong({.trump = static_cast<colour>(2)}) == std::string("trump takes red or green"));
    CHECK(wrong({.rounds = 0}) == std::string("rounds takes 1 or more"));
}

TEST_CASE("an option that has a notation takes every value that it can have") {
    struct options {
        word said;
    };
    constexpr ludo::option spoken{"said", &options::said, "said takes yes or no"};
    STATIC_REQUIRE(ludo::written<word>);
    STATIC_REQUIRE_FALSE(ludo::written<int>);
    STATIC_REQUIRE(spoken.accepts(word{true}));
    word value;
    CHECK(ludo::read_value("yes", value));
    CHECK(value.yes);
    CHECK_FALSE(ludo::read_value("maybe", value));
    CHECK(value.yes);
    CHECK(ludo::to_text(value) == "yes");
}

TEST_CASE("of several wrong options the first is told") {
    CHECK(wrong({.first = ludo::nobody, .rounds = -1}) == std::string("first takes a seat"));
}
