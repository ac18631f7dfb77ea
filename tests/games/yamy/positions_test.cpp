#include <ludo/games/yamy/positions.hpp>

#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

/// What is wrong with the position after these actions, with something else in it.
std::string wrong(std::string_view actions, void (*change)(G::state&)) {
    yamy_table table(dealt({}, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r"));
    REQUIRE(table.plays(actions) == "");
    G::state s = table.state();
    change(s);
    char const* const said = wrong_with<G>(s);
    return said ? said : "nothing";
}

} // namespace

TEST_CASE("a position of Yamy that does not agree with itself is refused, and what is wrong is named") {
    for (auto const* actions : {"", "draw", "draw, discard 6r", "show three", "show three, score three"})
        CHECK(wrong(actions, [](G::state&) {}) == "nothing");
    CHECK(wrong("", [](G::state& s) { s.turn = seat(2); }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(wrong("", [](G::state& s) { s.round = 0; }) == "round takes 1 to 12");
    CHECK(wrong("", [](G::state& s) { s.to_note = 1; }) ==
          "to_note tells how many seats have yet to note, and is 0 at all other times");
    CHECK(wrong("", [](G::state& s) { s.stock.draw(); }) ==
          "hands, discards and packet: every card of the deck must be in one place");
    CHECK(wrong("", [](G::state& s) { s.hands[seat(0)].add(s.stock.draw(), 1); }) ==
          "hands: everybody has five cards, or six if one has to be discarded");
    CHECK(wrong("", [](G::state& s) { s.sheets[seat(1)].write(G::box(), 0); }) ==
          "sheets: everybody fills or strikes one box each round");
    CHECK(wrong("", [](G::state& s) { s.sheets[seat(4)].write(G::box(), 0); }) == "sheets: seats that do not play have none");
    CHECK(wrong("draw, discard 6r", [](G::state& s) { s.turn = seat(0); }) ==
          "discards: the card that the seat before has just put down is missing");
}

TEST_CASE("who has laid down has noted a figure with the points that a hand gives") {
    auto const noted = [](int points, G::box in) {
        yamy_table table(dealt({}, {"3g 3r 3y 1b 1r", "2y 2g 4g 5b 6b"}, "6r"));
        REQUIRE(table.plays("show three, score three") == "");
        G::state s = table.state();
        s.sheets[seat(0)] = {};
        s.sheets[seat(0)].write(in, points);
        char const* const said = wrong_with<G>(s);
        return std::string(said ? said : "nothing");
    };
    G::box const fives = *G::box::parse("s5"), three = *G::box::parse("three");
    CHECK(noted(15, three) == "nothing");
    CHECK(noted(0, three) == "nothing");
    CHECK(noted(20, fives) == "nothing");
    for (int points : {14, 16, 30})
        CHECK(noted(points, three) == "sheets: a box has points that no hand gives");
    for (int points : {3, 25})
        CHECK(noted(points, fives) == "sheets: a box has points that no hand gives");
}
