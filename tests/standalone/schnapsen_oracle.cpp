// Schnapsen of examples/games against a slow and literal reference implementation that shares no code with it, action by action; deals
// counted by hand; and a match.
//
//   standalone_schnapsen_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ludo/core/wrong_with.hpp>
#include <ludo/testing/json_extras.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/schnapsen.hpp"
#include "oracle/schnapsen.hpp"
#include "support/expect.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using G = schnapsen;

namespace {

oracle::schnapsen oracle_of(G::state const& s) {
    return {s.chosen.first.index(),
            {texts_of(s.hands.of(seat(0))), texts_of(s.hands.of(seat(1)))},
            texts_of(s.aside.known() - G::cards{s.own.turned_up}),
            to_text(s.own.turned_up)};
}

/// What differs between the two, or an empty text.
std::string difference(G::state const& s, oracle::schnapsen const& other, rng& luck) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (sorted(texts_of(s.aside.known())) != sorted(other.stock()) || s.own.closer.index() != other.closer())
        return "stock";
    if (s.trick.empty() ? !other.led().empty() : to_text(s.trick.of(s.trick.leader())) != other.led())
        return "trick";
    for (seat owner : ludo::each_seat(2)) {
        if (sorted(texts_of(s.hands.of(owner))) != sorted(other.hand(owner.index())))
            return "hand of seat " + to_text(owner);
        if (G::points(s, owner) != other.points(owner.index()))
            return "number of points of seat " + to_text(owner);
    }
    seat const viewer(static_cast<int>(luck.below(2))), owner = viewer.next(2);
    G::state const seen = G::view(s, viewer), world = G::determinize(seen, luck);
    if (wrong_with<G>(seen) || wrong_with<G>(world))
        return "view or world of seat " + to_text(viewer);
    for (std::string const& card : other.hand(owner.index()))
        if (seen.hands.of(owner).contains(*G::card::parse(card)) != other.is_known(card))
            return "hand of seat " + to_text(owner) + " as the other knows it";
    for (G::card one : world.hands.of(owner))
        if (!other.may_hold(owner.index(), to_text(one)))
            return "hand of seat " + to_text(owner) + ", where " + to_text(one) + " cannot be";
    return "";
}

/// What has to come up.
struct counts {
    std::uint64_t actions = 0, closed = 0, failed = 0, married = 0, royal = 0, exchanged = 0, last_tricks = 0, out_in_time = 0,
                  won[4] = {};
    [[nodiscard]] bool all() const {
        return closed > 0 && failed > 0 && married > 0 && royal > 0 && exchanged > 0 && last_tricks > 0 && out_in_time > 0 &&
               won[1] > 0 && won[2] > 0 && won[3] > 0;
    }
};

/// Any action; but the stock is not closed every time, as then nothing else would come up.
G::action some_action(G::state const& s, rng& luck) {
    G::action const one = G::actions(s).pick(luck);
    return one.is<"close">() && luck.below(8) > 0 ? some_action(s, luck) : one;
}

bool compare(int games, std::uint64_t first_seed) {
    counts all;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::state s = G::deal(testing::random_options<G>(luck), luck);
        oracle::schnapsen other = oracle_of(s);
        for (std::string last = "the deal";; ++all.actions) {
            if (auto const what = difference(s, other, luck); !what.empty()) {
                std::printf("game %d (seed %llu), after %s: the oracle has another %s\n", game,
                            static_cast<unsigned long long>(seed), last.c_str(), what.c_str());
                return false;
            }
            if (G::turn(s) == nobody)
                break;
            G::action const by = some_action(s, luck);
            last = to_text<G>(s, by);
            G::state const before = s;
            G::play(s, by);
            if (other.play(last)) {
                seat const winner = s.turn, loser = winner.next(2);
                other.draw(to_text((s.hands.of(winner) - before.hands.of(winner)).first()),
                           to_text((s.hands.of(loser) - before.hands.of(loser)).first()));
            }
            all.closed += by.is<"close">();
            all.married += by.is<"marry">();
            all.royal += by.is<"marry">() && by.with<"marry">() == G::suit_of(s.own.turned_up);
            all.exchanged += by.is<"exchange">();
            all.out_in_time += by.is<"marry">() && G::turn(s) == nobody;
        }
        seat const winner = s.own.winner;
        all.failed += s.own.closer == winner.next(2);
        all.last_tricks += s.own.closer == nobody && G::points(s, winner) < G::enough;
        ++all.won[G::scores(s)[winner]];
    }
    std::printf("%d games from seed %llu, %llu actions; 1, 2 and 3 points were won %llu, %llu and %llu times: no difference.\n",
                games, static_cast<unsigned long long>(first_seed), static_cast<unsigned long long>(all.actions),
                static_cast<unsigned long long>(all.won[1]), static_cast<unsigned long long>(all.won[2]),
                static_cast<unsigned long long>(all.won[3]));
    return all.all();
}

