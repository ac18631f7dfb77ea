#include <ludo/testing/shrink.hpp>

#include <cstddef>
#include <string>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

testing::extras<toy_game> const none;
testing::random_play<toy_game> const games{none, 100};

/// Both draw and discard, with an option that changes nothing for that.
record<toy_game> long_game() {
    testing::extras<toy_game> always;
    always.choose = [](toy_game::state const&, rng&) { return toy_game::action::draw(); };
    record<toy_game> told{{.open_discard = true}, 5, {}, {}};
    rng luck(1);
    testing::random_play<toy_game>{always, 100}.play_on(told, luck, 100);
    return told;
}

} // namespace

TEST_CASE("a game is shortened as far as it shows the same fault, and its options are made plain") {
    auto const draws = [](record<toy_game> const& other, std::size_t& step) -> std::string {
        for (step = 0; step < other.steps.size(); ++step)
            if (other.steps[step].action == toy_game::action::draw())
                return "2: somebody draws";
        return "";
    };
    std::string wrong = "2: somebody draws";
    auto const shortest = testing::shrunk<toy_game>(long_game(), 3, wrong, games, draws);
    CHECK(shortest.steps.size() == 1);
    CHECK(shortest.options == toy_game::options());
    CHECK(shortest.seed == 5);
}

TEST_CASE("a fault of another promise does not take its place, whatever the length of its number") {
    auto const other_fault = [](record<toy_game> const& other, std::size_t& step) -> std::string {
        step = other.steps.size();
        return other.steps.size() < 4 ? "10: another one" : "1: the first one";
    };
    std::string wrong = "1: the first one";
    CHECK(testing::shrunk<toy_game>(long_game(), 3, wrong, games, other_fault).steps.size() == 4);
    CHECK(wrong == "1: the first one");
}
