#include <ludo/components/unseen_cards.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

#include <ludo/components/number.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// Cards that are just numbers.
template <int Count>
struct numbered : number<Count> {
    constexpr numbered() = default;
    constexpr numbered(int value) : number<Count>(value), known_(true) {}
    static constexpr numbered from_index(int index) { return numbered(index); }
    [[nodiscard]] constexpr bool known() const { return known_; }
    friend constexpr bool operator==(numbered, numbered) = default;

private:
    bool known_ = false;
};

template <int Count, int Seats>
struct game {
    using card = numbered<Count>;
    using cards = index_set<card>;
    using all_hands = hands<card, Seats>;
    using clues = per_seat<clue<card>, Seats>;

    static cards set(std::vector<int> const& some) {
        cards made;
        for (int each : some)
            made.insert(card(each));
        return made;
    }

    /// Hands with so many unknown cards.
    static all_hands hidden(std::vector<int> const& sizes) {
        all_hands made;
        for (std::size_t owner = 0; owner < sizes.size(); ++owner)
            for (int i = 0; i < sizes[owner]; ++i)
                made.add(seat(static_cast<int>(owner)), card());
        return made;
    }

    static bool agrees(all_hands const& held, clues const& told) {
        bool good = true;
        for (seat each : seats(Seats)) {
            cards const& mine = held.of(each);
            clue<card> const& of = told[each];
            good = good && (mine & of.none_of).empty() && (of.one_of.empty() || (mine & of.one_of).size() == 1) &&
                   (of.some_of.empty() || !(mine & of.some_of).empty()) &&
                   (of.also_some_of.empty() || !(mine & of.also_some_of).empty());
        }
        return good;
    }

    /// Every placement of the cards that agrees with the clues.
    static std::vector<all_hands> all(cards const& left, all_hands const& held, clues const& told) {
        std::vector<all_hands> found;
        std::function<void(all_hands const&, cards const&, int, int)> place = [&](all_hands const& so_far, cards const& rest,
                                                                                  int owner, int above) {
            while (owner < Seats && so_far.hidden(seat(owner)) == 0) {
                ++owner;
                above = -1;
            }
            if (owner == Seats) {
                if (agrees(so_far, told))
                    found.push_back(so_far);
                return;
            }
            for (card each : rest)
                if (each.index() > above) {
                    all_hands next = so_far;
                    next.imagine(seat(owner), each);
                    cards fewer = rest;
                    fewer.erase(each);
                    place(next, fewer, owner, each.index());
                }
        };
        place(held, left, 0, -1);
        return found;
    }

    /// How far the frequencies of many deals are from even, in deviations of chi-square.
    static double unevenness(cards const& left, all_hands const& held, clues const& told, int attempts = 2000,
                             int each_expected = 60) {
        std::vector<all_hands> const worlds = all(left, held, told);
        REQUIRE(worlds.size() > 1);
        std::vector<double> drawn(worlds.size());
        rng luck(worlds.size());
        for (std::size_t i = 0; i < worlds.size() * static_cast<std::size_t>(each_expected); ++i) {
            all_hands dealt = held;
            unseen_cards<card, Seats> unseen(left, told);
            REQUIRE(unseen.possible(dealt));
            REQUIRE(unseen.deal(dealt, luck, attempts));
            REQUIRE(unseen.left() == left - dealt.all());
            auto const found = std::find(worlds.begin(), worlds.end(), dealt);
            REQUIRE(found != worlds.end());
            ++drawn[static_cast<std::size_t>(found - worlds.begin())];
        }
        double chi_square = 0;
        for (double each : drawn)
            chi_square += (each - each_expected) * (each - each_expected) / each_expected;
        double const freedom = static_cast<double>(worlds.size() - 1);
        return (chi_square - freedom) / std::sqrt(2 * freedom);
    }
};

using small = game<8, 3>;

} // namespace

TEST_CASE("without a clue every placement is as likely as the others") {
    CHECK(small::unevenness(small::cards::all(), small::hidden({2, 1, 2}), {}) < 6);
    CHECK(small::unevenness(small::set({1, 3, 4, 6, 7}), small::hidden({0, 2, 1}), {}) < 6);
}

TEST_CASE("cards that a hand does not have: every placement without them is as likely as the others") {
    small::clues told;
    told[seat(0)].none_of = small::set({0, 1, 2});
    told[seat(1)].none_of = small::set({2, 3, 4, 5, 6});
    CHECK(small::unevenness(small::cards::all(), small::hidden({2, 2, 2}), told) < 6);
    told[seat(2)].none_of = small::set({0, 7});
    CHECK(small::unevenness(small::cards::all(), small::hidden({3, 2, 3}), told) < 6);
}

