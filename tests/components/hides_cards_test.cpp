// The words of components.hpp, on every component that hides cards: what is hidden is counted, nothing else changes, and whoever
// imagines the truth has the truth again.
#include <ludo/components/hides_cards.hpp>

#include <cstddef>
#include <type_traits>
#include <vector>

#include <ludo/components.hpp>

#include "support/catch.hpp"

namespace {

using ludo::seat;
using card = ludo::card<"123456", "rygb">; // 24 different ones
using cell = ludo::grid<ludo::rectangle{.rows = 4, .columns = 6}>::cell;

std::vector<card> shuffled(ludo::rng& luck) {
    std::vector<card> all;
    for (int kind = 0; kind < card::count; ++kind)
        all.push_back(card::from_index(kind));
    luck.shuffle(all);
    return all;
}

int size(int number) { return number; }
int size(ludo::index_set<cell> const& places) { return places.size(); }

/// How some of a component is filled, hidden, and imagined as it was; how many cards are hidden then.
template <typename Component>
struct example;

template <>
struct example<ludo::hand<card, 6>> {
    using component = ludo::hand<card, 6>;
    static component some(ludo::rng& luck) {
        component made;
        auto const all = shuffled(luck);
        for (std::size_t i = 0; i < 6; ++i)
            made.add(all[i], static_cast<int>(luck.below(4)));
        return made;
    }
    static void hide(component& seen) { seen.hide(); }
    static int to_hide(component const& truth) {
        int closed = 0;
        truth.each([&](card, int age) { closed += age != component::open; });
        return closed;
    }
    static void imagine(component& seen, component const& truth) {
        truth.each([&](card one, int age) {
            if (age != component::open)
                seen.imagine(age, one);
        });
    }
};

template <>
struct example<ludo::card_rows<card, 3, 6>> {
    using component = ludo::card_rows<card, 3, 6>;
    static component some(ludo::rng& luck) {
        component made;
        auto const all = shuffled(luck);
        for (std::size_t i = 0; i < 18; ++i)
            made.add(seat(static_cast<int>(i % 3)), {all[i], static_cast<ludo::known_to>(luck.below(4))});
        return made;
    }
    static void hide(component& seen) { seen.hide_from(seat(1)); }
    static int to_hide(component const& truth) {
        int closed = 0;
        for (seat owner : ludo::each_seat(3))
            for (auto const* each = truth.begin(owner); each != truth.end(owner); ++each)
                closed += each->who == ludo::known_to::none ||
                          each->who == (owner == seat(1) ? ludo::known_to::others : ludo::known_to::owner);
        return closed;
    }
    static void imagine(component& seen, component const& truth) {
        for (seat owner : ludo::each_seat(3))
            for (int i = 0; i < 6; ++i)
                if (!seen.at(owner, i).card.known())
                    seen.imagine(owner, i, truth.at(owner, i).card);
    }
};

template <>
struct example<ludo::hands<card, 3>> {
    using component = ludo::hands<card, 3>;
    static component some(ludo::rng& luck) {
        component made;
        for (card each : shuffled(luck)) {
            made.add(seat(static_cast<int>(luck.below(3))), each);
            made.show(each, luck.below(4) == 0);
        }
        return made;
    }
    static void hide(component& seen) { seen.hide_from(seat(1)); }
    static int to_hide(component const& truth) {
        return truth.size(seat(0)) + truth.size(seat(2)) - truth.open(seat(0)).size() - truth.open(seat(2)).size();
    }
    static void imagine(component& seen, component const& truth) {
        for (seat owner : {seat(0), seat(2)})
            for (card each : truth.of(owner) - truth.open(owner))
                seen.imagine(owner, each);
    }
};

template <>
struct example<ludo::aside<card>> {
    using component = ludo::aside<card>;
    static component some(ludo::rng& luck) {
        component made;
        for (card each : shuffled(luck))
            if (luck.below(2) == 0)
                made.lay(each);
        return made;
    }
    static void hide(component& seen) { seen.hide(); }
    static int to_hide(component const& truth) { return truth.size(); }
    static void imagine(component& seen, component const& truth) { seen.imagine(truth.known()); }
};

template <>
struct example<ludo::reserve<card, 24>> {
    using component = ludo::reserve<card, 24>;
    static component some(ludo::rng& luck) {
        component made;
        for (card each : shuffled(luck))
            made.lay(each);
        for (int drawn = static_cast<int>(luck.below(24)); drawn > 0; --drawn)
            made.draw();
        while (made.size() > 1)
            made.draw(); // so that the order is no question
        return made;
    }
    static void hide(component& seen) { seen.hide(); }
    static int to_hide(component const& truth) { return truth.size(); }
    static void imagine(component& seen, component const& truth) {
        ludo::census<card> left;
        for (card each : truth)
            left.add(each);
        ludo::rng any;
        seen.imagine(left, any);
    }
};

template <>
struct example<ludo::stock<card, 24, 3>> {
    using component = ludo::stock<card, 24, 3>;
    static component some(ludo::rng& luck) {
        component made;
        auto const all = shuffled(luck);
        made.lay_beneath(std::vector<card>(all.begin(), all.begin() + 10), luck.below(2) == 0);
        made.lay_beneath(std::vector<card>(all.begin() + 10, all.end()), false);
        for (int drawn = static_cast<int>(luck.below(20)); drawn > 0; --drawn)
            made.draw();
        return made;
    }
    static void hide(component& seen) { seen.hide(); }
    static int to_hide(component const& truth) { return truth.hidden(); }
    static void imagine(component& seen, component const& truth) {
        std::vector<card> from_the_bottom;
        for (int number = truth.hidden(); number-- > 0;)
            from_the_bottom.push_back(truth[number]);
        seen.imagine(from_the_bottom);
    }
};

template <>
struct example<ludo::spread<cell, card>> {
    using component = ludo::spread<cell, card>;
    static component some(ludo::rng& luck) {
        component made;
        int at = 0;
        for (card each : shuffled(luck))
            made.lay(cell::from_index(at++), each);
        for (int i = 0; i < 6; ++i) {
            made.turn_over(made.down().pick(luck));
            if (luck.below(2) == 0)
                made.leave_up();
            if (luck.below(2) == 0)
                made.turn_back();
        }
        return made;
    }
    static void hide(component& seen) { seen.hide_but(seen.seen()); }
    static int to_hide(component const& truth) { return (truth.down() - truth.seen()).size(); }
    static void imagine(component& seen, component const& truth) {
        for (cell each : truth.down() - truth.seen())
            seen.imagine(each, truth.at(each));
    }
};

} // namespace

