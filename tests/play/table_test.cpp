#include <ludo/play/table.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include <ludo/core/places.hpp>
#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

using ludo::calcory;
using ludo::seat;
using ludo::table;
using action = toy_game::action;
using toy_table = table<toy_game, 8>;

TEST_CASE("a table deals the game of its options and its seed") {
    prop("the same options and seed give the same game", [](std::uint64_t seed) {
        calcory::options const chosen{.players = 3, .first = seat(2)};
        table<calcory> const dealt(chosen, seed);
        RC_ASSERT(dealt.state() == ludo::deal<calcory>(chosen, seed));
        RC_ASSERT(dealt.start() == dealt.state());
        RC_ASSERT(dealt.seed() == seed);
        RC_ASSERT(dealt.options() == chosen);
    });
    table<calcory> const dealt({.players = 3, .first = seat(2)}, 1);
    REQUIRE(dealt.problem() == nullptr);
    REQUIRE(dealt.players() == 3);
    REQUIRE(dealt.seats().size() == 3);
    REQUIRE(dealt.turn() == seat(2));
    REQUIRE(dealt.size() == 0);
    REQUIRE_FALSE(dealt.over());
}

TEST_CASE("a table tells what the game tells") {
    prop("turn, actions, scores, places and views are those of the state", [](std::uint64_t seed) {
        auto const played = random_table<calcory, 64>({.players = 4}, seed, *rc::gen::inRange(0, 60));
        RC_ASSERT(played.turn() == calcory::turn(played.state()));
        RC_ASSERT(played.over() == (played.turn() == ludo::nobody));
        RC_ASSERT(played.actions() == calcory::actions(played.state()));
        RC_ASSERT(played.scores() == calcory::scores(played.state()));
        RC_ASSERT(played.places() == ludo::places(played.scores(), calcory::wins));
        for (seat each : played.seats())
            RC_ASSERT(played.view(each).state() == calcory::view(played.state(), each));
    });
}

TEST_CASE("a whole game is played at a table while the program is compiled") {
    constexpr auto played = [] {
        toy_table at({.first = seat(1), .open_discard = true}, 3);
        bool const legal = at.play(action::draw()) && at.play(at.actions().nth(0)) && at.play(action::keep());
        return legal ? at : toy_table({}, 3);
    }();
    STATIC_REQUIRE(played.over());
    STATIC_REQUIRE(played.size() == 3);
    STATIC_REQUIRE(played[0] == action::draw());
    STATIC_REQUIRE(played[2] == action::keep());
    STATIC_REQUIRE(played.places()[seat(0)] + played.places()[seat(1)] == 3);
}

TEST_CASE("an action that is refused changes nothing, and the answer is the rule") {
    toy_table at({.draw = toy_game::drawing::must}, 5);
    auto const before = at.state();
    auto const said = at.play(action::keep());
    REQUIRE_FALSE(said);
    REQUIRE(said.broken() == &toy_game::must_draw);
    REQUIRE(at.state() == before);
    REQUIRE(at.size() == 0);
    REQUIRE(at.play(action::draw()));
    REQUIRE(at.play(action::draw()).broken() == &toy_game::discard_due);
    REQUIRE(at.size() == 1);

    prop("every action that is not legal is refused", [](std::uint64_t seed) {
        auto played = random_table<calcory, 64>({}, seed, *rc::gen::inRange(0, 60));
        auto const state = played.state();
        auto const size = played.size();
        for (int index = 0; index < calcory::action::count; ++index)
            if (auto const one = calcory::action::from_index(index); !played.actions().contains(one)) {
                auto const verdict = played.play(one);
                RC_ASSERT(verdict.broken() != nullptr);
                RC_ASSERT(verdict.broken() == calcory::refusal(state, one));
            }
        RC_ASSERT(played.state() == state);
        RC_ASSERT(played.size() == size);
    });
}

TEST_CASE("actions are taken back one by one to the start, and every state is again what it was") {
    prop("undo gives the values that were there before", [](std::uint64_t seed) {
        table<calcory, 64> at({.players = 2}, seed);
        ludo::rng luck(seed);
        std::vector<calcory::state> were;
        for (int i = *rc::gen::inRange(0, 64); i > 0 && !at.over(); --i) {
            were.push_back(at.state());
            RC_ASSERT(static_cast<bool>(at.play(at.actions().pick(luck))));
        }
        for (; !were.empty(); were.pop_back()) {
            RC_ASSERT(at.size() == were.size());
            RC_ASSERT(at.undo());
            RC_ASSERT(at.state() == were.back());
        }
        RC_ASSERT_FALSE(at.undo());
        RC_ASSERT(at.state() == at.start());
        RC_ASSERT(at.seed() == seed);
    });
}