TEST_CASE("just one of some cards, and at least one of some: as likely as the others, too") {
    small::clues told;
    told[seat(0)].one_of = small::set({0, 1, 2});
    CHECK(small::unevenness(small::cards::all(), small::hidden({2, 2, 1}), told) < 6);
    told[seat(1)].none_of = small::set({1, 2});
    told[seat(2)].some_of = small::set({0, 6});
    CHECK(small::unevenness(small::cards::all(), small::hidden({2, 1, 2}), told) < 6);
}

TEST_CASE("where no placement agrees with the clues it says so, and deals nothing") {
    small::clues told;
    told[seat(0)].none_of = small::set({2, 3, 4, 5, 6, 7});
    told[seat(1)].none_of = small::set({2, 3, 4, 5, 6, 7});
    auto const held = small::hidden({1, 2, 0});
    auto dealt = held;
    unseen_cards<small::card, 3> unseen(small::cards::all(), told);
    rng luck(1);
    CHECK_FALSE(unseen.possible(held));
    CHECK_FALSE(unseen.deal(dealt, luck));
    CHECK(dealt == held);
    CHECK_FALSE(unseen_cards<small::card, 3>(small::set({1, 2}), {}).possible(small::hidden({1, 1, 1})));
    CHECK_FALSE(unseen_cards<small::card, 3>(small::set({}), {}).possible(small::hidden({1, 0, 0})));
    CHECK(unseen_cards<small::card, 3>(small::set({}), {}).possible(small::hidden({0, 0, 0})));
}

TEST_CASE("a placement that is searched, where attempts fail, is as likely as the others") {
    int const none = 0;
    CHECK(small::unevenness(small::set({1, 3, 4, 6, 7}), small::hidden({0, 2, 1}), {}, none) < 6);
    small::clues told;
    told[seat(0)].none_of = small::set({0, 1, 2});
    told[seat(1)].none_of = small::set({2, 3, 4, 5, 6});
    CHECK(small::unevenness(small::cards::all(), small::hidden({1, 2, 2}), told, none) < 6);
    told[seat(2)].one_of = small::set({0, 7});
    CHECK(small::unevenness(small::cards::all(), small::hidden({1, 2, 3}), told, none) < 6);
}

TEST_CASE("the search goes from any placement to any other, also where no exchange of two cards does") {
    // each hand takes its own card or the next one: two placements, which differ in every card
    using ring = game<6, 6>;
    ring::clues told;
    for (int owner = 0; owner < 6; ++owner)
        told[seat(owner)].none_of = ring::cards::all() - ring::set({owner, (owner + 1) % 6});
    CHECK(ring::unevenness(ring::cards::all(), ring::hidden({1, 1, 1, 1, 1, 1}), told, 0, 300) < 6);
    CHECK(ring::unevenness(ring::cards::all(), ring::hidden({1, 1, 1, 1, 1, 1}), told, 2000, 300) < 6);
}

TEST_CASE("a search agrees with at least one of some cards, too") {
    small::clues told;
    told[seat(0)].none_of = small::set({0, 1, 2});
    told[seat(2)].some_of = small::set({0, 6});
    rng luck(1);
    for (int i = 0; i < 200; ++i) {
        auto dealt = small::hidden({2, 1, 2});
        unseen_cards<small::card, 3> unseen(small::cards::all(), told);
        REQUIRE(unseen.deal(dealt, luck, 0));
        CHECK(small::agrees(dealt, told));
    }
}

TEST_CASE("at least one of some cards and one of others, which may be the same one: as likely as the others") {
    small::clues told;
    told[seat(0)].some_of = small::set({0, 1, 2});
    told[seat(0)].also_some_of = small::set({2, 3});
    told[seat(1)].some_of = small::set({2, 4}); // of its single card that is just what it is
    for (int attempts : {2000, 0}) {
        CHECK(small::unevenness(small::cards::all(), small::hidden({2, 1, 2}), told, attempts) < 6);
        CHECK(small::unevenness(small::set({0, 2, 3, 4, 6}), small::hidden({2, 1, 1}), told, attempts) < 6);
    }
}

TEST_CASE("what has to be there can be the one of some, or another card: both are found") {
    small::clues told;
    told[seat(0)].one_of = small::set({0, 1, 2});
    told[seat(0)].some_of = small::set({1, 5});
    told[seat(0)].also_some_of = small::set({2, 6});
    for (int attempts : {2000, 0})
        CHECK(small::unevenness(small::set({0, 1, 2, 4, 5, 6}), small::hidden({3, 1, 0}), told, attempts) < 6);
    // only the one of some can be it; and only others can
    told[seat(0)].also_some_of = {};
    CHECK(unseen_cards<small::card, 3>(small::set({1, 4}), told).possible(small::hidden({2, 0, 0})));
    CHECK(unseen_cards<small::card, 3>(small::set({0, 5}), told).possible(small::hidden({2, 0, 0})));
    CHECK_FALSE(unseen_cards<small::card, 3>(small::set({0, 4}), told).possible(small::hidden({2, 0, 0})));
}
