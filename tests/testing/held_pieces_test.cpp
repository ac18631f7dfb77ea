#include <ludo/testing/held_pieces.hpp>

#include <array>
#include <string>

#include <ludo/components/card_list.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/testing/conformance.hpp>

#include "../../examples/games/freecell.hpp"
#include "../../examples/games/gin_rummy.hpp"

#include "support/catch.hpp"
#include "support/small_tricks.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// Gin Rummy in which nobody counts the stock, and neither is it in the box: the two mistakes that hide each other.
struct counts_no_stock : gin_rummy {
    static constexpr int piece_kinds = 0;
    static constexpr void each_piece(state const&, auto) {}
};

template <game G>
std::string in_a_game() {
    std::string found;
    rng luck(1);
    for (auto s = G::deal({}, luck); G::turn(s) != nobody && found.empty(); G::play(s, G::actions(s).pick(luck)))
        found = testing::more_held_than_visited<G>(s);
    return found;
}

} // namespace

TEST_CASE("cards in hands, stocks and lists are counted, and sets of them are not") {
    using card = gin_rummy::card;
    card_list<card, 9> list;
    list.add(card::from_index(3));
    CHECK(testing::cards_held<card>(list) == 1);
    CHECK(testing::cards_held<card>(index_set<card>::all()) == 0);
    hands<card, 4> held;
    held.add(seat(1), card());
    held.add(seat(2), card::from_index(3));
    CHECK(testing::cards_held<card>(held) == 2);
    per_seat<card_list<card, 9>, 3> each;
    each[seat(0)] = each[seat(2)] = list;
    CHECK(testing::cards_held<card>(each) == 2);
    CHECK(testing::cards_held<card>(std::array{card(), card::from_index(3)}) == 0);
}

TEST_CASE("games that visit every card hold no more") {
    CHECK(in_a_game<gin_rummy>() == "");
    CHECK(in_a_game<freecell>() == "");
    CHECK(in_a_game<small_tricks::G>() == "");
    CHECK(in_a_game<toy_game>() == "");
}

TEST_CASE("a game that forgets where cards lie is asked about them") {
    std::string const found = in_a_game<counts_no_stock>();
    INFO(found);
    CHECK(found.find("; `each_piece` visits 0") != found.npos);
    CHECK(found.find("`stock` ") != found.npos);
    auto const report = testing::conformance<counts_no_stock>().run(3);
    INFO(to_text(report));
    REQUIRE(report);
    bool asked = false;
    for (std::string const& each : report.not_checked)
        asked = asked || each.find("`each_piece` visits 0") != each.npos;
    CHECK(asked);
}
