#include <functional>

#include "support/bonbons.hpp"
#include "support/catch.hpp"
#include "support/each_step.hpp"

using namespace ludo;
using G = bonbons;

namespace {

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;

void each_step(step_check const& look) {
    each_step_of<G>(look, steered, 300); // luck alone seldom ends a game
}

int tiles_of(G::state const& s, seat owner) { return (s.rounds.taken() & ludo::bonbons_game::rows::of(owner)).size(); }

} // namespace

TEST_CASE(
    "Bonbons: round tiles per player plus the reserve are constant; a fifth tile comes from the reserve, to whoever unwraps") {
    prop("round tiles per player plus the reserve are constant; a fifth tile comes from the reserve, to whoever unwraps", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            int gained = 0;
            for (seat each : ludo::each_seat(before.chosen.players)) {
                int const more = tiles_of(after, each) - tiles_of(before, each);
                RC_ASSERT(more == 0 || (more == 1 && each == before.turn));
                RC_ASSERT(tiles_of(after, each) == 4 || tiles_of(after, each) == 5);
                gained += more;
            }
            RC_ASSERT(after.reserve.size() == before.reserve.size() - gained);
            RC_ASSERT(after.reserve.size() + after.rounds.taken().size() == (after.chosen.quick ? 24 : 32));
        });
    });
}

TEST_CASE("Bonbons: a covered tile is never turned over, stolen or given") {
    prop("a covered tile is never turned over, stolen or given", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            for (G::slot at : before.covered) {
                RC_ASSERT(after.covered.contains(at));
                RC_ASSERT(after.rounds.down().contains(at));
                RC_ASSERT(after.rounds.at(at) == before.rounds.at(at));
                RC_ASSERT(after.rounds.seen().contains(at) == before.rounds.seen().contains(at));
            }
        });
    });
}

TEST_CASE("Bonbons: a found tile stays where it is, face up") {
    prop("a found tile stays where it is, face up", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            RC_ASSERT((before.rounds.up() - after.rounds.up()).empty());
            RC_ASSERT((before.squares.up() - after.squares.up()).empty());
            for (G::slot at : before.rounds.up())
                RC_ASSERT(after.rounds.at(at) == before.rounds.at(at));
        });
    });
}

TEST_CASE("Bonbons: the square of every round tile that lies face down is still on the grid, and not found") {
    prop("the square of every round tile that lies face down is still on the grid, and not found", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            for (G::slot at : after.rounds.down()) {
                int there = 0;
                for (G::cell on : after.squares.down_or_turned())
                    there += ludo::bonbons_game::identical(after.squares.at(on), after.rounds.at(at));
                RC_ASSERT(there == 1);
            }
        });
    });
}

TEST_CASE("Bonbons: what is seen agrees with the truth, all see the same, and what was seen stays known where it goes") {
    prop("what is seen agrees with the truth, all see the same, and what was seen stays known where it goes", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            G::state const seen = G::view(after, seat(0));
            for (seat each : ludo::each_seat(after.chosen.players))
                RC_ASSERT(G::view(after, each) == seen);
            for (G::cell at : after.squares.taken())
                RC_ASSERT(!seen.squares.at(at).known() || seen.squares.at(at) == after.squares.at(at));
            for (G::slot at : after.rounds.taken())
                RC_ASSERT(!seen.rounds.at(at).known() || seen.rounds.at(at) == after.rounds.at(at));
            for (G::round each : seen.reserve)
                RC_ASSERT(!each.known());
            if (a.is<"give">()) {
                G::slot const from(before.turn, a.with<"give">());
                G::slot const to = before.rounds.turned().first();
                RC_ASSERT(after.rounds.seen().contains(to) == before.rounds.seen().contains(from));
                RC_ASSERT(after.rounds.at(to) == before.rounds.at(from));
            }
        });
    });
}

TEST_CASE("Bonbons: nobody has won before the end, and then one has: the one whose turn it was, with nothing face down") {
    prop("nobody has won before the end, and then one has: the one whose turn it was, with nothing face down", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            int points = 0;
            for (int each : G::scores(after))
                points += each;
            RC_ASSERT(points == (G::turn(after) == nobody));
            for (seat each : ludo::each_seat(after.chosen.players))
                RC_ASSERT(((ludo::bonbons_game::rows::of(each) & after.rounds.down_or_turned()) - after.covered).empty() ==
                          (G::turn(after) == nobody && each == before.turn));
        });
    });
}

TEST_CASE("Bonbons: the position is accepted at every step, and so is what is seen of it") {
    prop("the position is accepted at every step, and so is what is seen of it", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            RC_ASSERT(wrong_with<G>(after) == nullptr);
            RC_ASSERT(wrong_with<G>(G::view(after, seat(1))) == nullptr);
        });
    });
}
