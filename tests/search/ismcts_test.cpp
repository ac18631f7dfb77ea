#include <ludo/search/ismcts.hpp>

#include <array>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/search/random_player.hpp>

#include "../examples/games/connect_four.hpp"
#include "../examples/games/tic_tac_toe.hpp"
#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/clairvoyant.hpp"
#include "support/random_position.hpp"
#include "support/thoughts_fingerprints.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

std::vector<search_node> memory(20'000);

ismcts<> thinker(std::uint64_t most) { return {.memory = memory, .budget = {most}}; }

/// A position in which these were played, by their texts.
template <game G>
typename G::state after(std::initializer_list<std::string_view> texts) {
    rng luck(1);
    auto s = G::deal({}, luck);
    for (std::string_view each : texts) {
        auto const a = action_of<G>(s, each);
        REQUIRE(a);
        REQUIRE(ludo::refusal_of<G>(s, *a) == nullptr);
        G::play(s, *a);
    }
    return s;
}

template <game G, typename First, typename Second>
seat_numbers play(First const& first, Second const& second, rng& luck) {
    auto s = G::deal({}, luck);
    while (G::turn(s) != nobody) {
        view<G> const seen(s, G::turn(s));
        G::play(s, G::turn(s) == seat(0) ? first.choose(seen, luck) : second.choose(seen, luck));
    }
    return G::scores(s);
}

} // namespace

TEST_CASE("the search looks, and then says what it saw: one plan for what it cannot tell apart, others for what it can") {
    rng luck(1);
    using cups = three_cups::action;
    for (int i = 0; i < 20; ++i) {
        auto s = three_cups::deal({}, luck);
        REQUIRE(thinker(500).choose(view<three_cups>(s, seat(0)), luck) == cups::look());
        three_cups::play(s, cups::look());
        three_cups::play(s, thinker(500).choose(view<three_cups>(s, seat(0)), luck));
        CHECK(three_cups::scores(s)[seat(0)] == 1);
    }
}

TEST_CASE("the search does not take what wins in each world for what wins") {
    std::array<search_node, 100> nodes{};
    ismcts<iterations, clairvoyant> const player{.memory = nodes, .budget = {3000}};
    rng luck(1);
    view<three_cups> const blind(three_cups::deal({.may_look = false}, luck), seat(0));
    CHECK(player.think(blind, luck).best() == three_cups::action::draw());
    view<three_cups> const seeing(three_cups::deal({}, luck), seat(0));
    CHECK(player.think(seeing, luck).best() == three_cups::action::look());
}

TEMPLATE_TEST_CASE("the search cannot peek: two truths that look the same to it lead to the same thoughts", "", calcory, yamy,
                   bonbons, xxl::lower, xxl::runs, xxl::may_refuse, xxl::set_colour, xxl::pur) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        rng luck(seed);
        auto const table = random_table<TestType>({}, seed, static_cast<int>(luck.below(40)));
        if (table.over())
            continue;
        auto const one = table.state();
        auto const other = TestType::determinize(TestType::view(one, table.turn()), luck);
        rng first(seed), second(seed);
        auto const found = thinker(100).think(view<TestType>(one, table.turn()), first);
        CHECK(found == thinker(100).think(view<TestType>(other, table.turn()), second));
        CHECK(first == second);
        CHECK(found.iterations == 100);
    }
}

TEST_CASE("the search takes three in a row, and keeps the other seat from them") {
    // seat 0 has a1 and b1, seat 1 has a2 and b2; whoever has the turn wins at once
    rng luck(1);
    auto const winning = after<tic_tac_toe>({"put a1", "put a2", "put b1", "put b2"});
    auto const found = thinker(1000).think(view<tic_tac_toe>(winning, seat(0)), luck);
    CHECK(found.best().text() == "put c1");
    CHECK(found.ranked()[0].worth() == 1000);
    auto const threatened = after<tic_tac_toe>({"put a1", "put b2", "put b1"});
    CHECK(thinker(1000).choose(view<tic_tac_toe>(threatened, seat(1)), luck).text() == "put c1");
}

