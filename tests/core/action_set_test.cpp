#include <ludo/core/action_set.hpp>

#include <algorithm>
#include <set>
#include <vector>

#include <ludo/components/grid.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/choice.hpp>

#include "support/catch.hpp"

namespace {

template <int Rows>
using cells = ludo::grid<ludo::rectangle{.rows = Rows, .columns = 10}>;

/// Two steps; in the first the cells begin at the fourth action, so that they lie across the words of a set.
template <int Rows>
struct deed : ludo::choice<deed<Rows>,
                           ludo::step<ludo::verb<"x">, ludo::verb<"y">, ludo::verb<"z">,
                                      ludo::verb<"turn", typename cells<Rows>::cell>, ludo::verb<"stop">>,
                           ludo::step<ludo::verb<"to", typename cells<Rows>::cell>>> {
    static constexpr int cells_from = 3;
    static constexpr int second_step = 4 + 10 * Rows;
};

/// Of the first step most actions are legal, as a rule.
struct turning : ludo::choice<turning, ludo::crowded_step<ludo::verb<"turn", cells<6>::cell>, ludo::verb<"stop">>,
                              ludo::step<ludo::verb<"to", cells<14>::cell>>> {
    static constexpr int stop = 60, second_step = 61;
};

std::set<int> some_numbers(int begin, int end) {
    auto const some = *rc::gen::container<std::vector<int>>(rc::gen::inRange(begin, end));
    return {some.begin(), some.end()};
}

template <int Rows>
std::set<int> numbers(ludo::action_set<deed<Rows>> const& actions) {
    std::set<int> found;
    int last = -1;
    for (auto one : actions) {
        RC_ASSERT(one.index() > last);
        found.insert(last = one.index());
    }
    return found;
}

} // namespace

TEMPLATE_TEST_CASE_SIG("an action set does what a std::set of the indices does", "", ((int Rows), Rows), 1, 6, 7, 14) {
    using action = deed<Rows>;
    using set = ludo::action_set<action>;
    using cell = typename cells<Rows>::cell;

    prop("single actions and cells inserted, in either step", [] {
        bool const second = *rc::gen::arbitrary<bool>();
        int const begin = second ? action::second_step : 0;
        int const end = second ? action::count : action::second_step;
        std::set<int> model;
        set actions;
        for (int number : *rc::gen::container<std::vector<int>>(rc::gen::inRange(begin, end))) {
            bool const really = *rc::gen::arbitrary<bool>();
            actions.insert(action::from_index(number), really);
            if (really)
                model.insert(number);
        }
        ludo::index_set<cell> some;
        int const from = second ? action::second_step : action::cells_from;
        for (int number : some_numbers(0, cell::count)) {
            some.insert(cell::from_index(number));
            model.insert(from + number);
        }
        actions.insert_each(action::from_index(from), some);

        RC_ASSERT(numbers<Rows>(actions) == model);
        RC_ASSERT(actions.size() == static_cast<int>(model.size()));
        RC_ASSERT(actions.empty() == model.empty());
        for (int number = 0; number < action::count; ++number)
            RC_ASSERT(actions.contains(action::from_index(number)) == (model.count(number) > 0));
        int k = 0;
        for (int number : model)
            RC_ASSERT(actions.nth(k++).index() == number);
        if (!model.empty()) {
            ludo::rng luck(model.size());
            RC_ASSERT(model.count(actions.pick(luck).index()) > 0);
            ludo::rng other = luck; // of many words the pick is the action with a number by luck, one draw for it
            int const number = static_cast<int>(other.below(static_cast<std::uint32_t>(model.size())));
            RC_ASSERT(Rows == 1 || actions.pick(luck) == actions.nth(number));
            RC_ASSERT(Rows == 1 || luck == other);
        }
    });

    prop("two sets are equal where the same actions are in them", [] {
        auto const made = [](std::set<int> const& of) {
            set actions;
            for (int number : of)
                actions.insert(action::from_index(number));
            return actions;
        };
        auto const one = some_numbers(0, action::second_step);
        auto const other = some_numbers(0, action::second_step);
        auto const later = some_numbers(action::second_step, action::count);
        RC_ASSERT((made(one) == made(other)) == (one == other));
        RC_ASSERT((made(one) == made(later)) == (one.empty() && later.empty()));
    });
}

TEMPLATE_TEST_CASE_SIG("equal sets pick alike, however they were filled", "", ((int Rows), Rows), 1, 6, 7, 14) {
    using action = deed<Rows>;
    using set = ludo::action_set<action>;
    using cell = typename cells<Rows>::cell;

    prop("at once, or one by one with others that are not legal", [](std::uint64_t seed) {
        ludo::index_set<cell> some;
        for (int number : some_numbers(0, cell::count))
            some.insert(cell::from_index(number));
        bool const stop = *rc::gen::arbitrary<bool>();
        set one, other;
        one.insert_each(action::from_index(action::cells_from), some);
        one.insert(action::from_index(action::second_step - 1), stop);
        other.insert(action::from_index(action::second_step - 1), stop);
        for (int number = cell::count; number-- > 0;)
            other.insert(action::from_index(action::cells_from + number), some.contains(cell::from_index(number)));
        RC_ASSERT(one == other);
        RC_ASSERT(numbers<Rows>(one) == numbers<Rows>(other));
        ludo::rng luck(seed), same = luck;
        for (int i = 0; i < 10 && !one.empty(); ++i)
            RC_ASSERT(one.pick(luck) == other.pick(same));
        RC_ASSERT(luck == same);
    });
}

