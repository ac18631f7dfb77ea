// The conformance suite plays a game at random until it breaks a promise, and reports the shortest game it finds that shows it.
// This is Calcory with a mistake: the card that goes back unseen is not hidden while the player holds it.
#include <iostream>

#include <ludo/games/calcory.hpp>
#include <ludo/testing/conformance.hpp>

struct careless_calcory : ludo::calcory {
    static constexpr std::string_view name = "careless_calcory";

    static constexpr state view(state const& truth, ludo::seat viewer) {
        state seen = calcory::view(truth, viewer);
        seen.held = truth.held;
        return seen;
    }
};

int main() {
    ludo::testing::report const found = ludo::testing::conformance<careless_calcory>().run(/*games*/ 20, /*first seed*/ 42);
    std::cout << ludo::testing::to_text(found);
    return !found && found.wrong.substr(0, 2) == "3:" ? 0 : 1; // 3: a seat sees what it cannot know
}
