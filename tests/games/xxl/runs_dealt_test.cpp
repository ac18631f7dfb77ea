// What was dealt to a hand of the runs of XXL, and what has left it: against all ways in which its cards can have come.
#include <algorithm>
#include <cstddef>
#include <vector>

#include <ludo/core/rng.hpp>
#include <ludo/games/xxl/runs/dealt_and_gone.hpp>

#include "support/catch.hpp"

using namespace ludo;
using xxl::card;
using xxl::cards;

namespace {

/// The cards that a hand has had, in the order in which they went, the ones that are still there last; and how many had come
/// when each of them went.
struct course_of_hand {
    std::vector<card> had;
    std::vector<int> come_before;
};

/// The totals of all sets of four that can have been dealt: the others came later, each before it went.
std::vector<int> all_dealt(course_of_hand const& hand) {
    std::vector<int> totals;
    for (std::size_t dealt = 0; dealt < std::size_t{1} << hand.had.size(); ++dealt) {
        int total = 0, many = 0, later = 0;
        bool possible = true;
        for (std::size_t i = 0; i < hand.had.size(); ++i) {
            if (dealt >> i & 1) {
                ++many;
                total += hand.had[i].total();
            } else
                possible = possible && ++later <= hand.come_before[i] - xxl::dealt_and_gone::dealt;
        }
        if (possible && many == xxl::dealt_and_gone::dealt)
            totals.push_back(total);
    }
    return totals;
}

} // namespace

TEST_CASE("the highest and the lowest total that can have been dealt are those of all ways in which the cards can have come") {
    int several = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        rng luck(seed);
        cards left = cards::all(), there;
        xxl::dealt_and_gone high, low;
        course_of_hand hand;
        int come = 0;
        auto const comes = [&] {
            card const one = left.pick(luck);
            left.erase(one);
            there.insert(one);
            ++come;
        };
        while (come < 4)
            comes();
        for (int steps = static_cast<int>(luck.below(9)); steps > 0; --steps) {
            if (there.size() < 4 && luck.below(3) > 0)
                comes();
            else if (!there.empty()) {
                card const one = there.pick(luck);
                high.leave(one, there.size(), best::highest);
                low.leave(one, there.size(), best::lowest);
                there.erase(one);
                hand.had.push_back(one);
                hand.come_before.push_back(come);
            }
        }
        for (card each : there) {
            hand.had.push_back(each);
            hand.come_before.push_back(come);
        }
        auto const totals = all_dealt(hand);
        REQUIRE(!totals.empty());
        INFO("seed " << seed);
        REQUIRE(high.agrees(there.size()));
        REQUIRE(low.agrees(there.size()));
        REQUIRE(high.total(there, best::highest) == *std::max_element(totals.begin(), totals.end()));
        REQUIRE(low.total(there, best::lowest) == *std::min_element(totals.begin(), totals.end()));
        several += totals.size() > 10;
    }
    CHECK(several > 300);
}

TEST_CASE("a total that so many cards cannot have does not agree") {
    xxl::dealt_and_gone gone;
    CHECK(gone.agrees(4));
    CHECK(!gone.agrees(3));
    gone.leave(card(9, 10), 4, best::highest);
    CHECK(gone.agrees(3));
    CHECK(gone.agrees(4));
    CHECK(!gone.agrees(2));
    xxl::dealt_and_gone::fields(gone, [](auto name, auto& total) { total = std::string_view(name) == "one" ? 20 : 0; });
    CHECK(!gone.agrees(4));
}
