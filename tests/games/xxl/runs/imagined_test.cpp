#include <ludo/games/xxl/runs/imagined.hpp>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;
namespace runs_game = ludo::xxl::runs_game;

namespace {

/// Without a stock; seat 0 can lay green 6, 7, 8.
G::state dry() { return laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b"); }

/// Is that so in whatever is imagined from a view?
template <typename Agrees>
bool always(G::state const& seen, Agrees agrees) {
    runs_game::imagined worlds(seen);
    REQUIRE(worlds.possible);
    rng luck(1);
    bool all = true;
    for (int i = 0; i < 100; ++i)
        all = all && agrees(worlds.draw(luck));
    return all;
}

} // namespace

TEST_CASE("what is imagined is whole, and looks the same") {
    for (G::state const& s : {dry(), laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y", "1y7b 5r9g")})
        for (seat viewer : ludo::each_seat(2)) {
            G::state const seen = G::view(s, viewer);
            CHECK(always(seen, [&](G::state const& full) {
                return full.hands.hidden() == 0 && full.stock.hidden() == 0 && G::view(full, viewer) == seen;
            }));
        }
}

TEST_CASE("without a stock the game goes on only because somebody can form a run") {
    CHECK(always(G::view(dry(), seat(1)), [](G::state const& full) { return runs_game::anybody_can_lay(full); }));
    G::state wet = laid_so({}, {"0g1r", "1g2r 2y9b 3b10r"}, "7g9y", "4b6g 6b7g 6y8g 0g2r 5r9g 0b5y");
    CHECK_FALSE(always(G::view(wet, seat(1)), [](G::state const& full) { return runs_game::anybody_can_lay(full); }));
}

TEST_CASE("a run that was begun can be completed") {
    runs_table table(laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b", "5r9g 0b5y 2g4y"));
    REQUIRE(table.plays("meld g 4b6g") == "");
    CHECK(always(G::view(table.state(), seat(1)), [](G::state const& full) { return !G::actions(full).empty(); }));
}

TEST_CASE("a seat that was passed over has no run") {
    G::state s = laid_so({.players = 3}, {"4b6g 6b7g 6y8g", "0g1r 0g2r 2y9b", "4y5r 5b6r 2b7r"}, "");
    s.stuck = ludo::xxl::runs_game::seat_set::of(seat(1));
    CHECK(always(G::view(s, seat(2)), [](G::state const& full) { return !runs_game::can_lay(full, seat(1)); }));
}

TEST_CASE("of what contradicts itself there is no world") {
    G::state seen = G::view(dry(), seat(1));
    CHECK(runs_game::imagined(seen).possible);
    seen.hands = dry().hands;
    seen.hands.remove(seat(0), G::card(6, 8)); // all is known, and nobody has a run
    seen.laid[seat(1)].insert(G::card(6, 8));
    CHECK_FALSE(runs_game::imagined(seen).possible);
}
