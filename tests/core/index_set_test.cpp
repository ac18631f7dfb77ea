#include <ludo/core/index_set.hpp>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "support/catch.hpp"

using ludo::index_set;

namespace {

template <int Count>
struct thing {
    static constexpr int count = Count;
    int number = 0;
    constexpr int index() const { return number; }
    static constexpr thing from_index(int index) { return {index}; }
    friend constexpr bool operator==(thing, thing) = default;
};

template <typename Set>
std::vector<int> numbers(Set const& things) {
    std::vector<int> found;
    for (auto one : things)
        found.push_back(one.index());
    return found;
}

template <int Count>
index_set<thing<Count>> set_of(std::set<int> const& numbers) {
    index_set<thing<Count>> made;
    for (int number : numbers)
        made.insert({number});
    return made;
}

template <int Count>
std::set<int> some_numbers() {
    auto const some = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, Count));
    return {some.begin(), some.end()};
}

} // namespace

TEST_CASE("a set of nothing is empty, and the set of all has each thing once") {
    using set = index_set<thing<5>>;
    STATIC_REQUIRE(set().empty());
    STATIC_REQUIRE(set().size() == 0);
    STATIC_REQUIRE(set::all().size() == 5);
    STATIC_REQUIRE(set::all() == set{{0}, {1}, {2}, {3}, {4}});
    STATIC_REQUIRE(index_set<thing<64>>::all().size() == 64);
    STATIC_REQUIRE(index_set<thing<65>>::all().size() == 65);
    STATIC_REQUIRE(sizeof(index_set<thing<64>>) == 8);
    REQUIRE(numbers(set()).empty());
}

TEST_CASE("things inserted are in, things erased are out") {
    constexpr auto set = [] {
        index_set<thing<100>> made{{3}, {64}, {99}};
        made.insert({3});
        made.erase({64});
        made.erase({50});
        return made;
    }();
    STATIC_REQUIRE(set.contains({3}));
    STATIC_REQUIRE_FALSE(set.contains({64}));
    STATIC_REQUIRE(set.contains({99}));
    STATIC_REQUIRE(set.size() == 2);
    STATIC_REQUIRE(set.first() == thing<100>{3});
    STATIC_REQUIRE(set.nth(1) == thing<100>{99});
}

TEMPLATE_TEST_CASE_SIG("an index set does what a std::set of the indices does", "", ((int Count), Count), 1, 10, 64, 65, 200) {
    prop("what is in it, in which order, and the k-th", [] {
        auto const model = some_numbers<Count>();
        auto const set = set_of<Count>(model);
        RC_ASSERT(set.size() == static_cast<int>(model.size()));
        RC_ASSERT(set.empty() == model.empty());
        RC_ASSERT(numbers(set) == std::vector<int>(model.begin(), model.end()));
        for (int number = 0; number < Count; ++number) {
            RC_ASSERT(set.contains({number}) == (model.count(number) > 0));
            RC_ASSERT(set.as_bits().test(number) == (model.count(number) > 0));
        }
        int k = 0;
        for (int number : model)
            RC_ASSERT(set.nth(k++).index() == number);
        if (!model.empty())
            RC_ASSERT(set.first().index() == *model.begin());
    });
    prop("union, intersection, difference, equality", [] {
        auto const one = some_numbers<Count>();
        auto const other = some_numbers<Count>();
        std::set<int> either, both, only;
        std::set_union(one.begin(), one.end(), other.begin(), other.end(), std::inserter(either, either.end()));
        std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::inserter(both, both.end()));
        std::set_difference(one.begin(), one.end(), other.begin(), other.end(), std::inserter(only, only.end()));
        RC_ASSERT((set_of<Count>(one) | set_of<Count>(other)) == set_of<Count>(either));
        RC_ASSERT((set_of<Count>(one) & set_of<Count>(other)) == set_of<Count>(both));
        RC_ASSERT((set_of<Count>(one) - set_of<Count>(other)) == set_of<Count>(only));
        RC_ASSERT((set_of<Count>(one) == set_of<Count>(other)) == (one == other));
    });
    prop("inserting and erasing one after the other", [] {
        std::set<int> model;
        index_set<thing<Count>> set;
        for (int i = 0; i < 30; ++i) {
            int const number = *rc::gen::inRange(0, Count);
            if (*rc::gen::arbitrary<bool>()) {
                model.insert(number);
                set.insert({number});
            } else {
                model.erase(number);
                set.erase({number});
            }
            RC_ASSERT(set == set_of<Count>(model));
        }
    });
}

