// Positions that agree with themselves and come from no game; see tests/standalone/odd_positions.cpp.
#include <ludo/games/xxl/runs/positions.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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

namespace {

/// Each seat and a spectator imagines hands that agree with what it sees.
void everybody_imagines(runs::state const& s) {
    REQUIRE(wrong<runs>(s) == "nothing");
    for (int number = -1; number < s.chosen.players; ++number) {
        seat const viewer(number); // -1 is nobody's
        CAPTURE(number);
        runs::state const seen = runs::view(s, viewer);
        REQUIRE(wrong<runs>(seen) == "nothing");
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            rng luck(seed);
            runs::state const full = runs::determinize(seen, luck);
            REQUIRE(wrong<runs>(full) == "nothing");
            for (seat each : ludo::each_seat(s.chosen.players))
                REQUIRE(full.hands.hidden(each) == 0);
            REQUIRE(runs::view(full, viewer) == seen);
        }
    }
}

/// It is the first seat's turn, and all others are ready.
void all_are_ready(runs::state& s) {
    s.passes = s.without_run = static_cast<std::uint8_t>(s.chosen.players - 1);
    for (int ready = 1; ready < s.chosen.players; ++ready)
        s.remembered.ready |= ludo::xxl::runs_game::seat_set::of(seat(ready));
}

/// A hand with just one run for each seat, the first of which has a card more; or nothing if luck leaves too few cards.
std::optional<runs::state> with_a_run_each(int players, rng& luck) {
    runs::state s;
    s.chosen = {.players = players, .deck = runs::deck::any(luck)};
    s.turn = seat(0);
    s.phase = runs::game_phase::choosing;
    s.stock_was_empty = true;
    runs::cards left = runs::cards::all();
    for (seat each : ludo::each_seat(players)) {
        for (int tries = 0; tries < 1000 && s.hands.empty(each); ++tries) {
            runs::colour const in(static_cast<int>(luck.below(runs::colour::count)));
            int const low = static_cast<int>(luck.below(9));
            runs::cards found;
            for (int digit = low; digit < low + 3; ++digit)
                if (runs::cards const fit = (s.chosen.deck.showing(digit, in) & left) - found; !fit.empty())
                    found.insert(fit.pick(luck));
            if (found.size() < 3)
                continue;
            left -= found;
            for (runs::card one : found)
                s.hands.add(each, one);
        }
        if (s.hands.empty(each))
            return std::nullopt;
    }
    runs::card const more = left.pick(luck);
    left.erase(more);
    s.hands.add(seat(0), more);
    s.laid[seat(0)] = left;
    all_are_ready(s);
    return s;
}

} // namespace

TEST_CASE("where five seats or six must have a run there are few ways of dealing their cards, and one is always found") {
    // dealt at random, 17 cards to hands of 4, 3, 3, 3 and 3 that have a run each hardly ever come about
    runs::state s = laid_so(
        {.players = 6},
        {"3g8b 4g10y 3r5g", "0b8g 1b9g 2b7r 9y10r", "2y3g 3y4b 4y5r", "0g2r 3r6b 0b4r", "0g6r 7r8g 2b8r", "5b8y 7g9y 6b10y"}, "");
    all_are_ready(s);
    everybody_imagines(s);

    rng luck(1);
    for (int number = 0; number < 50;)
        if (auto const other = with_a_run_each(number % 2 == 0 ? 6 : 5, luck)) {
            CAPTURE(number);
            everybody_imagines(*other);
            ++number;
        }
}

TEST_CASE("a game can come to where all six hands have a run, and the display is empty") {
    // the deck, but for 0y9g, as 18 runs: seven are laid as long as there is a stock, five after that, and six are kept
    std::vector<std::string> const early{"b 1r8b 2y9b 0y10b", "g 7r8g 1b9g 1y10g", "b 0b8g 1b3g 2b7r", "y 1y6r 2y3g 3y7g",
                                         "g 4g8r 5g10b 4b6g", "g 0g1r 1g2r 2g10b", "y 0r3y 4y5r 1g5y"};
    std::vector<std::string> const late{"y 2g4y 0b5y 2r6y", "r 0r7y 1r4y 0g2r", "g 6g9r 6b7g 6y8g", "r 3r5g 0b4r 5r9g",
                                        "r 0g6r 7r10g 2b8r"};
    std::vector<std::string> const kept{"r 3r6b 4r9b 5r7b",  "b 6b10y 1y7b 3g8b", "b 3b9y 4b7y 2g5b",
                                        "b 3b10r 3y4b 5b6r", "y 8y9r 7g9y 8r10y", "y 5b8y 9y10r 4g10y"};
    auto const part = [](std::string const& run, std::size_t number) { return words(run)[number] + ' '; };
    auto const own = [&](std::string const& run) { return part(run, 1); };
    auto const shared = [&](std::string const& run) { return part(run, 2) + part(run, 3); };
    std::string const last[] = {own(early[0]), "0y9g ", own(late[1]), own(late[2]), own(late[3]), own(late[4])};
    std::string pack;
    for (std::size_t owner = 0; owner < 6; ++owner)
        pack += own(kept[owner]) + shared(kept[owner]) + last[owner];
    pack += shared(early[0]);
    for (std::size_t number = 1; number < early.size(); ++number)
        pack += own(early[number]) + shared(early[number]);
    pack += own(late[0]);
    for (std::string const& run : late)
        pack += shared(run);

    runs_table table({.players = 6}, pack);
    auto const lay = [&](std::string const& run) {
        for (std::size_t number = 1; number <= 3; ++number)
            REQUIRE(table.plays("meld " + part(run, 0) + part(run, number).substr(0, part(run, number).size() - 1)) == "");
        REQUIRE(table.plays("end") == "");
    };
    auto const all_end = [&](int seats) {
        for (int number = 0; number < seats; ++number)
            REQUIRE(table.plays("end") == "");
    };
    for (std::string const& run : early) { // the first seat lays them all
        lay(run);
        all_end(5);
    }
    all_end(7 * 6 + 1); // a card comes to the display each time that all have ended their turns, until there is no stock
    REQUIRE(table.state().stock.size() == 0);
    REQUIRE(table.state().display.size() == 10);
    all_end(1); // of the second seat, which keeps four cards
    for (std::size_t number : {1u, 2u, 3u, 4u, 0u})
        lay(late[number]);
    all_end(5);
    runs::state const& s = table.state();
    CHECK(s.display.empty());
    CHECK(s.turn == seat(0));
    runs::state expected = s;
    expected.remembered.ready = {};
    all_are_ready(expected);
    CHECK(s == expected);
    everybody_imagines(s);
}
