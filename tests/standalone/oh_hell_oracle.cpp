// Oh Hell of examples/games against a slow and literal reference implementation that shares no code with it, action by action, over
// games with options by lot; and the deals of a match.
//
//   standalone_oh_hell_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/wrong_with.hpp>
#include <ludo/testing/json_extras.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/oh_hell.hpp"
#include "oracle/oh_hell.hpp"
#include "support/expect.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = oh_hell;

namespace {

oracle::oh_hell oracle_of(G::state const& s) {
    std::vector<std::vector<std::string>> hands;
    for (seat each : ludo::each_seat(G::players(s)))
        hands.push_back(texts_of(s.hands.of(each)));
    return {{s.chosen.players, s.chosen.first.index(), s.chosen.dealt, s.chosen.hook, s.chosen.tricks_count},
            hands,
            to_text(s.own.turned_up)};
}

/// What differs between the two, or an empty text.
std::string difference(G::state const& s, oracle::oh_hell const& other, rng& luck) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if ((s.phase == G::game_phase::bidding) != other.bidding() || to_text(s.own.turned_up) != other.turned_up())
        return "phase or card turned up";
    std::vector<std::pair<int, std::string>> trick;
    s.trick.each(G::players(s), [&](seat by, G::card one) { trick.emplace_back(by.index(), to_text(one)); });
    if (trick != other.trick())
        return "trick";
    for (seat owner : ludo::each_seat(G::players(s))) {
        if (sorted(texts_of(s.hands.of(owner))) != sorted(other.hand(owner.index())))
            return "hand of seat " + to_text(owner);
        if (s.own.bids[owner] != other.bid(owner.index()) || s.won[owner].size() != other.tricks(owner.index()) * G::players(s))
            return "bid or tricks of seat " + to_text(owner);
    }
    seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(G::players(s)))));
    G::state const seen = G::view(s, viewer), world = G::determinize(seen, luck);
    if (to_text(seen.own.turned_up) != other.turned_up() || wrong_with<G>(world))
        return "card turned up, or world, as seat " + to_text(viewer) + " knows it";
    for (seat owner : ludo::each_seat(G::players(s))) {
        if (seen.hands.of(owner).size() != (owner == viewer ? static_cast<int>(other.hand(owner.index()).size()) : 0))
            return "hand of seat " + to_text(owner) + " as seat " + to_text(viewer) + " knows it";
        for (G::card one : owner == viewer ? G::cards() : world.hands.of(owner))
            if (!other.may_hold(viewer.index(), owner.index(), to_text(one)))
                return "hand of seat " + to_text(owner) + ", where " + to_text(one) + " cannot be";
    }
    return "";
}

bool compare(int games, std::uint64_t first_seed) {
    std::uint64_t actions = 0, hooked = 0, exact = 0, trumped = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::state s = G::deal(testing::random_options<G>(luck), luck);
        oracle::oh_hell other = oracle_of(s);
        for (std::string last = "the deal";; ++actions) {
            if (auto const what = difference(s, other, luck); !what.empty()) {
                std::printf("game %d (seed %llu), after %s: the oracle has another %s\n", game,
                            static_cast<unsigned long long>(seed), last.c_str(), what.c_str());
                return false;
            }
            if (G::turn(s) == nobody)
                break;
            hooked += s.phase == G::game_phase::bidding && G::actions(s).size() == s.chosen.dealt;
            trumped += s.phase == G::game_phase::following && G::deciding(s) == G::suit_of(s.own.turned_up) &&
                       !s.asked.contains(G::deciding(s));
            last = to_text<G>(s, G::actions(s).pick(luck));
            G::play(s, *action_of<G>(s, last));
            other.play(last);
        }
        for (int points : G::scores(s))
            exact += points >= G::exact;
    }
    std::printf(
        "%d games from seed %llu, %llu actions; %llu bids with the hook, %llu cards on a trump, %llu bids made: no difference.\n",
        games, static_cast<unsigned long long>(first_seed), static_cast<unsigned long long>(actions),
        static_cast<unsigned long long>(hooked), static_cast<unsigned long long>(trumped), static_cast<unsigned long long>(exact));
    return hooked > 0 && exact > 0 && trumped > 0;
}

void matches() {
    bool sizes = true, begins = true, totals = true;
    for (int dealt : {1, 2, 7}) {
        oh_hell_match::options const chosen{.players = 3, .first = seat(1), .dealt = dealt};
        std::vector<int> expected;
        for (int cards = dealt; cards >= 1; --cards)
            expected.push_back(cards);
        for (int cards = 2; cards <= dealt; ++cards)
            expected.push_back(cards);
        rng luck(static_cast<std::uint64_t>(dealt));
        auto s = oh_hell_match::deal(chosen, luck);
        seat_numbers sum(3);
        std::size_t deals = 0;
        while (oh_hell_match::turn(s) != nobody) {
            auto const before = s;
            oh_hell_match::play(s, oh_hell_match::actions(s).pick(luck));
            s.playing.with_game([&]<typename Deal>(std::type_identity<Deal>, auto const& inner) {
                sizes = sizes && inner.chosen.dealt == expected[s.number];
                begins = begins && inner.chosen.first.index() == (1 + s.number) % 3;
            });
            if (s.number == before.number && oh_hell_match::turn(s) != nobody)
                continue;
            ++deals;
            for (seat each : ludo::each_seat(3))
                sum[each] += s.last[each];
            totals = totals && s.points == sum;
        }
        sizes = sizes && deals == expected.size();
    }
    expect(sizes && begins && totals, "Oh Hell, a match: from so many cards down to one, and up again; the deal goes round");
    oh_hell_match::options many{.players = 7};
    many.dealt = 8;
    expect(wrong_with<oh_hell_match>(many) && wrong_with<oh_hell>(many), "Oh Hell: a card is left to be turned up");
}

} // namespace

int main(int count, char** arguments) {
    oracle_run const run(count, arguments, 4000);
    expect(compare(run.games, run.first_seed), "Oh Hell against the oracle");
    matches();
    testing::extras<oh_hell> more; // dealt are a hand and the card turned up, and a card that is played is shown
    more.shown = [](G::state const& before, std::optional<G::action> by, seat viewer) {
        return !by ? before.chosen.dealt + 1 : viewer == before.turn ? 0 : 1;
    };
    keeps_its_promises<oh_hell>(200, 20'000, ludo::testing::json_extras(more));
    keeps_its_promises<oh_hell_match>(20, 20'000, ludo::testing::json_extras<oh_hell_match>());
    return faults;
}
