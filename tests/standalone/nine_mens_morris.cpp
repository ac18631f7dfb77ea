// Nine Men's Morris of examples/games: against a slow and literal reference implementation that shares no code with it, action by
// action; its rules on the smaller board of Six Men's Morris, with four men each, against published numbers of positions that can be
// reached (github.com/brianhliou/game-solver, release tablebase-v1: 4,111,151, and 4,111,327 with flying); and the suite.
//
//   standalone_nine_mens_morris [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <ludo/io/text.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/nine_mens_morris.hpp"
#include "oracle/nine_mens_morris.hpp"
#include "support/expect.hpp"
#include "support/oracle_run.hpp"
#include "support/telling.hpp"

using namespace ludo;
using G = nine_mens_morris;

namespace {

// ---- The reference

std::string difference(G::state const& s, oracle::nine_mens_morris const& other) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    for (seat each : ludo::each_seat(2))
        if (sorted(texts_of(s.men[each])) != sorted(other.men(each.index())) || s.to_put[each] != other.in_hand(each.index()))
            return "men of seat " + to_text(each);
    return s.quiet != other.quiet() ? "number of moves without a mill" : "";
}

/// A player who closes mills and keeps to them, so that games come to an end: otherwise one by chance.
G::action closes_mills(G::state const& s, rng& luck) {
    for (G::action each : G::actions(s)) {
        G::state after = s;
        G::play(after, each);
        if (after.taking)
            return each;
    }
    return G::actions(s).pick(luck);
}

void agrees_with_the_reference(int games, std::uint64_t first_seed) {
    std::uint64_t actions = 0, two_left = 0, blocked = 0, draws = 0, flights = 0, safe = 0, broken = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::state s = G::deal(chosen, luck);
        oracle::nine_mens_morris other(chosen.first.index(), chosen.flying, chosen.quiet);
        for (std::string last = "the deal";; ++actions) {
            if (auto const what = difference(s, other); !what.empty()) {
                std::printf("game %d (seed %llu), the last action %s: the oracle has another %s\n", game,
                            static_cast<unsigned long long>(seed), last.c_str(), what.c_str());
                ++faults;
                return;
            }
            if (G::turn(s) == nobody)
                break;
            if (s.taking) {
                G::points const theirs = s.men[G::other(s.turn)], mills = G::in_mills(theirs);
                safe += !mills.empty() && mills != theirs;
                broken += mills == theirs;
            }
            G::action const a = seed % 3 == 0 ? G::actions(s).pick(luck) : closes_mills(s, luck);
            flights += a.is<"move">() && G::flies(s, s.turn);
            last = to_text(a);
            G::play(s, a);
            other.play(last);
        }
        if (s.winner == nobody)
            ++draws;
        else
            ++(s.men[G::other(s.winner)].size() < 3 ? two_left : blocked);
    }
    std::printf(
        "%d games, %llu actions: two men left %llu, blocked %llu, drawn %llu; men flew %llu times, mills were safe %llu times "
        "and broken %llu times\n",
        games, static_cast<unsigned long long>(actions), static_cast<unsigned long long>(two_left),
        static_cast<unsigned long long>(blocked), static_cast<unsigned long long>(draws), static_cast<unsigned long long>(flights),
        static_cast<unsigned long long>(safe), static_cast<unsigned long long>(broken));
    expect(games < 500 || (two_left > 0 && blocked > 0 && draws > 0 && flights > 0 && safe > 0 && broken > 0),
           "everything comes up, and a reference that shares no code agrees");
}

// ---- Published numbers

/// The board of Six Men's Morris: two squares. What joins their sides is too short for a mill.
inline constexpr std::array<std::string_view, 12> two_squares{"a5 c5 e5", "b4 c4 d4", "b2 c2 d2", "a1 c1 e1",
                                                              "a1 a3 a5", "b2 b3 b4", "d2 d3 d4", "e1 e3 e5",
                                                              "c5 c4",    "c1 c2",    "a3 b3",    "d3 e3"};
struct four_men : morris<two_squares, 4> {
    static constexpr std::string_view name = "four_men";
    static constexpr phrase title{"Four men", "Quatre pions"};
};

