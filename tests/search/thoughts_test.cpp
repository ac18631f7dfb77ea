#include <ludo/search/thoughts.hpp>

#include <vector>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {
using action = calcory::action;

judged<calcory> tried(int index, std::uint32_t visits, std::uint64_t value) { return {action::from_index(index), visits, value}; }
std::vector<int> order(thoughts<calcory> const& found) {
    std::vector<int> all;
    for (auto const& each : found.ranked())
        all.push_back(each.action.index());
    return all;
}
} // namespace

TEST_CASE("actions are ranked by visits, then by value, then by number") {
    thoughts<calcory> found;
    for (auto const& each : {tried(3, 5, 10), tried(1, 5, 10), tried(2, 9, 0), tried(0, 5, 11)})
        found.add(each);
    CHECK(order(found) == std::vector{2, 0, 1, 3});
    CHECK(found.best() == action::from_index(2));
}

TEST_CASE("the worst are left out where there are too many") {
    thoughts<calcory> found;
    int const count = thoughts<calcory>::most_ranked + 2;
    for (int i = 0; i < count; ++i)
        found.add(tried(i, static_cast<std::uint32_t>(i), 0));
    CHECK(order(found).size() == static_cast<std::size_t>(thoughts<calcory>::most_ranked));
    CHECK(order(found).front() == count - 1);
    CHECK(order(found).back() == 2);
}

TEST_CASE("worth is in thousandths, with an interval that more visits make narrower") {
    CHECK(tried(0, 4, 4 * best_value).worth() == 1000);
    CHECK(tried(0, 4, 0).worth() == 0);
    CHECK(tried(0, 4, 3 * best_value).worth() == 750);
    CHECK(tried(0, 0, 0).worth() == 0);
    CHECK(tried(0, 0, 0).between() == interval{0, 1000});
    // with two more of the best and two of the worst: 1.96 * sqrt(0.25 / 104) = 0.096, 1.96 * sqrt(0.25 / 10004) = 0.0098
    CHECK(tried(0, 100, 50 * best_value).between() == interval{403, 597});
    CHECK(tried(0, 10'000, 5'000 * best_value).between() == interval{489, 511});
    CHECK(tried(0, 4, 4 * best_value).between() == interval{449, 1000}); // 6 of 8: 0.75 - 1.96 * sqrt(0.75 * 0.25 / 8) = 0.45
    CHECK(tried(0, 1, 0).between() == interval{0, 830});                 // 2 of 5: 0.4 + 1.96 * sqrt(0.4 * 0.6 / 5) = 0.829
}

TEST_CASE("a mean place follows from what is beaten on average") {
    CHECK(mean_place(1000, 4) == 1000);
    CHECK(mean_place(0, 4) == 4000);
    CHECK(mean_place(500, 2) == 1500);
}

TEST_CASE("two searches are merged as if one had thought longer") {
    thoughts<calcory> one, other;
    one.iterations = one.worlds = 11;
    one.nodes = 5;
    other.iterations = other.worlds = 14;
    other.memory_full = true;
    one.add(tried(1, 6, 30));
    one.add(tried(2, 5, 10));
    one.expect({seat(0), action::from_index(1)});
    other.add(tried(2, 9, 20));
    other.add(tried(7, 5, 1));
    other.expect({seat(0), action::from_index(2)});
    thoughts<calcory> both = one;
    both.merge(other);
    CHECK(order(both) == std::vector{2, 1, 7});
    CHECK(both.ranked()[0] == tried(2, 14, 30));
    CHECK(both.iterations == 25);
    CHECK(both.worlds == 25);
    CHECK(both.nodes == 5);
    CHECK(both.memory_full);
    CHECK(both.line()[0].what == both.best());

    // what is best now neither of them expected
    thoughts<calcory> third = one, fourth = one;
    third.add(tried(5, 7, 1));
    fourth.add(tried(6, 8, 1));
    REQUIRE(third.best() == action::from_index(5));
    fourth.merge(third);
    CHECK(fourth.best() == action::from_index(1));
    CHECK(fourth.line()[0].what == fourth.best());

    thoughts<calcory> none;
    none.merge(one);
    CHECK(none == one);
    one.merge(thoughts<calcory>());
    CHECK(none == one);
}
