#include <ludo/turns/some_cards_alike.hpp>

#include <algorithm>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

constexpr auto deck = ludo::deck<card<"123", "r">, 6>::of("1r 1r 1r 2r 2r 3r");
using pack = some_cards_alike<deck>;

} // namespace

TEST_CASE("a shuffled deck has all its cards, those that look alike, too") {
    prop("with any luck", [](std::uint64_t seed) {
        rng luck(seed);
        auto const shuffled = pack::shuffled(luck);
        for (int kind = 0; kind < pack::piece_kinds; ++kind)
            RC_ASSERT(std::count(shuffled.begin(), shuffled.end(), pack::card::from_index(kind)) == pack::in_box(0, kind));
    });
    STATIC_REQUIRE(pack::piece_kinds == 3);
    STATIC_REQUIRE((pack::in_box(0, 0) == 3 && pack::in_box(0, 1) == 2 && pack::in_box(0, 2) == 1));
}

TEST_CASE("what lies somewhere in sight is not among those that nobody has seen") {
    auto const left = pack::not_seen([](auto visit) {
        visit(0, 0);
        visit(4, 2);
        visit(4, -1);
    });
    CHECK((left.total() == 4 && left.of(pack::card(0, 0)) == 2 && left.of(pack::card(2, 0)) == 0));
}

TEST_CASE("whose turn it is and how many play, a state says") {
    struct {
        struct {
            int players = 3;
        } chosen;
        seat turn = seat(1);
    } const s;
    CHECK((pack::players(s) == 3 && pack::turn(s) == seat(1)));
}
