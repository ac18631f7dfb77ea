#include <ludo/play/record.hpp>

#include <string>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::record;
using ludo::seat;
using action = toy_game::action;
using step = record<toy_game>::step;

namespace {

record<toy_game> some_record() { return {{}, 42, std::nullopt, {{seat(0), action::keep()}, {seat(1), action::draw()}}}; }

} // namespace

TEST_CASE("a record has the options, the seed, and who did what") {
    ludo::table<toy_game> at({.first = seat(1)}, 42);
    REQUIRE(at.play(action::draw()));
    REQUIRE(at.play(at.actions().nth(1)));
    auto const second = at[1];
    REQUIRE(at.play(action::keep()));
    auto const told = record_of(at);
    REQUIRE(told.options == toy_game::options{.first = seat(1)});
    REQUIRE(told.seed == 42);
    REQUIRE_FALSE(told.position.has_value());
    REQUIRE(told.steps == std::vector<step>{{seat(1), action::draw()}, {seat(1), second}, {seat(0), action::keep()}});
}

TEST_CASE("a record that is played again is the same game") {
    prop("of games from a deal", [](std::uint64_t seed) {
        auto const played = random_table<calcory>({.players = 4}, seed, *rc::gen::inRange(0, 200));
        auto const told = record_of(played);
        auto const again = ludo::replay(told);
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->state() == played.state());
        RC_ASSERT(again->seed() == seed);
        RC_ASSERT(record_of(*again) == told);
    });
    prop("of games whose beginning is forgotten", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 8>({}, seed, *rc::gen::inRange(9, 60));
        RC_PRE(!played.seed().has_value());
        auto const told = record_of(played);
        RC_ASSERT(told.position == played.start());
        RC_ASSERT(told.steps.size() == 8u);
        auto const again = ludo::replay(told);
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->state() == played.state());
        RC_ASSERT(record_of(*again) == told);
    });
}

TEST_CASE("records differ where a step, the seed or an option differs") {
    auto const one = some_record();
    auto seed = one, option = one, by = one, fewer = one;
    seed.seed = 43;
    option.options.open_discard = true;
    by.steps[0].by = seat(1);
    fewer.steps.pop_back();
    REQUIRE(one == some_record());
    for (auto const& other : {seed, option, by, fewer})
        CHECK_FALSE(one == other);
}

TEST_CASE("a record with a wrong beginning is not played") {
    auto told = some_record();
    told.options.players = 3;
    auto const options = ludo::replay(told);
    REQUIRE_FALSE(options.has_value());
    REQUIRE(options.error().beginning == std::string("players takes 2"));

    told = some_record();
    told.position = ludo::table<toy_game>({}, 1).view(seat(0)).state();
    auto const position = ludo::replay(told);
    REQUIRE_FALSE(position.has_value());
    REQUIRE(position.error().beginning == std::string("a game can go on only from a position with every card known"));
}

TEST_CASE("a step of a seat whose turn it is not is told by its number") {
    auto told = some_record();
    told.steps[1].by = seat(0);
    auto const wrong = ludo::replay(told);
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error().beginning == nullptr);
    REQUIRE(wrong.error().step == 1);
    REQUIRE(wrong.error().broken == nullptr);
}

TEST_CASE("a step that breaks a rule is told by its number and the rule") {
    auto told = some_record();
    told.steps.push_back({seat(1), action::keep()});
    auto const wrong = ludo::replay(told);
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error().beginning == nullptr);
    REQUIRE(wrong.error().step == 2);
    REQUIRE(wrong.error().broken == &toy_game::discard_due);
}

TEST_CASE("after the end of the game no step can be played, whoever's") {
    for (int by : {0, 1}) {
        auto told = some_record();
        told.steps[1].action = action::keep();
        told.steps.push_back({seat(by), action::keep()});
        auto const wrong = ludo::replay(told);
        REQUIRE_FALSE(wrong.has_value());
        REQUIRE(wrong.error().step == 2);
        REQUIRE(wrong.error().broken == &toy_game::over);
    }
}

TEST_CASE("a record as a seat saw it has its view of the beginning, and not the secrets of others") {
    prop("in Calcory", [](std::uint64_t seed) {
        auto const played = random_table<calcory>({.players = 2}, seed, 200);
        auto const told = record_of(played);
        for (seat viewer : {ludo::nobody, seat(0)}) {
            auto const seen = seen_by(viewer, told);
            RC_ASSERT(seen.begins == ludo::view<calcory>(played.start(), viewer));
            RC_ASSERT(seen.steps.size() == told.steps.size());
            for (std::size_t i = 0; i < seen.steps.size(); ++i) {
                bool const secret = told.steps[i].action.is<"return">() && told.steps[i].by != viewer;
                RC_ASSERT(seen.steps[i].action.has_value() == !secret);
                RC_ASSERT((seen.steps[i].text == std::string_view("?")) == secret);
            }
        }
    });
}
