#include <ludo/testing/parts.hpp>

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

struct forgets_the_stock : toy_game {
    struct state : toy_game::state {
        constexpr state(toy_game::state const& s = {}) : toy_game::state(s) {}
        static constexpr auto members() {
            auto const [turn, now, turns_left, hand, drawn, has_discarded, discard, stock, top, bottom] =
                toy_game::state::members();
            return std::tuple{turn, now, turns_left, hand, drawn, has_discarded, discard, top, bottom};
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

TEST_CASE("what is written part by part, and parts within parts, is read again in the same order") {
    line const one{{1, 2}, {3, 4}, 'a'};
    line again;
    testing::parts of;
    of.write(one);
    CHECK_FALSE(of.all_read());
    CHECK(of.read(again));
    CHECK(of.all_read());
    CHECK(again == one);
}

TEST_CASE("more than was written cannot be read, and less is noticed") {
    testing::parts of;
    of.write(point{5, 6});
    line more;
    CHECK_FALSE(of.read(more));
    testing::parts longer;
    longer.write(line());
    point less;
    CHECK(longer.read(less));
    CHECK_FALSE(longer.all_read());
}

TEST_CASE("a member that is not named is found although it never changes, and one that follows from others is not asked for") {
    forgets_a_bonus::state const plain = dealt();
    CHECK(testing::members_are_all<forgets_a_bonus>(plain));
    CHECK_FALSE(testing::members_are_named<forgets_a_bonus>(plain));
    CHECK(testing::members_are_named<toy_game>(dealt()));
    works_out_a_sum::state const complete = dealt();
    CHECK(complete.bonus == 4);
    CHECK(testing::members_are_named<works_out_a_sum>(complete));
}

TEST_CASE("a member of the state that is not among those named is found, and so is an option that is not on the list") {
    CHECK(testing::members_are_all<toy_game>(dealt()));
    CHECK_FALSE(testing::members_are_all<forgets_the_stock>(dealt()));
    CHECK(testing::options_are_all<toy_game>());
    CHECK_FALSE(testing::options_are_all<lists_no_option>());
}
