// Hanabi of examples/games against a slow and literal reference implementation that shares no code with it, action by action, over games
// of all numbers of players and with all options: what may be done, what lies where, what each knows of its cards from hints, and that
// no world that a seat imagines contradicts a hint.
//
//   standalone_hanabi_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "../../examples/games/hanabi.hpp"
#include "oracle/hanabi.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = hanabi;

namespace {

/// The cards that one in a hand can be, for all that was said of it.
G::cards could_be(oracle::hanabi::card const& told) {
    G::cards found;
    for (G::card each : G::cards::all())
        found.insert(each, oracle::hanabi::agrees(told, to_text(each)));
    return found;
}

std::string difference(G::state const& s, oracle::hanabi const& other, rng& luck) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (s.hints != other.hints() || s.fuses != other.fuses())
        return "number of hints or fuses";
    if (texts_of(s.stock) != other.stock() || texts_of(s.discards) != other.discards())
        return "stock or discards";
    for (G::card each : G::cards::all()) {
        std::string const name = to_text(each);
        if (s.built.contains(each) != (name[0] - '0' <= other.height(name[1])))
            return "firework";
    }
    seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(s.chosen.players) + 1)) - 1); // or a spectator
    G::state const seen = G::view(s, viewer);
    G::state const world = G::determinize(seen, luck);
    for (seat owner : ludo::each_seat(s.chosen.players)) {
        auto const hand = other.hand(owner.index());
        if (s.hands.size(owner) != static_cast<int>(hand.size()))
            return "number of cards";
        for (int number = 0; number < s.hands.size(owner); ++number) {
            oracle::hanabi::card const& one = hand[static_cast<std::size_t>(number)];
            if (to_text(s.hands.at(owner, number).card) != one.face)
                return "hand of seat " + to_text(owner);
            if (!(s.hands.at(owner, number).told.cards() == could_be(one)))
                return "card that seat " + to_text(owner) + " could have";
            bool const known = viewer != nobody && viewer != owner;
            if (to_text(seen.hands.at(owner, number).card) != (known ? one.face : "?"))
                return "card in the view of seat " + to_text(viewer);
            if (!oracle::hanabi::agrees(one, to_text(world.hands.at(owner, number).card)))
                return "hint about what seat " + to_text(viewer) + " imagines";
        }
    }
    return "";
}

/// What the game hints at, but now and then something else: so that fireworks are built, and end in all ways.
G::action often_sensible(G::state const& s, rng& luck, std::uint32_t surprise) {
    return luck.below(surprise) == 0 ? G::actions(s).pick(luck) : G::hint(s, luck);
}

/// Plays with open cards, so that all fireworks are completed: what fits; or else discards a card of which another one is left or which
/// lies there already, or tells anything.
G::action clairvoyant(G::state const& s, rng& luck) {
    auto const legal = G::actions(s);
    G::action chosen = legal.pick(luck);
    for (G::action each : legal) {
        if (each.is<"tell">() && chosen.is<"play">())
            chosen = each;
        if (each.is<"discard">()) {
            G::card const one = s.hands.at(s.turn, each.with<"discard">().index()).card;
            auto const lies = std::count(s.discards.begin(), s.discards.end(), one);
            if (s.built.contains(one) || (!chosen.is<"discard">() && lies + 1 < G::in_box(s.chosen, one.index())))
                chosen = each;
        }
    }
    for (G::action each : legal)
        if (each.is<"play">() && G::next(s).contains(s.hands.at(s.turn, each.with<"play">().index()).card))
            chosen = each;
    return chosen;
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments, 3000);
    std::uint64_t actions = 0, burnt = 0, last_rounds = 0, complete = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        rng dealer = luck, same = luck;
        G::state s = G::deal(chosen, dealer);
        auto const pack = G::shuffled(same);
        oracle::hanabi other({chosen.players, chosen.first.index(), chosen.burnt_counts, chosen.empty_hints}, texts_of(pack));
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference(s, other, luck); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody)
                break;
            G::action const a = seed % 4 == 0 ? G::actions(s).pick(luck)
                              : seed % 4 == 1 ? clairvoyant(s, luck)
                                              : often_sensible(s, luck, seed % 4 == 2 ? 10 : 1000);
            last = to_text(a);
            G::play(s, a);
            other.play(last);
        }
        burnt += s.fuses == 0;
        complete += s.built.size() == 25;
        last_rounds += s.stock.size() == 0 && s.fuses > 0;
        actions += played;
    }
    std::printf(
        "%d games from seed %llu, %llu actions: no difference. %llu burnt, %llu ended with the last round, %llu complete.\n", games,
        static_cast<unsigned long long>(first_seed), static_cast<unsigned long long>(actions),
        static_cast<unsigned long long>(burnt), static_cast<unsigned long long>(last_rounds),
        static_cast<unsigned long long>(complete));
    return games < 500 || (burnt > 0 && last_rounds > 0 && complete > 0) ? 0 : 1;
}
