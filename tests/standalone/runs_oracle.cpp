// The runs of XXL against a slow and literal reference implementation that shares no code with them, action by action, over
// games with options by lot, half of them steered towards runs.
//
//   standalone_runs_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "oracle/xxl/runs.hpp"
#include "support/oracle_run.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;
using G = runs;

namespace {

/// Cards as the deck of this game has them.
template <typename Cards>
std::vector<std::string> as_texts(G::state const& s, Cards const& some) {
    std::vector<std::string> texts;
    for (G::card each : some)
        texts.emplace_back(each.text(s.chosen.deck).view());
    return texts;
}

std::string phase_of(G::state const& s) {
    return s.phase == G::game_phase::over     ? "over"
         : s.phase == G::game_phase::choosing ? "free"
         : s.phase == G::game_phase::laying   ? "meld"
                                              : "swap";
}

/// What differs between the two, or an empty text. The display is a set here, a row there.
std::string difference(G::state const& s, oracle::runs const& other) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (phase_of(s) != other.phase())
        return "phase " + other.phase();
    if (sorted(as_texts(s, s.named)) != sorted(other.named()))
        return "list of named cards";
    if (s.phase == G::game_phase::laying && to_text(s.colour) != other.meld_colour())
        return "colour " + other.meld_colour();
    if (sorted(as_texts(s, s.display)) != sorted(other.display()))
        return "display";
    if (as_texts(s, s.stock) != other.stock())
        return "stock";
    if (G::turn(s) != nobody && (s.laid_run != other.run_done() || s.exchanged != other.second_done()))
        return "set of actions done in this turn";
    if (G::turn(s) != nobody && (s.passes != other.pass_count() || s.without_run != other.deadlock_count()))
        return "number of turns passed";
    for (seat owner : ludo::each_seat(G::players(s))) {
        if (sorted(as_texts(s, s.hands.of(owner))) != other.hand(owner.index()))
            return "hand of seat " + to_text(owner);
        if (sorted(as_texts(s, s.laid[owner])) != sorted(other.runs_of(owner.index())))
            return "heap of runs of seat " + to_text(owner);
        for (seat viewer : ludo::each_seat(G::players(s)))
            if (G::turn(s) != nobody && // then the hands are shown
                sorted(as_texts(s, G::view(s, viewer).hands.of(owner))) != other.known(viewer.index(), owner.index()))
                return "hand of seat " + to_text(owner) + " as seat " + to_text(viewer) + " knows it";
    }
    return "";
}

} // namespace

int main(int arguments, char** argument) {
    auto const [games, first_seed] = oracle_run(arguments, argument, 5000);
    std::uint64_t actions = 0, longest = 0, laid = 0, no_run = 0, deadlock = 0, stuck = 0, at_once = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::packet const cards = G::shuffled(luck);
        G::state s = G::lay_out(chosen, cards);
        oracle::runs other({chosen.players, chosen.first.index(), to_text(chosen.starter), to_text(chosen.refill),
                            chosen.max_display, to_text(chosen.end)},
                           as_texts(s, cards));
        std::uint64_t played = 0;
        bool const by_luck = luck.below(2) == 0;
        std::string last_action = "the deal";
        for (std::string& last = last_action;; ++played) {
            if (auto const what = difference(s, other); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody)
                break;
            G::action const a = by_luck ? G::actions(s).pick(luck) : melds(s, luck);
            last = to_text<G>(s, a);
            G::play(s, a);
            other.play(last);
        }
        actions += played;
        at_once += last_action != "end";
        longest = std::max(longest, played);
        (other.ending() == "deadlock" ? deadlock : no_run) += 1;
        for (seat each : ludo::each_seat(G::players(s))) {
            laid += static_cast<std::uint64_t>(s.laid[each].size()) / 3;
            stuck += !(s.remembered.stuck & ludo::xxl::runs_game::seat_set::of(each)).empty();
        }
    }
    auto const number = [](std::uint64_t n) { return static_cast<unsigned long long>(n); };
    std::printf("%d games from seed %llu, %llu actions, the longest game %llu: no difference.\n", games, number(first_seed),
                number(actions), number(longest));
    std::printf(
        "Runs laid %llu; ended as nobody could form a run %llu, as nobody did %llu; seats that were stuck %llu; ended in the middle "
        "of a turn %llu.\n",
        number(laid), number(no_run), number(deadlock), number(stuck), number(at_once));
    return laid > 0 && no_run > 0 && deadlock > 0 && at_once > 0 ? 0 : 1;
}
