#include <ludo/io/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include <ludo/games.hpp>

#include "support/catch.hpp"
#include "support/json_texts.hpp"
#include "support/matches.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

using ludo::restore;
using ludo::save;

namespace {

/// What differs between a table and what was saved of it, in words; or an empty text.
template <typename G, std::size_t Memory>
std::string lost(ludo::table<G, Memory> const& played) {
    auto const again = restore<G, Memory>(save(played));
    if (!again)
        return again.error();
    if (!(again->state() == played.state()))
        return "the state is another";
    if (!(again->start() == played.start()) || again->seed() != played.seed() || again->size() != played.size())
        return "it remembers something else";
    for (std::size_t i = 0; i < played.size(); ++i)
        if (!((*again)[i] == played[i]))
            return "an action is another";
    ludo::table<G, Memory> one = played, other = *again;
    while (one.undo())
        if (!other.undo() || !(one.state() == other.state()))
            return "what is taken back is another";
    return other.undo() ? "it takes more back" : "";
}

template <typename G, std::size_t Memory>
ludo::table<G, Memory> after(int actions) {
    ludo::table<G, Memory> played({}, 42);
    ludo::rng luck(7);
    for (int i = 0; i < actions && !played.over(); ++i)
        REQUIRE(played.play(towards_the_end<G>(played.state(), luck)));
    return played;
}

} // namespace

TEST_CASE("a table that has forgotten its beginning is saved with nothing lost") {
    // 100 actions at a table that remembers 64: to_text alone wrote `seed 0` here, and a game that does not load
    auto const played = random_table<ludo::calcory, 64>({}, 42, 100);
    REQUIRE_FALSE(played.seed().has_value());
    REQUIRE(played.size() == 64);
    CHECK(lost(played) == "");
    REQUIRE_FALSE(to_text(record_of(played)).has_value());
}

TEST_CASE("the memory that a table has by itself is saved too when it is full") {
    using match = ludo::xxl::individual;
    match::options chosen;
    chosen.players = 6;
    chosen.times = 20;
    REQUIRE(ludo::set_option<match>(chosen, "variants", "up_down up_down up_down up_down up_down up_down up_down up_down").empty());
    auto const played = random_table<match>(chosen, 42, 4200); // 160 games, of more than 50 cards dealt and played
    REQUIRE_FALSE(played.seed().has_value());
    REQUIRE(played.size() == 4096);
    auto const again = restore<match>(save(played));
    REQUIRE(again.has_value());
    CHECK(again->state() == played.state());
    CHECK(again->start() == played.start());
    CHECK(again->size() == 4096);
}

TEST_CASE("every game is saved and restored, whatever the table remembers") {
    ludo::all_games::each([]<typename G>(std::type_identity<G>) {
        for (int const actions : {0, 1, 9, 20, 100}) {
            CAPTURE(std::string(G::name), actions);
            CHECK(lost(after<G, 1>(actions)) == "");
            CHECK(lost(after<G, 64>(actions)) == "");
            CHECK(lost(after<G, 4096>(actions)) == "");
        }
    });
}

TEST_CASE("a table with wrong options can be written down, and is refused when it is read") {
    ludo::all_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        typename G::options wrong;
        wrong.players = 99;
        ludo::table<G, 1> const none(wrong, 1);
        CHECK(restore<G, 1>(save(none)).error().rfind("position: ", 0) == 0);
        for (ludo::seat viewer : {ludo::nobody, ludo::seat(0), ludo::seat(12)})
            CHECK_FALSE(ludo::view_from_json<G>(parsed(json_text(none.view(viewer)))));
    });
}

TEST_CASE("a table that began with a position is saved and restored") {
    prop("of the toy game", [](std::uint64_t seed) {
        ludo::table<toy_game> played(random_table<toy_game>({}, seed, 1).state());
        ludo::rng luck(seed);
        while (!played.over() && luck.below(3) > 0)
            RC_ASSERT(static_cast<bool>(played.play(played.actions().pick(luck))));
        RC_ASSERT(lost(played) == "");
    });
}

TEST_CASE("what was saved is restored at a table with another memory, in the same state") {
    auto const played = after<ludo::calcory, 64>(100);
    auto const larger = restore<ludo::calcory, 1000>(save(played));
    auto const smaller = restore<ludo::calcory, 8>(save(played));
    REQUIRE(larger->state() == played.state());
    REQUIRE(larger->size() == 64);
    REQUIRE(smaller->state() == played.state());
    REQUIRE(smaller->size() == 8);
}

TEST_CASE("a table that remembers the deal is saved as a text, one that does not as JSON") {
    CHECK(save(after<toy_game, 8>(1)).rfind("ludotheque 1\ngame toy\n", 0) == 0);
    CHECK(save(after<toy_game, 1>(2)).rfind("{\"game\":\"toy\",", 0) == 0);
    CHECK(ludo::to_json(after<toy_game, 8>(1)).is_string());
    CHECK(ludo::to_json(after<toy_game, 1>(2)).is_object());
}

TEST_CASE("what was not saved is not restored, and it is said why") {
    auto const wrong = [](std::string const& text) { return restore<toy_game>(text).error(); };
    CHECK(wrong("") == "line 1: a record begins with `ludotheque 1`");
    CHECK(wrong("{").rfind("not JSON: ", 0) == 0);
    CHECK(wrong("{}") == "steps: takes the list of what was played, `SEAT ACTION`");
    CHECK(wrong(save(after<ludo::calcory, 8>(9))) == "game: this is not a record of toy");
    CHECK(wrong(save(after<ludo::calcory, 16>(9))) == "line 2: `game toy` is expected here");
}