/// Of C(20,5) = 15,504 hands, C(18,3) = 816 have the king and the queen of a suit: 4 * 816 / 15,504 = 0.2105 such pairs are dealt to a
/// hand. Two pairs in one hand have C(16,1) = 16 hands for each of 6 twos of suits, so the square is 0.2105 + 2 * 6 * 16 / 15,504 =
/// 0.2229 in the mean, and the variance 0.2229 - 0.0443 = 0.1786. The jack of trumps is in a hand with 5 / 20: whatever card is turned
/// up, it is one of four other cards of its suit, or itself the jack (then nobody has it): 4 / 5 * 5 / 19 = 4 / 19 = 0.2105, too.
void deals() {
    int const many = 20'000;
    int pairs = 0, jacks = 0;
    rng luck(11);
    for (int number = 0; number < many; ++number) {
        G::state const s = G::deal({}, luck);
        for (G::action each : G::actions(s)) {
            pairs += each.is<"marry">();
            jacks += each.is<"exchange">();
        }
    }
    auto const off = [&](int found, double mean, double variance) {
        return std::abs(found - many * mean) / std::sqrt(many * variance);
    };
    expect(off(pairs, 4 * 816 / 15504.0, 0.1786) < 5, "Schnapsen: as many kings and queens are dealt as chance says");
    expect(off(jacks, 4 / 19.0, 4 / 19.0 * 15 / 19.0) < 5, "Schnapsen: and as many jacks of trumps");
}

/// The suite, told what it cannot know.
testing::extras<G> extras() {
    testing::extras<G> more;
    more.choose = some_action;
    more.without_luck = [](G::state s) {
        s.own.luck = no_luck;
        return s;
    };
    more.shown = [](G::state const& before, std::optional<G::action> by, seat viewer) {
        if (!by)
            return G::hand_size(2) + 1; // a hand, and the card turned up
        bool const mine = viewer == before.turn, draws = !before.trick.empty() && !G::strict(before);
        return (mine ? 0 : by->is<"marry">() ? 2 : 1) + (draws && viewer != nobody);
    };
    more.worlds = [](G::state const& view, std::function<bool(G::state const&)> const& visit) {
        auto left = *unknown_cards<G::card>([&](auto each) { G::each_piece(view, each); });
        bool more_wanted = true;
        std::function<void(G::state const&, G::cards const&, G::cards const&, seat)> place =
            [&](G::state const& s, G::cards const& rest, G::cards const& next, seat owner) {
                if (!more_wanted)
                    return;
                if (owner == seat(2)) {
                    G::state whole = s;
                    whole.aside.imagine(rest);
                    more_wanted = visit(whole);
                } else if (s.hands.hidden(owner) == 0)
                    place(s, rest, rest, seat(owner.index() + 1));
                else
                    for (G::cards others = next; !others.empty(); others.erase(others.first()))
                        if (G::card const one = others.first(); !s.remembered.cannot[owner].contains(one)) {
                            G::state with = s;
                            with.hands.imagine(owner, one);
                            place(with, rest - G::cards{one}, others - G::cards{one}, owner);
                        }
            };
        place(view, left, left, seat(0));
    };
    return more;
}

void match() {
    using M = schnapsen_match;
    bool totals = true, ends = true, begins = true, exact = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        rng luck(seed);
        M::options chosen;
        chosen.first = seat(static_cast<int>(seed % 2));
        M::state s = M::deal(chosen, luck);
        int sum[2] = {}, deals = 0;
        while (M::turn(s) != nobody) {
            M::state const before = s;
            M::play(s, M::actions(s).pick(luck));
            s.playing.with_game([&](auto, auto const& deal) {
                begins = begins && deal.chosen.first.index() == (static_cast<int>(seed) + s.number) % 2;
            });
            if (s.number == before.number && M::turn(s) != nobody)
                continue;
            ++deals;
            for (seat each : ludo::each_seat(2))
                sum[each.index()] += s.last[each];
            bool const enough = sum[0] >= 7 || sum[1] >= 7;
            exact = exact || sum[0] == 7 || sum[1] == 7;
            ends = ends && (M::turn(s) == nobody) == enough;
            totals = totals && s.points[seat(0)] == sum[0] && s.points[seat(1)] == sum[1];
        }
        ends = ends && deals <= 13;
    }
    expect(totals && ends && begins && exact, "Schnapsen, a match: to seven, in thirteen deals at most; the deal goes round");
    expect(M::aim == aim::places && G::aim == aim::points, "Schnapsen: a deal is played for points, a match to win it");
}

} // namespace

int main(int count, char** arguments) {
    oracle_run const run(count, arguments);
    expect(compare(run.games, run.first_seed), "Schnapsen against the oracle");
    deals();
    match();
    keeps_its_promises<schnapsen>(200, 20'000, ludo::testing::json_extras(extras()));
    keeps_its_promises<schnapsen_match>(20, 20'000, ludo::testing::json_extras<schnapsen_match>());
    return faults;
}
