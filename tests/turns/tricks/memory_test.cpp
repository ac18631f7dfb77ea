#include <ludo/core/memory.hpp>
#include <ludo/turns/tricks/memory.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using small_tricks::at;
using small_tricks::G;

TEST_CASE("who does not follow is remembered to be without the colours asked for") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    REQUIRE(table.plays("lead 1g2r, follow 0g6r, follow 2g5b") == ""); // red was asked for
    CHECK(table.state().remembered.without[seat(2)].text() == "r");
    CHECK(table.state().remembered.without[seat(1)].empty());
}

TEST_CASE("if the highest hand begins, it is remembered with what each seat has played since") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g", "2g5b 2g4y"}, {.players = 3, .starter = xxl::starter::hand_total});
    CHECK(table.state().remembered.began == seat(0)); // 1 + 2 + 9 + 10
    REQUIRE(table.plays("lead 9y10r, follow 0g6r") == "");
    CHECK(table.state().remembered.points_played[seat(0)] == 19);
    CHECK(table.state().remembered.points_played[seat(1)] == 6);
    CHECK(at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"}).state().remembered.began == nobody); // that is not why it begins
}

TEST_CASE("a memory that sleeps is empty, and the game goes on as before") {
    STATIC_REQUIRE(remembering<G>);
    auto table = at({"1g2r 9y10r", "0g6r 1b3g", "2g5b 2g4y"}, {.players = 3, .starter = xxl::starter::hand_total});
    REQUIRE(table.plays("lead 9y10r") == "");
    G::state s = table.state();
    let_memory_sleep<G>(s);
    CHECK(s.remembered == G::state().remembered);
    CHECK(G::actions(s) == table.actions());
}
