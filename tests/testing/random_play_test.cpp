#include <ludo/testing/random_play.hpp>

#include <stdexcept>
#include <string>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct throws : toy_game {
    static void play(state&, action) { throw std::runtime_error("always"); }
};

} // namespace

TEST_CASE("a seed always gives the same game, played to the end or as far as it may be") {
    testing::extras<toy_game> const none;
    testing::random_play<toy_game> const games{none, 100};
    CHECK(games.played(7) == games.played(7));
    CHECK(games.played(7).steps.size() >= 2);
    CHECK(testing::random_play<toy_game>{none, 1}.played(7).steps.size() == 1);
}

TEST_CASE("what is chosen is played, if it is legal") {
    testing::extras<toy_game> always;
    always.choose = [](toy_game::state const&, rng&) { return toy_game::action::draw(); };
    auto const told = testing::random_play<toy_game>{always, 100}.played(3);
    CHECK(told.steps.size() == 4); // draws and discards, twice
}

TEST_CASE("steps are legal if they can be played, by whoever has the turn then") {
    testing::extras<toy_game> const none;
    testing::random_play<toy_game> const games{none, 100};
    record<toy_game> told{{}, 1, {}, {{seat(1), toy_game::action::keep()}, {seat(1), toy_game::action::keep()}}};
    CHECK(games.legal(told));
    CHECK(told.steps[0].by == seat(0));
    told.steps.push_back({seat(0), toy_game::action::keep()});
    CHECK_FALSE(games.legal(told));
}

TEST_CASE("a game that throws ends there") {
    testing::extras<throws> const none;
    CHECK(testing::random_play<throws>{none, 100}.played(1).steps.size() == 1);
    CHECK(testing::without_exceptions([]() -> std::string { throw 1; }) == "8: the game throws an exception");
    CHECK(testing::without_exceptions([] { return std::string("fine"); }) == "fine");
}