TEST_CASE("a pick from a crowded step is made by guesses, the same from equal sets, whatever is around") {
    using set = ludo::action_set<turning>;
    using cell = cells<6>::cell;
    STATIC_REQUIRE(turning::crowded(0));
    STATIC_REQUIRE_FALSE(turning::crowded(turning::second_step));
    prop("at once, around or not, or one by one with others that are not legal", [](std::uint64_t seed) {
        ludo::index_set<cell> some, more;
        bool const few = *rc::gen::arbitrary<bool>();
        auto const left_out = some_numbers(0, cell::count);
        for (int number = 0; number < cell::count; ++number)
            some.insert(cell::from_index(number), (left_out.count(number) > 0) == few);
        more = some;
        for (int number : some_numbers(0, cell::count))
            more.insert(cell::from_index(number));
        bool const stop = *rc::gen::arbitrary<bool>();
        set one, other, around;
        std::uint64_t word = std::uint64_t{stop} << turning::stop;
        one.insert_each(turning::from_index(0), some);
        one.insert(turning::from_index(turning::stop), stop);
        around.insert_each(turning::from_index(0), some, more);
        around.insert(turning::from_index(turning::stop), stop);
        for (int number = 0; number < cell::count; ++number) {
            other.insert(turning::from_index(number), some.contains(cell::from_index(number)));
            word |= std::uint64_t{some.contains(cell::from_index(number))} << number;
        }
        if (stop)
            other.insert(turning::from_index(turning::stop));
        RC_ASSERT(one == other);
        RC_ASSERT(one == around);
        RC_PRE(word != 0u);
        ludo::rng luck(seed), same = luck, again = luck, plain = luck;
        for (int i = 0; i < 20; ++i) {
            auto const picked = one.pick(luck);
            RC_ASSERT(other.pick(same) == picked);
            RC_ASSERT(around.pick(again) == picked);
            std::uint64_t const drawn = plain.draw();
            RC_ASSERT(ludo::bits::pick_guessed(word, drawn, plain) == picked.index());
        }
        RC_ASSERT(luck == same);
        RC_ASSERT(luck == again);
        RC_ASSERT(luck == plain);
    });
    prop("in another step of the same kind of action nothing is guessed", [](std::uint64_t seed) {
        using place = cells<14>::cell; // more than in a word
        ludo::index_set<place> some{place::from_index(0)};
        for (int number : some_numbers(0, place::count))
            some.insert(place::from_index(number));
        set legal;
        legal.insert_each(turning::from_index(turning::second_step), some);
        ludo::rng luck(seed), other(seed);
        RC_ASSERT(legal.pick(luck) == legal.nth(static_cast<int>(other.below(static_cast<std::uint32_t>(some.size())))));
        RC_ASSERT(luck == other);
    });
}

TEST_CASE("an action that is not really inserted leaves the set open for another step") {
    constexpr auto actions = [] {
        ludo::action_set<deed<1>> legal;
        legal.insert(deed<1>::from_index(0), false);
        legal.insert(deed<1>::from_index(deed<1>::second_step + 2));
        return legal;
    }();
    STATIC_REQUIRE(actions.size() == 1);
    STATIC_REQUIRE(actions.nth(0).text() == "to c1");
    STATIC_REQUIRE_FALSE(actions.contains(deed<1>::from_index(2)));
}

TEST_CASE("empty sets are equal, whatever step they were about") {
    constexpr auto emptied = [](int about) {
        ludo::action_set<deed<1>> legal;
        legal.insert(deed<1>::from_index(about), false);
        return legal;
    };
    STATIC_REQUIRE(emptied(0) == emptied(deed<1>::second_step));
    STATIC_REQUIRE(emptied(deed<1>::second_step) == ludo::action_set<deed<1>>());
}

TEST_CASE("each legal action is picked about equally often") {
    auto const check = []<typename Action>(ludo::action_set<Action> const& legal) {
        ludo::rng luck(8);
        std::vector<double> found(Action::count);
        for (int i = 0; i < 1000 * legal.size(); ++i)
            ++found[static_cast<std::size_t>(legal.pick(luck).index())];
        double chi_square = 0;
        for (auto one : legal) {
            double& times = found[static_cast<std::size_t>(one.index())];
            chi_square += (times - 1000) * (times - 1000) / 1000;
            times = 0;
        }
        CHECK(std::count(found.begin(), found.end(), 0.0) == Action::count);
        CHECK(chi_square < 2 * legal.size() + 40); // mean size - 1
    };
    using cell = cells<6>::cell;
    auto const all = ludo::index_set<cell>::all();
    ludo::action_set<deed<6>> few, most, some;
    for (int number : {0, 5, 17, 63})
        few.insert(deed<6>::from_index(number));
    most.insert_each(deed<6>::from_index(deed<6>::cells_from), all - ludo::index_set<cell>{cell(0, 0), cell(3, 3)});
    most.insert(deed<6>::from_index(63), true);
    some.insert_each(deed<6>::from_index(deed<6>::cells_from), ludo::index_set<cell>{cell(0, 0), cell(5, 5)});
    some.insert(deed<6>::from_index(63), false);
    check(few);
    check(most);
    check(some);
    for (int left : {0, 3, 20, 58}) { // so many of the cells are not legal; they are still around
        ludo::action_set<turning> guessed;
        ludo::index_set<cell> rest = all;
        for (int number = 0; number < left; ++number)
            rest.erase(cell::from_index(7 * number % 60)); // all different, as 7 and 60 have no factor in common
        guessed.insert_each(turning::from_index(0), rest, all);
        guessed.insert(turning::from_index(turning::stop), left % 2 == 0);
        check(guessed);
    }
}
