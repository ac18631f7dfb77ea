// A view is what one seat knows: everything that it has seen, and a hole for each card that it has not. `determinize` fills the
// holes at random: to this seat, the resulting world looks like the truth.
#include <iostream>

#include <ludo/games/yamy.hpp>
#include <ludo/play/table.hpp>

using ludo::yamy;

void show(char const* title, yamy::held_cards const& hand) {
    std::cout << title;
    hand.each([](yamy::card each, int) { std::cout << ' ' << each.text().view(); });
    std::cout << '\n';
}

int main() {
    ludo::seat const ada(0), ben(1);
    ludo::table<yamy> table({.players = 2}, /*seed*/ 6);
    for (char const* said : {"draw", "discard 3y", "take 0", "discard 6b"}) // so Ada knows one card of Ben's: her yellow 3
        if (auto const action = yamy::action::parse(said); !action || !table.play(*action))
            return 1;

    ludo::view<yamy> const seen = table.view(ada);
    show("Ben has         ", table.state().hands[ben]);
    show("Ada knows       ", seen.state().hands[ben]);
    ludo::rng luck(7);
    for (int i = 0; i < 3; ++i) {
        yamy::state const world = seen.determinize(luck);
        if (ludo::view<yamy>(world, ada) != seen)
            return 1;
        show("and can imagine ", world.hands[ben]);
    }
}
