// Positions that agree with themselves and come from no game. What `validate` accepts can be played on; see also
// tests/standalone/odd_positions.cpp, which makes them by lot.
#include <ludo/games/yamy/positions.hpp>

#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// The first words of what is wrong with a position.
template <typename G>
std::string wrong(typename G::state const& s) {
    char const* const said = wrong_with<G>(s);
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
    for (seat each : ludo::each_seat(2))
        for (int number = 0; number + 1 < round; ++number)
            s.sheets[each].write(yamy::box::from_index(number), 0);
    return s;
}

} // namespace

TEST_CASE("the stock of Yamy has a part for each round at most, and one where all cards are shuffled between rounds") {
    using gathering = yamy::gathering;
    CHECK(wrong<yamy>(with_parts(1, 1, gathering::shuffle_packet)) == "nothing");
    CHECK(wrong<yamy>(with_parts(12, 1, gathering::shuffle_packet)) == "packet");
    CHECK(wrong<yamy>(with_parts(2, 1, gathering::shuffle_packet)) == "packet");
    CHECK(wrong<yamy>(with_parts(12, 12, gathering::shuffle_packet)) == "nothing");
    CHECK(wrong<yamy>(with_parts(12, 11, gathering::keep_order)) == "packet");
    CHECK(wrong<yamy>(with_parts(2, 2, gathering::shuffle_all)) == "packet");
}

TEST_CASE("who does not know what luck will bring in Yamy does not know what was left when others drew") {
    rng luck(1);
    yamy::state s = yamy::deal({}, luck);
    REQUIRE(s.stock.hidden() > 0);
    REQUIRE(wrong<yamy>(s) == "nothing");
    s.luck = no_luck; // all cards are known, as nobody can know them
    CHECK(wrong<yamy>(s) == "packet");
    CHECK(wrong<yamy>(yamy::view(s, seat(0))) == "nothing");
}

TEST_CASE("a seat of Yamy that knows all cards does not know what luck will bring") {
    rng luck(1);
    yamy::state s = yamy::deal({.stock_exhausted = yamy::exhausted::end_round}, luck);
    while (!s.stock.empty())
        yamy::play(s, s.phase == yamy::game_phase::choosing ? yamy::action::draw() : yamy::actions(s).pick(luck));
    yamy::play(s, yamy::actions(s).pick(luck));
    yamy::play(s, yamy::action::draw()); // the round ends, and all hands are shown
    REQUIRE(s.phase == yamy::game_phase::noting);
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
