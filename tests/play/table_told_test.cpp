// What a table tells each seat, who may play at it, and back to whose choice it goes.
#include <ludo/play/table.hpp>

#include <string_view>
#include <vector>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using action = toy_game::action;

TEST_CASE("a seat can play only where it has the turn") {
    table<toy_game, 16> at({}, 5);
    auto const before = at.state();
    CHECK(at.play(seat(1), action::draw()).broken()->id == "table.play.turn");
    CHECK(at.play(nobody, action::draw()).broken()->id == "table.play.turn");
    CHECK(at.state() == before);
    CHECK(at.play(seat(0), action::draw()));
    CHECK(at.size() == 1);
}

TEST_CASE("once a game is over, nobody's turn is not the reason") {
    table<calcory, 8> at({.players = 5}, 1);
    CHECK(at.play(seat(0), calcory::action::stop()).broken() == &calcory_game::end_over);
}

TEST_CASE("a seat takes back what was done since its own last choice, and that choice") {
    table<calcory, 256> at({.players = 3}, 1);
    rng luck(1);
    while (at.turn() != seat(2))
        REQUIRE(at.play(at.actions().pick(luck)));
    auto const choice = at.state();
    do
        REQUIRE(at.play(at.actions().pick(luck)));
    while (at.turn() == seat(2));
    auto const last_of_turn = at.size() - 1;
    REQUIRE(at.play(at.actions().pick(luck)));
    REQUIRE(at.undo(seat(2)));
    CHECK(at.turn() == seat(2));
    CHECK(at.size() == last_of_turn);
    while (at.state() != choice)
        REQUIRE(at.undo(seat(2)));
    auto const size = at.size();
    CHECK_FALSE(at.undo(seat(2)));
    CHECK(at.size() == size);
}

TEST_CASE("whoever applies what it was told knows what its view shows, whenever it asks") {
    prop("also where actions are taken back, and where the table forgets", [](std::uint64_t seed) {
        table<calcory, 40> at({.players = 3}, seed);
        rng luck(seed);
        std::vector<view<calcory>> known{at.view(nobody), at.view(seat(0)), at.view(seat(1))};
        int told_all = 0;
        for (int i = 0; i < 150 && !at.over(); ++i) {
            RC_ASSERT(static_cast<bool>(at.play(at.turn(), at.actions().pick(luck))));
            if (luck.below(6) == 0)
                RC_ASSERT(at.undo());
            if (luck.below(10) == 0)
                static_cast<void>(at.undo(seat(1)));
            seat const viewer(static_cast<int>(luck.below(3)) - 1);
            view<calcory>& mine = known[static_cast<std::size_t>(viewer.index() + 1)];
            bool const all = at.tell(viewer, [&](told<calcory> const& what) {
                RC_ASSERT(what.viewer() == viewer);
                mine = what.applied_to(mine);
            });
            if (!all)
                mine = at.view(viewer);
            told_all += all;
            RC_ASSERT(mine == at.view(viewer));
        }
        RC_ASSERT(told_all > 0);
    });
}

TEST_CASE("what was taken back before somebody asked was never told, and what was told is taken back once") {
    table<toy_game, 16> at({}, 5);
    std::vector<seat> who;
    auto const note = [&](told<toy_game> const& what) { who.push_back(what.by()); };
    REQUIRE(at.play(action::draw()));
    REQUIRE(at.undo());
    CHECK(at.tell(seat(1), note));
    CHECK(who.empty());
    REQUIRE(at.play(action::keep()));
    CHECK(at.tell(seat(1), note));
    CHECK(who == std::vector<seat>{seat(0)});
    REQUIRE(at.undo());
    CHECK(at.tell(seat(1), note));
    CHECK(who == std::vector<seat>{seat(0), nobody});
    CHECK(at.tell(seat(1), note));
    CHECK(who.size() == 2);
}
