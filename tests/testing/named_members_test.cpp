#include <ludo/testing/named_members.hpp>

#include <cstdint>
#include <string_view>
#include <tuple>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct point {
    int across = 0, up = 0;
    friend bool operator==(point const&, point const&) = default;
    static constexpr auto members() { return std::tuple{member{"across", &point::across}, member{"up", &point::up}}; }
};
struct line {
    point from, to;
    char name = ' ';
    friend bool operator==(line const&, line const&) = default;
    static void fields(auto& self, auto visit) {
        visit("from", self.from);
        visit("to", self.to);
        visit("name", self.name);
    }
};
/// One point or two.
struct some_points {
    int number = 1;
    point first, second;
    friend bool operator==(some_points const&, some_points const&) = default;
    static void fields(auto& self, auto visit) {
        visit("first", self.first);
        if (self.number == 2)
            visit("second", self.second);
    }
};

/// Are the members of a state, and its options, all of it?
template <game G>
bool members_are_all(typename G::state const& s) {
    typename G::state again{};
    again.chosen = s.chosen;
    return testing::members_are_all(s, again);
}

struct forgets_the_stock : toy_game {
    struct state : toy_game::state {
        constexpr state(toy_game::state const& s = {}) : toy_game::state(s) {}
        static constexpr auto members() {
            auto const [turn, phase, turns_left, hand, drawn, has_discarded, discard, stock, top, bottom] =
                toy_game::state::members();
            return std::tuple{turn, phase, turns_left, hand, drawn, has_discarded, discard, top, bottom};
        }
    };
    static constexpr state deal(options const& chosen, rng& luck) { return toy_game::deal(chosen, luck); }
    static constexpr state view(state const& s, seat viewer) { return toy_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return toy_game::determinize(view, luck); }
};
/// What is read again is the same, as long as nobody has a bonus.
struct forgets_a_bonus : toy_game {
    struct state : toy_game::state {
        std::uint8_t bonus = 0;
        constexpr state(toy_game::state const& s = {}) : toy_game::state(s) {}
        friend constexpr bool operator==(state const&, state const&) = default;
    };
    static constexpr state deal(options const& chosen, rng& luck) { return toy_game::deal(chosen, luck); }
    static constexpr state view(state const& s, seat viewer) { return toy_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return toy_game::determinize(view, luck); }
};
/// The sum follows from the cards.
struct works_out_a_sum : forgets_a_bonus {
    struct state : forgets_a_bonus::state {
        constexpr state(toy_game::state const& s = {}) : forgets_a_bonus::state(s) { complete(); }
        constexpr void complete() { bonus = static_cast<std::uint8_t>(turns_left + stock); }
        static constexpr auto members() {
            return std::apply([](auto... each) { return std::tuple{each...}; }, toy_game::state::members());
        }
    };
    static constexpr state deal(options const& chosen, rng& luck) { return toy_game::deal(chosen, luck); }
    static constexpr state view(state const& s, seat viewer) { return toy_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return toy_game::determinize(view, luck); }
};
struct lists_no_option : toy_game {
    static constexpr std::tuple option_list{std::get<0>(toy_game::option_list), std::get<1>(toy_game::option_list)};
};

toy_game::state dealt() {
    rng luck(1);
    return toy_game::deal({}, luck);
}

} // namespace

TEST_CASE("what is written member by member, and those of members, is read again in the same order") {
    CHECK(testing::members_are_all(line{{1, 2}, {3, 4}, 'a'}, line()));
    CHECK(testing::members_are_all(some_points{2, {1, 2}, {3, 4}}, some_points{2, {}, {}}));
}

TEST_CASE("more than was written cannot be read, and less is noticed") {
    some_points const first{1, {1, 2}, {}}, both{2, {1, 2}, {}};
    CHECK_FALSE(testing::members_are_all(first, both));
    CHECK_FALSE(testing::members_are_all(both, first));
}

TEST_CASE("a member that is not named is found although it never changes, and one that follows from others is not asked for") {
    forgets_a_bonus::state const plain = dealt();
    CHECK(members_are_all<forgets_a_bonus>(plain));
    CHECK_FALSE(testing::members_are_named<forgets_a_bonus>(plain));
    CHECK(testing::members_are_named<toy_game>(dealt()));
    works_out_a_sum::state const complete = dealt();
    CHECK(complete.bonus == 4);
    CHECK(testing::members_are_named<works_out_a_sum>(complete));
}

TEST_CASE("a member of the state that is not among those named is found, and so is an option that is not on the list") {
    CHECK(members_are_all<toy_game>(dealt()));
    CHECK_FALSE(members_are_all<forgets_the_stock>(dealt()));
    CHECK(testing::options_are_all<toy_game>());
    CHECK_FALSE(testing::options_are_all<lists_no_option>());
}
