#include <ludo/components/card_places.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

namespace {

using card = ludo::card<"012345", "x">;
using cards = ludo::index_set<card>;
using ludo::seat;

constexpr cards all = cards::all(), low{card(0, 0), card(1, 0), card(2, 0)};

using places = ludo::card_places<card>;

/// The cards in the places of a hand.
cards hand(places const& of, seat owner) {
    cards held;
    for (int i = 0; i < of.places; ++i)
        if (of.owner[i] == owner)
            held.insert(of.found[i]);
    return held;
}

} // namespace

TEST_CASE("an arrangement is found wherever there is one, also if cards have to give way") {
    prop("hands that take one card or two, tried against all arrangements", [] {
        places of;
        std::array<cards, 3> takes;
        for (int owner = 0; owner < 3; ++owner) {
            takes[static_cast<std::size_t>(owner)] = cards{card(*rc::gen::inRange(0, 4), 0), card(*rc::gen::inRange(0, 4), 0)};
            static_cast<void>(of.clues.come(seat(owner), takes[static_cast<std::size_t>(owner)]));
        }
        bool there = false;
        for (card one : takes[0])
            for (card other : takes[1])
                for (card third : takes[2])
                    there = there || (one != other && one != third && other != third);
        bool const found = of.lay_out(all) && of.fill_some();
        RC_ASSERT(found == there);
        for (int owner = 0; owner < 3 && found; ++owner)
            RC_ASSERT(
                (hand(of, seat(owner)).size() == 1 && (hand(of, seat(owner)) - takes[static_cast<std::size_t>(owner)]).empty()));
    });
}

TEST_CASE("there can be no more places than cards") {
    places of;
    static_cast<void>(of.clues.come(seat(0), all, 3));
    CHECK_FALSE(of.lay_out(cards{card(0, 0), card(1, 0)}));
}

TEST_CASE("a hand that must have one of some cards gets one") {
    places of;
    static_cast<void>(of.clues.come(seat(0), all, 2));
    static_cast<void>(of.clues.come(seat(1), low));
    of.clues.has_some(seat(0), cards{card(5, 0)});
    REQUIRE(of.lay_out(all));
    REQUIRE(of.fill_some());
    CHECK(hand(of, seat(0)).contains(card(5, 0)));
    CHECK((hand(of, seat(1)) - low).empty());
}

TEST_CASE("cards change places until they agree, and stay where they may lie") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        places of;
        auto const mine = of.clues.come(seat(0), all, 2);
        static_cast<void>(of.clues.come(seat(1), low, 2));
        REQUIRE(of.lay_out(all));
        REQUIRE(of.fill_some());
        ludo::rng luck(seed);
        // the first hand comes to 8: 3 + 5, since 4 + 4 is one card
        auto const distance = [&](auto card_of) {
            int sum = 0;
            for (auto each : mine)
                sum += card_of(each).symbol();
            return std::max(sum - 8, 8 - sum);
        };
        REQUIRE(of.exchange(luck, distance, true));
        CHECK(hand(of, seat(0)) == cards{card(3, 0), card(5, 0)});
        CHECK((hand(of, seat(1)) - low).empty());
    }
}

TEST_CASE("cards that agree stay where they are") {
    places of;
    static_cast<void>(of.clues.come(seat(0), all, 2));
    REQUIRE(of.lay_out(all));
    REQUIRE(of.fill_some());
    cards const before = hand(of, seat(0));
    ludo::rng luck(1);
    REQUIRE(of.exchange(
        luck, [](auto) { return 0; }, true));
    CHECK(hand(of, seat(0)) == before);
}

TEST_CASE("places are narrow if one of them does not take every card, or if a card is gone that may have lain there") {
    places wide;
    static_cast<void>(wide.clues.come(seat(0), all, 2));
    REQUIRE(wide.lay_out(all));
    CHECK_FALSE(wide.narrow);
    places low_ones;
    static_cast<void>(low_ones.clues.come(seat(0), low, 2));
    REQUIRE(low_ones.lay_out(all));
    CHECK(low_ones.narrow);
    places left{.clues = {.times_matter = true}};
    static_cast<void>(left.clues.come(seat(0), all));
    static_cast<void>(left.clues.come(seat(0), all));
    left.clues.go(seat(0), card(0, 0));
    REQUIRE(left.lay_out(all - cards{card(0, 0)}));
    CHECK(left.narrow);
}
