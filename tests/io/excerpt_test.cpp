#include <ludo/io/excerpt.hpp>

#include <string>

#include "support/catch.hpp"

using ludo::excerpt;
using ludo::letter_size;

TEST_CASE("what is short is shown as it is") {
    CHECK(excerpt("") == "");
    CHECK(excerpt("turn a1") == "turn a1");
    CHECK(excerpt("caf\u00e9 \u2660 \U0001f0a1") == "caf\u00e9 \u2660 \U0001f0a1");
}

TEST_CASE("of what is long whole letters are shown, no more than so many bytes") {
    CHECK(excerpt(std::string(1000, 'x')) == std::string(60, 'x'));
    CHECK(excerpt("ab\u00e9", 4) == "ab\u00e9");
    CHECK(excerpt("ab\u00e9", 3) == "ab");
    CHECK(excerpt("ab\u2660", 4) == "ab");
    CHECK(excerpt("ab\U0001f0a1", 5) == "ab");
    CHECK(excerpt("ab\U0001f0a1", 6) == "ab\U0001f0a1");
}

TEST_CASE("what is no letter is shown by its number") {
    CHECK(excerpt(std::string("a\0b", 3)) == "a\\x00b");
    CHECK(excerpt("\x1b[2J\r\n\t\x7f") == "\\x1b[2J\\x0d\\x0a\\x09\\x7f");
    CHECK(excerpt("\u009b2J\u0080\u009f\u00a0") == "\\xc2\\x9b2J\\xc2\\x80\\xc2\\x9f\u00a0"); // controls of ISO 6429
    CHECK(excerpt("\xff\xfe") == "\\xff\\xfe");
    CHECK(excerpt("\xc3") == "\\xc3");                            // the first half of a letter
    CHECK(excerpt("\xa9x") == "\\xa9x");                          // the second
    CHECK(excerpt("\xc0\xaf") == "\\xc0\\xaf");                   // a slash in two bytes
    CHECK(excerpt("\xed\xa0\x80") == "\\xed\\xa0\\x80");          // half of a pair
    CHECK(excerpt("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80"); // beyond the last
    CHECK(excerpt("\xe2\x99") == "\\xe2\\x99");
}

TEST_CASE("the letters of UTF-8 have one to four bytes") {
    // the first and the last of each size, from the Unicode standard's table 3-7 of well-formed byte sequences; but U+0080 to
    // U+009F are controls
    for (std::string const letter : {" ", "~"})
        CHECK(letter_size(letter) == 1);
    for (std::string const letter : {"\xc2\xa0", "\xdf\xbf"})
        CHECK(letter_size(letter) == 2);
    for (std::string const letter : {"\xe0\xa0\x80", "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf"})
        CHECK(letter_size(letter) == 3);
    for (std::string const letter : {"\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        CHECK(letter_size(letter) == 4);
    for (std::string const none : {"", "\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xf5\x80\x80\x80"})
        CHECK(letter_size(none) == 0);
}
