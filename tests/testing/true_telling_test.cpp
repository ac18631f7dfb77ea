#include <ludo/testing/true_telling.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

#include <ludo/io/text.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"
#include "support/play_and_draw.hpp"

using ludo::change;
using ludo::happening;
using ludo::seat;

namespace {

using card = play_and_draw::card;
using change_list = ludo::testing::true_telling<play_and_draw>::change_list;
constexpr int pile = play_and_draw::pile_place, stock = play_and_draw::stock_place;

/// Seat 0 has 1, seat 1 has 2; 3 is drawn next.
constexpr play_and_draw::state before = [] {
    play_and_draw::state s;
    s.turn = seat(0);
    s.hand[seat(0)] = card::from_index(0);
    s.hand[seat(1)] = card::from_index(1);
    for (int kind = 2; kind < card::count; ++kind)
        s.stock.lay(card::from_index(kind));
    return s;
}();
constexpr play_and_draw::state after = [] {
    play_and_draw::state s = before;
    play_and_draw::play(s, play_and_draw::action::play(card::from_index(0)));
    return s;
}();

change moved(int kind, int from, int to, int number = 1) {
    return {.is = static_cast<std::int16_t>(kind),
            .place = static_cast<std::uint16_t>(from),
            .to = static_cast<std::uint16_t>(to),
            .number = number};
}
change shown(int kind, int place) {
    return {.what = happening::shown,
            .is = static_cast<std::int16_t>(kind),
            .place = static_cast<std::uint16_t>(place),
            .to = static_cast<std::uint16_t>(place)};
}
change turned_over(int kind, int place) {
    change turned = shown(kind, place);
    turned.what = happening::turned_over;
    return turned;
}
std::string wrong(std::initializer_list<change> changes) {
    change_list all;
    for (change const& each : changes)
        all.add(each);
    return ludo::testing::true_telling<play_and_draw>(before, after, all).wrong();
}

} // namespace

TEST_CASE("what happened may be told as it was, and by who does not know which pieces they are") {
    CHECK(wrong({moved(0, 0, pile), moved(2, stock, 0)}).empty());
    CHECK(wrong({moved(0, 0, pile), moved(-1, stock, 0)}).empty());
    CHECK(wrong({moved(-1, 0, pile), moved(-1, stock, 0)}).empty());
    CHECK(wrong({moved(-1, stock, 0), shown(2, 0), moved(0, 0, pile)}).empty());
    CHECK(wrong({moved(-1, stock, pile), shown(2, 0)}).empty()); // as if one did not see the card that is played
}
TEST_CASE("a piece may go through other places, where it is not told which it is") {
    CHECK(wrong({moved(0, 0, stock), moved(-1, stock, pile), moved(-1, stock, 0)}).empty());
    CHECK(wrong({moved(-1, 0, stock), moved(-1, stock, pile, 2), moved(-1, pile, 0)}).empty());
}
TEST_CASE("a piece that was elsewhere cannot have gone from there") {
    CHECK(wrong({moved(0, stock, pile), moved(-1, 0, 0)}) == "piece 0 did not go from place 4 to place 3");
    CHECK(wrong({moved(2, 0, pile), moved(-1, stock, 0)}) == "piece 2 did not go from place 0 to place 3");
}
TEST_CASE("a piece that is elsewhere cannot have come there, nor shown there") {
    CHECK(wrong({moved(0, 0, 1), moved(2, stock, 0)}) == "piece 0 did not go from place 0 to place 1");
    CHECK(wrong({moved(0, 0, pile), moved(2, stock, 0), shown(1, 0)}) == "piece 1 was not in place 0");
}
TEST_CASE("a piece that is told cannot be left out, nor be told where all others went") {
    CHECK(wrong({turned_over(0, 0), moved(2, stock, 0)}) == "piece 0 did not stay where it was");
    CHECK(wrong({moved(0, 0, pile), turned_over(2, stock), moved(-1, stock, 1)}) ==
          "another piece than piece 2 did not go from place 4 to place 1");
    CHECK(wrong({turned_over(0, 0), moved(-1, 0, pile, 2), moved(-1, stock, 0)}) ==
          "another piece than piece 0 did not go from place 0 to place 3");
}
TEST_CASE("nothing is said of what was dealt anew, nor of a change_list that is cut short") {
    CHECK(wrong({moved(0, 0, pile), {.what = happening::dealt}, moved(7, pile, 1)}).empty());
    change_list cut;
    cut.add(moved(7, pile, 1));
    cut.cut_short();
    CHECK(ludo::testing::true_telling<play_and_draw>(before, after, cut).wrong().empty());
}

TEST_CASE("a game in which a card is played and another one drawn passes if it says so, and is caught if not") {
    auto const sound = ludo::testing::conformance<play_and_draw>().run(40);
    INFO(to_text(sound));
    CHECK(sound);
    auto const found = ludo::testing::conformance<play_and_draw_untold>().run(40);
    INFO(to_text(found));
    REQUIRE(!found);
    CHECK(found.wrong.starts_with("9: what is told is not what happened: "));
    CHECK(found.wrong.find("from place 4 to place 3") != std::string::npos);
    auto const told = ludo::load_text<play_and_draw_untold>(found.record);
    REQUIRE(told);
    CHECK(told->size() == 1);
}
