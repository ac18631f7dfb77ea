#include <ludo/testing/luck_checks.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"
#include "support/pig.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

/// Pig with other ways to imagine the luck of the die, or to hide it.
struct always_seven : pig {
    static constexpr state determinize(state const& view, rng&) {
        state full = view;
        full.luck = rng(7);
        return full;
    }
};
struct luck_of_the_turn : pig {
    static constexpr state determinize(state const& view, rng&) {
        state full = view;
        full.luck = rng(static_cast<std::uint64_t>(view.rolled));
        return full;
    }
};
struct imagines_no_luck : pig {
    static constexpr state determinize(state const& view, rng&) { return view; }
};
struct two_kinds_of_luck : pig {
    static constexpr state determinize(state const& view, rng& luck) {
        state full = view;
        full.luck = rng(luck.below(2));
        return full;
    }
};
struct shows_its_luck : pig {
    static constexpr state view(state const& s, seat) { return s; }
    static constexpr state determinize(state const& view, rng&) { return view; }
};

template <game G>
std::string wrong() {
    return testing::conformance<G>().run(10).wrong;
}

} // namespace

TEST_CASE("luck is found in the members of a state, and in the game of a match") {
    rng luck(1);
    CHECK(testing::luck_in(pig::deal({}, luck)).size() == 1);
    CHECK(testing::luck_in(std::array{rng(1), rng(2)}) == std::vector{rng(1), rng(2)});
    CHECK(testing::luck_in(toys::deal({}, luck)).size() == 1);
    CHECK(testing::luck_in(toy_game::deal({}, luck)).empty());
}

TEST_CASE("a game in which each world has luck of its own passes, even if there is little to choose from") {
    CHECK(wrong<pig>() == "");
    CHECK(wrong<two_kinds_of_luck>() == "");
}

TEST_CASE("worlds that all have the same luck are found") {
    CHECK(wrong<always_seven>().substr(0, 46) == "4: all determinizations have the same luck to ");
    CHECK(wrong<luck_of_the_turn>().substr(0, 46) == "4: all determinizations have the same luck to ");
    CHECK(wrong<imagines_no_luck>().substr(0, 46) == "4: all determinizations have the same luck to ");
}

TEST_CASE("a view that shows the luck to come is found") {
    CHECK(wrong<shows_its_luck>().substr(0, 44) == "3: a view has the luck in it that is still t");
}
