#include <ludo/components/card_slots.hpp>

#include <map>
#include <string>

#include <ludo/games/xxl/card.hpp>

#include "support/catch.hpp"

using namespace ludo;
using xxl::card;
using xxl::cards;

namespace {

card const a = card::from_index(0), b = card::from_index(1), c = card::from_index(2), d = card::from_index(3);
cards const all_four{a, b, c, d};

/// What lies in the slots, in their order.
std::string laid(card_slots<card> const& slots) {
    std::string all;
    slots.each([&](seat owner, card one) {
        all += owner == nobody ? "" : std::to_string(owner.index());
        all += static_cast<char>('a' + one.index());
    });
    return all;
}

card_slots<card> made(std::initializer_list<cards> takes) {
    card_slots<card> slots;
    for (cards const& each : takes)
        slots.add(seat(slots.size() % 2), each);
    return slots;
}

} // namespace

TEST_CASE("each slot gets a card that it takes, even if others have to move for that") {
    auto slots = made({{a, b}, {a, c}, {a}});
    REQUIRE(slots.fill({a, b, c}));
    CHECK(laid(slots) == "0b1c0a");
    CHECK_FALSE(made({{a, b}, {a, b}, {a, b}}).fill({a, b, c}));
    CHECK_FALSE(made({{a}, {b}}).fill({a, c}));
}

TEST_CASE("a slot that is narrowed takes no other card any more; the same cards can lie in wider slots") {
    auto wide = made({all_four, all_four}), narrow = wide;
    narrow.narrow(0, {d});
    REQUIRE(narrow.fill({a, d}));
    CHECK(laid(narrow) == "0d1a");
    wide.fill_as(narrow);
    CHECK(laid(wide) == "0d1a");
}

TEST_CASE("moves lead to every placement, each as often as the others") {
    auto slots = made({{a, b, c}, {b, c}, {a, b, c, d}, {c, d}});
    REQUIRE(slots.fill(all_four));
    std::map<std::string, int> seen;
    rng luck(1);
    for (int i = 0; i < 40000; ++i) {
        slots.move(luck);
        ++seen[laid(slots)];
    }
    CHECK(seen.size() == 5); // abcd, abdc, acbd, bcad, cbad
    for (auto const& [placement, times] : seen) {
        CAPTURE(placement);
        CHECK(times > 40000 / 5 * 9 / 10);
        CHECK(times < 40000 / 5 * 11 / 10);
    }
}
