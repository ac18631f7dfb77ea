// Games larger than those of the library, in whole playouts and as records: what limits there are is said by the compiler
// (see tests/compile_fail).
#include "support/large_games.hpp"

#include <set>
#include <string>

#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/playout.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/catch.hpp"

namespace {

/// Plays whole games, each of which its record gives again; and puts the game to the suite.
template <ludo::game G>
void plays_and_is_recorded(int games, int players) {
    typename G::options chosen;
    chosen.players = players;
    for (int seed = 0; seed < games; ++seed) {
        CAPTURE(seed);
        ludo::rng luck(static_cast<std::uint64_t>(seed));
        ludo::table<G> played(chosen, 1);
        while (!played.over())
            REQUIRE(played.play(played.actions().pick(luck)));
        std::string const text = *ludo::to_text(ludo::record_of(played));
        auto const again = ludo::load_text<G>(text);
        REQUIRE(again.has_value());
        CHECK(again->state() == played.state());
        CHECK(*ludo::to_text(ludo::record_of(*again)) == text);

        typename G::state s = G::deal(chosen, luck);
        CHECK(ludo::playout<G>(s, luck) > 0);
        CHECK(G::turn(s) == ludo::nobody);
    }
    auto const found = ludo::testing::conformance<G>().run(2);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
}

} // namespace

TEST_CASE("a board of 19 rows and 19 columns can be played on") {
    STATIC_REQUIRE(go_board::cell::count == 361);
    STATIC_REQUIRE(go_board::action::put(go_board::cell(18, 18)).text() == "put s19");
    STATIC_REQUIRE(go_board::action::put(go_board::cell(18, 18)).index() == 360);
    STATIC_REQUIRE(go_board::action::parse("put s19") == go_board::action::put(go_board::cell(18, 18)));
    plays_and_is_recorded<go_board>(20, 2);
}

TEST_CASE("a board of a hundred columns can be played on") {
    STATIC_REQUIRE(wide_board::action::put(wide_board::cell(2, 99)).text() == "put cv3"); // 3 * 26 letters, and 22 more
    plays_and_is_recorded<wide_board>(20, 2);
}

TEST_CASE("a step of 5,001 actions is chosen from, each as likely as the others") {
    using action = auction<2>::action;
    STATIC_REQUIRE(action::most_in_a_step == 5001);
    plays_and_is_recorded<auction<2>>(20, 2);

    ludo::table<auction<2>> table({}, 1);
    CHECK(table.actions().size() == 5001);
    CHECK(table.actions().nth(4999) == action::say(auction<2>::price(999), auction<2>::rounds(4)));
    ludo::rng luck(1);
    long long sum = 0;
    for (int i = 0; i < 10000; ++i)
        sum += table.actions().pick(luck).index();
    // of 0 to 5000 the mean is 2500; the sum of 10,000 has a deviation of 100 * 5001 / sqrt(12) = 144,400: five of them
    CHECK(25000000 - 720000 < sum);
    CHECK(sum < 25000000 + 720000);
}

TEST_CASE("ten can play, and twelve") {
    STATIC_REQUIRE(auction<10>::seats.most == 10);
    plays_and_is_recorded<auction<10>>(20, 10);
    plays_and_is_recorded<auction<12>>(20, 12);

    ludo::table<auction<10>> table({.players = 10, .first = ludo::seat(9)}, 1);
    CHECK(table.turn() == ludo::seat(9));
    REQUIRE(table.play(auction<10>::action::pass()));
    CHECK(table.turn() == ludo::seat(0));
    REQUIRE(table.play(auction<10>::action::from_index(4999)));
    CHECK(table.over());
    CHECK(table.scores().size() == 10);
    CHECK(table.places()[ludo::seat(0)] == 1);
    CHECK(table.places()[ludo::seat(9)] == 2);
}
