#include <ludo/core/memory.hpp>
#include <ludo/games/xxl/may_refuse/memory.hpp>

#include "support/catch.hpp"
#include "support/may_refuse.hpp"

using namespace ludo;
using namespace may_refuse_tables;

TEST_CASE("in the second part it is remembered how many cards of the first each seat has played since") {
    G::state s;
    s.turn = seat(0);
    s.asked = {G::colour(0)};
    s.own.first_part[seat(0)] = {G::card(1, 2)};
    trick_memory<G::state::rules> plain;
    xxl::may_refuse_memory<G::state::rules> more;
    plain.saw_played(s, G::card(1, 2));
    more.saw_played(s, G::card(1, 2));
    CHECK(more.shown[seat(0)] == 1);
    CHECK(static_cast<trick_memory<G::state::rules> const&>(more) == plain);
    more.saw_played(s, G::card(9, 10));
    CHECK(more.shown[seat(0)] == 1);
    more.sleep();
    CHECK(more == xxl::may_refuse_memory<G::state::rules>());
}
