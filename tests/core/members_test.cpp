#include <ludo/core/members.hpp>

#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "support/catch.hpp"

using namespace ludo;

namespace {

struct inner {
    int deep = 4;
    static constexpr auto members() { return std::tuple{member{"deep", &inner::deep}}; }
};
struct nothing {};
struct whole {
    int chosen = 9;
    seat turn = seat(1);
    bool held_is_there = false;
    int held = 3;
    inner own;
    nothing more;
    int twice = 0;
    static constexpr auto members() {
        return std::tuple{member{"turn", &whole::turn},
                          member{"held", &whole::held, [](whole const& w) { return w.held_is_there; }}, members_of{&whole::own},
                          members_of{&whole::more}};
    }
    constexpr void complete() { twice = 2 * held; }
};
struct pair {
    int sum = 7;
    static constexpr void fields(auto& self, auto visit) {
        int one = self.sum / 2, other = self.sum - one;
        visit("one", one);
        visit("other", other);
        if constexpr (requires { self.sum = 0; })
            self.sum = one + other;
    }
};

std::vector<std::string> names_in(auto& value) {
    std::vector<std::string> found;
    each_member(value, [&](std::string_view name, auto const&) { found.emplace_back(name); });
    return found;
}

} // namespace

TEST_CASE("members are visited in their order, those of a part as if they were one's own, and some only if they are there") {
    whole const one;
    CHECK(names_in(one) == std::vector<std::string>{"turn", "deep"});
    whole other;
    other.held_is_there = true;
    CHECK(names_in(other) == std::vector<std::string>{"turn", "held", "deep"});
}

TEST_CASE("the options of a state come first") {
    whole const one;
    std::vector<std::string> found;
    each_part(one, [&](std::string_view name, auto const&) { found.emplace_back(name); });
    CHECK(found == std::vector<std::string>{"options", "turn", "deep"});
}

TEST_CASE("members can be changed, and what follows from them is worked out then") {
    whole one;
    one.held_is_there = true;
    each_member(one, [](std::string_view, auto& part) {
        if constexpr (requires { part += 1; })
            part += 1;
    });
    CHECK(one.held == 4);
    CHECK(one.own.deep == 5);
    CHECK(one.twice == 8);
}

TEST_CASE("a type that does not keep its members as they are read visits them itself") {
    pair sum;
    CHECK(names_in(sum) == std::vector<std::string>{"one", "other"});
    each_member(sum, [](std::string_view, int& part) { part = 10; });
    CHECK(sum.sum == 20);
    STATIC_REQUIRE(has_members<pair>);
    STATIC_REQUIRE(visits_members<pair>);
    STATIC_REQUIRE(lists_members<whole>);
    STATIC_REQUIRE_FALSE(has_members<nothing>);
}
