// What was dealt to a hand of the runs of XXL, and what has left it: against all ways in which its cards can have come.
#include <ludo/games/xxl/runs/dealt_and_gone.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string_view>
#include <vector>

#include "support/catch.hpp"
#include "support/runs_extras.hpp"

using namespace ludo;
using ludo::xxl::runs;
using xxl::card;
using xxl::cards;

namespace {

/// The cards that a hand has had, in the order in which they went, the ones that are still there last; and how many had come
/// when each of them went.
struct course_of_hand {
    std::vector<card> had;
    std::vector<int> come_before;
};

/// All totals of four cards that can have been dealt, and in how many ways: the others came later, each before it went.
std::map<int, double> all_dealt(course_of_hand const& hand) {
    std::map<int, double> totals;
    for (std::size_t dealt = 0; dealt < std::size_t{1} << hand.had.size(); ++dealt) {
        int total = 0, many = 0, later = 0;
        double ways = 1;
        for (std::size_t i = 0; i < hand.had.size(); ++i) {
            if (dealt >> i & 1) {
                ++many;
                total += hand.had[i].total();
            } else
                ways *= std::max(hand.come_before[i] - xxl::dealt_and_gone::dealt - later++, 0);
        }
        if (ways > 0 && many == xxl::dealt_and_gone::dealt)
            totals[total] += ways;
    }
    return totals;
}

/// What all see of the cards that come unseen to hands, and of those that go.
struct witness {
    std::vector<course_of_hand> hands;
    std::vector<int> come;

    explicit witness(int players) : hands(static_cast<std::size_t>(players)), come(static_cast<std::size_t>(players), 4) {}

    void see(runs::state const& before, runs::action a, runs::state const& after) {
        auto const owner = static_cast<std::size_t>(before.turn.index());
        auto const closed = [&](runs::state const& s) { return s.hands.of(before.turn) - s.hands.open(before.turn); };
        if (a.is<"end">())
            return;
        cards const gone = closed(before) - closed(after);
        for (card each : gone) {
            hands[owner].had.push_back(each);
            hands[owner].come_before.push_back(come[owner]);
        }
        come[owner] += closed(after).size() - (closed(before).size() - gone.size());
    }

    /// In how many ways can these cards have come to be where they are, so that the right seat began?
    [[nodiscard]] double ways(runs::state const& world, seat began, seat viewer, int own_total) const {
        std::vector<std::map<int, double>> totals;
        for (seat each : ludo::each_seat(world.chosen.players)) {
            auto const number = static_cast<std::size_t>(each.index());
            course_of_hand all = hands[number];
            for (card one : world.hands.of(each) - world.hands.open(each)) {
                all.had.push_back(one);
                all.come_before.push_back(come[number]);
            }
            totals.push_back(each == viewer ? std::map<int, double>{{own_total, 1}} : all_dealt(all));
        }
        double found = 0;
        for (auto const& [highest, first] : totals[static_cast<std::size_t>(began.index())]) {
            double product = first;
            for (seat each : ludo::each_seat(world.chosen.players)) {
                double lower = 0;
                for (auto const& [total, some] : totals[static_cast<std::size_t>(each.index())])
                    lower += total < highest || (total == highest && began.index() < each.index()) ? some : 0;
                product *= each == began ? 1 : lower;
            }
            found += product;
        }
        return found;
    }
};

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
        REQUIRE(high.total(there, best::highest) == totals.rbegin()->first);
        REQUIRE(low.total(there, best::lowest) == totals.begin()->first);
        several += totals.size() > 10;
    }
    CHECK(several > 200);
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

TEST_CASE("placing few cards each way as often is not far from the truth where the highest hand began", "[long]") {
    double sum = 0, most = 0;
    int cases = 0;
    for (std::uint64_t seed = 0; seed < 4000 && cases < 60; ++seed) {
        rng luck(seed);
        runs::state s = runs::deal({.players = 2 + static_cast<int>(seed % 2), .starter = xxl::starter::hand_total}, luck);
        seat const began = s.turn;
        std::vector<int> dealt;
        for (seat each : ludo::each_seat(s.chosen.players))
            dealt.push_back(total(s.hands.of(each)));
        witness seen(s.chosen.players);
        while (s.turn != nobody) {
            runs::state const before = s;
            runs::action const a = melds(s, luck);
            runs::play(s, a);
            seen.see(before, a, s);
            if (s.turn == nobody || s.stock.size() > 1 || luck.below(6) > 0)
                continue;
            for (seat viewer : ludo::each_seat(s.chosen.players)) {
                std::vector<double> ways;
                double all = 0;
                runs_worlds(runs::view(s, viewer), [&](runs::state const& world) {
                    ways.push_back(seen.ways(world, began, viewer, dealt[static_cast<std::size_t>(viewer.index())]));
                    all += ways.back();
                    return true;
                });
                if (ways.size() < 2)
                    continue;
                double variation = 0;
                for (double each : ways) {
                    REQUIRE(each > 0); // it can be so
                    variation += std::abs(each / all - 1 / static_cast<double>(ways.size())) / 2;
                }
                ++cases;
                sum += variation;
                most = std::max(most, variation);
            }
        }
    }
    std::printf("runs, highest hand: total variation from the ways in which cards can have come, %d cases: %.3f, %.3f at most\n",
                cases, sum / cases, most);
    CHECK(cases >= 60);
    CHECK(sum / cases < 0.1);
}
