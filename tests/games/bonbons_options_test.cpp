// Options of Bonbons from outside, in texts, records and JSON.
#include <ludo/games/bonbons.hpp>

#include <string>

#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

TEST_CASE("the kinds that are taken out are an option with a notation, in texts and in JSON") {
    G::options chosen;
    CHECK(set_option<G>(chosen, "removed_kinds", "AC") == "");
    CHECK(chosen.removed_kinds == G::kinds::of("AC"));
    for (auto const* text : {"", "A", "CA", "AA", "AI", "ABC", "ac"})
        CHECK(set_option<G>(chosen, "removed_kinds", text) == "removed_kinds takes two letters from A to H, in alphabetical order");
    CHECK(to_text<G>(chosen) == "players 2\noption removed_kinds AC\n");
    CHECK(options_from_json<G>({{"quick", true}, {"removed_kinds", "BD"}})->removed_kinds == G::kinds::of("BD"));
    for (json const& text : {json("DB"), json(1), json(), json("?")})
        CHECK(options_from_json<G>({{"removed_kinds", text}}).error() ==
              "removed_kinds takes two letters from A to H, in alphabetical order");
    CHECK(to_json<G>(G::options())["removed_kinds"] == json{"G", "H"});
}

TEST_CASE("options by lot have all kinds of values") {
    rng luck(1);
    index_set<G::kinds> kinds;
    for (int i = 0; i < 1000; ++i)
        kinds.insert(testing::random_options<G>(luck).removed_kinds);
    CHECK(kinds.size() == G::kinds::count);
}

TEST_CASE("the text of a record loads as the same game") {
    auto const told = load_text<G>("ludotheque 1\ngame bonbons\nplayers 3\noption quick true\noption removed_kinds BF\nseed 7\n"
                                   "0 flip 1:0\n");
    REQUIRE(told);
    CHECK(told->state().rounds.turned().size() == 1);
    CHECK(load_text<G>("ludotheque 1\ngame bonbons\nplayers 2\nseed 7\n0 stop\n").error().substr(0, 13) == "line 5: stop:");
}

TEST_CASE("what may be done after the wrapper is an option with three names, in texts and in JSON") {
    for (auto const* name : {"round_tile", "new_attempt"}) {
        G::options chosen;
        CHECK(set_option<G>(chosen, "after_wrapper", name) == "");
        CHECK(to_text<G>(chosen) == std::string("players 2\noption after_wrapper ") + name + '\n');
        CHECK(options_from_json<G>({{"after_wrapper", name}})->after_wrapper == chosen.after_wrapper);
    }
    for (json const& value : {json("again"), json(true), json(1), json()})
        CHECK(options_from_json<G>({{"after_wrapper", value}}).error() ==
              "after_wrapper takes turn_ends, round_tile or new_attempt");
    CHECK(options_from_json<G>({{"wrapper_ends_turn", true}}).error() == "there is no option `wrapper_ends_turn`");
    auto const told = load_text<G>("ludotheque 1\ngame bonbons\nplayers 2\noption after_wrapper round_tile\nseed 7\n");
    REQUIRE(told);
    CHECK(told->state().chosen.after_wrapper == G::going_on::round_tile);
}
