#include <ludo/turns/tricks/state.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using small_tricks::at;
using small_tricks::G;

TEST_CASE("a state that nothing was done to is that of a game that is over") {
    STATIC_REQUIRE(G::state().turn == nobody);
    STATIC_REQUIRE(G::state().phase == G::game_phase::over);
    STATIC_REQUIRE(G::state().trick.empty());
}

TEST_CASE("hands to be played begin with nothing won, and with the cards of no hand laid aside") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    REQUIRE(table.plays("lead 1g2r, follow 0g6r, follow 2g5b") == "");
    G::state s = table.state();
    s.begin_with(seat(2));
    CHECK(s.turn == seat(2));
    CHECK(s.phase == G::game_phase::leading);
    CHECK(s.aside.known() == G::cards::all() - s.hands.all());
    CHECK(s.aside.hidden() == 0);
    for (seat each : ludo::each_seat(6))
        CHECK(s.won[each].empty());
    CHECK(s.hands == table.state().hands);
}

TEST_CASE("to lead and to follow are written with the words of the game") {
    CHECK(to_text(G::action::lead(G::card(1, 2))) == "lead 1g2r");
    CHECK(to_text(G::action::follow(G::card(1, 2))) == "follow 1g2r");
}

namespace {
struct rules_with_a_stock {
    static constexpr bool draws = true;
};
} // namespace

TEST_CASE("rules say whether cards are drawn") {
    STATIC_REQUIRE(draws_cards<rules_with_a_stock>);
    STATIC_REQUIRE_FALSE(draws_cards<G::state::rules>);
}
