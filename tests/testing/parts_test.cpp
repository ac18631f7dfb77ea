#include <ludo/testing/parts.hpp>

#include <string_view>
#include <tuple>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct point {
    int across = 0, up = 0;
    friend bool operator==(point const&, point const&) = default;
    static void fields(auto& self, auto visit) {
        visit("across", self.across);
        visit("up", self.up);
    }
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
    static constexpr void fields(auto& s, auto visit) {
        toy_game::fields(s, [&](std::string_view name, auto& part) {
            if (name != "stock")
                visit(name, part);
        });
    }
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
    of.write<line>(one);
    CHECK_FALSE(of.all_read());
    CHECK(of.read<line>(again));
    CHECK(of.all_read());
    CHECK(again == one);
}

TEST_CASE("more than was written cannot be read, and less is noticed") {
    testing::parts of;
    of.write<point>(point{5, 6});
    line more;
    CHECK_FALSE(of.read<line>(more));
    testing::parts longer;
    longer.write<line>(line());
    point less;
    CHECK(longer.read<point>(less));
    CHECK_FALSE(longer.all_read());
}

TEST_CASE("a member of the state that is not among the fields is found, and so is an option that is not on the list") {
    CHECK(testing::fields_are_all<toy_game>(dealt()));
    CHECK_FALSE(testing::fields_are_all<forgets_the_stock>(dealt()));
    CHECK(testing::options_are_all<toy_game>());
    CHECK_FALSE(testing::options_are_all<lists_no_option>());
}
