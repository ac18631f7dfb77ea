#include <ludo/play/told/members.hpp>

#include <string_view>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/runs.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("only members that differ are kept") {
    rng luck(2);
    calcory::state const before = calcory::deal({}, luck);
    calcory::state after = before;
    after.turn = seat(1);
    changed_members<calcory::state> const changed(before, after);
    std::vector<std::string_view> names;
    changed.each([&](auto const& named) {
        if constexpr (requires { named.name; })
            names.push_back(named.name);
    });
    CHECK(names == std::vector<std::string_view>{"turn"});
    CHECK_FALSE(changed_members<calcory::state>(before, before).any());
}

TEST_CASE("put into the state before, they make the state after, with what follows from them") {
    rng luck(3);
    xxl::runs::state s = xxl::runs::deal({}, luck);
    while (xxl::runs::turn(s) != nobody) {
        xxl::runs::state const before = s;
        xxl::runs::play(s, xxl::runs::actions(s).pick(luck));
        xxl::runs::state made = before;
        changed_members<xxl::runs::state>(before, s).put_into(made);
        REQUIRE(made == s);
    }
}

TEST_CASE("changes are equal that change the same members to the same values") {
    rng luck(4);
    calcory::state const before = calcory::deal({}, luck);
    calcory::state one = before, other = before;
    one.turn = seat(1);
    other.marker = seat(1);
    using changed = changed_members<calcory::state>;
    CHECK(changed(before, one) == changed(before, one));
    CHECK_FALSE(changed(before, one) == changed(before, other));
    CHECK_FALSE(changed(before, one) == changed(before, before));

    calcory::state placing = before, placed = before; // a card in the hand is there only while it is placed
    placing.phase = placed.phase = calcory::game_phase::placing;
    placed.phase = calcory::game_phase::turning;
    CHECK(changed(placing, placed) == changed(placing, placed));
    calcory::state returning = placed;
    returning.phase = calcory::game_phase::returning;
    CHECK_FALSE(changed(placing, placed) == changed(returning, placed)); // nothing has gone from the second
}
