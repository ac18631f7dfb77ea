#include <ludo/core/short_text.hpp>

#include <limits>
#include <string>
#include <string_view>

#include "support/catch.hpp"

using ludo::short_text;
using ludo::small_number;

TEST_CASE("a short text is put together of words, letters and numbers") {
    constexpr auto written = [] {
        short_text text("turn");
        text += ' ';
        text += 'c';
        text += 4;
        text += std::string_view(" x");
        return text;
    }();
    STATIC_REQUIRE(written == "turn c4 x");
    STATIC_REQUIRE(written.view().size() == 9);
    STATIC_REQUIRE(short_text() == "");
    STATIC_REQUIRE(short_text("a") != "b");
}

TEST_CASE("a short text has room for 62 letters") {
    std::string const full(short_text::capacity, 'x');
    REQUIRE(short_text::capacity == 62);
    REQUIRE(short_text(full).view() == full);
}

TEST_CASE("a bounded text has the room that one asks for") {
    using text = ludo::bounded_text<5>;
    STATIC_REQUIRE(text::capacity == 5);
    STATIC_REQUIRE((text("abc") += 12) == "abc12");
    STATIC_REQUIRE(text("abc") == text("abc"));
    STATIC_REQUIRE_FALSE(text("abc") == text("ab"));
    STATIC_REQUIRE(std::string_view(text("abc")) == "abc");
    std::string const longer(3000, 'x');
    CHECK(ludo::bounded_text<3000>(longer).view() == longer);
}

TEST_CASE("a number is written in decimal digits") {
    STATIC_REQUIRE((short_text() += 0) == "0");
    STATIC_REQUIRE((short_text() += 10) == "10");
    STATIC_REQUIRE((short_text() += 2147483647) == "2147483647");
    STATIC_REQUIRE((short_text() += -1) == "-1");
    STATIC_REQUIRE((short_text() += -10) == "-10");
    STATIC_REQUIRE((short_text() += (std::numeric_limits<int>::min)()) == "-2147483648");
    prop("a number reads like what the standard library writes", [] {
        int const number = *rc::gen::arbitrary<int>();
        RC_ASSERT((short_text() += number).view() == std::to_string(number));
    });
}

TEST_CASE("a fixed text is a template argument that knows its letters") {
    constexpr ludo::fixed_text text = "turn";
    STATIC_REQUIRE(text.view() == "turn");
    STATIC_REQUIRE(text.size() == 4);
    STATIC_REQUIRE(ludo::fixed_text("").view().empty());
}

TEST_CASE("a small number is read, and nothing else") {
    STATIC_REQUIRE(small_number("0") == 0);
    STATIC_REQUIRE(small_number("10") == 10);
    STATIC_REQUIRE(small_number("999") == 999);
    for (std::string const wrong : {"", "00", "01", "1000", "-1", "+1", " 1", "1 ", "1a", "/", ":", "a"}) {
        CAPTURE(wrong);
        CHECK(small_number(wrong) == -1);
    }
    prop("of all short texts it reads what the standard library would write", [] {
        auto const text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789 -x")));
        bool written = false;
        for (int number = 0; number < 1000; ++number)
            written = written || std::to_string(number) == text;
        RC_ASSERT((small_number(text) >= 0) == written);
        if (written)
            RC_ASSERT(std::to_string(small_number(text)) == text);
    });
}

TEST_CASE("the words of a text stand between blanks and line ends, however many") {
    auto const words = [](std::string_view text) {
        std::string found;
        ludo::each_word(text, [&](std::string_view word) { found += '<' + std::string(word) + '>'; });
        return found;
    };
    CHECK(words("").empty());
    CHECK(words(" \n ").empty());
    CHECK(words("one") == "<one>");
    CHECK(words("  one two\nthree\n\n four ") == "<one><two><three><four>");
    CHECK(words("a\tb") == "<a\tb>");
}

TEST_CASE("a letter of a fixed text has a place, another one has not") {
    constexpr ludo::fixed_text letters("rbg");
    STATIC_REQUIRE(letters.place_of('r') == 0);
    STATIC_REQUIRE(letters.place_of('g') == 2);
    STATIC_REQUIRE(letters.place_of('y') == -1);
    STATIC_REQUIRE(letters.place_of('\0') == -1); // it only ends the text
}
