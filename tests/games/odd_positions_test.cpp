// Positions that agree with themselves and come from no game. What `check` accepts can be played on; see also
// tests/standalone/odd_positions.cpp, which makes them by lot.
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;

namespace {

/// The first words of what is wrong with a position.
template <typename G>
std::string wrong(typename G::state const& s) {
    char const* const said = G::check(s);
    std::string const name = said ? said : "nothing";
    return name.substr(0, name.find_first_of(" :,"));
}

/// Yamy's first state with a stock whose cards lie in so many parts.
yamy::state with_parts(int parts, int round, yamy::gathering between) {
    rng luck(1);
    yamy::state s = yamy::deal({.between_rounds = between}, luck);
    std::vector<yamy::card> cards;
    while (!s.stock.empty())
        cards.push_back(s.stock.draw());
    s.stock = {};
    for (int part = 1; part < parts; ++part) {
        s.stock.lay_beneath(std::vector{cards.back()}, false);
        cards.pop_back();
    }
    s.stock.lay_beneath(cards, false);
    s.round = static_cast<std::uint8_t>(round);
    s.turn = yamy_game::first_of_round(s);
    for (seat each : seats(2))
        for (int number = 0; number + 1 < round; ++number)
            s.sheets[each].write(yamy::box::from_index(number), 0);
    return s;
}

} // namespace

TEST_CASE("the stock of Yamy has a part for each round at most, and one where all cards are shuffled between rounds") {
    using gathering = yamy::gathering;
    CHECK(wrong<yamy>(with_parts(1, 1, gathering::shuffle_packet)) == "nothing");
    CHECK(wrong<yamy>(with_parts(12, 1, gathering::shuffle_packet)) == "stock");
    CHECK(wrong<yamy>(with_parts(2, 1, gathering::shuffle_packet)) == "stock");
    CHECK(wrong<yamy>(with_parts(12, 12, gathering::shuffle_packet)) == "nothing");
    CHECK(wrong<yamy>(with_parts(12, 11, gathering::keep_order)) == "stock");
    CHECK(wrong<yamy>(with_parts(2, 2, gathering::shuffle_all)) == "stock");
}

TEST_CASE("who does not know what luck will bring in Yamy does not know what was left when others drew") {
    rng luck(1);
    yamy::state s = yamy::deal({}, luck);
    REQUIRE(s.stock.hidden() > 0);
    REQUIRE(wrong<yamy>(s) == "nothing");
    s.luck = no_luck; // all cards are known, as nobody can know them
    CHECK(wrong<yamy>(s) == "stock");
    CHECK(wrong<yamy>(yamy::view(s, seat(0))) == "nothing");
}

TEST_CASE("a seat of Yamy that knows all cards does not know what luck will bring") {
    rng luck(1);
    yamy::state s = yamy::deal({.stock_exhausted = yamy::exhausted::end_round}, luck);
    while (!s.stock.empty())
        yamy::play(s, s.now == yamy::phase::choosing ? yamy::action::draw() : yamy::actions(s).pick(luck));
    yamy::play(s, yamy::actions(s).pick(luck));
    yamy::play(s, yamy::action::draw()); // the round ends, and all hands are shown
    REQUIRE(s.now == yamy::phase::noting);
    yamy::state const seen = yamy::view(s, seat(0));
    yamy::each_piece(seen, [](int, int kind) { CHECK(kind >= 0); });
    CHECK(seen.luck == no_luck);
    CHECK(wrong<yamy>(seen) == "nothing");
    CHECK(wrong<yamy>(yamy::determinize(seen, luck)) == "nothing");
}

TEST_CASE("who chooses in Yamy finds the card that the seat before has just put down") {
    rng luck(1);
    auto const deal = [&] {
        return yamy::deal({.stock_exhausted = yamy::exhausted::discards_only, .min_series_cards_to_call = 4}, luck);
    };
    yamy::state s = deal();
    while (yamy::actions(s).size() > 1)
        s = deal(); // with a hand that shows nothing
    yamy::state begun = s;
    begun.discards.put(seat(1), begun.stock.draw());
    CHECK(wrong<yamy>(begun) == "nothing");
    for (; !s.stock.empty();)
        s.discards.put(seat(0), s.stock.draw()); // no one else's, and none to draw
    REQUIRE(yamy::actions(s).size() == 0);
    CHECK(wrong<yamy>(s) == "discards");
    begun = yamy::deal({}, luck);
    begun.turn = seat(1); // nobody has played
    CHECK(wrong<yamy>(begun) == "discards");
}

TEST_CASE("after a run, two swapped cards alone tell of no swap in the runs") {
    runs::state s = lying({.first = seat(1)}, {"4b6g 6b7g 6y8g", "0g2r 1g2r"}, "7g9y 1y7b");
    s.laid_run = s.exchanged = true;
    s.past.add(ludo::xxl::runs_game::move::put_down(runs::card::parse("7g9y").value(), false));
    s.past.add(ludo::xxl::runs_game::move::from_display(runs::card::parse("0g2r").value()));
    CHECK(wrong<runs>(s) == "past");
    s.past = {};
    CHECK(wrong<runs>(s) == "nothing");
}

TEST_CASE("five seats that are ready to lay a run leave few ways of dealing their cards: one is always found") {
    // dealt at random, 17 cards to hands of 4, 3, 3, 3 and 3 that have a run each hardly ever come about
    runs::state s = lying(
        {.players = 6},
        {"3g8b 4g10y 3r5g", "0b8g 1b9g 2b7r 9y10r", "2y3g 3y4b 4y5r", "0g2r 3r6b 0b4r", "0g6r 7r8g 2b8r", "5b8y 7g9y 6b10y"}, "");
    s.passes = s.without_run = 5;
    for (int ready = 1; ready < 6; ++ready)
        s.ready |= ludo::xxl::runs_game::only(seat(ready));
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
