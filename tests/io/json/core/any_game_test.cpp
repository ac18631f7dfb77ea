#include <ludo/io/json/core/any_game.hpp>

#include <cstddef>
#include <string_view>

#include "support/catch.hpp"
#include "support/json_component.hpp"
#include "support/toy_game.hpp"

namespace {

struct twin : toy_game {
    static constexpr std::string_view name = "twin";
};
using state = ludo::any_state<ludo::game_list<toy_game, twin>>;

state playing(std::size_t number) {
    state s;
    s.become(number);
    s.with_game([](auto, auto& inner) { inner = toy_game::lay_out({}, {toy_game::card(3, 0), {}, toy_game::card(0, 0), {}}); });
    return s;
}

} // namespace

TEST_CASE("first stands which game it is, then its parts by name") {
    for (std::size_t number : {0u, 1u}) {
        ludo::json const form = ludo::json::parse(written(playing(number), 2));
        CHECK(form.begin().key() == "game");
        CHECK(form["game"] == (number == 0 ? "toy" : "twin"));
        CHECK(form["options"]["players"] == 2);
        CHECK(form["hand"].dump() == R"(["4x","?"])");
        CHECK(read_again(playing(number), 2));
    }
}

TEST_CASE("a game that is not of the list is refused, and so is what its parts do not take") {
    CHECK(wrong_as<state>("[]", 2) == "here.game: takes the name of a game");
    CHECK(wrong_as<state>("{}", 2) == "here.game: takes the name of a game");
    CHECK(wrong_as<state>(R"({"game":1})", 2) == "here.game: takes the name of a game");
    CHECK(wrong_as<state>(R"({"game":"Toy"})", 2) == R"(here.game: "Toy" is not one of the games of this match)");
    CHECK(wrong_as<state>(R"({"game":"toy"})", 2) == "here.options: is missing");
    ludo::json form = ludo::json::parse(written(playing(1), 2));
    form["turn"] = 12;
    CHECK(wrong_as<state>(form.dump(), 2) == "here.turn: takes a seat, or null for nobody");
}
