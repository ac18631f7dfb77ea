// The worlds of a view in `lower`, prepared, and one of them drawn.
#include <ludo/games/xxl/lower.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/worlds.hpp>

#include "bench/walks/walking.hpp"

int main() {
    using game = ludo::xxl::lower;
    ludo::rng luck(1);
    game::state s = game::deal({}, luck);
    for (int i = 0; i < 20; ++i)
        game::play(s, game::actions(s).pick(luck));
    ludo::view<game> const seen(s, ludo::seat(0));
    walking = true;
    ludo::worlds<game> all(seen);
    game::state const world = all.draw(luck);
    walking = false;
    return world.turn == s.turn ? 0 : 1;
}
