// How the stock is laid, and laid anew where the pile is shuffled. The cases of each option are in standalone/card_classics.cpp.
#include <ludo/turns/shedding/stock.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>

#include <ludo/turns/shedding.hpp>

#include "../../../examples/games/crazy_eights.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = crazy_eights;

namespace {

/// All cards in their order; but these first, from the one that is turned up on in a game of two.
G::packet turned_first(std::initializer_list<std::string_view> names) {
    G::packet pack = G::in_order;
    std::size_t at = 14;
    for (std::string_view each : names) {
        auto const one = G::card::parse(each).value();
        std::swap(*std::find(pack.begin(), pack.end(), one), pack[at++]);
    }
    return pack;
}

} // namespace

TEST_CASE("a card that may not be turned up first changes places with any other of the stock, and all have seen it") {
    int where = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        G::state const s = G::lay_out({}, turned_first({"8s"}), rng(seed));
        REQUIRE(s.remembered.history.stocked.contains(G::card::parse("8s").value()));
        REQUIRE_FALSE(G::eight(s.table.top));
        for (int i = 0; i < s.stock.size(); ++i)
            where += s.stock.begin()[i] == G::card::parse("8s").value() ? i : 0;
    }
    CHECK(where > 500 * 16); // in the middle of 37, that is at 18, on an average
    CHECK(where < 500 * 20);
}

TEST_CASE("a card that may be turned up stays, and nothing is put back") {
    G::state const s = G::lay_out({.first_eight = G::eights_first::stays}, turned_first({"8s"}), rng(1));
    CHECK(s.table.top == G::card::parse("8s").value());
    CHECK(s.remembered.history.stocked.empty());
    CHECK(*s.stock.begin() == turned_first({"8s"})[15]);
}

TEST_CASE("luck is kept only for shuffles to come") {
    CHECK(G::lay_out({}, G::in_order, rng(1)).luck == no_luck);
    CHECK(G::lay_out({.reshuffle = true}, G::in_order, rng(1)).luck != no_luck);
}

TEST_CASE("the same game goes on alike for somebody who sees only a part of it, but for what comes from the new stock") {
    rng luck(5);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        rng deal(seed);
        G::state s = G::deal({.players = 7, .reshuffle = true}, deal);
        bool shuffled = false;
        for (int i = 0; i < 200 && !shuffled && G::turn(s) != nobody; ++i) {
            auto const a = G::actions(s).pick(luck);
            G::state seen = G::view(s, G::turn(s));
            bool const draws = a.is<"draw">();
            G::play(s, a);
            shuffled = s.remembered.history.count(shed::shuffled) > 0;
            if (!shuffled || draws)
                continue;
            G::play(seen, a);
            CHECK(seen.stock.size() == s.stock.size());
            CHECK(seen.stock.hidden() == s.stock.size());
            CHECK(seen.played == s.played);
        }
    }
}
