#include <ludo/core/memory.hpp>
#include <ludo/turns/betting/memory.hpp>

#include "../examples/games/leduc_poker.hpp"
#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("everybody remembers what was done, and a memory that sleeps nothing") {
    STATIC_REQUIRE(remembering<leduc_poker>);
    rng luck(1);
    auto s = leduc_poker::deal({}, luck);
    leduc_poker::play(s, leduc_poker::action::bet());
    REQUIRE(s.remembered.past.size() == 1);
    CHECK(*s.remembered.past.begin() == leduc_poker::action::bet());
    let_memory_sleep<leduc_poker>(s);
    CHECK(s.remembered.past.size() == 0);
}
