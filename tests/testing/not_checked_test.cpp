#include <ludo/testing/not_checked.hpp>

#include <cstddef>
#include <optional>
#include <string>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

testing::came_up<toy_game> everything_came_up() {
    testing::came_up<toy_game> seen;
    rng luck(1);
    for (int number = 0; number < 8; ++number) {
        toy_game::state s = toy_game::deal(
            {.first = seat(number & 1), .open_discard = (number & 2) != 0, .draw = static_cast<toy_game::drawing>(number >> 2)},
            luck);
        seen.agreed(s.chosen);
        for (seen.position(s); toy_game::turn(s) != nobody; seen.position(s)) {
            auto const done = toy_game::actions(s).pick(luck);
            seen.played(done);
            toy_game::play(s, done);
        }
    }
    for (std::size_t rule = 0; rule < toy_game::rules.size(); ++rule)
        seen.forbidden(rule);
    return seen;
}

/// What a run that saw everything could not check, given this.
std::string left(testing::report const& found, testing::extras<toy_game> const& more = {},
                 testing::came_up<toy_game> const& seen = everything_came_up()) {
    std::string all;
    for (auto const& each : testing::not_checked(found, more, seen))
        all += each + '\n';
    return all;
}

testing::extras<toy_game> everything() {
    testing::extras<toy_game> more;
    more.save = [](toy_game::state const&) { return std::string(); };
    more.load = [](std::string const&) { return std::optional<toy_game::state>(); };
    more.tell_again = [](view<toy_game> const&, told<toy_game> const&) { return std::optional<told<toy_game>>(); };
    more.worlds = [](auto const&, auto const&) {};
    more.shown = [](auto const&, auto, seat) { return 1; };
    return more;
}

} // namespace

TEST_CASE("what did not come up is named") {
    testing::report found;
    found.hidden = found.secret = true;
    found.small_cases = 1;
    testing::came_up<toy_game> none;
    none.agreed({});
    CHECK(left(found, everything(), none) ==
          "games with other values of `first`, `open_discard` (true), `draw` (must): play more games.\n"
          "the actions `keep`, `draw`, `discard`: nobody took one.\n"
          "the rules `toy.over`, `toy.keep.must-draw`, `toy.discard.due`, `toy.discard.draw-first`, `toy.discard.own`: "
          "they never forbade anything.\n"
          "that no piece is lost: there are none to count in `each_piece`.\n");
}
TEST_CASE("where there are no pieces it is not asked how many an action shows") {
    testing::report found;
    found.hidden = true;
    CHECK(left(found).find("extras.shown") != std::string::npos);
    CHECK(left(found, {}, {}).find("extras.shown") == std::string::npos);
}

TEST_CASE("nothing is left where everything was given and occurred") {
    testing::report found;
    found.hidden = found.secret = true;
    found.small_cases = 1;
    CHECK(left(found, everything()) == "");
}

TEST_CASE("what was not given is asked for, and what did not occur is said") {
    testing::report found;
    found.hidden = true;
    found.shown = 1;
    std::string const all = left(found);
    for (auto const* each : {"extras.save", "extras.load", "extras.tell_again", "extras.shown", "one showed 1 piece to",
                             "there was none", "extras.worlds"})
        CHECK(all.find(each) != std::string::npos);
    CHECK(left(found, everything()).find("few enough") != std::string::npos);
    found.cut_off = 1;
    CHECK(left(found).find("extras.choose") != std::string::npos);
}

TEST_CASE("where nothing is hidden no more is asked of what is") {
    testing::report found;
    std::string const all = left(found);
    CHECK(all.find("every seat saw everything") != std::string::npos);
    CHECK(all.find("extras.worlds") == std::string::npos);
}
