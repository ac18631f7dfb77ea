// Positions that agree with themselves and come from no game; see tests/standalone/odd_positions.cpp.
#include <ludo/games/xxl/runs/positions.hpp>

#include <cstdint>
#include <string>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;

namespace {

/// The first words of what is wrong with a position.
template <typename G>
std::string wrong(typename G::state const& s) {
    char const* const said = wrong_with<G>(s);
    std::string const name = said ? said : "nothing";
    return name.substr(0, name.find_first_of(" :,"));
}

} // namespace

TEST_CASE("after a run, two swapped cards alone tell of no swap in the runs") {
    runs::state s = laid_so({.first = seat(1)}, {"4b6g 6b7g 6y8g", "0g2r 1g2r"}, "7g9y 1y7b");
    s.laid_run = s.exchanged = true;
    s.past.add(ludo::xxl::runs_game::move::put_down(runs::card::parse("7g9y").value(), false));
    s.past.add(ludo::xxl::runs_game::move::from_display(runs::card::parse("0g2r").value()));
    CHECK(wrong<runs>(s) == "past");
    s.past = {};
    CHECK(wrong<runs>(s) == "nothing");
}

TEST_CASE("five seats that are ready to lay a run leave few ways of dealing their cards: one is always found") {
    // dealt at random, 17 cards to hands of 4, 3, 3, 3 and 3 that have a run each hardly ever come about
    runs::state s = laid_so(
        {.players = 6},
        {"3g8b 4g10y 3r5g", "0b8g 1b9g 2b7r 9y10r", "2y3g 3y4b 4y5r", "0g2r 3r6b 0b4r", "0g6r 7r8g 2b8r", "5b8y 7g9y 6b10y"}, "");
    s.passes = s.without_run = 5;
    for (int ready = 1; ready < 6; ++ready)
        s.ready |= ludo::xxl::runs_game::seat_set::of(seat(ready));
    REQUIRE(wrong<runs>(s) == "nothing");
    for (seat viewer : seats(6)) {
        runs::state const seen = runs::view(s, viewer);
        REQUIRE(wrong<runs>(seen) == "nothing");
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            rng luck(seed);
            runs::state const full = runs::determinize(seen, luck);
            REQUIRE(wrong<runs>(full) == "nothing");
            for (seat each : seats(6))
                REQUIRE(full.hands.hidden(each) == 0);
            REQUIRE(runs::view(full, viewer) == seen);
        }
    }
}
