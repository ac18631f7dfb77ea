#include <ludo/core/option.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

#include <ludo/io/text.hpp>

#include "support/catch.hpp"

namespace {

enum class colour : std::uint8_t { red, green };
constexpr std::array<std::string_view, 2> names(colour) { return {"red", "green"}; }
enum class only : std::uint8_t { value };
constexpr std::array<std::string_view, 1> names(only) { return {"value"}; }

/// Something that an option can be because it has a notation.
struct word {
    bool yes = false;
    [[nodiscard]] constexpr std::string_view text() const { return yes ? "yes" : "no"; }
    static constexpr std::optional<word> parse(std::string_view text) {
        return text == "yes" ? std::optional(word{true}) : text == "no" ? std::optional(word{}) : std::nullopt;
    }
};

/// And says in words what that is.
struct polite_word : word {
    static constexpr std::string_view takes = "yes or no, please";
    static constexpr std::optional<polite_word> parse(std::string_view text) {
        return word::parse(text) ? std::optional(polite_word{*word::parse(text)}) : std::nullopt;
    }
};

/// One of everything that an option can be.
struct kinds {
    bool truth = false;
    int number = 0;
    std::int8_t small_number = 0;
    ludo::seat first;
    ludo::seat dealer;
    only one = only::value;
    colour two = colour::red;
    word said;
    polite_word told;
};

} // namespace

TEST_CASE("what an option takes follows from its type") {
    STATIC_REQUIRE(ludo::option{"truth", &kinds::truth}.sentence() == "truth takes true or false");
    STATIC_REQUIRE(ludo::option{"one", &kinds::one}.sentence() == "one takes value");
    STATIC_REQUIRE(ludo::option{"two", &kinds::two}.sentence() == "two takes red or green");
    STATIC_REQUIRE(ludo::option{"number", &kinds::number}.sentence() == "number takes 0 or more");
    STATIC_REQUIRE(ludo::option{"small", &kinds::small_number}.sentence() == "small takes 0 to 127");
    STATIC_REQUIRE(ludo::option{"told", &kinds::told}.sentence() == "told takes yes or no, please");
}

TEST_CASE("what a number takes follows from its least and its most") {
    constexpr auto from = [](auto... range) { return ludo::option{"number", &kinds::number, range...}.sentence(); };
    STATIC_REQUIRE(from(1) == "number takes a positive number");
    STATIC_REQUIRE(from(2) == "number takes 2 or more");
    STATIC_REQUIRE(from(2, 2) == "number takes 2");
    STATIC_REQUIRE(from(1, 2) == "number takes 1 or 2");
    STATIC_REQUIRE(from(1, 3) == "number takes 1 to 3");
    STATIC_REQUIRE(from(-10, -1) == "number takes -10 to -1");
    constexpr int highest = (std::numeric_limits<int>::max)();
    STATIC_REQUIRE(from(highest - 1, highest - 1) == "number takes 2147483646");
    STATIC_REQUIRE(from((std::numeric_limits<int>::min)()) == "number takes -2147483648 or more");
}

TEST_CASE("a seat is one of those that play, or of those that are named") {
    STATIC_REQUIRE(ludo::option{"first", &kinds::first}.sentence() == "first takes the seat that begins, 0 to players - 1");
    STATIC_REQUIRE(ludo::option{"first", &kinds::first, 0, 1}.sentence() == "first takes the seat that begins, 0 or 1");
    STATIC_REQUIRE(ludo::option{"dealer", &kinds::dealer}.sentence() == "dealer takes a seat, 0 to players - 1");
    STATIC_REQUIRE(ludo::option{"dealer", &kinds::dealer, 1, 3}.sentence() == "dealer takes a seat, 1 to 3");
}

TEST_CASE("a 0 can stand for something of its own") {
    constexpr auto from = [](auto... range) {
        return ludo::option{"number", &kinds::number, range...}.or_zero("no limit").sentence();
    };
    STATIC_REQUIRE(from(1) == "number takes 0 (no limit) or a positive number");
    STATIC_REQUIRE(from(2) == "number takes 0 (no limit), or 2 or more");
    STATIC_REQUIRE(from(2, 5) == "number takes 0 (no limit), or 2 to 5");
    constexpr auto some = ludo::option{"number", &kinds::number, 2, 5}.or_zero("no limit");
    STATIC_REQUIRE(some.least == 0);
    STATIC_REQUIRE(some.most == 5);
    for (int number = -3; number < 10; ++number)
        CHECK(some.accepts(number) == (number == 0 || (2 <= number && number <= 5)));
}

TEST_CASE("an option is described in words where its type does not do that") {
    STATIC_REQUIRE(ludo::option{"said", &kinds::said, "yes or no"}.sentence() == "said takes yes or no");
    STATIC_REQUIRE(ludo::option{"told", &kinds::told, "a word"}.sentence() == "told takes a word");
    STATIC_REQUIRE(ludo::option{"dealer", &kinds::dealer, "whoever deals"}.sentence() == "dealer takes whoever deals");
    STATIC_REQUIRE(ludo::option{"number", &kinds::number, 1, 9}.that_is("how many are played").sentence() ==
                   "number takes 1 to 9: how many are played");
}

TEST_CASE("an option that has a notation takes every value that it can have") {
    struct options {
        word said;
    };
    constexpr ludo::option spoken{"said", &options::said, "yes or no"};
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
