#include <ludo/components/unseen_kinds.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include <ludo/components/card.hpp>

#include "support/catch.hpp"

using ludo::rng, ludo::census;

namespace {

using card = ludo::card<"1234", "ab">;
using kinds = ludo::index_set<card>;
using unseen = ludo::unseen_kinds<card, 6>;

struct box {
    std::vector<int> counts; // of each kind
    std::vector<std::vector<int>> slots;

    [[nodiscard]] census<card> cards() const {
        census<card> all;
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            for (int i = 0; i < counts[kind]; ++i)
                all.add(card::from_index(static_cast<int>(kind)));
        return all;
    }
    [[nodiscard]] unseen known() const {
        unseen made(cards());
        for (auto const& slot : slots) {
            kinds may;
            for (int kind : slot)
                may.insert(card::from_index(kind));
            made.add(may);
        }
        return made;
    }
    /// In how many ways each list of kinds comes about if each card is taken by itself: all of them, in the slow way.
    [[nodiscard]] std::map<std::vector<int>, double> ways() const {
        std::vector<int> pack;
        for (std::size_t kind = 0; kind < counts.size(); ++kind)
            pack.insert(pack.end(), static_cast<std::size_t>(counts[kind]), static_cast<int>(kind));
        std::map<std::vector<int>, double> found;
        std::vector<bool> taken(pack.size());
        std::vector<int> here;
        std::function<void()> const go = [&] {
            if (here.size() == slots.size()) {
                ++found[here];
                return;
            }
            for (std::size_t i = 0; i < pack.size(); ++i)
                for (int kind : slots[here.size()])
                    if (kind == pack[i] && !taken[i]) {
                        taken[i] = true;
                        here.push_back(kind);
                        go();
                        here.pop_back();
                        taken[i] = false;
                    }
        };
        go();
        return found;
    }
};

std::vector<int> drawn(unseen const& from, std::size_t slots, rng& luck) {
    std::vector<int> found(slots, -1);
    from.draw(luck, [&](int slot, card one) { found[static_cast<std::size_t>(slot)] = one.index(); });
    return found;
}

void is_drawn_as_it_may_be(box const& some) {
    auto const ways = some.ways();
    double all = 0, chi_square = 0;
    for (auto const& [list, number] : ways)
        all += number;
    int const draws = 40000;
    std::map<std::vector<int>, int> seen;
    rng luck(draws);
    unseen const known = some.known();
    for (int i = 0; i < draws; ++i)
        ++seen[drawn(known, some.slots.size(), luck)];
    for (auto const& [list, number] : seen)
        REQUIRE(ways.count(list) == 1);
    for (auto const& [list, number] : ways) {
        double const expected = draws * number / all;
        chi_square += (seen[list] - expected) * (seen[list] - expected) / expected;
    }
    double const freedom = static_cast<double>(ways.size() - 1);
    CHECK(chi_square < freedom + 5 * std::sqrt(2 * freedom) + 5);
}

} // namespace

TEST_CASE("cards that look alike are drawn as often as there are ways to deal them") {
    is_drawn_as_it_may_be({{3, 1}, {{0, 1}}});
    is_drawn_as_it_may_be({{3, 2, 2, 2, 1}, {{0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}, {0, 1, 2, 3, 4}}});
    is_drawn_as_it_may_be({{3, 2, 1}, {{0, 1, 2}, {2}, {0, 1}}});    // one in the other
    is_drawn_as_it_may_be({{2, 1, 1, 2}, {{0, 1}, {1, 2}, {2, 3}}}); // in part the same kinds
    is_drawn_as_it_may_be({{1, 1, 1}, {{0, 1}, {1, 2}, {0, 2}}});    // there are two ways
    is_drawn_as_it_may_be({{3, 1, 2, 2}, {{0, 1, 2}, {1, 3}, {1, 2, 3}, {0}}});
    is_drawn_as_it_may_be({{2, 2, 1}, {{0, 1}, {0, 2}, {0, 1, 2}, {1, 2}, {0, 1}}}); // nothing is left
}

TEST_CASE("what is left is what was there, but for what was drawn") {
    box const some{{3, 2, 2, 2, 1}, {{0, 1}, {1, 4}, {2}}};
    rng luck(3);
    for (int i = 0; i < 200; ++i) {
        census<card> all;
        census<card> const left = some.known().draw(luck, [&](int, card one) { all.add(one); });
        REQUIRE(left.total() == 10 - 3);
        left.each([&](card one) { all.add(one); });
        REQUIRE(all == some.cards());
    }
}

TEST_CASE("slots are possible if there is a card for each") {
    CHECK(box{{1, 1, 1}, {{0, 1}, {1, 2}, {0, 2}}}.known().possible());
    CHECK(box{{1, 1, 1}, {{0, 1, 2}, {0, 1}, {0}}}.known().possible()); // whichever is filled first, others have to move
    CHECK_FALSE(box{{1, 1, 1}, {{0, 1}, {0, 1}, {0, 1}}}.known().possible());
    CHECK_FALSE(box{{3, 0}, {{1}}}.known().possible());
    CHECK(box{{3}, {}}.known().possible());

    prop("as in the slow way", [] {
        box some{*rc::gen::container<std::vector<int>>(4, rc::gen::inRange(0, 3)), {}};
        for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
            some.slots.push_back(*rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 4)));
        auto const ways = some.ways();
        unseen const known = some.known();
        RC_ASSERT(known.possible() == !ways.empty());
        rng luck(1);
        if (!ways.empty())
            RC_ASSERT(ways.count(drawn(known, some.slots.size(), luck)) == 1);
    });
}

TEST_CASE("where hardly any draw comes out, a possible one is found") {
    // Twelve kinds in twelve slots that take two neighbours each: there are two ways.
    using many = ludo::card<"123456", "ab">;
    census<many> all;
    ludo::unseen_kinds<many, 12> known([&] {
        for (int kind = 0; kind < many::count; ++kind)
            all.add(many::from_index(kind));
        return all;
    }());
    for (int slot = 0; slot < many::count; ++slot)
        known.add({many::from_index(slot), many::from_index((slot + 1) % many::count)});
    rng luck(1);
    for (int i = 0; i < 20; ++i) {
        std::vector<int> found(12, -1);
        census<many> const left =
            known.draw(luck, [&](int slot, many one) { found[static_cast<std::size_t>(slot)] = one.index(); });
        CHECK(left.total() == 0);
        int const first = found[0];
        CHECK((first == 0 || first == 1));
        for (int slot = 0; slot < 12; ++slot)
            CHECK(found[static_cast<std::size_t>(slot)] == (slot + first) % 12);
    }
}

TEST_CASE("cards are drawn while a program is compiled, the same as later") {
    constexpr auto draw = [] {
        census<card> all;
        all.add(card(0, 0));
        all.add(card(1, 0));
        unseen known(all);
        known.add(kinds{card(0, 0), card(1, 0)});
        rng luck(9);
        card found;
        known.draw(luck, [&](int, card one) { found = one; });
        return found;
    };
    constexpr card found = draw();
    STATIC_REQUIRE(found.known());
    CHECK(draw() == found);
}