TEST_CASE("each thing of a set is picked about equally often, and no other") {
    auto const check = [](auto const& set, std::uint64_t seed) {
        ludo::rng luck(seed);
        std::vector<double> found(200);
        for (int i = 0; i < 1000 * set.size(); ++i)
            ++found[static_cast<std::size_t>(set.pick(luck).index())];
        double chi_square = 0;
        for (auto one : set) {
            double& times = found[static_cast<std::size_t>(one.index())];
            chi_square += (times - 1000) * (times - 1000) / 1000;
            times = 0;
        }
        CHECK(std::count(found.begin(), found.end(), 0.0) == 200);
        CHECK(chi_square < 2 * set.size() + 40); // mean size - 1
    };
    check(set_of<64>({63}), 1);
    check(set_of<64>({0, 1, 62, 63}), 2);
    check(set_of<64>({3, 14, 15, 35, 36, 41, 58}), 3);
    check(index_set<thing<60>>::all(), 4);
    check(index_set<thing<64>>::all(), 5);
    check(set_of<200>({0, 64, 128, 199}), 6);
    check(index_set<thing<130>>::all(), 7);
}

TEST_CASE("a pick is the thing with the number that is drawn") {
    prop("pick is nth(below(size))", [](std::uint64_t seed) {
        auto const check = [&](auto const& set) {
            if (set.empty())
                return;
            ludo::rng one(seed), other(seed);
            RC_ASSERT(set.pick(one) == set.nth(static_cast<int>(other.below(static_cast<std::uint32_t>(set.size())))));
            RC_ASSERT(one == other);
        };
        check(set_of<60>(some_numbers<60>()));
        check(set_of<100>(some_numbers<100>()));
    });
}

TEST_CASE("inserted or cleared under a condition that is false, a set stays as it was") {
    index_set<thing<100>> set{{7}, {70}};
    auto const before = set;
    set.insert({8}, false);
    set.clear_if(false);
    REQUIRE(set == before);
    set.insert({8}, true);
    REQUIRE(set.size() == 3);
    set.clear_if(true);
    REQUIRE(set.empty());
}

TEST_CASE("a part taken out is the difference") {
    prop("without is minus for a part", [] {
        auto const set = set_of<100>(some_numbers<100>());
        auto const part = set & set_of<100>(some_numbers<100>());
        RC_ASSERT(set.without(part) == set - part);
    });
}

TEST_CASE("two things of a set change hands") {
    using set = index_set<thing<70>>;
    set some{{0}, {66}};
    some.exchange({0}, {1});
    REQUIRE(some == set{{1}, {66}});
    some.exchange({1}, {66});
    some.exchange({3}, {4});
    some.exchange({66}, {66});
    REQUIRE(some == set{{1}, {66}});
}

TEST_CASE("moved things are those with numbers so much higher or lower; what there is not is lost") {
    prop("as one by one", [] {
        auto const check = [](auto const& some, int by) {
            auto found = some;
            found.clear();
            int const count = std::remove_cvref_t<decltype(*some.begin())>::count;
            for (auto each : some)
                if (0 <= each.index() + by && each.index() + by < count)
                    found.insert(std::remove_cvref_t<decltype(each)>::from_index(each.index() + by));
            RC_ASSERT(some.shifted(by) == found);
        };
        check(set_of<60>(some_numbers<60>()), *rc::gen::inRange(-60, 60));
        check(set_of<64>(some_numbers<64>()), *rc::gen::inRange(-63, 64));
        check(set_of<200>(some_numbers<200>()), *rc::gen::inRange(-200, 200));
    });
}
