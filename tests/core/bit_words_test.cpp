#include <ludo/core/bit_words.hpp>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <type_traits>
#include <vector>

#include <ludo/components/letter_set.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"

namespace {

template <int Count>
struct thing {
    static constexpr int count = Count;
    int number = 0;
    [[nodiscard]] constexpr int index() const { return number; }
    static constexpr thing from_index(int index) { return {index}; }
    friend constexpr bool operator==(thing, thing) = default;
};

template <typename Set>
using iterator_of = std::remove_cv_t<decltype(std::declval<Set const&>().begin())>;

/// What the algorithms of the standard library, old and new, ask of an iterator.
template <typename Set>
constexpr bool can_be_stepped_through() {
    using iterator = iterator_of<Set>;
    using traits = std::iterator_traits<iterator>;
    static_assert(std::is_same_v<iterator, std::remove_cv_t<decltype(std::declval<Set const&>().end())>>);
    static_assert(std::is_same_v<typename traits::iterator_category, std::forward_iterator_tag>);
    static_assert(std::is_same_v<typename traits::value_type, std::remove_cvref_t<decltype(*std::declval<iterator>())>>);
    static_assert(std::is_default_constructible_v<iterator> && std::is_copy_assignable_v<iterator>);
#if defined(__cpp_lib_ranges)
    static_assert(std::forward_iterator<iterator> && std::ranges::forward_range<Set const>);
#endif
    return true;
}

} // namespace

TEMPLATE_TEST_CASE_SIG("the standard algorithms work on a set", "", ((int Count), Count), 10, 64, 65, 500, 5000) {
    using element = thing<Count>;
    using set = ludo::index_set<element>;
    STATIC_REQUIRE(can_be_stepped_through<set>());

    prop("they find what they find in a list of the same things", [] {
        auto const numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, Count));
        set some;
        for (int number : numbers)
            some.insert({number});
        std::vector<int> list = numbers;
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());

        int const wanted = *rc::gen::inRange(0, Count);
        auto const is_wanted = [&](element one) { return one.number == wanted; };
        auto const found = std::find_if(some.begin(), some.end(), is_wanted);
        RC_ASSERT((found != some.end()) == some.contains({wanted}));
        if (found != some.end())
            RC_ASSERT((*found).number == wanted);
        RC_ASSERT(std::find(some.begin(), some.end(), element{wanted}) == found);
        RC_ASSERT(std::any_of(some.begin(), some.end(), is_wanted) == some.contains({wanted}));
        RC_ASSERT(std::count_if(some.begin(), some.end(), [&](element one) { return one.number < wanted; }) ==
                  std::lower_bound(list.begin(), list.end(), wanted) - list.begin());
        RC_ASSERT(std::distance(some.begin(), some.end()) == some.size());

        std::vector<int> seen;
        std::transform(some.begin(), some.end(), std::back_inserter(seen), [](element one) { return one.number; });
        RC_ASSERT(seen == list);
        auto const below = [](element one, element other) { return one.number < other.number; };
        if (!list.empty())
            RC_ASSERT((*std::max_element(some.begin(), some.end(), below)).number == list.back());
        RC_ASSERT(std::is_sorted(some.begin(), some.end(), below));
        RC_ASSERT(std::adjacent_find(some.begin(), some.end()) == some.end());
#if defined(__cpp_lib_ranges)
        RC_ASSERT(std::ranges::find_if(some, is_wanted) == found);
        RC_ASSERT(std::ranges::count_if(some, is_wanted) == (found != some.end()));
#endif
    });
}

TEST_CASE("bits that are moved further than there are words are lost") {
    ludo::bit_words<1> one;
    one.set(3);
    for (int by : {64, -64, 70, 1000})
        CHECK(one.shifted(by).none());
    CHECK(one.shifted(60).word[0] == std::uint64_t{1} << 63);
    ludo::bit_words<2> two;
    two.set(64);
    CHECK(two.shifted(-64).word[0] == 1);
    CHECK(two.shifted(64).none());
    CHECK(two.shifted(-128).none());
}

TEST_CASE("the standard algorithms work on legal actions, on seats and on letters") {
    STATIC_REQUIRE(can_be_stepped_through<ludo::action_set<ludo::calcory::action>>());
    STATIC_REQUIRE(can_be_stepped_through<ludo::each_seat>());
    STATIC_REQUIRE(can_be_stepped_through<ludo::letter_set<"abc">>());

    ludo::calcory::state s;
    ludo::rng luck(1);
    s = ludo::calcory::deal({.players = 2}, luck);
    ludo::calcory::play(s, ludo::calcory::action::turn({}));
    auto const legal = ludo::calcory::actions(s);
    CHECK(std::count_if(legal.begin(), legal.end(), [](auto a) { return a.template is<"turn">(); }) == 59); // 60 but one
    auto const four = ludo::each_seat(4);
    CHECK(std::find(four.begin(), four.end(), ludo::seat(2)) != four.end());
    CHECK(std::find(four.begin(), four.end(), ludo::seat(5)) == four.end());
    CHECK(std::distance(four.begin(), four.end()) == 4);
    ludo::letter_set<"abc"> const letters{ludo::letter<"abc">(0), ludo::letter<"abc">(2)};
    CHECK(std::accumulate(letters.begin(), letters.end(), 0, [](int sum, auto each) { return sum + each.index(); }) == 2);
}

TEST_CASE("an iterator goes on when the set it came from is gone or has changed") {
    using set = ludo::index_set<thing<100>>;
    set some{{3}, {70}, {80}};
    auto at = some.begin();
    auto const before = at++;
    some.clear();
    CHECK(*before == thing<100>{3});
    CHECK(*at == thing<100>{70});
    CHECK(*++at == thing<100>{80});
    CHECK(++at == some.end());
    CHECK(before != at);
    int seen = 0;
    for (thing<100> each : set{{1}, {99}})
        seen += each.number;
    CHECK(seen == 100);
}

TEMPLATE_TEST_CASE_SIG("luck picks each thing of a set as often, in however many words they are", "", ((int Count), Count), 64, 128,
                       500, 5000) {
    using element = thing<Count>;
    ludo::rng luck(7);
    for (int step : {1, 3, 40, 64}) {
        ludo::index_set<element> some;
        for (int number = 0; number < Count && some.size() < 10; number += step)
            some.insert({number});
        std::vector<int> often(static_cast<std::size_t>(Count));
        int const each = 400;
        for (int i = 0; i < each * some.size(); ++i)
            ++often[static_cast<std::size_t>(some.pick(luck).number)];
        for (int number = 0; number < Count; ++number) {
            CAPTURE(step, number);
            int const times = often[static_cast<std::size_t>(number)];
            CHECK((some.contains({number}) ? 300 < times && times < 500 : times == 0)); // 400, with a deviation of 20
        }
    }
}
