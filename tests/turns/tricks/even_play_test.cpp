#include <ludo/turns/tricks/even_play.hpp>

#include <string_view>

#include <ludo/core/rng.hpp>
#include <ludo/games/xxl/set_colour.hpp>

#include "support/catch.hpp"

using namespace ludo;
using G = xxl::set_colour;

TEST_CASE("in even play, no hand is ahead, and all complete tricks have been won") {
    prop("after any number of actions", [](std::uint64_t seed) {
        rng luck(seed);
        auto s = G::deal({.players = 3}, luck);
        for (int played = *rc::gen::inRange(0, 36); played > 0; --played)
            G::play(s, G::actions(s).pick(luck));
        RC_ASSERT(!check_even_play(s, 12));
        RC_ASSERT(check_even_play(s, 11));
        if (s.turn != nobody) {
            auto fewer = s;
            fewer.hands.remove(s.turn, s.hands.of(s.turn).first());
            RC_ASSERT(check_even_play(fewer, 12));
        }
    });
}
