#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the trick games of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::may_refuse>(6) == "");
    CHECK(line_with_a_hole<xxl::set_colour>(6) == "");
    CHECK(line_with_a_hole<xxl::set_colour_trump>(6) == "");
}

TEST_CASE("the last card of a trick is played before the trick is taken") {
    rng luck(4);
    xxl::may_refuse::state s = xxl::may_refuse::deal({}, luck);
    played<xxl::may_refuse>(s, std::string(text_of<xxl::may_refuse>(s, xxl::may_refuse::actions(s).nth(0))));
    auto const what = played<xxl::may_refuse>(s, std::string(text_of<xxl::may_refuse>(s, xxl::may_refuse::actions(s).nth(0))));
    int const trick = xxl::may_refuse::telling::on_table;
    CHECK(what.changes().begin()[0].to == trick);
    CHECK(what.changes().begin()[1].place == trick);
    CHECK(what.changes().begin()[2].place == trick);
}
