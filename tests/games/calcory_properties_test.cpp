#include <functional>
#include <map>
#include <set>

#include "support/calcory.hpp"
#include "support/catch.hpp"
#include "support/each_step.hpp"

using namespace ludo;
using G = calcory;

namespace {

using step_check = std::function<void(G::state const& before, G::action, G::state const& after)>;

void each_step(step_check const& look) { each_step_of<G>(look, steered); }

int sum_of(G::state const& s, ludo::calcory_game::cells const& some) {
    int sum = 0;
    for (G::cell at : some)
        sum += s.table.at(at).symbol();
    return sum;
}

bool collecting(G::state const& s) { return s.phase == G::game_phase::returning; }

} // namespace

TEST_CASE("a pick is a legal action, each as likely as the others") {
    rng luck(11);
    int asked = 0;
    for (int game = 0; game < 40; ++game) {
        G::state s = G::deal({.players = 2 + game % 3}, luck);
        for (int played = 0; G::turn(s) != nobody; ++played) {
            auto const legal = G::actions(s);
            if (played % 37 == game % 37 && ++asked <= 60) {
                std::map<int, int> found;
                for (int i = 0; i < 200 * legal.size(); ++i)
                    ++found[G::actions(s).pick(luck).index()];
                double chi_square = 0;
                int picked = 0;
                for (G::action each : legal) {
                    int const times = found[each.index()];
                    picked += times;
                    chi_square += (times - 200.0) * (times - 200.0) / 200;
                }
                CHECK(picked == 200 * legal.size());       // and nothing else
                CHECK(chi_square < 2 * legal.size() + 40); // mean size - 1
            }
            G::play(s, G::actions(s).pick(luck));
        }
    }
    CHECK(asked >= 60);
}

TEST_CASE("Calcory: what is collected has the sum 13, or it was marked and has a smaller one") {
    prop("what is collected has the sum 13, or it was marked and has a smaller one", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            if (!collecting(after))
                return;
            ludo::calcory_game::cells open = before.table.turned();
            if (a.is<"turn">())
                open.insert(a.with<"turn">());
            if (a.is<"turn">() && sum_of(before, open) == 13) {
                RC_ASSERT(after.turn == before.turn);
                RC_ASSERT(after.table.turned() == open);
            } else if (before.marker == after.turn) {
                RC_ASSERT(after.table.turned() == before.table.up());
                RC_ASSERT(sum_of(before, before.table.up()) < 13);
            } else { // marked and, as all others were passed, collected at once
                RC_ASSERT(after.turn == before.turn);
                RC_ASSERT(after.table.turned() == open);
                RC_ASSERT(sum_of(before, open) < 13);
            }
        });
    });
}

TEST_CASE("Calcory: marks are collected after every other seat had its turn or nothing to turn over") {
    prop("marks are collected after every other seat had its turn or nothing to turn over", [] {
        std::set<int> had_turn;
        each_step([&](G::state const& before, G::action, G::state const& after) {
            had_turn.insert(before.turn.index());
            if (collecting(after) && before.marker == after.turn && before.marker != before.turn)
                for (seat each : ludo::each_seat(before.chosen.players))
                    RC_ASSERT(each == after.turn || had_turn.contains(each.index()) || after.table.down().empty());
            if (!(after.marker == before.marker && after.marked == before.marked))
                had_turn.clear();
        });
    });
}

TEST_CASE("Calcory: cards on the table and in the piles are always the sixty of the deck, each once") {
    prop("cards on the table and in the piles are always the sixty of the deck, each once", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            std::map<std::string, int> count;
            int pieces = 0;
            G::each_piece(after, [&](int, int kind) {
                ++count[to_text(G::card::from_index(kind))];
                ++pieces;
            });
            RC_ASSERT(pieces == 60);
            for (auto const& [card, copies] : count)
                RC_ASSERT(copies == (card[0] == '1' || card[0] == '7' ? 2 : 1));
            int in_piles = 0;
            for (auto won : after.piled.of)
                in_piles += won;
            RC_ASSERT(in_piles + after.table.taken().size() == 60);
        });
    });
}

TEST_CASE("Calcory: a turn that fails leaves the table, the piles and the marks as they were") {
    prop("a turn that fails leaves the table, the piles and the marks as they were", [] {
        G::state begin;
        each_step([&](G::state const& before, G::action a, G::state const& after) {
            if (before.phase == G::game_phase::turning && before.revealed.count == 0)
                begin = before;
            ludo::calcory_game::cells open = before.table.turned();
            if (a.is<"turn">())
                open.insert(a.with<"turn">());
            int zeros = 0;
            for (G::cell at : open)
                zeros += before.table.at(at).symbol() == 0;
            if (!a.is<"turn">() || (sum_of(before, open) <= 13 && zeros < 2))
                return;
            // the marks may have come back to their owner in the same moment: then they are the cards turned over
            RC_ASSERT(after.table.down() == begin.table.down());
            RC_ASSERT((after.table.up() | after.table.turned()) == begin.table.up() || after.turn == nobody);
            RC_ASSERT(after.turn != before.turn);
            for (G::cell at : begin.table.down())
                RC_ASSERT(after.table.at(at) == begin.table.at(at));
        });
    });
}

TEST_CASE("Calcory: while marks lie there their sum never goes down, and with equal sums they get more") {
    prop("while marks lie there their sum never goes down, and with equal sums they get more", [] {
        each_step([](G::state const& before, G::action, G::state const& after) {
            if (before.marker == nobody || after.marker == nobody || after.marker == before.marker || collecting(after))
                return;
            RC_ASSERT(after.marked.sum > before.marked.sum ||
                      (after.marked.sum == before.marked.sum && after.marked.count > before.marked.count));
        });
    });
}

TEST_CASE("Calcory: nobody marks more cards than he has markers, and marked cards are one player's") {
    prop("nobody marks more cards than he has markers, and marked cards are one player's", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            RC_ASSERT(after.chosen.markers_per_player == 0 || after.table.up().size() <= after.chosen.markers_per_player);
            RC_ASSERT((after.marker == nobody) == after.table.up().empty());
            RC_ASSERT(after.marked.sum == sum_of(after, after.table.up()));
            RC_ASSERT(after.marked.count == after.table.up().size());
        });
    });
}

TEST_CASE("Calcory: every collection wins all cards but one, and only a collection wins any") {
    prop("every collection wins all cards but one, and only a collection wins any", [] {
        each_step([](G::state const& before, G::action a, G::state const& after) {
            for (seat each : ludo::each_seat(before.chosen.players)) {
                int const gained = after.piled[each] - before.piled[each];
                if (a.is<"to">() && each == before.turn && after.turn != nobody)
                    RC_ASSERT(gained == before.revealed.count - 1);
                else
                    RC_ASSERT(gained == 0 || (after.turn == nobody && gained <= before.revealed.count + 1));
            }
        });
    });
}

TEST_CASE("Calcory: the position is accepted at every step, and so is every seat's view") {
    prop("the position is accepted at every step, and so is every seat's view", [] {
        each_step([](G::state const&, G::action, G::state const& after) {
            RC_ASSERT(wrong_with<G>(after) == nullptr);
            for (seat each : ludo::each_seat(after.chosen.players))
                RC_ASSERT(wrong_with<G>(G::view(after, each)) == nullptr);
        });
    });
}