TEST_CASE("after an action was taken back another can be played") {
    toy_table at({}, 5);
    REQUIRE(at.play(action::draw()));
    REQUIRE(at.undo());
    REQUIRE(at.play(action::keep()));
    REQUIRE(at.size() == 1);
    REQUIRE(at[0] == action::keep());
    REQUIRE(at.turn() == seat(1));
}

TEST_CASE("a table with a small memory keeps the game right and forgets the oldest actions") {
    prop("eight actions can be taken back, and the seed is told while the beginning is remembered", [](std::uint64_t seed) {
        table<calcory, 8> at({.players = 3}, seed);
        ludo::rng luck(seed);
        std::vector<calcory::state> were{at.state()};
        std::vector<calcory::action> done;
        for (int i = *rc::gen::inRange(0, 40); i > 0 && !at.over(); --i) {
            done.push_back(at.actions().pick(luck));
            RC_ASSERT(at.play(done.back()));
            auto next = were.back();
            calcory::play(next, done.back());
            were.push_back(next);
            RC_ASSERT(at.state() == next);
        }
        std::size_t const kept = std::min<std::size_t>(8, done.size());
        RC_ASSERT(at.size() == kept);
        RC_ASSERT(at.seed().has_value() == (done.size() <= 8));
        RC_ASSERT(at.start() == were[done.size() - kept]);
        for (std::size_t i = 0; i < kept; ++i)
            RC_ASSERT(at[i] == done[done.size() - kept + i]);
        for (std::size_t i = 1; i <= kept; ++i) {
            RC_ASSERT(at.undo());
            RC_ASSERT(at.state() == were[done.size() - i]);
        }
        RC_ASSERT_FALSE(at.undo());
    });
}

TEST_CASE("wrong options make a table at which nothing can be played") {
    table<calcory, 8> at({.players = 5}, 1);
    REQUIRE(at.problem() == std::string("players takes 2 to 4"));
    REQUIRE(at.over());
    REQUIRE(at.players() == 0);
    REQUIRE(at.seats().size() == 0);
    REQUIRE(at.actions().empty());
    REQUIRE(at.scores().size() == 0);
    REQUIRE(at.places().size() == 0);
    REQUIRE_FALSE(at.undo());
    for (int index = 0; index < calcory::action::count; ++index)
        CHECK(at.play(calcory::action::from_index(index)).broken() == &ludo::calcory_game::end_over);
    REQUIRE(at.size() == 0);

    STATIC_REQUIRE(toy_table({.players = 3}, 1).problem() != nullptr);
}

TEST_CASE("make answers with a table, or with what is wrong") {
    auto const good = table<calcory>::make({.players = 4}, 7);
    REQUIRE(good.has_value());
    REQUIRE(good->players() == 4);
    REQUIRE(good->seed() == 7u);
    auto const wrong = table<calcory>::make({.players = 2, .first = seat(2)}, 7);
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error() == std::string("first takes the seat that begins, 0 to players - 1"));

    toy_game::state position = toy_table({}, 1).state();
    REQUIRE(toy_table::make(position)->state() == position);
    position.hand[seat(0)] = position.hand[seat(1)];
    REQUIRE(toy_table::make(position).error() == std::string("a card is in two places"));
}

TEST_CASE("a table begins in the middle of a game and goes back to there") {
    prop("a position is played on like the game it is of", [](std::uint64_t seed) {
        auto played = random_table<calcory, 64>({.players = 3}, seed, *rc::gen::inRange(0, 60));
        table<calcory, 64> again(played.state());
        RC_ASSERT(again.problem() == nullptr);
        RC_ASSERT_FALSE(again.seed().has_value());
        RC_ASSERT(again.size() == 0u);
        ludo::rng luck(seed);
        if (!again.over()) {
            auto const one = again.actions().pick(luck);
            RC_ASSERT(again.play(one));
            RC_ASSERT(again.undo());
            RC_ASSERT_FALSE(again.undo());
        }
        RC_ASSERT(again.state() == played.state());
    });
}

TEST_CASE("what a seat knows is not enough to play on from") {
    auto const seen = table<calcory>({}, 1).view(seat(0)).state();
    REQUIRE(table<calcory>::make(seen).error() == std::string("a game can go on only from a position with every card known"));
    table<calcory> const at(seen);
    REQUIRE(at.over());
    REQUIRE(at.players() == 0);
}

TEST_CASE("a position whose held card is not known is not whole") {
    ludo::rng luck(3);
    table<calcory> at({}, 3);
    while (at.state().phase != calcory::game_phase::placing)
        REQUIRE(at.play(at.actions().pick(luck)));
    auto position = at.state();
    position.held = {};
    REQUIRE_FALSE(table<calcory>::make(position).has_value());
}
