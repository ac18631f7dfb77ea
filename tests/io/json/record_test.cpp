#include <ludo/io/json/record.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "support/catch.hpp"
#include "support/json_texts.hpp"
#include "support/random_position.hpp"
#include "support/wrong_json.hpp"

using ludo::calcory;
using ludo::json;
using ludo::parse_json;
using ludo::seat;
using action = toy_game::action;

namespace {

std::string wrong_record(json const& from) {
    auto const read = ludo::load_json<toy_game>(from);
    return read ? "" : read.error();
}

} // namespace

TEST_CASE("a record is written as its beginning and its steps") {
    ludo::record<toy_game> told{{}, 42, std::nullopt, {{seat(0), action::keep()}, {seat(1), action::draw()}}};
    REQUIRE(to_json(told).dump() == R"({"game":"toy","options":{"players":2,"first":0,"open_discard":false,"draw":"may"},)"
                                    R"("seed":42,"steps":["0 keep","1 draw"]})");
    told.position = dealt_toy();
    json const object = to_json(told);
    REQUIRE(object["position"] == ludo::to_json<toy_game>(dealt_toy()));
    REQUIRE_FALSE(object.contains("seed"));
}

TEST_CASE("a record is loaded as the same game") {
    prop("also where its beginning is forgotten", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 16>(some_options(), seed, *rc::gen::inRange(0, 60));
        auto const loaded = ludo::load_json<calcory>(*parse_json(to_json(record_of(played)).dump()));
        RC_ASSERT(loaded.has_value());
        RC_ASSERT(loaded->state() == played.state());
        RC_ASSERT(loaded->start() == played.start());
        RC_ASSERT(loaded->seed() == played.seed());
        RC_ASSERT(record_of(*loaded) == record_of(played));
    });
}

TEST_CASE("a record needs a beginning and steps") {
    std::string const steps = "steps: takes the list of what was played, `SEAT ACTION`";
    std::string const begins = "a record begins with options and seed, or with a position";
    CHECK(wrong_record(json()) == steps);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1})")) == steps);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":"0 keep"})")) == steps);
    CHECK(wrong_record(parsed(R"({"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"options":{},"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"seed":1,"steps":[]})")) == begins);
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":[]})")).empty());
}

TEST_CASE("a record has nothing but what it needs, and is of this game") {
    CHECK(wrong_record(parsed(R"({"game":"toy","options":{},"seed":1,"steps":[]})")).empty());
    CHECK(wrong_record(parsed(R"({"game":"calcory","options":{},"seed":1,"steps":[]})")) == "game: this is not a record of toy");
    CHECK(wrong_record(parsed(R"({"game":7,"options":{},"seed":1,"steps":[]})")) == "game: this is not a record of toy");
    CHECK(wrong_record(parsed(R"({"options":{},"seed":1,"steps":[],"step":[]})")) == "step: has no place here");
    json object{{"steps", json::array()}, {"position", ludo::to_json<toy_game>(dealt_toy())}, {"seed", 1}};
    CHECK(wrong_record(object) == "seed: has no place here");
}

TEST_CASE("what is wrong with the beginning of a record is named") {
    CHECK(wrong_record(parsed(R"({"options":{"players":3},"seed":1,"steps":[]})")) == "options: players takes 2");
    CHECK(wrong_record(parsed(R"({"options":[],"seed":1,"steps":[]})")) ==
          "options: options are an object with their names and values");
    for (char const* seed : {"-1", "\"1\"", "1.5", "null", "18446744073709551616"})
        CHECK(wrong_record(parsed(R"({"options":{},"steps":[],"seed":)" + std::string(seed) + "}")) ==
              "seed: takes a whole number from 0 to 18446744073709551615");
    json object{{"steps", json::array()}, {"position", ludo::to_json<toy_game>(dealt_toy())}};
    CHECK(wrong_record(object).empty());
    object["position"]["stock"] = "two";
    CHECK(wrong_record(object) == "position: stock: takes a whole number from 0 to 255");
    object["position"] = 1;
    CHECK(wrong_record(object) == "position: game: this is not a position of toy");
    object["position"] = ludo::to_json<toy_game>(ludo::view<toy_game>(dealt_toy(), seat(0)).state());
    CHECK(wrong_record(object) == "position: a game can go on only from a position with every card known");
}

TEST_CASE("a step of a record that cannot be read or played is told by its number and the reason") {
    auto const with_steps = [](json const& steps) {
        return wrong_record({{"options", json::object()}, {"seed", 42}, {"steps", steps}});
    };
    CHECK(with_steps({"0 keep", "1 keep"}).empty());
    CHECK(with_steps({"0 keep", 1}) == "steps[1]: 1 is not `SEAT ACTION`");
    CHECK(with_steps({"0 fly"}) == "steps[0]: `0 fly` is not a seat and an action of toy");
    CHECK(with_steps({"0 keep", "0 keep"}) == "steps[1]: it is not the turn of seat 0");
    CHECK(with_steps({"0 draw", "0 keep"}) == "steps[1]: keep: A card is discarded first. (toy.discard.due)");
    CHECK(with_steps({"0 keep", "1 keep", "0 keep"}) == "steps[2]: keep: The game is over. (toy.over)");
}

TEST_CASE("a record as a seat saw it has its view of the beginning, and question marks for secrets of others") {
    auto const played = random_table<calcory>({.players = 2}, 3, 200);
    auto const told = record_of(played);
    json const seen = to_json(seen_by(ludo::nobody, told));
    CHECK(seen["viewer"] == nullptr);
    CHECK_FALSE(seen.contains("seed"));
    CHECK(seen["begins"]["table"]["down"]["a1"] == "?");
    for (std::size_t i = 0; i < told.steps.size(); ++i)
        CHECK((seen["steps"][i].get<std::string>().substr(2) == "?") == told.steps[i].action.is<"return">());
}
