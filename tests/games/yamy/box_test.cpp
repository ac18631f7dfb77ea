#include <ludo/games/yamy/box.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "support/catch.hpp"

using namespace ludo;
namespace G = ludo::yamy_game;

TEST_CASE("there are 96 cards: 1 to 6 in four colours, four copies of each") {
    CHECK(G::deck.size() == 96);
    CHECK(G::card::count == 24);
    for (int kind = 0; kind < G::card::count; ++kind)
        CHECK(G::deck.copies(G::card::from_index(kind)) == 4);
}

namespace {

G::figures figures_of(std::initializer_list<std::string_view> cards, bool four_counts_as_two_pairs = false) {
    index_set<G::card> different;
    for (std::string_view each : cards)
        different.insert(*G::card::parse(each));
    return {different, four_counts_as_two_pairs};
}

std::string names_of(index_set<G::box> const& boxes) {
    std::string names;
    for (G::box each : boxes)
        names += std::string(each.text()) + ' ';
    return names;
}

} // namespace

TEST_CASE("a hand fills the boxes of its figures, and of the numbers that it has in colours enough") {
    auto const some = figures_of({"3g", "3r", "3y", "1b", "1r"});
    CHECK(names_of(G::filled(some)) == "s1 s3 two-pairs three full-house ");
    CHECK(names_of(G::filled(some, 2)) == "s1 s3 two-pairs three full-house ");
    CHECK(names_of(G::filled(some, 3)) == "s3 two-pairs three full-house ");
    CHECK(names_of(G::filled(some, 4)) == "two-pairs three full-house ");
    CHECK(names_of(G::filled(figures_of({"1r", "2r", "3r", "4r", "5r"}), 2)) == "straight flush ");
}

TEST_CASE("the bonus of 40 is added to series of 52 or of what was agreed, whatever the figures are") {
    G::sheet boxes;
    boxes.write(*G::box::parse("s6"), 24);
    boxes.write(*G::box::parse("s5"), 20);
    boxes.write(*G::box::parse("flush"), 50);
    CHECK(G::total(boxes, 52) == 24 + 20 + 50);
    CHECK(G::total(boxes, 44) == 24 + 20 + 50 + 40);
    boxes.write(*G::box::parse("s4"), 8);
    CHECK(G::total(boxes, 52) == 52 + 50 + 40);
    CHECK(G::total(boxes, 53) == 52 + 50);
    CHECK(G::total(G::sheet(), 0) == 40);
}

TEST_CASE("each round another seat begins, the next one to the left") {
    G::state s;
    s.chosen = {.players = 3, .first = seat(1)};
    for (int round = 1; round <= G::rounds; ++round) {
        s.round = static_cast<std::uint8_t>(round);
        CHECK(G::first_of_round(s) == seat(round % 3));
    }
}

TEST_CASE("two to five play; a series takes one to four colours to be announced") {
    for (int players = 0; players < 8; ++players)
        CHECK((option_out_of_range<G::option_list>(G::options{.players = players}) == nullptr) == (2 <= players && players <= 5));
    for (int colours = 0; colours < 7; ++colours)
        CHECK((option_out_of_range<G::option_list>(G::options{.min_series_cards_to_call = colours}) == nullptr) ==
              (1 <= colours && colours <= 4));
    CHECK(option_out_of_range<G::option_list>(G::options{.players = 4, .first = seat(4)}) != nullptr);
}
