#include "support/bonbons.hpp"

#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

namespace {

/// Squares: Ar Br Cr Dr $ $ | $ w Er Fr Gr Hr | Ay By Cy Dy Ey Fy | ...   Rounds: Ar Br Cr Dr | Ay By Cy Dy | ...
bonbons_table at(G::options const& chosen = {}) {
    return bonbons_table(laid(chosen, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
}

} // namespace

// ---- What the sheet says of the deal

TEST_CASE("Mise en place, the figure of a game for three: twelve round tiles are dealt, twenty laid aside") {
    rng luck(1);
    G::state const s = G::deal({.players = 3}, luck);
    CHECK(s.rounds.taken().size() == 12);
    CHECK(s.reserve.size() == 20);
    CHECK(s.squares.down() == ludo::bonbons_game::cells::all());
    CHECK(G::view(s, seat(0)).squares.hidden() == ludo::bonbons_game::cells::all());
    CHECK(G::view(s, seat(0)).rounds.hidden().size() == 12);
}

TEST_CASE("the quick variant has 24 round tiles and 25 squares, 24 candies and the wrapper, in five rows of five") {
    rng luck(1);
    for (int pair = 0; pair < G::kinds::count; ++pair) {
        G::options const chosen{.players = 3, .quick = true, .removed_kinds = G::kinds::from_index(pair)};
        G::state const s = G::deal(chosen, luck);
        CHECK(s.squares.taken() == ludo::bonbons_game::layout::corner({.rows = 5, .columns = 5}));
        CHECK(s.rounds.taken().size() + s.reserve.size() == 24);
        int wrappers = 0;
        for (G::cell each : s.squares.taken()) {
            G::square const tile = s.squares.at(each);
            CHECK(tile != ludo::bonbons_game::coin);
            wrappers += tile == ludo::bonbons_game::wrapper;
            CHECK((tile.single() || !chosen.removed_kinds.has(tile.symbol())));
        }
        CHECK(wrappers == 1);
    }
}

TEST_CASE("squares are laid row by row, a1 first, and rounds are dealt four to a seat") {
    auto const table = at();
    CHECK(bonbons_table::squares(table.state()).substr(0, 32) == "Ar- Br- Cr- Dr- $- $- $- w- Er- ");
    CHECK(table.row(0) == "Ar- Br- Cr- Dr-");
    CHECK(table.row(1) == "Ay- By- Cy- Dy-");
    CHECK(table.players() == 2);
}

TEST_CASE("a state of Bonbons is a plain value of at most 256 bytes") {
    STATIC_REQUIRE(game<G>);
    STATIC_REQUIRE(sizeof(G::state) <= 256);
    STATIC_REQUIRE(sizeof(G::action) == 1);
}

TEST_CASE("there are 36 + 30 + 1 + 5 + 5 actions, each with a text of its own") {
    STATIC_REQUIRE(G::action::count == 77);
    CHECK(to_text(G::action::flip(*G::cell::parse("c4"))) == "flip c4");
    CHECK(to_text(G::action::flip(*G::slot::parse("2:3"))) == "flip 2:3");
    CHECK(to_text(G::action::stop()) == "stop");
    CHECK(to_text(G::action::give(*ludo::bonbons_game::slot_number::parse("1"))) == "give 1");
    CHECK(to_text(G::action::cover(*ludo::bonbons_game::slot_number::parse("2"))) == "cover 2");
    for (int i = 0; i < G::action::count; ++i)
        CHECK(parse<G::action>(to_text(G::action::from_index(i)))->index() == i);
}

// ---- The golden vectors

TEST_CASE("a theft exchanges the slots: the stolen tile lies face up, the given one face down") {
    auto table = at();
    CHECK(table.plays("flip c3, flip 1:2") == "");
    CHECK(table.plays("give 0") == "");
    CHECK(table.row(0) == "Cy* Br- Cr- Dr-");
    CHECK(table.row(1) == "Ay- By- Ar- Dy-");
    CHECK(table.found() == "c3");
}

TEST_CASE("the wrapper: four slots become five, the square stays up, the turn passes") {
    auto table = at();
    CHECK(table.plays("flip b2") == "");
    CHECK(table.row(0) == "Ar- Br- Cr- Dr- Er-");
    CHECK(table.found() == "b2");
    CHECK(table.mover() == 1);
}

TEST_CASE("three coins: they leave 33 squares, one slot is covered, the turn passes") {
    auto table = at();
    CHECK(table.plays("flip e1, flip f1, flip a2") == "");
    CHECK(table.open_squares() == "e1 f1 a2");
    CHECK(table.plays("cover 1") == "");
    CHECK(table.state().squares.taken().size() == 33);
    CHECK(table.row(0) == "Ar- Br# Cr- Dr-");
    CHECK(table.mover() == 1);
}

TEST_CASE("three coins on the last tile win the game") {
    auto table = at();
    CHECK(table.plays("flip a1, flip 0:0, flip b1, flip 0:1, flip c1, flip 0:2, flip e1, flip f1, flip a2, cover 3") == "");
    CHECK(table.over());
    CHECK(table.scores()[seat(0)] == 1);
    CHECK(table.scores()[seat(1)] == 0);
    CHECK(table.places()[seat(1)] == 2);
}

TEST_CASE("a coin and then a candy, a round tile and then a coin, another colour: both lie face down again") {
    for (auto const* actions : {"flip e1, flip a1", "flip 0:0, flip e1", "flip a1, flip 1:0"}) {
        auto table = at();
        CHECK(table.plays(actions) == "");
        CHECK(table.mover() == 1);
        CHECK(table.found() == "");
        CHECK(table.state().squares.down() == ludo::bonbons_game::cells::all());
        CHECK(table.state().rounds.down().size() == 8);
    }
}

TEST_CASE("a game of four pairs in a row is won in one turn") {
    auto table = at();
    CHECK(table.plays("flip a1, flip 0:0, flip 0:1, flip b1, flip c1, flip 0:2, flip d1, flip 0:3") == "");
    CHECK(table.over());
    CHECK(table.state().winner == seat(0));
    CHECK(table.plays("flip a3") == "bonbons.end.over");
}
