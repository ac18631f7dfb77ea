#include <ludo/testing/piece_words.hpp>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using testing::placed_pieces;

TEST_CASE("a report calls a piece and its place as the game does, or numbers them") {
    CHECK(testing::piece_in_place<toy_game>({}, 5, 2) == "piece 2 in place 5");
    CHECK(testing::piece_in_place<calcory>({}, calcory_game::cell(0, 0).index(), 0) ==
          std::string(calcory::card::from_index(0).text().view()) + " in a1");
}

TEST_CASE("many pieces are counted, not named") {
    CHECK(testing::in_words<toy_game>({}, {}) == "");
    CHECK(testing::in_words<toy_game>({}, {{0, 1}, {1, 2}}) == "piece 1 in place 0, piece 2 in place 1");
    CHECK(testing::in_words<toy_game>({}, placed_pieces(6, {0, 1})) ==
          "piece 1 in place 0, piece 1 in place 0, piece 1 in place 0, piece 1 in place 0 and 2 more");
}

TEST_CASE("of pieces that look alike, as many are left as there are more") {
    CHECK(testing::without({{0, 1}, {0, 1}, {2, 3}}, {{0, 1}}) == placed_pieces{{0, 1}, {2, 3}});
}

TEST_CASE("it is known since when a seat knows of a piece") {
    record<toy_game> told{{.open_discard = true}, 1, {}, {}};
    toy_game::state const dealt = told.start();
    toy_game::state drawn = dealt;
    toy_game::play(drawn, toy_game::action::draw());
    told.steps = {{seat(0), toy_game::action::draw()}};
    CHECK(testing::known_since(told, drawn, seat(0), {0, dealt.hand[seat(0)].index()}) == "the deal");
    CHECK(testing::known_since(told, drawn, seat(0), {2, drawn.drawn.index()}) == "`draw`");
    CHECK(testing::known_since(told, drawn, seat(1), {2, drawn.drawn.index()}) == "");
}
