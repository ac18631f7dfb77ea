// Matches of the classics of examples/games: totals, the end, who deals, bonuses and ties, counted literally beside them; and the
// conformance suite.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/places.hpp>
#include <ludo/io/text.hpp>
#include <ludo/testing/json_extras.hpp>

#include "../../examples/games/gin_rummy.hpp"
#include "../../examples/games/hearts.hpp"
#include "support/expect.hpp"
#include "support/seat_numbers.hpp"

namespace {

using ludo::nobody;
using ludo::seat;

/// The deal that is being played.
template <ludo::game Deal, typename State>
typename Deal::state deal_of(State const& s) {
    typename Deal::state found;
    s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
        if constexpr (std::is_same_v<G, Deal>)
            found = inner;
    });
    return found;
}

/// Plays a match to its end, and calls `visit(before, action, after)`.
template <ludo::game G, typename Choose, typename Visit>
typename G::state play_match(typename G::options const& chosen, std::uint64_t seed, Choose choose, Visit visit) {
    ludo::rng luck(seed);
    typename G::state s = G::deal(chosen, luck);
    while (G::turn(s) != nobody) {
        auto const before = s;
        auto const by = choose(s, luck);
        G::play(s, by);
        visit(before, by, s);
    }
    return s;
}
template <ludo::game G>
auto any() {
    return [](typename G::state const& s, ludo::rng& luck) { return G::actions(s).pick(luck); };
}
template <ludo::game G>
auto hinted() {
    return [](typename G::state const& s, ludo::rng& luck) { return G::hint(s, luck); };
}

// ---- Hearts to 100

/// The points of a deal, card by card as they are written.
struct hearts_counted {
    std::array<int, 4> taken{};
    std::vector<std::pair<int, std::string>> trick;

    void play(int by, std::string const& card) {
        trick.emplace_back(by, card);
        if (trick.size() < 4)
            return;
        static std::string const ranks = "23456789TJQKA";
        std::pair<int, std::string> best = trick[0];
        int points = 0;
        for (auto const& one : trick) {
            points += one.second[1] == 'h' ? 1 : one.second == "Qs" ? 13 : 0;
            if (one.second[1] == best.second[1] && ranks.find(one.second[0]) > ranks.find(best.second[0]))
                best = one;
        }
        taken[static_cast<std::size_t>(best.first)] += points;
        trick.clear();
    }
    /// Whoever has all 26 has none, and the others have them.
    [[nodiscard]] std::array<int, 4> points() const {
        std::array<int, 4> found = taken;
        if (*std::max_element(found.begin(), found.end()) == 26)
            for (int& each : found)
                each = 26 - each;
        return found;
    }
};

void hearts_to(int target, std::uint64_t seeds) {
    using G = hearts_match;
    bool totals = true, ends = true, passes = true, begins = true, exact = false;
    int tied = 0, longest = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        G::options const chosen{.first = seat(static_cast<int>(seed % 4)), .target = target};
        std::array<int, 4> sum{};
        hearts_counted now;
        auto const s = play_match<G>(chosen, seed, any<G>(), [&](G::state const& before, G::action by, G::state const& after) {
            auto const inner = deal_of<hearts>(before);
            constexpr std::array directions{hearts::direction::left, hearts::direction::right, hearts::direction::across,
                                            hearts::direction::none};
            passes = passes && inner.chosen.pass == directions[before.number % 4u];
            begins = begins && inner.chosen.first.index() == static_cast<int>((seed + before.number) % 4);
            std::string const text = ludo::to_text<G>(before, by);
            if (text.substr(0, 5) == "play ")
                now.play(G::turn(before).index(), text.substr(5));
            bool const over = G::turn(after) == nobody;
            if (!over && after.number == before.number)
                return;
            bool enough = false;
            for (std::size_t each = 0; each < 4; ++each) {
                sum[each] += now.points()[each];
                enough = enough || sum[each] >= target;
                exact = exact || sum[each] == target;
                totals = totals && after.points[seat(static_cast<int>(each))] == sum[each];
            }
            ends = ends && over == enough;
            now = {};
        });
        longest = std::max(longest, s.number + 1);
        auto const places = ludo::places(G::scores(s), G::wins);
        int const least = *std::min_element(sum.begin(), sum.end());
        auto const lowest = std::count(sum.begin(), sum.end(), least);
        tied += lowest > 1;
        for (std::size_t each = 0; each < 4; ++each)
            totals = totals && (places[seat(static_cast<int>(each))] == 1) == (sum[each] == least);
    }
    std::printf("Hearts to %d: %d deals at most, %d ties for the first place\n", target, longest, tied);
    expect(totals && ends, "Hearts, a match: the points add up, and it ends when somebody has enough");
    expect(exact, "Hearts, a match: exactly enough is enough");
    expect(tied > 0, "Hearts, a match: who has as few points as another shares the first place");
    expect(passes && begins, "Hearts, a match: left, right, across, not at all; and the first seat goes round");
}

