#include <algorithm>
#include <string>

#include <ludo/testing/conformance.hpp>
#include <ludo/testing/report.hpp>

#include "support/catch.hpp"
#include "support/hearts.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

bool says(testing::report const& found, std::string const& words) { return to_text(found).find(words) != std::string::npos; }

struct shows_everything : toy_game {
    static constexpr state view(state const& s, seat) { return s; }
    static constexpr state determinize(state const& view, rng&) { return view; }
    static constexpr bool dealt_open(state const&, int, int) { return true; }
    static constexpr bool secret(state const&, action) { return false; }
};

} // namespace

TEST_CASE("a report says what it rests on") {
    testing::report found;
    found.game = "toy";
    found.games = 2;
    found.positions = 1;
    found.longest = 5;
    CHECK(to_text(found) == "toy keeps every promise that was checked.\n"
                            "  2 games, 1 position, the longest game 5 actions.\n");
    found.cut_off = 1;
    found.wrong = "8: it does not end";
    found.record = "ludotheque 1\n";
    CHECK(to_text(found) == "toy breaks promise 8: it does not end.\n"
                            "  2 games, 1 position, the longest game 5 actions; 1 game cut off.\n"
                            "This game shows it:\n\nludotheque 1\n\n");
}

TEST_CASE("a report names what was not checked for want of extras, and what would make it possible") {
    auto const found = testing::conformance<hearts>().run(10);
    REQUIRE(found);
    CHECK(says(found, "extras.save"));
    CHECK(says(found, "extras.shown"));
    CHECK(says(found, "one showed 1 piece to")); // the card that is played
    CHECK(says(found, "extras.worlds"));
    CHECK(says(found, "`secret`"));
}

TEST_CASE("a report names what happened not to occur") {
    auto const once = testing::conformance<toy_game>().run(1);
    REQUIRE(once);
    CHECK(says(once, "`open_discard`")); // in one game each option has one value
    auto const often = testing::conformance<toy_game>().run(60);
    REQUIRE(often);
    CHECK(!says(often, "`open_discard`"));
    CHECK(!says(often, "`players`"));      // it takes one number only
    CHECK(!says(often, "there was none")); // cards are discarded face down
}

TEST_CASE("a report says that nothing was hidden") {
    auto const found = testing::conformance<shows_everything>().run(10);
    REQUIRE(found);
    CHECK(says(found, "every seat saw everything"));
}

TEST_CASE("what was given is not asked for") {
    testing::extras<hearts> more;
    more.shown = [](auto const&, auto const& by, seat) { return by ? 1 : 4; };
    auto const found = testing::conformance<hearts>(more).run(10);
    CHECK(found);
    CHECK(!says(found, "extras.shown"));
}
