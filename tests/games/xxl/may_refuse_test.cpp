#include <ludo/games/xxl/may_refuse.hpp>

#include <algorithm>
#include <functional>

#include "support/catch.hpp"
#include "support/each_step.hpp"
#include "support/tricks_extras.hpp"

using namespace ludo;
using G = ludo::xxl::may_refuse;

namespace {

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;
void each_step(step_check const& look) {
    each_step_of<G>(look, [](G::state const& s, rng& luck) { return G::actions(s).pick(luck); });
}

} // namespace

TEST_CASE("may_refuse: its actions are written as the deck has the cards, and read so") {
    for (int index = 0; index < G::action::count; ++index) {
        auto const a = G::action::from_index(index);
        CHECK(G::action::parse(a.text()) == a);
        CHECK(G::action::parse(a.text(xxl::default_deck), xxl::default_deck) == a);
    }
    CHECK(G::action::keep(G::none()).text() == "keep none");
    CHECK(G::action::keep(*G::card::parse("6y8g")).text() == "keep 6y8g");
    CHECK(G::action::lead(*G::card::parse("6y8g"), G::colour(0)).text() == "lead 6y8g y");
    for (auto const* text : {"keep", "keep ?", "keep None", "lead 6y8g", "follow none", "refuse 6y8g"})
        CHECK_FALSE(G::action::parse(text).has_value());
}

TEST_CASE("may_refuse: a game against itself keeps every promise") {
    auto const result = testing::conformance<G>(tricks_extras<G>()).run(60);
    CHECK(result.wrong == "");
    CHECK(result.record == "");
    CHECK(result.small_cases > 0);
}

TEST_CASE("may_refuse: a follower of the first part who can follow does; in the second part, or refuses") {
    prop("a follower of the first part who can follow does; in the second part, or refuses", [] {
        each_step([](G::state const& before, G::action a, G::state const&) {
            if (before.phase != G::game_phase::following || a.is<"refuse">())
                return;
            bool able = false;
            for (G::card each : before.hands.of(before.turn))
                able = able || before.chosen.deck.shows(each, before.asked.first());
            RC_ASSERT(!able || before.chosen.deck.shows(a.with<"follow">(), before.asked.first()));
        });
    });
}

TEST_CASE(
    "may_refuse: a trick goes to the highest digit of the named colour, of equal ones to the highest total, and never to two") {
    prop("a trick goes to the highest digit of the named colour, of equal ones to the highest total, and never to two", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            if (before.phase != G::game_phase::following || !after.trick.empty())
                return;
            auto trick = before.trick;
            if (a.is<"follow">())
                trick.put(before.turn, a.with<"follow">());
            seat best;
            int equal = 0, rank = -1;
            trick.each(before.chosen.players, [&](seat by, G::card one) {
                if (!before.chosen.deck.shows(one, before.asked.first()))
                    return;
                int const mine = before.chosen.deck.digit(one, before.asked.first()) * 100 + one.total();
                equal = mine == rank ? equal + 1 : mine > rank ? 1 : equal;
                best = mine > rank ? by : best;
                rank = std::max(rank, mine);
            });
            RC_ASSERT(equal == 1);
            RC_ASSERT((trick.all() - after.won[best]).empty());
        });
    });
}

TEST_CASE("may_refuse: all cards are there, each once; the scores of a part are the totals of the tricks that were played in it") {
    prop("all cards are there, each once; the scores of a part are the totals of the tricks that were played in it", [] {
        int taken = 0, on_table = 0;
        each_step([&](G::state const& before, G::action a, G::state const& after) {
            RC_ASSERT(wrong_with<G>(after) == nullptr);
            int points = 0;
            for (int each : G::scores(after))
                points += each;
            if (a.is<"lead">())
                on_table += std::get<0>(a.with<"lead">()).total();
            if (a.is<"follow">())
                on_table += a.with<"follow">().total();
            if (after.phase != G::game_phase::following) {
                taken += on_table;
                on_table = 0;
            }
            if (before.own.part != after.own.part && !after.chosen.count_both_parts)
                taken = 0;
            RC_ASSERT(points == taken);
            if (before.own.part != after.own.part)
                for (seat each : ludo::each_seat(after.chosen.players))
                    RC_ASSERT(after.hands.size(each) == before.won[each].size());
        });
    });
}
