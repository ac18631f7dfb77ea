#include <ludo/testing/unchecked.hpp>

#include <optional>
#include <string>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

using options = toy_game::options;

/// What a run that saw everything could not check, given this.
std::string left(testing::report const& found, testing::extras<toy_game> const& more = {}) {
    testing::varied_options<toy_game> varied;
    std::string all;
    for (auto const& each : testing::unchecked(found, more, varied))
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

TEST_CASE("an option that had one value only is named, if it takes others") {
    testing::varied_options<toy_game> varied;
    CHECK(varied.always_the_same().empty());
    varied.add({});
    CHECK(varied.always_the_same() == "`first`, `open_discard`, `draw`"); // always two play
    varied.add({.open_discard = true});
    CHECK(varied.always_the_same() == "`first`, `draw`");
    varied.add({.first = seat(1)});
    varied.add({.draw = toy_game::drawing::must});
    CHECK(varied.always_the_same().empty());
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
