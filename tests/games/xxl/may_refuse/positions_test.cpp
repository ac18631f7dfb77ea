#include <ludo/games/xxl/may_refuse/positions.hpp>

#include <string>

#include "support/catch.hpp"
#include "support/may_refuse.hpp"

using namespace ludo;
using namespace may_refuse_tables;

TEST_CASE("may_refuse: a position that does not agree with itself is refused, and what is wrong is named") {
    auto const named = [](G::state const& s) {
        char const* const said = wrong_with<G>(s);
        std::string const name = said ? said : "nothing";
        return name.substr(0, name.find_first_of(" ,:"));
    };
    G::state const keeping = first_part({.players = 3}, false);
    G::state const second = keeping_all(keeping, true);
    auto const wrong = [&](G::state s, void (*change)(G::state&)) {
        change(s);
        return named(s);
    };
    CHECK(named(keeping) == "nothing");
    CHECK(named(second) == "nothing");
    CHECK(wrong(keeping, [](G::state& s) { s.own.part = 2; }) != "nothing");
    CHECK(wrong(keeping, [](G::state& s) { s.own.luck = no_luck; }) == "luck");
    CHECK(wrong(keeping, [](G::state& s) { s.own.keeps[seat(2)] = s.won[seat(2)].first(); }) == "keeps");
    CHECK(wrong(keeping, [](G::state& s) { s.own.first_part[seat(0)] = s.won[seat(0)]; }) == "first_part");
    CHECK(wrong(keeping, [](G::state& s) { s.remembered.began = seat(0); }) == "began");
    CHECK(wrong(keeping, [](G::state& s) { s.remembered.points_played[seat(0)] = 1; }) == "points_played");
    CHECK(wrong(keeping, [](G::state& s) { s.remembered.shown[seat(0)] = 1; }) == "shown");
    CHECK(wrong(keeping, [](G::state& s) { s.turn = nobody, s.phase = G::game_phase::over, s.own.luck = no_luck; }) == "phase");
    CHECK(wrong(second, [](G::state& s) { s.own.part = 3; }) == "part");
    CHECK(wrong(second, [](G::state& s) { s.own.luck = rng(1); }) == "luck");
    CHECK(wrong(second, [](G::state& s) { s.own.keeps[seat(0)] = G::card(); }) == "keeps");
    CHECK(wrong(second, [](G::state& s) { s.phase = G::game_phase::keeping; }) != "nothing");
    CHECK(wrong(second, [](G::state& s) { s.turn = nobody, s.phase = G::game_phase::over; }) == "phase");
    CHECK(wrong(second, [](G::state& s) { s.own.first_part[seat(1)] = s.own.first_part[seat(0)]; }) == "first_part");
    CHECK(wrong(second, [](G::state& s) { s.own.first_part[seat(4)] = G::cards{(G::cards::all() - s.hands.all()).first()}; }) ==
          "first_part");
    CHECK(wrong(second, [](G::state& s) { s.remembered.shown[seat(0)] = 1; }) == "shown");
}
