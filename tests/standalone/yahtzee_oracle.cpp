// Yahtzee of examples/games against a slow and literal reference implementation that shares no code with it, action by action: games
// at random, and games of players who go for Yahtzees, so that jokers come up.
//
//   standalone_yahtzee_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "../../examples/games/yahtzee.hpp"
#include "oracle/yahtzee.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = yahtzee;

namespace {

std::string difference(G::state const& s, oracle::yahtzee const& other) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    std::vector<int> dice;
    s.lying.each([&](auto each) { dice.push_back(each.index() + 1); });
    if (dice != other.dice() || s.rolled != other.rolls())
        return "roll";
    for (seat each : ludo::each_seat(s.chosen.players))
        for (int row = 0; row < G::box::count; ++row) {
            G::box const one = G::box::from_index(row);
            int const points = s.sheets[each].open(one) ? -1 : s.sheets[each].points(one);
            if (points != other.box(each.index(), to_text(one)))
                return "sheet of seat " + to_text(each);
        }
    return "";
}

/// Rolls all that do not show the face that comes up most, and fills the Yahtzee as soon as there is one, or the box of that face.
G::action goes_for_yahtzees(G::state const& s, rng& luck) {
    auto const legal = G::actions(s);
    if (s.rolled == 0)
        return G::action::roll();
    int face = 0;
    while (s.lying.of(die<>(face)) < most_alike(s.lying))
        ++face;
    G::dice kept, others = s.lying;
    kept.add(die<>(face), most_alike(s.lying));
    others -= kept;
    if (s.rolled < G::rolls && !others.empty())
        return G::action::again(others);
    for (G::action each : {G::action::fill(G::five_alike), G::action::fill(G::box::from_index(face))})
        if (legal.contains(each) && (each.with<"fill">() != G::five_alike || others.empty()))
            return each;
    return legal.pick(luck);
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments, 1500);
    std::uint64_t actions = 0, jokers = 0, bonuses = 0, upper_bonuses = 0, last_resorts = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::state s = G::deal(chosen, luck);
        rng mirror = s.luck;
        oracle::yahtzee other(chosen.players, chosen.first.index(), [&] { return static_cast<int>(mirror.below(6)) + 1; });
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference(s, other); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody)
                break;
            G::action const a = seed % 4 == 0 ? G::actions(s).pick(luck) : goes_for_yahtzees(s, luck);
            last = to_text(a);
            if (a.is<"fill">() && G::joker(s)) {
                ++jokers;
                last_resorts += a.with<"fill">().index() < G::upper && a.with<"fill">()->worth(s.lying, true) == 0;
            }
            G::play(s, a);
            other.play(last);
        }
        for (seat each : ludo::each_seat(chosen.players)) {
            bonuses += static_cast<std::uint64_t>(s.jokers[each]);
            upper_bonuses += s.sheets[each].sum(G::box(), G::upper) >= 63;
        }
        actions += played;
    }
    std::printf("%d games from seed %llu, %llu actions: no difference.\n", games, static_cast<unsigned long long>(first_seed),
                static_cast<unsigned long long>(actions));
    std::printf("Jokers %llu, with 100 points %llu, into an upper box of another number %llu; 63 points above %llu.\n",
                static_cast<unsigned long long>(jokers), static_cast<unsigned long long>(bonuses),
                static_cast<unsigned long long>(last_resorts), static_cast<unsigned long long>(upper_bonuses));
    return games < 500 || (jokers > 0 && bonuses > 0 && last_resorts > 0 && upper_bonuses > 0) ? 0 : 1;
}