TEST_CASE("the search takes four in a row, and sees two threats at once coming") {
    rng luck(1);
    auto const winning = after<connect_four>({"drop d", "drop a", "drop e", "drop a", "drop f", "drop b"});
    auto const best = thinker(2000).choose(view<connect_four>(winning, seat(0)), luck);
    CHECK((best.text() == "drop c" || best.text() == "drop g"));
    // with d and e in an otherwise empty lowest row, a third beside them leaves both ends open
    auto const two = after<connect_four>({"drop d", "drop d", "drop e"});
    auto const answer = thinker(5000).choose(view<connect_four>(two, seat(1)), luck);
    CHECK((answer.text() == "drop c" || answer.text() == "drop f" || answer.text() == "drop b" || answer.text() == "drop g"));
}

TEMPLATE_TEST_CASE("the search takes a win that it can be sure of", "", calcory, bonbons) {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 120 && found < 12; ++seed) {
        rng luck(seed);
        auto s = TestType::deal({}, luck);
        while (TestType::turn(s) != nobody) {
            seat const mine = TestType::turn(s);
            auto next = TestType::actions(s).pick(luck);
            // an action that ends the game at once, with the first place, wherever the unknown lies
            view<TestType> const seen(s, mine);
            auto const wins = [&](typename TestType::action a) {
                for (int i = 0; i < 12; ++i) {
                    auto world = seen.determinize(luck);
                    TestType::play(world, a);
                    if (TestType::turn(world) != nobody || by_places().operator()<TestType>(world)[mine] != best_value)
                        return false;
                }
                return true;
            };
            auto end = s;
            TestType::play(end, next);
            if (TestType::turn(end) == nobody && wins(next)) {
                ++found;
                auto const thought = thinker(4000).think(seen, luck);
                CHECK(thought.ranked()[0].worth() >= 980);
            }
            s = end;
        }
    }
    CHECK(found >= 6);
}

TEST_CASE("in tic-tac-toe it never loses, and against itself all games are drawn") {
    rng luck(1);
    for (int i = 0; i < 15; ++i) {
        auto const first = play<tic_tac_toe>(thinker(2000), random_player(), luck);
        CHECK(first[seat(0)] >= first[seat(1)]);
        auto const second = play<tic_tac_toe>(random_player(), thinker(2000), luck);
        CHECK(second[seat(1)] >= second[seat(0)]);
        auto const both = play<tic_tac_toe>(thinker(2000), thinker(2000), luck);
        CHECK(both[seat(0)] == both[seat(1)]);
    }
}

TEST_CASE("where memory is full it goes on, and says so") {
    rng luck(1);
    view<calcory> const seen(calcory::deal({}, luck), seat(0));
    for (std::size_t size : {0u, 1u, 10u, 100u}) {
        auto const found = ismcts<>{.memory = std::span(memory).first(size), .budget = {500}}.think(seen, luck);
        CHECK(found.memory_full);
        CHECK(found.nodes == size);
        CHECK(found.iterations == 500);
        CHECK(seen.actions().contains(found.best()));
    }
    CHECK_FALSE(thinker(500).think(seen, luck).memory_full);
}

TEST_CASE("the visits of all actions are the iterations") {
    rng luck(1);
    view<xxl::lower> const seen(xxl::lower::deal({.players = 4}, luck), seat(0));
    std::uint64_t visits = 0;
    auto const found = thinker(700).think(seen, luck);
    for (auto const& each : found.ranked())
        visits += each.visits;
    CHECK(visits == 700);
    CHECK(found.worlds == found.ranked()[0].visits); // each action was tried in as many worlds as it was tried
    CHECK(found.line().size() > 1);
    CHECK(found.line()[0].what == found.best());
    CHECK(found.line()[0].by == seat(0));
}

