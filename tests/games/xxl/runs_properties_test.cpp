#include <array>
#include <functional>
#include <map>

#include "support/catch.hpp"
#include "support/each_step.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;
using G = runs;

namespace {

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;

void each_step(step_check const& look) {
    each_step_of<G>(look, melds, 3000); // where nothing is added, luck alone seldom ends a game
}

/// Three cards of one colour, by trying: is there an order and a colour in which their digits follow one another?
bool is_run(G::state const& s, G::cards const& three) {
    for (int in = 0; in < G::colour::count; ++in) {
        std::array<int, 3> digits{};
        int found = 0;
        for (G::card each : three)
            if (s.chosen.deck.shows(each, G::colour(in)))
                digits[static_cast<std::size_t>(found++)] = s.chosen.deck.digit(each, G::colour(in));
        std::sort(digits.begin(), digits.end());
        if (found == 3 && three.size() == 3 && digits[1] == digits[0] + 1 && digits[2] == digits[1] + 1)
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("runs: every card is in one place, and there are 55") {
    prop("every card is in one place, and there are 55", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            std::map<int, int> places;
            G::each_piece(after, [&](int, int kind) { ++places[kind]; });
            RC_ASSERT(places.size() == 55);
            for (auto const& [kind, how_many] : places)
                RC_ASSERT(kind >= 0 && how_many == 1);
        });
    });
}

TEST_CASE("runs: what is laid is three consecutive digits of one colour, with one card of the hand at least, and stays") {
    prop("what is laid is three consecutive digits of one colour, with one card of the hand at least, and stays", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            for (seat each : ludo::each_seat(G::players(before))) {
                RC_ASSERT((before.laid[each] - after.laid[each]).empty());
                G::cards const more = after.laid[each] - before.laid[each];
                if (more.empty())
                    continue;
                RC_ASSERT(each == before.turn && is_run(before, more));
                RC_ASSERT(!(more & before.hands.of(each)).empty());
                RC_ASSERT((more - before.hands.of(each) - before.display).empty());
            }
        });
    });
}

TEST_CASE("runs: while the game goes on there is something to do, and `end` is it unless something was begun") {
    prop("while the game goes on there is something to do, and `end` is it unless something was begun", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            auto const legal = G::actions(after);
            RC_ASSERT(legal.empty() == (G::turn(after) == nobody));
            RC_ASSERT(legal.contains(G::action::end()) == (after.phase == G::game_phase::choosing));
            if (after.phase == G::game_phase::choosing && !after.laid_run && !after.exchanged)
                RC_ASSERT(legal.size() > 1); // or else the seat would have been passed over
        });
    });
}

TEST_CASE("runs: hands have four cards while the stock lasts, and never more; a turn has one run and one exchange at most") {
    prop("hands have four cards while the stock lasts, and never more; a turn has one run and one exchange at most", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            for (seat each : ludo::each_seat(G::players(after)))
                RC_ASSERT(after.hands.size(each) == 4 || (after.hands.size(each) < 4 && after.stock.size() == 0));
            if (!a.is<"end">() && G::turn(after) != nobody)
                RC_ASSERT(after.turn == before.turn && after.laid_run >= before.laid_run && after.exchanged >= before.exchanged);
        });
    });
}

TEST_CASE("runs: what the display shows is what its cards show") {
    prop("what the display shows is what its cards show", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            RC_ASSERT(after.displayed == xxl::digit_set(after.chosen.deck, after.display));
        });
    });
}

TEST_CASE(
    "runs: the game ends with an empty stock, and after a turn if that is agreed: nobody can form a run, or nobody did for a round") {
    prop("the game ends with an empty stock, and after a turn if that is agreed: nobody can form a run, or nobody did for a round",
         [] {
             each_step([](G::state const&, G::action a, G::state const& after) {
                 if (G::turn(after) != nobody)
                     return;
                 bool const turn_over = a.is<"end">();
                 RC_ASSERT(after.stock.size() == 0 && (turn_over || after.chosen.end == G::ending::at_once));
                 for (seat each : ludo::each_seat(G::players(after)))
                     for (G::card one : after.hands.of(each))
                         for (G::card other : after.hands.of(each) | after.display)
                             for (G::card third : after.hands.of(each) | after.display)
                                 RC_ASSERT(!is_run(after, {one, other, third}) ||
                                           (turn_over && after.without_run == G::players(after)));
             });
         });
}

TEST_CASE("runs: others know a card of a hand if it was named or came from the display, and no other") {
    prop("others know a card of a hand if it was named or came from the display, and no other", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            if (G::turn(after) == nobody)
                return;
            for (seat each : ludo::each_seat(G::players(after))) {
                G::cards expected = before.hands.open(each) & after.hands.of(each);
                if (each == before.turn) {
                    expected |= before.display & after.hands.of(each);
                    expected |= after.named & after.hands.of(each);
                }
                for (seat viewer : ludo::each_seat(G::players(after)))
                    RC_ASSERT(G::view(after, viewer).hands.of(each) == (viewer == each ? after.hands.of(each) : expected));
            }
            RC_ASSERT(!G::secret(before, a));
        });
    });
}

TEST_CASE("runs: the position is accepted at every step, and so are what is seen of it and what is imagined") {
    prop("the position is accepted at every step, and so are what is seen of it and what is imagined", [] {
        each_step([luck = rng(*rc::gen::arbitrary<std::uint64_t>())](G::state const&, G::action, G::state const& after) mutable {
            RC_ASSERT(wrong_with<G>(after) == nullptr);
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(G::players(after)))));
            RC_ASSERT(wrong_with<G>(G::view(after, viewer)) == nullptr);
            RC_ASSERT(wrong_with<G>(G::determinize(G::view(after, viewer), luck)) == nullptr);
        });
    });
}
