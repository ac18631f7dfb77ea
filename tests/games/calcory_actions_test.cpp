// What may be done in Calcory.
#include <ludo/games/calcory.hpp>

#include <cstdint>
#include <string>
#include <string_view>

#include "support/agreement.hpp"
#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

namespace {

G::state after(std::string_view first_cards, std::string const& actions, G::options const& chosen = {}) {
    calcory_table table(laid(chosen, first_cards));
    REQUIRE(table.plays(actions) == "");
    return table.state();
}

bool may_stop(G::state const& s) { return G::actions(s).contains(G::action::stop()); }

calcory_game::set of(std::string_view numbers) {
    calcory_game::set cards;
    for (char each : numbers)
        cards.add(G::card(each - '0', 0));
    return cards;
}

bool raises(std::string_view revealed, std::string_view marked) {
    G::state s;
    s.revealed = of(revealed);
    s.marked = of(marked);
    return G::raises(s);
}

} // namespace

TEST_CASE("any card that lies face down may be turned over, and none that does not") {
    G::state const begun = after("1r 2r", ""), one = after("1r 2r", "turn a1");
    CHECK(G::actions(begun).size() == 60);
    CHECK(G::actions(one).size() == 59);
    CHECK_FALSE(G::actions(one).contains(G::action::turn(*G::cell::parse("a1"))));
    CHECK(G::actions(G::state()).empty());
}

TEST_CASE("who has won nothing stops after two cards, or after one where that was agreed") {
    CHECK_FALSE(may_stop(after("1r 2r", "")));
    CHECK_FALSE(may_stop(after("1r 2r", "turn a1")));
    CHECK(may_stop(after("1r 2r", "turn a1, turn b1")));
    CHECK(may_stop(after("1r 2r", "turn a1", {.min_cards_without_win = 1})));
}

TEST_CASE("a stop that would mark takes a marker for each card, one that fails takes none") {
    G::options const two{.markers_per_player = 2};
    G::state const three = after("1r 2r 3r", "turn a1, turn b1, turn c1", two);
    CHECK(G::raises(three));
    CHECK_FALSE(may_stop(three));
    CHECK(may_stop(after("1r 2r 3r", "turn a1, turn b1", two)));
    CHECK(may_stop(after("1r 2r 3r", "turn a1, turn b1, turn c1", {.markers_per_player = 0})));
    G::state const failing = after("6r 5r 1r 2r 3r", "turn a1, turn b1, stop, turn c1, turn d1, turn e1", two);
    CHECK_FALSE(G::raises(failing)); // 6 against the marked 11
    CHECK(may_stop(failing));
}

TEST_CASE("a higher sum raises, and the same sum with more cards") {
    CHECK(raises("66", "47"));
    CHECK_FALSE(raises("47", "66"));
    CHECK(raises("147", "66"));
    CHECK_FALSE(raises("66", "147"));
    CHECK_FALSE(raises("12", "03")); // a zero is a card like any other
    CHECK(raises("0", ""));
}

TEST_CASE("one of the collected cards goes back, to a cell that is empty or that it was taken from") {
    CHECK(all_actions<G>(after("9r 4r", "turn a1, turn b1")) == "return a1, return b1");
    CHECK(all_actions<G>(after("9r 4r", "turn a1, turn b1, return b1")) == "to a1, to b1");
}

TEST_CASE("what is picked is on the list") {
    for (auto const* actions : {"", "turn a1", "turn a1, turn b1", "turn a1, turn c1", "turn a1, turn c1, return a1"}) {
        G::state const s = after("9r 1r 4r", actions);
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            rng luck(seed);
            CHECK(G::actions(s).contains(G::actions(s).pick(luck)));
        }
    }
}
