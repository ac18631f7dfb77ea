#include <ludo/search/call_for.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {
struct seats_by_ten {
    template <game G>
    constexpr int operator()(typename G::state const&) const {
        return G::seats.most * 10;
    }
};
} // namespace

TEST_CASE("a callable for one game is called, and one for all games is told the game") {
    auto const scored = [](toy_game::state const& s) { return toy_game::scores(s).size(); };
    seats_by_ten const any;
    rng luck(1);
    auto const s = toy_game::deal({}, luck);
    CHECK(call_for<toy_game>(scored, s) == 2);
    CHECK(call_for<toy_game>(any, s) == 20);
}
