// Calcory against a slow and literal reference implementation that shares no code with it, action by action, over games
// with options by lot, half of them steered towards thirteens.
//
//   standalone_calcory_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "oracle/calcory.hpp"
#include "support/calcory.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = calcory;

namespace {

/// The table as the oracle writes it.
std::string written(G::state const& s) {
    std::string tokens;
    for (int i = 0; i < G::cell::count; ++i) {
        G::cell const at = G::cell::from_index(i);
        bool const held = s.phase == G::game_phase::returning || s.phase == G::game_phase::placing;
        std::string const suffix = s.table.down().contains(at) ? "-" : s.table.up().contains(at) ? "*" : "+";
        bool const there = s.table.taken().contains(at) && !(held && s.table.turned().contains(at));
        tokens += (i > 0 ? " " : "") + (there ? to_text(s.table.at(at)) + suffix : ".");
    }
    return tokens;
}

/// What differs between the two, or an empty text.
std::string difference(G::state const& s, oracle::calcory const& other, bool in_full) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    std::string const marks = s.marker == nobody ? ""
                                                 : std::to_string(s.marker.index()) + ' ' + std::to_string(s.marked.sum) + ' ' +
                                                       std::to_string(s.marked.count);
    if (marks != other.marks())
        return "marks " + other.marks();
    if (!in_full)
        return "";
    if (written(s) != other.table())
        return "table " + other.table();
    for (seat viewer : ludo::each_seat(G::players(s))) {
        G::state const seen = G::view(s, viewer);
        if (written(seen) != other.seen_by(viewer.index()))
            return "what seat " + to_text(viewer) + " sees: " + other.seen_by(viewer.index());
        std::vector<std::string> pile;
        G::each_piece(s, [&](int place, int kind) {
            if (place == G::cell::count + viewer.index())
                pile.push_back(to_text(G::card::from_index(kind)));
        });
        if (sorted(pile) != sorted(other.pile(viewer.index())))
            return "pile of seat " + to_text(viewer);
    }
    for (int i = 0; i < G::cell::count; ++i) {
        std::vector<std::string> candidates;
        s.remembered.collected.candidates(G::cell::from_index(i)).each([&](G::card one) { candidates.push_back(to_text(one)); });
        if (sorted(candidates) != sorted(other.candidates(to_text(G::cell::from_index(i)))))
            return "candidates for " + to_text(G::cell::from_index(i));
    }
    return "";
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments);
    std::uint64_t actions = 0, longest = 0, small_tables = 0, forced_ends = 0, passes = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::state s = G::deal(chosen, luck);
        std::vector<std::string> layout;
        for (int i = 0; i < G::cell::count; ++i)
            layout.push_back(to_text(s.table.at(G::cell::from_index(i))));
        oracle::calcory other({chosen.players, chosen.first.index(), chosen.min_cards_without_win, chosen.thirteen_removes_marks,
                               chosen.markers_per_player, chosen.reveal_returned_card},
                              layout);
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            bool const in_full = played % 16 == seed % 16 || G::turn(s) == nobody;
            if (auto const what = difference(s, other, in_full); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody)
                break;
            G::action const a = seed % 2 == 0 ? G::actions(s).pick(luck) : steered(s, luck);
            G::state const before = s;
            last = to_text(a);
            G::play(s, a);
            other.play(last);
            small_tables += s.table.taken().size() <= 6;
            forced_ends += a.is<"turn">() && s.table.down().empty() && s.phase != G::game_phase::returning;
            bool const all_passed = before.phase == G::game_phase::turning && s.phase == G::game_phase::returning &&
                                    s.turn == before.turn && s.revealed.sum < 13;
            bool const some_passed = s.turn != nobody && s.turn != before.turn && s.turn != before.turn.next(chosen.players);
            passes += all_passed || some_passed;
        }
        actions += played;
        longest = std::max(longest, played);
    }
    std::printf("%d games from seed %llu, %llu actions, the longest game %llu: no difference.\n", games,
                static_cast<unsigned long long>(first_seed), static_cast<unsigned long long>(actions),
                static_cast<unsigned long long>(longest));
    std::printf("Tables of six cards or fewer %llu, turning that ended for want of cards %llu, passes %llu.\n",
                static_cast<unsigned long long>(small_tables), static_cast<unsigned long long>(forced_ends),
                static_cast<unsigned long long>(passes));
    return small_tables > 0 && forced_ends > 0 && passes > 0 ? 0 : 1;
}
