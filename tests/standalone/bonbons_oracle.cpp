// Bonbons against a slow and literal reference implementation that shares no code with it, action by action, over games with
// options by lot, half of them steered towards pairs, thefts, coins and ends.
//
//   standalone_bonbons_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "oracle/bonbons.hpp"
#include "support/bonbons.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = bonbons;

namespace {

constexpr std::uint64_t longest_by_luck = 600; // luck alone seldom ends a game

/// What differs between the two, or an empty text.
std::string difference(G::state const& s, oracle::bonbons const& other) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (bonbons_table::squares(s) != other.squares())
        return "grid " + other.squares();
    if (texts_of(s.reserve) != other.reserve())
        return "reserve";
    for (seat owner : ludo::each_seat(G::players(s)))
        if (bonbons_table::row(s, owner.index()) != other.rounds(owner.index()))
            return "row " + other.rounds(owner.index());
    G::state const seen = G::view(s, seat(0));
    for (seat viewer : ludo::each_seat(G::players(s)))
        if (!(G::view(s, viewer) == seen))
            return "view of seat " + to_text(viewer) + ": everybody knows the same";
    if (bonbons_table::squares(seen) != other.squares_seen())
        return "grid as it is known: " + other.squares_seen();
    for (seat owner : ludo::each_seat(G::players(s)))
        if (bonbons_table::row(seen, owner.index()) != other.rounds_seen(owner.index()))
            return "row as it is known: " + other.rounds_seen(owner.index());
    return "";
}

struct counts {
    std::uint64_t thefts = 0, coins = 0, wrappers = 0, fifths = 0, without_fifth = 0, after = 0, ends = 0, unfinished = 0;
};

void count(counts& all, G::state const& before, G::action a, G::state const& after) {
    all.thefts += a.is<"give">();
    all.coins += a.is<"cover">();
    bool const wrapper = a.is<"flip">() && a.with<"flip">().is<G::cell>() &&
                         before.squares.at(a.with<"flip">().as<G::cell>()) == ludo::bonbons_game::wrapper;
    all.wrappers += wrapper;
    all.fifths += wrapper && before.reserve.size() > after.reserve.size();
    all.without_fifth += wrapper && before.reserve.size() == 0;
    all.after += before.phase == G::game_phase::after_wrapper && a.is<"flip">();
    all.ends += G::turn(after) == nobody;
}

} // namespace

int main(int arguments, char** argument) {
    auto const [games, first_seed] = oracle_run(arguments, argument);
    std::uint64_t actions = 0, longest = 0;
    counts all;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::state s = G::deal(chosen, luck);
        std::vector<std::string> squares, rounds;
        for (G::cell at : s.squares.taken())
            squares.push_back(to_text(s.squares.at(at)));
        for (G::slot at : s.rounds.taken())
            rounds.push_back(to_text(s.rounds.at(at)));
        for (G::round each : s.reserve)
            rounds.push_back(to_text(each));
        oracle::bonbons other({chosen.players, chosen.first.index(), chosen.quick, to_text(chosen.removed_kinds),
                               chosen.replay_after_steal, chosen.replay_after_coins, to_text(chosen.after_wrapper),
                               chosen.coins_only_at_turn_start, chosen.any_two_tiles},
                              squares, rounds);
        std::uint64_t played = 0;
        bool const by_luck = luck.below(3) == 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference(s, other); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody)
                break;
            if (by_luck && played == longest_by_luck) {
                ++all.unfinished;
                break;
            }
            G::action const a = by_luck ? G::actions(s).pick(luck) : steered(s, luck);
            G::state const before = s;
            last = to_text(a);
            G::play(s, a);
            other.play(last);
            count(all, before, a, s);
        }
        actions += played;
        longest = std::max(longest, played);
    }
    auto const number = [](std::uint64_t n) { return static_cast<unsigned long long>(n); };
    std::printf("%d games from seed %llu, %llu actions, the longest game %llu: no difference.\n", games, number(first_seed),
                number(actions), number(longest));
    std::printf(
        "Thefts %llu, coin triples %llu, wrappers %llu (fifth tiles %llu, nothing to draw %llu, a round tile after them %llu), ends %llu, cut off %llu.\n",
        number(all.thefts), number(all.coins), number(all.wrappers), number(all.fifths), number(all.without_fifth),
        number(all.after), number(all.ends), number(all.unfinished));
    return all.thefts > 0 && all.coins > 0 && all.fifths > 0 && all.without_fifth > 0 && all.after > 0 && all.ends > 0 ? 0 : 1;
}