TEMPLATE_TEST_CASE("what is hidden is counted, and can be imagined as it was", "", (ludo::hand<card, 6>), (ludo::hands<card, 3>),
                   (ludo::card_rows<card, 3, 6>), ludo::aside<card>, (ludo::reserve<card, 24>), (ludo::stock<card, 24, 3>),
                   (ludo::spread<cell, card>)) {
    STATIC_REQUIRE(ludo::hides_cards<TestType>);
    STATIC_REQUIRE(std::is_trivially_copyable_v<TestType>);
    using of = example<TestType>;
    int hidden = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        ludo::rng luck(seed);
        TestType const truth = of::some(luck);
        TestType seen = truth;
        of::hide(seen);
        REQUIRE(size(seen.hidden()) == of::to_hide(truth));
        TestType again = seen;
        of::hide(again);
        REQUIRE(again == seen); // there is no more to hide
        REQUIRE((seen == truth) == (of::to_hide(truth) == 0));
        hidden += size(seen.hidden());
        of::imagine(seen, truth);
        REQUIRE(seen == truth);
        if constexpr (!requires { truth.touched(); }) // what is hidden in a stock does not depend on who looks
            REQUIRE(size(seen.hidden()) == 0);
    }
    CHECK(hidden > 100);
}

TEST_CASE("what lies open to all hides nothing") {
    STATIC_REQUIRE_FALSE(ludo::hides_cards<ludo::piles<card, 3, 24>>);
    STATIC_REQUIRE_FALSE(ludo::hides_cards<ludo::trick<card, 3>>);
    STATIC_REQUIRE_FALSE(ludo::hides_cards<ludo::card_list<card, 24>>);
    STATIC_REQUIRE_FALSE(ludo::hides_cards<ludo::census<card>>);
}
