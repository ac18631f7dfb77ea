#include <ludo/games/xxl/runs/actions.hpp>

#include <string>
#include <string_view>

#include "support/agreement.hpp"
#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;
namespace runs_game = ludo::xxl::runs_game;

namespace {

/// Seat 0 can lay green 6, 7, 8; the display has another green 7, and there are three cards to draw.
G::state after(std::string_view actions, G::options const& chosen = {}) {
    runs_table table(laid_so(chosen, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b", "5r9g 0b5y 2g4y"));
    REQUIRE(table.plays(actions) == "");
    return table.state();
}

} // namespace

TEST_CASE("a turn is a run, a card swapped or added, or nothing") {
    CHECK(all_actions<G>(after("")) == "swap 0g1r, swap 4b6g, swap 6b7g, swap 6y8g, add 0g1r, add 4b6g, add 6b7g, add 6y8g, end, "
                                       "meld g 4b6g");
    CHECK(all_actions<G>(after("swap 0g1r, for 1y7b")) == "end, meld g 4b6g");
}

TEST_CASE("a run goes on with the next digit, from the hand or the display") {
    CHECK(all_actions<G>(after("meld g 4b6g")) == "meld g 6b7g, meld g 7g9y");
    CHECK(all_actions<G>(after("meld g 4b6g, meld g 7g9y")) == "meld g 6y8g");
    CHECK(all_actions<G>(after("swap 0g1r")) == "for 1y7b, for 7g9y");
}

TEST_CASE("a card is added while there is room and one to draw, and swapped while there is one to take") {
    CHECK(runs_game::can_add(after("")));
    CHECK_FALSE(runs_game::can_add(after("", {.max_display = 2})));
    CHECK(runs_game::can_add(after("", {.max_display = 3})));
    G::state s = after("");
    s.stock = {};
    CHECK_FALSE(runs_game::can_add(s));
    CHECK(runs_game::can_swap(s));
    s.display = {};
    CHECK_FALSE(runs_game::can_swap(s));
}

TEST_CASE("with an empty stock the game goes on while somebody can form a run, but not for ever") {
    G::state s = after("");
    CHECK(runs_game::can_lay(s, seat(0)));
    CHECK_FALSE(runs_game::can_lay(s, seat(1)));
    CHECK(runs_game::can_lay(s, seat(1), {G::card(4, 6), G::card(6, 8)}));
    CHECK(runs_game::anybody_can_lay(s));
    CHECK_FALSE(runs_game::goes_on(s));
    s.stock = {};
    CHECK(runs_game::goes_on(s));
    CHECK_FALSE(runs_game::is_over(s));
    s.without_run = 2;
    CHECK(runs_game::is_over(s));
    s.without_run = 0;
    s.hands.remove(seat(0), G::card(6, 8));
    CHECK(runs_game::is_over(s));
    s.chosen.end = G::ending::after_turn;
    CHECK_FALSE(runs_game::goes_on(s));
}

TEST_CASE("a run begins on the display only if the hand can go on with it") {
    auto const melds = [](std::string_view hand, std::string_view display) {
        G::state const s = laid_so({}, {std::string(hand), "0g2r 1g2r 2y9b 3b10r"}, display, "5r9g");
        std::string found;
        for (int index = 0; index < G::action::count; ++index) {
            G::action const a = G::action::from_index(index);
            REQUIRE(G::actions(s).contains(a) == (G::refusal(s, a) == nullptr));
            if (a.is<"meld">() && G::actions(s).contains(a))
                found += std::string(found.empty() ? "" : ", ") + std::string(to_text(a));
        }
        return found;
    };
    // green 6, 7, 8: on the display are two of them and another 6, or all but one
    CHECK(melds("4b6g 0b4r 0b5y 1y7b", "6g9r 6b7g 6y8g") == "meld g 4b6g");
    CHECK(melds("6b7g 0b4r 0b5y 1y7b", "4b6g 6y8g") == "meld g 4b6g");
    CHECK(melds("6y8g 0b4r 0b5y 1y7b", "4b6g 6b7g") == "meld g 4b6g");
}
