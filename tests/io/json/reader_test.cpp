#include <ludo/io/json/reader.hpp>

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "support/json_texts.hpp"
#include "support/wrong_json.hpp"

using ludo::json_reader;
using ludo::seat;

TEST_CASE("the largest and the smallest numbers are read again as they were written") {
    auto const again = []<typename T>(T number) {
        T read{};
        return json_reader().read(parsed(ludo::json_text(number)), read, "") && read == number;
    };
    CHECK(again(~std::uint64_t{0}));
    CHECK(again(std::numeric_limits<std::int64_t>::min()));
    CHECK(again(std::numeric_limits<std::int64_t>::max()));
    CHECK(again(std::uint8_t{255}));
    CHECK(again(std::int8_t{-128}));
}

TEST_CASE("numbers are whole numbers only where they are written as such") {
    for (char const* whole : {"0", "2", "255"}) {
        std::uint8_t number = 0;
        CHECK(json_reader().read(parsed(whole), number, ""));
    }
    for (char const* other : {"1.0", "1e0", "10E-1", "-0", "-0.0", "256", "-1", "18446744073709551616", "true", "null", "\"1\"",
                              "1e2", "99999999999999999999999999999999"}) {
        CAPTURE(other);
        std::uint8_t number = 0;
        std::int64_t large = 0;
        bool truth = false;
        seat sits;
        json_reader form;
        CHECK_FALSE(form.read(parsed(other), number, ""));
        CHECK(form.problem() == "takes a whole number from 0 to 255");
        bool const fits = std::string_view("256 -1").find(other) != std::string_view::npos;
        CHECK(json_reader().read(parsed(other), large, "") == fits);
        CHECK(json_reader().read(parsed(other), sits, "") == (std::string_view(other) == "null"));
        CHECK(json_reader().read(parsed(other), truth, "") == (std::string_view(other) == "true"));
    }
}

TEST_CASE("what a message quotes is cut off after 60 letters") {
    CHECK(wrong_toy("/top", std::string(1000, 'x')) == "top: \"" + std::string(59, 'x') + " is not the notation of anything here");
    CHECK(wrong_toy(('/' + std::string(1000, 'x')).c_str(), 0) == std::string(60, 'x') + ": has no place here");
    CHECK(wrong_toy("/top", "\xff").rfind("top: ", 0) == 0);
}

TEST_CASE("a quotation from JSON ends where a letter ends") {
    std::string const letters(59, 'x'); // and a letter of two bytes
    CHECK(wrong_toy("/top", letters.substr(1) + "\u00e9") ==
          "top: \"" + letters.substr(1) + " is not the notation of anything here");
    CHECK(wrong_toy(('/' + letters + "\u00e9").c_str(), 0) == letters + ": has no place here");
    CHECK(wrong_json("{\"" + letters + "\u00e9\":1,\"" + letters + "\u00e9\":1}") ==
          '`' + letters + "` occurs twice in one object, again at line 1, column 130");
}
