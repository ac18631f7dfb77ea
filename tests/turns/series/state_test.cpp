#include <ludo/core/members.hpp>
#include <ludo/turns/series/state.hpp>

#include <string>
#include <type_traits>

#include "support/catch.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

template <typename Match>
std::string members_of_a() {
    series_state<Match> s;
    std::string names;
    each_member(s, [&](auto name, auto&) { names += std::string(name) + " "; });
    return names;
}

} // namespace

TEST_CASE("a state of a match says which game is played, and what those before it counted") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<series_state<toys_in_a_row>>);
    CHECK(members_of_a<toys_in_a_row>() == "number points last playing luck ");
}

TEST_CASE("how many games each seat has won is kept where it counts") {
    CHECK(members_of_a<until_five>() == "number points last playing luck won ");
}