void hearts_length() {
    // Sums of 26 a deal: with 4 * 99 = 396 points nobody need have 100, and the sixteenth deal makes 416.
    expect(hearts_match::length({}) == 16, "Hearts, a match: sixteen deals at most");
    expect(hearts_match::length({.target = 1}) == 1 && hearts_match::length({.target = 1000}) <= 255,
           "Hearts, a match: and never more than can be counted");
    for (int target = 1; target <= 1000; ++target) {
        int const least = hearts_match::length({.target = target});
        if (26 * least <= 4 * (target - 1) || 26 * (least - 1) > 4 * (target - 1))
            return expect(false, "Hearts, a match: its length");
    }
}

// ---- Gin Rummy to 100

void gin_bonuses() {
    using G = gin_rummy_match_rules;
    expect(G::bonuses({}, numbers({105, 40}), numbers({5, 2})) == numbers({100 + 5 * 25, 2 * 25}), "Gin, a match: bonuses");
    expect(G::bonuses({}, numbers({0, 103}), numbers({0, 4})) == numbers({0, 200 + 4 * 25}), "Gin, a match: a shutout");
    expect(G::bonuses({.box = 20, .shutout = false}, numbers({0, 103}), numbers({0, 4})) == numbers({0, 100 + 4 * 20}),
           "Gin, a match: or 20 a deal, and no shutout");
    expect(G::bonuses({}, numbers({99, 0}), numbers({4, 0})) == numbers({4 * 25, 0}), "Gin, a match: nobody has enough");
    expect(G::bonuses({.target = 99}, numbers({99, 1}), numbers({4, 1})) == numbers({100 + 4 * 25, 25}),
           "Gin, a match: exactly enough is enough");
}

template <typename Choose>
void gin_matches(std::uint64_t seeds, Choose choose) {
    using G = gin_rummy_match;
    bool totals = true, ends = true, begins = true;
    int reached = 0, cut = 0, shut = 0, deals = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        G::options const chosen{.first = seat(static_cast<int>(seed % 2)), .most_deals = seed % 3 == 0 ? 4 : 30};
        std::array<int, 2> sum{}, won{};
        auto const s = play_match<G>(chosen, seed, choose, [&](G::state const& before, G::action by, G::state const& after) {
            auto inner = deal_of<gin_rummy>(before);
            begins = begins && inner.chosen.first.index() == static_cast<int>((seed + before.number) % 2);
            gin_rummy::play(inner, by.as<gin_rummy>());
            bool const over = G::turn(after) == nobody;
            if (gin_rummy::turn(inner) != nobody) {
                ends = ends && !over && after.number == before.number;
                return;
            }
            bool enough = false;
            for (std::size_t each = 0; each < 2; ++each) {
                int const more = gin_rummy::scores(inner)[seat(static_cast<int>(each))];
                sum[each] += more;
                won[each] += more > 0;
                enough = enough || sum[each] >= 100;
            }
            ends = ends && over == (enough || before.number + 1 == chosen.most_deals);
            reached += over && enough;
            cut += over && !enough;
            ++deals;
        });
        for (std::size_t each = 0; each < 2; ++each) {
            int const game = sum[each] < 100 ? 0 : sum[1 - each] == 0 ? 200 : 100;
            shut += game == 200;
            totals = totals && G::scores(s)[seat(static_cast<int>(each))] == sum[each] + 25 * won[each] + game;
        }
    }
    std::printf("Gin Rummy: %d matches to 100 in %d deals, %d cut off, %d shutouts\n", reached, deals, cut, shut);
    expect(totals && ends, "Gin, a match: the points add up, and it ends when somebody has enough, or after so many deals");
    expect(begins, "Gin, a match: the deal goes round");
    expect(reached > 0 && cut > 0 && shut > 0, "Gin, a match: all of that comes up");
}

} // namespace

int main() {
    hearts_length();
    hearts_to(100, 100);
    hearts_to(40, 100);
    keeps_its_promises<hearts_match>(30, 20'000, ludo::testing::json_extras<hearts_match>());

    gin_bonuses();
    gin_matches(100, hinted<gin_rummy_match>());
    ludo::testing::extras<gin_rummy_match> sensible;
    sensible.choose = hinted<gin_rummy_match>();
    keeps_its_promises<gin_rummy_match>(30, 20'000, ludo::testing::json_extras(sensible));
    keeps_its_promises<gin_rummy_match>(3, 20'000, ludo::testing::json_extras<gin_rummy_match>());
    return faults;
}
