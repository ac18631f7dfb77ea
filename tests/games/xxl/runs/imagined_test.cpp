#include <ludo/games/xxl/runs/imagined.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using G = xxl::runs;
namespace runs_game = ludo::xxl::runs_game;

namespace {

/// Without a stock; seat 0 can lay green 6, 7, 8.
G::state dry() { return laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b"); }

/// Is that so in whatever is imagined from a view?
template <typename Agrees>
bool always(G::state const& seen, Agrees agrees) {
    runs_game::imagined worlds(seen);
    REQUIRE(worlds.possible);
    rng luck(1);
    bool all = true;
    for (int i = 0; i < 100; ++i)
        all = all && agrees(worlds.draw(luck));
    return all;
}

} // namespace

TEST_CASE("what is imagined is whole, and looks the same") {
    for (G::state const& s : {dry(), laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y", "1y7b 5r9g")})
        for (seat viewer : ludo::each_seat(2)) {
            G::state const seen = G::view(s, viewer);
            CHECK(always(seen, [&](G::state const& full) {
                return full.hands.hidden() == 0 && full.stock.hidden() == 0 && G::view(full, viewer) == seen;
            }));
        }
}

TEST_CASE("without a stock the game goes on only because somebody can form a run") {
    CHECK(always(G::view(dry(), seat(1)), [](G::state const& full) { return runs_game::anybody_can_lay(full); }));
    G::state wet = laid_so({}, {"0g1r", "1g2r 2y9b 3b10r"}, "7g9y", "4b6g 6b7g 6y8g 0g2r 5r9g 0b5y");
    CHECK_FALSE(always(G::view(wet, seat(1)), [](G::state const& full) { return runs_game::anybody_can_lay(full); }));
}

TEST_CASE("a run that was begun can be completed") {
    runs_table table(laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b", "5r9g 0b5y 2g4y"));
    REQUIRE(table.plays("meld g 4b6g") == "");
    CHECK(always(G::view(table.state(), seat(1)), [](G::state const& full) { return !G::actions(full).empty(); }));
}

TEST_CASE("a seat that was passed over has no run") {
    G::state s = laid_so({.players = 3}, {"4b6g 6b7g 6y8g", "0g1r 0g2r 2y9b", "4y5r 5b6r 2b7r"}, "");
    s.remembered.stuck = ludo::xxl::runs_game::seat_set::of(seat(1));
    CHECK(always(G::view(s, seat(2)), [](G::state const& full) { return !runs_game::can_lay(full, seat(1)); }));
}

TEST_CASE("of what contradicts itself there is no world") {
    G::state seen = G::view(dry(), seat(1));
    CHECK(runs_game::imagined(seen).possible);
    seen.hands = dry().hands;
    seen.hands.remove(seat(0), G::card(6, 8)); // all is known, and nobody has a run
    seen.laid[seat(1)].insert(G::card(6, 8));
    CHECK_FALSE(runs_game::imagined(seen).possible);
}

TEST_CASE("where the highest hand begins worlds are as likely as the deals that lead to them, counted one by one") {
    G::options const chosen{.starter = xxl::starter::hand_total};
    // seat 0 has four of these nine cards; the others are the stock
    std::vector<std::string> pack = words("0g6r 0b8g 1b9g 2b7r 3y7g 4y5r 5r9g 6y8g 7g9y");
    auto const begun = [&] {
        std::string hand, stock;
        for (std::size_t i = 0; i < pack.size(); ++i)
            (i < 4 ? hand : stock) += pack[i] + ' ';
        G::state s = laid_so(chosen, {hand, "9y10r 0y10b 0r7y 2r6y"}, "0g1r 0g2r 1g2r", stock); // 44 in the other hand
        s.turn = G::beginner(chosen, s.hands);
        s.remembered.saw_deal(s);
        return s;
    };
    // what seat 1 sees: a card goes for another one, another for one on display, and one more
    constexpr auto seen = "add 5r9g, end, end, swap 0b8g, for 0g2r, end, end, add 3y7g, end";
    std::map<std::string, double> deals, worlds;
    auto const hand = [](G::state const& s) { return runs_table(s).hand(0); };
    G::state view;
    double all = 0;
    std::sort(pack.begin(), pack.end());
    do {
        // the order of the cards that stay in the stock, and of those in the hand, does not matter
        if (!std::is_sorted(pack.begin(), pack.begin() + 4) || !std::is_sorted(pack.begin() + 6, pack.end()))
            continue;
        runs_table table(begun());
        if (table.mover() != 0 || table.plays(seen) != "")
            continue;
        ++deals[hand(table.state())];
        ++all;
        view = G::view(table.state(), seat(1));
    } while (std::next_permutation(pack.begin(), pack.end()));
    REQUIRE(deals.size() > 10);

    rng luck(1);
    constexpr int draws = 100'000;
    for (int i = 0; i < draws; ++i)
        ++worlds[hand(G::determinize(view, luck))];
    double unlike = 0, even = 0; // in total variation; for comparison, if all worlds were equally likely
    for (auto const& [cards, ways] : deals) {
        unlike += std::abs(ways / all - worlds[cards] / draws) / 2;
        even += std::abs(ways / all - 1.0 / static_cast<double>(deals.size())) / 2;
    }
    CAPTURE(unlike, even, deals.size());
    CHECK(worlds.size() == deals.size());
    CHECK(unlike < 0.01); // 0.005 by chance: half of 16 deviations of about 0.8 sqrt(1 / 16 / 100,000)
    CHECK(even > 0.1);
}
