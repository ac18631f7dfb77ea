#include <ludo/io/json/writer.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/io/json/position.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

using cell = grid<rectangle{.rows = 3, .columns = 3}>::cell;
using suit_card = card<"12", "ab">;

struct point {
    int across = 1;
    bool there = true;
    static constexpr auto members() { return std::tuple{member{"across", &point::across}, member{"there", &point::there}}; }
};

std::string as_json(auto const& value) {
    json_writer to;
    to.write(value);
    return std::move(to).text();
}

} // namespace

TEST_CASE("numbers, truth, seats, names and things are written as they are read") {
    CHECK(as_json(0) == "0");
    CHECK(as_json(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
    CHECK(as_json(~std::uint64_t{0}) == "18446744073709551615");
    CHECK(as_json(std::uint8_t{255}) == "255");
    CHECK(as_json(true) == "true");
    CHECK(as_json(false) == "false");
    CHECK(as_json(seat(2)) == "2");
    CHECK(as_json(nobody) == "null");
    CHECK(as_json(toy_game::drawing::must) == "\"must\"");
    CHECK(as_json(cell(2, 1)) == "\"b3\"");
    CHECK(as_json(suit_card(1, 0)) == "\"2a\"");
    CHECK(as_json(suit_card()) == "\"?\"");
    CHECK(as_json(point()) == R"({"across":1,"there":true})");
}

TEST_CASE("what JSON cannot hold as it is in a text is escaped") {
    CHECK(as_json(std::string("a \"b\" \\ \n \x01 é")) == "\"a \\\"b\\\" \\\\ \\u000a \\u0001 é\"");
    CHECK(as_json(std::string()) == "\"\"");
}

TEST_CASE("lists and objects can be in one another, with commas between, and only there") {
    json_writer to;
    to.list([&] {
        to.list([] {});
        to.item(1);
        to.item([&] {
            to.object([&] {
                to.member("none", [&] { to.object([] {}); });
                to.member(cell(0, 0), "[");
                to.member("more", [&] { to.list([&] { to.item(suit_card(0, 1)); }); });
            });
        });
    });
    CHECK(std::move(to).text() == R"([[],1,{"none":{},"a1":"[","more":["1b"]}])");
}

TEST_CASE("a text that is longer than what was set aside for it is whole") {
    json_writer to;
    std::string expected = "[";
    to.list([&] {
        for (int i = 0; i < 3000; ++i) {
            to.item(i);
            expected += (i > 0 ? "," : "") + std::to_string(i);
        }
    });
    CHECK(std::move(to).text() == expected + ']');
    CHECK(as_json(std::string(5000, 'x')) == '"' + std::string(5000, 'x') + '"');
}
