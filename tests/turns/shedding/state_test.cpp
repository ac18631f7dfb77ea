#include <ludo/turns/shedding/state.hpp>

#include <string>
#include <string_view>

#include <ludo/games/xxl/lower.hpp>

#include "../../../examples/games/crazy_eights.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

template <typename State>
std::string names_of_members(State const& s) {
    std::string names;
    each_member(s, [&](std::string_view name, auto const&) { names += std::string(name) + ' '; });
    return names;
}

} // namespace

TEST_CASE("a state names the table, and then what is remembered") {
    shedding_state<xxl::lower_rules> s;
    CHECK(names_of_members(s) == "turn phase top hands played stock history later ");
    s.phase = shedding_phase::drawn;
    CHECK(names_of_members(s) == "turn phase drawn top hands played stock history later ");
    shedding_state<crazy_eights_rules> eights;
    CHECK(names_of_members(eights) == "turn phase top suit hands played stock history ");
    eights.chosen.reshuffle = true;
    CHECK(names_of_members(eights) == "turn phase top suit hands played stock history luck ");
}

TEST_CASE("there is room for all that is left after the deal, or for all cards where the pile is shuffled") {
    STATIC_REQUIRE(shedding_state<xxl::lower_rules>::most_in_stock == 55 - 2 * 6 - 1);
    STATIC_REQUIRE(shedding_state<crazy_eights_rules>::most_in_stock == 52);
}
