// The rulings B1 to B25 of the README, each in every reading that a table may choose.
#include "support/bonbons.hpp"

#include <string>
#include <string_view>

#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

namespace {

/// Squares: Ar Br Cr Dr $ $ | $ w Er Fr Gr Hr | Ay By Cy Dy Ey Fy | ...   Rounds: Ar Br Cr Dr | Ay By Cy Dy | ...
bonbons_table at(G::options const& chosen = {}) {
    return bonbons_table(laid(chosen, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
}

std::string const pair = "flip a1, flip 0:0";
std::string const theft = "flip a3, flip 1:0, give 0";
std::string const coins = "flip e1, flip f1, flip a2";

} // namespace

TEST_CASE("B1: two to six play") {
    CHECK(wrong_with<G>({.players = 1}) != nullptr);
    CHECK(wrong_with<G>({.players = 7}) != nullptr);
    rng luck(1);
    G::state const s = G::deal({.players = 6}, luck);
    CHECK(s.rounds.taken().size() == 24);
    CHECK(s.reserve.size() == 8);
}

TEST_CASE("B2: after a pair of his own a player plays again, or stops") {
    auto table = at();
    CHECK(table.plays(pair) == "");
    CHECK(table.mover() == 0);
    CHECK(table.may("stop"));
    CHECK(table.plays("flip b1, flip 0:1, stop") == "");
    CHECK(table.mover() == 1);
    CHECK(table.row(0) == "Ar* Br* Cr- Dr-");
}

TEST_CASE("B3: after a theft a player plays again") {
    auto table = at();
    CHECK(table.plays(theft) == "");
    CHECK(table.mover() == 0);
    CHECK(table.may("flip b1"));
    CHECK(table.plays("stop") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("B3: a table may agree that a theft ends the turn") {
    auto table = at({.replay_after_steal = false});
    CHECK(table.plays(theft) == "");
    CHECK(table.mover() == 1);
    CHECK(table.plays("stop") == "bonbons.stop.begin");
}

TEST_CASE("B4: the thief gives a face-down tile of his choice, neither a found nor a covered one") {
    auto table = at({.replay_after_coins = true});
    CHECK(table.plays(pair + ", " + coins + ", cover 1, flip a3, flip 1:0") == "");
    CHECK(table.plays("give 0") == "bonbons.give.face-down");
    CHECK(table.plays("give 1") == "bonbons.give.face-down");
    CHECK(table.plays("give 4") == "bonbons.give.face-down");
    CHECK(table.plays("flip b1") == "bonbons.give.due");
    CHECK(table.plays("cover 2") == "bonbons.give.due");
    CHECK(table.plays("give 3") == "");
    CHECK(table.row(0) == "Ar* Br# Cr- Ay*");
    CHECK(table.row(1) == "Dr- By- Cy- Dy-");
}

TEST_CASE("B5: the given tile is not seen; who has seen it before still knows it") {
    auto unseen = at();
    CHECK(unseen.plays(theft) == "");
    CHECK(unseen.known_row(0) == "Ay* ?- ?- ?-");
    CHECK(unseen.known_row(1) == "?- ?- ?- ?-");
    auto seen = at();
    CHECK(seen.plays("flip 0:1, flip a1, flip b3, flip 0:0, " + theft) == "");
    CHECK(seen.known_row(0) == "Ay* Br- ?- ?-");
    CHECK(seen.known_row(1) == "Ar- ?- ?- ?-");
}

TEST_CASE("B6: stolen and given tile exchange their slots") {
    auto table = at();
    CHECK(table.plays("flip d3, flip 1:3, give 1") == "");
    CHECK(table.row(0) == "Ar- Dy* Cr- Dr-");
    CHECK(table.row(1) == "Ay- By- Cy- Br-");
}

TEST_CASE("B7: found and covered tiles are neither turned over nor stolen") {
    auto table = at({.replay_after_coins = true});
    CHECK(table.plays(pair + ", " + coins + ", cover 1, stop") == "");
    CHECK(table.plays("flip a1") == "bonbons.flip.face-down");
    CHECK(table.plays("flip 0:0") == "bonbons.flip.face-down");
    CHECK(table.plays("flip 0:1") == "bonbons.flip.covered");
    CHECK(table.plays("flip b1, flip 0:1") == "bonbons.flip.covered");
}

TEST_CASE("B8: either tile may come first, also for a theft") {
    auto table = at();
    CHECK(table.plays("flip 0:0, flip a1") == "");
    CHECK(table.row(0) == "Ar* Br- Cr- Dr-");
    CHECK(table.plays("flip 1:3, flip d3, give 2") == "");
    CHECK(table.row(0) == "Ar* Br- Dy* Dr-");
}

TEST_CASE("B9: after a round tile nobody stops, after a square everybody may") {
    auto table = at();
    CHECK(table.plays("flip 0:0, stop") == "bonbons.stop.after-round");
    auto other = at();
    CHECK(other.plays("flip a1, stop") == "");
    CHECK(other.mover() == 1);
    CHECK(other.open_squares() == "");
}

TEST_CASE("B10: the two tiles are a square and a round one") {
    auto table = at();
    CHECK(table.plays("flip a1, flip b1") == "bonbons.flip.round-due");
    CHECK(table.plays("stop, flip 0:0, flip 1:0") == "bonbons.flip.square-due");
}

TEST_CASE("B10: where any two tiles may be turned over, two of a sort are never a pair") {
    for (auto const* two : {"flip a1, flip b1", "flip 0:0, flip 1:0", "flip a1, flip e1", "flip e1, flip 0:0"}) {
        auto table = at({.any_two_tiles = true});
        CHECK(table.plays(two) == "");
        CHECK(table.mover() == 1);
        CHECK(table.found() == "");
        CHECK(table.open_squares() + table.open_rounds() == "");
    }
    auto table = at({.any_two_tiles = true});
    CHECK(table.plays("flip e1, flip f1, flip 0:0") == "bonbons.flip.coin-due");
    auto unwrapped = at({.any_two_tiles = true});
    CHECK(unwrapped.plays("flip a1, flip b2") == "");
    CHECK(unwrapped.found() == "b2");
}

TEST_CASE("B11: nobody passes without turning a tile over") { CHECK(at().plays("stop") == "bonbons.stop.begin"); }

TEST_CASE("B12: the coins may begin any attempt of a turn") {
    auto table = at();
    CHECK(table.plays(pair + ", " + coins) == "");
    CHECK(table.plays("cover 0") == "bonbons.cover.face-down");
    CHECK(table.plays("cover 1") == "");
}

TEST_CASE("B12: a table may agree that they begin the turn: then a coin in a replay is a square without a partner") {
    G::options const chosen{.coins_only_at_turn_start = true};
    auto table = at(chosen);
    CHECK(table.plays(pair + ", flip e1, flip f1") == "bonbons.flip.round-due");
    CHECK(table.plays("flip 0:1") == "");
    CHECK(table.mover() == 1);
    auto stopped = at(chosen);
    CHECK(stopped.plays(pair + ", flip e1, stop") == "");
    auto begun = at(chosen);
    CHECK(begun.plays(coins + ", cover 0") == "");
}

TEST_CASE("B13: a coin after a round tile is a miss") {
    auto table = at();
    CHECK(table.plays("flip 0:0, flip e1") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("B14: after a coin a candy or a round tile is a miss; after two, round tiles are not turned over") {
    for (auto const* actions : {"flip e1, flip a1", "flip e1, flip 0:0", "flip e1, flip f1, flip a1"}) {
        auto table = at();
        CHECK(table.plays(actions) == "");
        CHECK(table.mover() == 1);
        CHECK(table.state().squares.down() == ludo::bonbons_game::cells::all());
        CHECK(table.state().rounds.down().size() == 8);
    }
    CHECK(at().plays("flip e1, flip f1, flip 0:0") == "bonbons.flip.coin-due");
}

TEST_CASE("B14: the wrapper among the coins has its effect, and they are turned back") {
    auto table = at();
    CHECK(table.plays("flip e1, flip f1, flip b2") == "");
    CHECK(table.found() == "b2");
    CHECK(table.open_squares() == "");
    CHECK(table.row(0) == "Ar- Br- Cr- Dr- Er-");
    CHECK(table.mover() == 1);
}

TEST_CASE("B15: who has found one coin or two may stop; they are turned back, and are known") {
    for (auto const* actions : {"flip e1, stop", "flip e1, flip f1, stop"}) {
        auto table = at();
        CHECK(table.plays(actions) == "");
        CHECK(table.mover() == 1);
        CHECK(table.view(seat(1)).state().squares.at(*G::cell::parse("e1")) == ludo::bonbons_game::coin);
        CHECK(table.state().squares.down() == ludo::bonbons_game::cells::all());
    }
}

TEST_CASE("B16: the covered tile stays face down and unseen; who has seen it still knows it") {
    auto table = at();
    CHECK(table.plays(coins + ", flip 0:0") == "bonbons.cover.due");
    CHECK(table.plays("give 0") == "bonbons.cover.due");
    CHECK(table.plays("cover 2") == "");
    CHECK(table.known_row(0) == "?- ?- ?# ?-");
    CHECK(table.row(0) == "Ar- Br- Cr# Dr-");
    auto known = at({.first = seat(1)});
    CHECK(known.plays("flip 0:2, flip a1, " + coins + ", cover 2") == "");
    CHECK(known.known_row(0) == "?- ?- Cr# ?-");
    CHECK(at().plays("cover 0") == "bonbons.cover.nothing");
}

TEST_CASE("B17: the coins end the turn, unless the table agrees to play on") {
    auto table = at();
    CHECK(table.plays(coins + ", cover 2") == "");
    CHECK(table.mover() == 1);
    auto other = at({.replay_after_coins = true});
    CHECK(other.plays(coins + ", cover 2") == "");
    CHECK(other.mover() == 0);
    CHECK(other.plays(pair + ", stop") == "");
    CHECK(other.mover() == 1);
}

TEST_CASE("B18: the coins lie anywhere among the squares") {
    bonbons_table table(laid({}, "$ $ w Ar Br Cr $", "Ar Br Cr Dr"));
    CHECK(table.plays("flip a1, flip b1, flip a2, cover 0") == "");
    CHECK(table.state().squares.taken().size() == 33);
    CHECK(table.plays("flip a1") == "bonbons.flip.no-tile"); // the coin that lay there has left
}

TEST_CASE("B19: the wrapper ends the turn") {
    auto table = at();
    CHECK(table.plays(pair + ", flip 0:1, flip b2") == "");
    CHECK(table.mover() == 1);
    CHECK(table.open_rounds() == "");
    CHECK(table.row(0) == "Ar* Br- Cr- Dr- Er-");
}

TEST_CASE("B19: a table may agree to play on after the wrapper, which is not the start of the turn") {
    auto table = at({.after_wrapper = G::going_on::new_attempt, .coins_only_at_turn_start = true});
    CHECK(table.plays("flip b2") == "");
    CHECK(table.mover() == 0);
    CHECK(table.may("stop"));
    CHECK(table.plays("flip e1, flip f1") == "bonbons.flip.round-due");
}

TEST_CASE("B19: so it may as second or third tile: the others of the attempt go down, and the player plays again or stops") {
    for (auto const* actions : {"flip 0:0, flip b2", "flip a1, flip b2", "flip e1, flip b2", "flip e1, flip f1, flip b2"}) {
        bool const two_squares = std::string_view(actions) == "flip a1, flip b2";
        auto table =
            at({.after_wrapper = G::going_on::new_attempt, .coins_only_at_turn_start = true, .any_two_tiles = two_squares});
        CHECK(table.plays(actions) == "");
        CHECK(table.mover() == 0);
        CHECK(table.found() == "b2");
        CHECK(table.open_squares() + table.open_rounds() == "");
        CHECK(table.row(0) == "Ar- Br- Cr- Dr- Er-");
        auto stopped = table;
        CHECK(stopped.plays("stop") == "");
        CHECK(stopped.mover() == 1);
        auto paired = table;
        CHECK(paired.plays("flip c2, flip 0:4") == ""); // the extra tile, and its square
        CHECK(paired.row(0) == "Ar- Br- Cr- Dr- Er*");
        if (!two_squares)
            CHECK(table.plays("flip e1, flip f1") == "bonbons.flip.round-due"); // not the start of the turn
    }
}

TEST_CASE("B19: a table may agree that a round tile may still be turned over, which finds nothing; then the turn ends") {
    G::options const chosen{.after_wrapper = G::going_on::round_tile};
    auto table = at(chosen);
    CHECK(table.plays("flip b2") == "");
    CHECK(table.mover() == 0);
    CHECK(table.row(0) == "Ar- Br- Cr- Dr- Er-"); // the fifth tile is drawn first
    CHECK(table.actions().size() == 4 + 1 + 4 + 1);
    CHECK(table.plays("flip a1") == "bonbons.flip.after-wrapper");
    CHECK(table.plays("flip 0:4") == ""); // and may be the one
    CHECK(table.mover() == 1);
    CHECK(table.open_rounds() == "");
    CHECK(table.known_row(0) == "?- ?- ?- ?- Er-");

    auto others = at(chosen);
    CHECK(others.plays("flip b2, flip 1:3") == "");
    CHECK(others.mover() == 1);
    CHECK(others.row(1) == "Ay- By- Cy- Dy-"); // nothing is stolen
    CHECK(others.known_row(1) == "?- ?- ?- Dy-");

    auto stopped = at(chosen);
    CHECK(stopped.plays("flip b2, stop") == "");
    CHECK(stopped.mover() == 1);
}

TEST_CASE("B19: so it is in a replay, and never with another square, even where any two tiles may be turned over") {
    auto table = at({.after_wrapper = G::going_on::round_tile, .any_two_tiles = true});
    CHECK(table.plays(pair + ", flip b2, flip b1") == "bonbons.flip.after-wrapper");
    CHECK(table.plays("flip 0:0") == "bonbons.flip.face-down"); // found
    CHECK(table.plays("flip 0:1") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("B19: as second or third tile the wrapper ends the turn even so") {
    for (auto const* actions : {"flip 0:0, flip b2", "flip a1, flip b2", "flip e1, flip b2", "flip e1, flip f1, flip b2"}) {
        auto table = at({.after_wrapper = G::going_on::round_tile, .any_two_tiles = true});
        CHECK(table.plays(actions) == "");
        CHECK(table.mover() == 1);
        CHECK(table.found() == "b2");
        CHECK(table.open_squares() + table.open_rounds() == "");
        CHECK(table.row(0) == "Ar- Br- Cr- Dr- Er-");
    }
}

TEST_CASE("B19: with nothing laid aside a round tile may be turned over after the wrapper as well") {
    bonbons_table table(laid({.players = 6, .quick = true, .after_wrapper = G::going_on::round_tile}, "w", ""));
    CHECK(table.plays("flip a1") == "");
    CHECK(table.mover() == 0);
    CHECK(table.plays("flip 0:4") == "bonbons.flip.no-tile");
    CHECK(table.plays("flip 5:3") == "");
    CHECK(table.mover() == 1);
}

TEST_CASE("B20: with nothing laid aside the wrapper brings no fifth tile") {
    auto state = laid({.players = 6, .quick = true}, "w", "");
    CHECK(state.reserve.size() == 0);
    bonbons_table table(state);
    CHECK(table.plays("flip a1") == "");
    CHECK(table.mover() == 1);
    CHECK(table.found() == "a1");
    CHECK(table.state().rounds.taken().size() == 24);
}

TEST_CASE("B21: all five tiles are needed to win, and the fifth can be stolen") {
    std::string const four = "flip a1, flip 0:0, flip b1, flip 0:1, flip c1, flip 0:2, flip d1, flip 0:3";
    auto table = at({.after_wrapper = G::going_on::new_attempt});
    CHECK(table.plays("flip b2, " + four) == "");
    CHECK_FALSE(table.over());
    CHECK(table.plays("flip c2, flip 0:4") == "");
    CHECK(table.over());
    auto stolen = at();
    CHECK(stolen.plays("flip b2, flip c2, flip 0:4, give 2") == "");
    CHECK(stolen.row(0) == "Ar- Br- Cr- Dr- Cy-");
    CHECK(stolen.row(1) == "Ay- By- Er* Dy-");
}

TEST_CASE("B22: the game is won when the player on turn has nothing face down any more, before any replay") {
    auto table = at();
    CHECK(table.plays("flip a1, flip 0:0, flip b1, flip 0:1, flip c1, flip 0:2, flip a3, flip 1:0, give 3") == "");
    CHECK(table.over());
    CHECK(table.row(0) == "Ar* Br* Cr* Ay*");
    CHECK(table.plays("stop") == "bonbons.end.over");
}

TEST_CASE("B23: squares whose round tile was not dealt, or lies under the coins, have no partner") {
    auto table = at({.replay_after_coins = true});
    CHECK(table.plays("flip c2, flip 0:0") == ""); // Er is laid aside
    CHECK(table.mover() == 1);
    CHECK(table.plays(coins + ", cover 0, flip a3, flip 1:0") == "bonbons.flip.covered");
    CHECK(table.plays("stop") == "");
}

TEST_CASE("B24: the table says who begins") {
    CHECK(at().mover() == 0);
    CHECK(at({.first = seat(1)}).mover() == 1);
    CHECK(wrong_with<G>({.players = 2, .first = seat(2)}) != nullptr);
}

TEST_CASE("B25: one has won, and all others are second, whatever they have found") {
    auto const places_of = [](G::state const& s) {
        auto const found = places(G::scores(s), G::wins);
        return std::vector<int>(found.begin(), found.end());
    };
    G::state s;
    s.chosen.players = 4;
    s.winner = seat(2);
    CHECK(places_of(s) == std::vector{2, 2, 1, 2});
    auto table = at();
    CHECK(table.plays("flip a1, flip 0:0, flip b1, flip 0:1, flip c1, flip 0:2, flip a3, flip 1:0, give 3") == "");
    CHECK(places_of(table.state()) == std::vector{1, 2});
}

TEST_CASE("quick: there is no sixth row or column, and there are no coins") {
    auto state = laid({.quick = true}, "", "");
    bonbons_table table(state);
    CHECK(table.plays("flip f1") == "bonbons.flip.no-tile");
    CHECK(table.plays("flip a6") == "bonbons.flip.no-tile");
    CHECK(table.plays("flip e5") == ""); // the wrapper: the last kind
    CHECK(table.found() == "e5");
    CHECK(table.row(0).size() == 19);
}

TEST_CASE("where no tile lies none is turned over: before a seat that does not play, and in place of a fifth one") {
    CHECK(at().plays("flip 2:0") == "bonbons.flip.no-tile");
    CHECK(at().plays("flip 0:4") == "bonbons.flip.no-tile"); // there is no fifth tile yet
}
