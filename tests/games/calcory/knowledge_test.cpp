#include <ludo/games/calcory/knowledge.hpp>

#include <cstdint>
#include <set>
#include <string>

#include "support/calcory.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = calcory;

namespace {

/// The first seat has made thirteen of 9 and 4 on a1 and b1, laid back one of them on b1, and it is the turn of the next.
G::state laid_back(G::options const& chosen = {}) {
    calcory_table table(laid(chosen, "9r 4r 1r 2r"));
    REQUIRE(table.plays("turn a1, turn b1, return a1, to b1") == "");
    return table.state();
}

constexpr G::cell b1 = *G::cell::parse("b1");

} // namespace

TEST_CASE("who laid a card back knows it; the others know the set that it belongs to") {
    G::state const s = laid_back();
    CHECK(to_text(G::view(s, seat(0)).table.at(b1)) == "9r");
    CHECK_FALSE(G::view(s, seat(1)).table.at(b1).known());
    CHECK_FALSE(G::view(s, nobody).table.at(b1).known());
    CHECK(G::view(laid_back({.reveal_returned_card = true}), seat(1)).table.at(b1).known());
    std::set<std::string> imagined;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        rng luck(seed);
        imagined.insert(to_text(G::determinize(G::view(s, seat(1)), luck).table.at(b1)));
    }
    CHECK(imagined == std::set<std::string>{"4r", "9r"});
}

TEST_CASE("the card that is being laid back is hidden from the others") {
    calcory_table table(laid({}, "9r 4r"));
    REQUIRE(table.plays("turn a1, turn b1, return a1") == "");
    CHECK(to_text(G::view(table.state(), seat(0)).held) == "9r");
    CHECK_FALSE(G::view(table.state(), seat(1)).held.known());
}

TEST_CASE("what is imagined is a whole position that looks the same") {
    for (G::state const& s : {laid({}, ""), laid_back(), laid_back({.reveal_returned_card = true}), late({}, "5r 7r 8r")})
        for (seat viewer : {seat(0), seat(1)}) {
            G::state const seen = G::view(s, viewer);
            calcory_game::imagined const worlds(seen);
            rng luck(1);
            for (int i = 0; i < 20; ++i) {
                G::state const full = worlds.draw(luck);
                CHECK(full.table.hidden().empty());
                CHECK(wrong_with<G>(full) == nullptr);
                CHECK(G::view(full, viewer) == seen);
            }
        }
}

TEST_CASE("each of the 60 cards is in one place; in a view those of a set are not known before its card on the table is") {
    auto const unknown = [](G::state const& s) {
        int pieces = 0, hidden = 0;
        calcory_game::each_piece(s, [&](int, int kind) { ++pieces, hidden += kind < 0; });
        CHECK(pieces == 60);
        return hidden;
    };
    CHECK(unknown(laid_back()) == 0);
    CHECK(unknown(G::view(laid_back(), seat(0))) == 58);
    CHECK(unknown(G::view(laid_back(), seat(1))) == 60); // the two of the set as well: one in the pile, one on the table
    CHECK(unknown(G::view(laid_back({.reveal_returned_card = true}), seat(1))) == 58);
}