/// All positions in which somebody is to put or move a man, or has lost, whatever came before.
std::uint64_t reached(bool flying) {
    using small = four_men;
    rng luck;
    std::unordered_set<std::uint64_t> found(5'000'000);
    std::uint64_t positions = 0;
    std::vector<small::state> left;
    auto const reach = [&](small::state s) {
        s.quiet = 0;
        seat const next = s.turn == nobody ? small::other(s.winner) : s.turn;
        std::uint64_t key = static_cast<std::uint64_t>(2 * next.index()) + s.taking;
        for (seat each : ludo::each_seat(2))
            key = key << 20 | std::uint64_t{s.to_put[each]} << 16 | s.men[each].as_bits().word[0];
        if (!found.insert(key).second)
            return;
        positions += !s.taking;
        if (s.turn != nobody)
            left.push_back(s);
    };
    reach(small::deal({.flying = flying}, luck));
    while (!left.empty()) {
        small::state const s = left.back();
        left.pop_back();
        for (small::action each : small::actions(s)) {
            small::state after = s;
            small::play(after, each);
            reach(after);
        }
    }
    return positions;
}

// ---- By hand

/// A position of the moving phase, by the names of the points.
G::state standing(std::string_view mine, std::string_view theirs) {
    G::state s;
    s.turn = seat(0);
    for (auto [whose, names] : {std::pair{seat(0), mine}, std::pair{seat(1), theirs}})
        each_word(names, [&, by = whose](std::string_view each) { s.men[by].insert(*G::point::parse(each)); });
    return s;
}
std::string refused(G::state const& s, std::string_view text) {
    rule const* const broken = refusal_of<G>(s, *action_of<G>(s, text));
    return broken ? std::string(broken->id) : "";
}

void rules_by_hand() {
    G::state s = standing("a7 d7 g4 b4", "a4 b6 d6 f6 e3");
    expect(refused(s, "move g4 g7").empty() && refused(s, "move g4 e4") == "morris.move.far" && refused(s, "move b4 c4").empty() &&
               refused(s, "move b4 b6") == "morris.put.taken" && refused(s, "move a4 a1") == "morris.move.own" &&
               refused(s, "put a1") == "morris.put.first" && refused(s, "take e3") == "morris.take.mill",
           "men move along lines");
    expect(logged<G>(s, "move g4 g7") == "Ada moves from g4 to g7", "a move in words");
    expect(s.taking && s.turn == seat(0) && refused(s, "move b4 c4") == "morris.take.mill" &&
               refused(s, "take b6") == "morris.take.safe" && refused(s, "take e3").empty() && refused(s, "take a4").empty() &&
               refused(s, "take a7") == "morris.take.mill" && refused(s, "take c4") == "morris.take.mill",
           "a mill takes a man that stands in none");
    expect(logged<G>(s, "take e3", nobody, language::french) == "Ada prend le pion en e3", "a man taken in words, in French");

    G::state broken = standing("a7 d7 g4", "b6 d6 f6");
    expect(refused(broken, "move g4 g7").empty() && refused(broken, "move g4 c5").empty(), "three men fly");
    broken.chosen.flying = false;
    expect(refused(broken, "move g4 c5") == "morris.move.far", "unless nobody flies");
    played<G>(broken, "move g4 g7");
    expect(refused(broken, "take d6").empty(), "where all stand in mills, one is broken");
    played<G>(broken, "take d6");
    expect(broken.turn == nobody && broken.winner == seat(0), "two men are too few");

    G::state shut = standing("d7 a4 b4 f6 d5 c5 e3", "a7 b6 d6 c4");
    played<G>(shut, "move e3 d3");
    expect(shut.turn == seat(1), "c4 can still move to c3");
    shut.turn = seat(0);
    played<G>(shut, "move d3 c3");
    expect(shut.turn == nobody && shut.winner == seat(0), "who cannot move has lost");
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments, 1500);
    agrees_with_the_reference(games, first_seed);
    rules_by_hand();
    keeps_its_promises<G>(60, 2000);
    keeps_its_promises<four_men>(30, 2000);
    if (!std::getenv("LUDOTHEQUE_FEWER")) { // slow builds leave it out
        expect(reached(false) == 4'111'151, "the positions of four men");
        expect(reached(true) == 4'111'327, "and of four men that fly");
    }
    return faults;
}
