#include <ludo/io/json/quoted.hpp>

#include <string>
#include <string_view>

#include <ludo/components/grid.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

using cell = grid<rectangle{.rows = 3, .columns = 3}>::cell;

} // namespace

TEST_CASE("short texts are quoted once for all things of their kind, and longer ones when they are written") {
    CHECK(quoted_text("c4").size == 4);
    CHECK(quoted_text(std::string(13, 'x')).size == 15);
    CHECK(quoted_text(std::string(14, 'x')).size == 0);
    CHECK(std::string_view(quoted(cell(1, 1)).letters.data(), 4) == "\"b2\"");
}
