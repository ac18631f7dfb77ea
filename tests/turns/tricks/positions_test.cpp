#include <ludo/turns/tricks/positions.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using small_tricks::at;
using small_tricks::G;

TEST_CASE("a position of a trick game that does not agree with itself is refused") {
    auto const wrong = [](void (*change)(G::state&)) {
        auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
        REQUIRE(table.plays("lead 1g2r, follow 0g6r") == "");
        G::state s = table.state();
        change(s);
        char const* const said = wrong_with<G>(s);
        std::string const name = said ? said : "nothing";
        return name.substr(0, name.find_first_of(" ,:"));
    };
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong([](G::state& s) { s.turn = seat(0); }) == "trick");
    CHECK(wrong([](G::state& s) { s.phase = G::game_phase::leading; }) == "trick");
    CHECK(wrong([](G::state& s) { s.asked = {G::colour(0)}; }) == "asked");
    CHECK(wrong([](G::state& s) { s.hands.remove(seat(2), G::card(2, 5)); }) == "hands");
    CHECK(wrong([](G::state& s) { s.remembered.without[seat(2)] = {G::colour(2)}; }) == "without");
    CHECK(wrong([](G::state& s) { s.aside = {}; }) == "hands");
    CHECK(wrong([](G::state& s) { s.chosen.players = 7; }) == "players");
}