TEST_CASE("a budget of none is one iteration, and a flag or a clock stops it") {
    rng luck(1);
    view<toy_game> const seen(toy_game::deal({}, luck), seat(0));
    CHECK(thinker(0).think(seen, luck).iterations == 1);
    bool const stop = true;
    using stopped = stoppable<iterations, bool>;
    CHECK(ismcts<stopped>{.memory = memory, .budget = {{1000}, &stop}}.think(seen, luck).iterations == 1);
    auto clock = [now = 0]() mutable { return ++now; };
    using timed = for_time<decltype(clock), int>;
    CHECK(ismcts<timed>{.memory = memory, .budget = timed(clock, 10, 16)}.think(seen, luck).iterations == 160);
}

TEST_CASE("others may be thought not to know what the searcher holds") {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        rng luck(seed);
        auto const table = random_table<xxl::lower>({.players = 3}, seed, 10);
        view<xxl::lower> const seen(table.state(), table.turn());
        ismcts<> player = thinker(300);
        player.opponents_imagine = true;
        rng same = luck;
        auto const found = player.think(seen, luck);
        CHECK(found == player.think(seen, same));
        CHECK(found.iterations == 300);
        CHECK(seen.actions().contains(found.best()));
    }
}

TEST_CASE("who play together play for the team") {
    rng luck(1);
    for (int players : {2, 3, 4}) {
        to_eleven::state s = to_eleven::deal({.players = players}, luck);
        while (to_eleven::turn(s) != nobody)
            to_eleven::play(s, thinker(300).choose(view<to_eleven>(s, to_eleven::turn(s)), luck));
        CHECK(s.points == 3); // all that there are; the first of equal actions would get none
    }
}

TEST_CASE("the values of a game may be the caller's") {
    // whoever wants to lose looks, and then names another cup; or guesses wrong
    auto const lose = [](three_cups::state const& s) {
        seat_values values = by_places().operator()<three_cups>(s);
        values[seat(0)] = best_value - values[seat(0)];
        return values;
    };
    rng luck(1);
    auto s = three_cups::deal({}, luck);
    ismcts<iterations, random_rollout, decltype(lose)> const player{.memory = memory, .budget = {1000}, .evaluate = lose};
    while (three_cups::turn(s) != nobody)
        three_cups::play(s, player.choose(view<three_cups>(s, seat(0)), luck));
    CHECK(three_cups::scores(s)[seat(0)] == -1);
}

TEST_CASE("the same luck gives the same thoughts on every machine") {
    for (auto const& [name, expected] : expected_thoughts) {
        INFO(name);
        CHECK(found_thoughts(name) == expected);
    }
}

TEST_CASE("ismcts thinks while the program is compiled") {
    constexpr auto best = [] {
        std::array<search_node, 20> nodes{};
        rng luck(1);
        view<three_cups> const seen(three_cups::deal({}, luck), seat(0));
        return ismcts<>{.memory = nodes, .budget = {60}}.choose(seen, luck);
    };
    STATIC_REQUIRE(best() == three_cups::action::look());
}

TEST_CASE("whoever plays on in thought is given a world, never a view with holes") {
    int asked = 0;
    auto const looks = [&asked](xxl::lower::state const& s, rng& luck) {
        ++asked;
        REQUIRE(s.hands.hidden() == 0);
        REQUIRE(s.stock.hidden() == 0);
        return xxl::lower::actions(s).pick(luck);
    };
    rng luck(3);
    auto const table = random_table<xxl::lower>({.players = 3}, 3, 10);
    ismcts<iterations, decltype(looks)> const player{.memory = memory, .budget = {100}, .rollout = looks};
    CHECK(player.think(view<xxl::lower>(table.state(), table.turn()), luck).iterations == 100);
    CHECK(asked > 100);
}
