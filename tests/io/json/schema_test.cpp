#include <ludo/io/json/schema.hpp>

#include <string>

#include <ludo/games/yamy.hpp>
#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/json_schema.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

TEMPLATE_TEST_CASE("what is written of a game is as its schemas say", "[schema]", toy_game, yamy) {
    json_schema const options(json_schema_of_options<TestType>()), state(json_schema_of_state<TestType>()),
        known(json_schema_of_view<TestType>()), news(json_schema_of_told<TestType>());
    rng luck(5);
    table<TestType> playing({}, 5);
    CHECK(options.wrong_with(to_json<TestType>(playing.options())) == "");
    CHECK(options.wrong_with(json::object()) == ""); // all may be left out
    for (int i = 0; i < 300 && !playing.over(); ++i) {
        seat const viewer = i % 3 == 2 ? nobody : seat(i % 3);
        REQUIRE(state.wrong_with(to_json<TestType>(playing.state())) == "");
        REQUIRE(known.wrong_with(to_json(playing.view(viewer))) == "");
        REQUIRE(known.wrong_with(to_json(in_sight(playing.view(viewer)))) == "");
        REQUIRE(playing.tell(viewer, [&](auto const& what) { REQUIRE(news.wrong_with(to_json(what)) == ""); }));
        REQUIRE(playing.play(playing.actions().pick(luck)));
    }
}

TEST_CASE("what is not of that game is refused") {
    json_schema const state(json_schema_of_state<yamy>());
    json whole = to_json<yamy>(table<yamy>({}, 1).state());
    CHECK(state.wrong_with(whole) == "");
    json other = whole;
    other["game"] = "calcory";
    CHECK(state.wrong_with(other) == "/game: const");
    other = whole;
    other["viewer"] = 0;
    CHECK(state.wrong_with(other) == "/viewer: additionalProperties");
    other = whole;
    other["hands"][0]["cards"][0] = "7r";
    CHECK(state.wrong_with(other) == "/hands/0/cards/0: enum");
    other = whole;
    other["options"]["players"] = 9;
    CHECK(state.wrong_with(other) == "/options/players: maximum");
}
