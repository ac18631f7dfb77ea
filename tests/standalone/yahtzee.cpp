// Yahtzee of examples/games against numbers that are published or easily counted: how many of the 7,776 rolls are good for which box;
// how likely a Yahtzee is for whoever goes for nothing else; how many sheets there are; and what the best strategy for one player gets,
// worked out from what `play`, `actions` and `scores` of the game say: 254.5877 with the official rules. So that this number rests on others,
// too, two more are worked out in the same way: 254.5896, where jokers are put anywhere (T. Verhoeff, How to maximize your score in solitaire
// Yahtzee, 1999), and 245.87 without jokers (J. Glenn, An optimal strategy for Yahtzee, 2006). Then cases by hand, and the suite.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/io/told.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "../../examples/games/yahtzee.hpp"
#include "support/expect.hpp"
#include "support/odd_positions.hpp"

namespace {

using G = yahtzee;
using ludo::nobody;
using ludo::seat;

G::dice lying(std::string_view text) { return G::dice::parse(text).value(); }
G::box box(std::string_view name) { return G::box::parse(name).value(); }
constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

/// Dice to be kept, or a roll, by number: 0 for none at all.
constexpr int keeps = G::dice::count + 1;
G::dice keep(int number) { return number == 0 ? G::dice() : G::dice::from_index(number - 1); }
int number_of(G::dice const& some) { return some.index() + 1; }

struct all_rolls {
    std::vector<int> of_five;                         // each different roll, as a number of what is kept
    std::array<double, at(keeps)> ways{};             // in how many ways five dice come to it
    std::array<std::array<int, 6>, at(keeps)> with{}; // and one more die
    std::vector<std::vector<int>> parts;              // of each roll: what can be kept of it
    std::vector<int> by_size;                         // what can be kept, most dice first, without rolls

    all_rolls() {
        for (int a = 0; a < 7776; ++a) {
            G::dice roll;
            for (int die = 0, rest = a; die < 5; ++die, rest /= 6)
                roll.add(ludo::die<>(rest % 6));
            ++ways[at(number_of(roll))];
        }
        for (int size = 5; size >= 0; --size)
            for (int number = 0; number < keeps; ++number)
                if (G::dice const some = keep(number); some.size() == size && size == 5) {
                    of_five.push_back(number);
                } else if (some.size() == size) {
                    by_size.push_back(number);
                    for (int face = 0; face < 6; ++face) {
                        G::dice more = some;
                        more.add(ludo::die<>(face));
                        with[at(number)][at(face)] = number_of(more);
                    }
                }
        // What may be rolled again, the game says.
        for (int roll : of_five) {
            ludo::rng luck(1);
            G::state s = G::deal({}, luck);
            s.lying = keep(roll);
            s.rolled = 1;
            parts.emplace_back(1, roll); // all is kept
            for (G::action each : G::actions(s))
                if (each.is<"again">()) {
                    G::dice kept = s.lying;
                    kept -= each.with<"again">();
                    parts.back().push_back(number_of(kept));
                }
        }
    }

    /// What it is worth to roll up to twice more, and then have this of each roll: for each first roll, the mean over which is returned.
    template <typename Number>
    double best(std::array<Number, at(keeps)>& worth) const {
        for (int more = 0; more < 2; ++more) {
            for (int number : by_size) {
                Number sum = 0;
                for (int next : with[at(number)])
                    sum += worth[at(next)];
                worth[at(number)] = sum / 6;
            }
            std::array<Number, 252> most{};
            for (std::size_t roll = 0; roll < of_five.size(); ++roll) {
                Number found = 0;
                for (int part : parts[roll])
                    found = std::max(found, worth[at(part)]);
                most[roll] = found;
            }
            for (std::size_t roll = 0; roll < of_five.size(); ++roll)
                worth[at(of_five[roll])] = most[roll];
        }
        double mean = 0;
        for (int roll : of_five)
            mean += ways[at(roll)] * static_cast<double>(worth[at(roll)]);
        return mean / 7776;
    }
};

void rolls_are_counted(all_rolls const& all) {
    expect(all.of_five.size() == 252 && keeps == 462, "252 different rolls, and 462 choices of dice to keep");
    std::array<double, G::box::count> good{}, sums{};
    for (int roll : all.of_five)
        for (int row = 0; row < G::box::count; ++row) {
            int const worth = G::box::from_index(row)->worth(keep(roll), false);
            good[at(row)] += all.ways[at(roll)] * (worth > 0);
            sums[at(row)] += all.ways[at(roll)] * worth;
        }
    // 6^5 - 5^5 with one face; 6 * (10 * 25 + 5 * 5 + 1), 6 * (5 * 5 + 1), 6 * 5 * 10; straights of four: 5! * 2 with a five, and
    // with three different runs 1200 in all, as is well known; 5! * 2; 6
    std::array<double, G::box::count> const expected{4651, 4651, 4651, 4651, 4651, 4651, 1656, 156, 300, 1200, 240, 6, 7776};
    expect(good == expected, "how many of the 7,776 rolls are good for which box");
    expect(sums[12] == 17.5 * 7776 && sums[5] == 6 * 5 * 1296, "the mean of five dice is 17.5, and 5/6 of them are sixes");
}

void yahtzees_are_as_likely_as_they_are(all_rolls const& all) {
    std::array<double, at(keeps)> worth{};
    for (int roll : all.of_five)
        worth[at(roll)] = G::five_alike->worth(keep(roll), false) > 0;
    double const likely = all.best(worth);
    std::printf("a Yahtzee in three rolls: %.6f %%\n", 100 * likely);
    expect(std::abs(likely - 347897. / 7558272) < 1e-12, "a Yahtzee in three rolls: 347,897 of 7,558,272, or 4.6029 %");
}

/// What is left to win with each sheet, from the last box back: which boxes are filled, how many points there are above (63 are
/// enough), and whether the Yahtzee counted.
struct best_strategy {
    enum class jokers { official, anywhere, none };

    best_strategy(all_rolls const& all, jokers which) {
        std::vector<std::array<bool, 64>> reached(64); // with these upper boxes
        reached[0][0] = true;
        for (std::size_t some = 0; some < 64; ++some)
            for (std::size_t points = 0; points < 64; ++points)
                for (int face = 0; face < 6 && reached[some][points]; ++face)
                    for (int many = 0; many <= 5 && !(some >> face & 1); ++many)
                        reached[some | std::size_t{1} << face][std::min<std::size_t>(63, points + at(many * (face + 1)))] = true;
        left.resize(8192 * 128);
        for (unsigned filled = 8192; filled-- > 0;)
            for (int counted = 0; counted <= int(filled >> 11 & 1); ++counted) {
                find_ways(filled, counted, all, which);
                for (std::size_t above = 0; above < 64; ++above)
                    if (reached[filled & 63][above]) {
                        ++sheets;
                        left[number(filled, above, counted)] = filled == 8191 ? (above == 63 ? 35.f : 0.f) : mean(above, all);
                    }
            }
    }

    std::vector<float> left;
    int sheets = 0;

private:
    struct way {
        unsigned filled;
        int above, points, counted;
    };

    static std::size_t number(unsigned filled, std::size_t above, int counted) {
        return (std::size_t{filled} * 64 + above) * 2 + at(counted);
    }

    /// Which boxes each roll may fill, and what that brings, as the game plays it.
    void find_ways(unsigned filled, int counted, all_rolls const& all, jokers which) {
        ludo::rng luck(1);
        G::state s = G::deal({}, luck);
        for (int row = 0; row < G::box::count; ++row)
            if (filled >> row & 1)
                s.sheets[seat(0)].write(G::box::from_index(row), row == 11 ? 50 * counted : 0);
        s.rolled = 3;
        for (std::size_t roll = 0; roll < all.of_five.size(); ++roll) {
            ways[roll].clear();
            s.lying = keep(all.of_five[roll]);
            if (filled == 8191)
                continue;
            if (which != jokers::official && G::joker(s)) { // not as the game has it
                bool const wild = which == jokers::anywhere && filled >> (ludo::pips(s.lying) / 5 - 1) & 1;
                for (G::box each : s.sheets[seat(0)].open_rows()) {
                    int const in_box = each->worth(s.lying, wild);
                    ways[roll].push_back({filled | 1u << each.index(), each.index() < 6 ? in_box : 0,
                                          in_box + (which == jokers::anywhere ? 100 * counted : 0), counted});
                }
                continue;
            }
            for (G::action each : G::actions(s)) {
                G::state after = s;
                G::play(after, each);
                int const row = each.with<"fill">().index(), in_box = after.sheets[seat(0)].points(each.with<"fill">());
                ways[roll].push_back({filled | 1u << row, row < 6 ? in_box : 0, G::scores(after)[seat(0)] - G::scores(s)[seat(0)],
                                      row == 11 ? in_box > 0 : counted});
            }
        }
    }
    float mean(std::size_t above, all_rolls const& all) const {
        std::array<float, at(keeps)> worth{};
        for (std::size_t roll = 0; roll < all.of_five.size(); ++roll) {
            float most = 0;
            for (way const& each : ways[roll])
                most =
                    std::max(most, static_cast<float>(each.points) +
                                       left[number(each.filled, std::min<std::size_t>(63, above + at(each.above)), each.counted)]);
            worth[at(all.of_five[roll])] = most;
        }
        return static_cast<float>(all.best(worth));
    }

    std::array<std::vector<way>, 252> ways;
};

void the_best_strategy(all_rolls const& all) {
    using jokers = best_strategy::jokers;
    struct published {
        jokers which;
        double points;
        char const* what;
    };
    for (published const& each : {published{jokers::official, 254.5877, "what the best strategy gets"},
                                  published{jokers::anywhere, 254.5896, "what it gets where jokers are put anywhere"},
                                  published{jokers::none, 245.8708, "what it gets without jokers"}}) {
        best_strategy const found(all, each.which);
        double const points = static_cast<double>(found.left[0]);
        std::printf("%d sheets, %.4f points\n", found.sheets, points);
        expect(found.sheets == 536'448 && std::abs(points - each.points) < 0.0005, each.what);
    }
}

// ---- Cases by hand

/// A sheet with these boxes filled, and these dice after the last roll.
G::state sheet(std::string_view dice, std::initializer_list<std::pair<std::string_view, int>> filled) {
    ludo::rng luck(1);
    G::state s = G::deal({}, luck);
    for (auto const& [name, points] : filled)
        s.sheets[seat(0)].write(box(name), points);
    s.lying = lying(dice);
    s.rolled = 3;
    return s;
}
/// What filling a box brings; or the rule that forbids it.
std::string filling(G::state s, std::string_view name) {
    int const before = G::scores(s)[seat(0)];
    if (ludo::rule const* const broken = ludo::refusal_of<G>(s, G::action::fill(box(name))))
        return std::string(broken->id.substr(8));
    G::play(s, G::action::fill(box(name)));
    return std::to_string(G::scores(s)[seat(0)] - before);
}

void jokers_by_hand() {
    G::state const first = sheet("4 4 4 4 4", {{"fives", 15}});
    expect(filling(first, "yahtzee") == "50" && filling(first, "full") == "0" && filling(first, "small") == "0",
           "a first Yahtzee is no joker");
    G::state const own = sheet("4 4 4 4 4", {{"yahtzee", 50}});
    expect(filling(own, "fours") == "120" && filling(own, "full") == "fill.joker" && filling(own, "ones") == "fill.joker" &&
               filling(own, "yahtzee") == "fill.once",
           "a joker fills the box of its number, and is worth 100 points");
    G::state const below = sheet("4 4 4 4 4", {{"yahtzee", 50}, {"fours", 12}});
    expect(filling(below, "full") == "125" && filling(below, "small") == "130" && filling(below, "large") == "140" &&
               filling(below, "chance") == "120" && filling(below, "three_alike") == "120" &&
               filling(below, "ones") == "fill.joker",
           "if that is filled, it fills one of the lower half");
    G::state const struck = sheet("4 4 4 4 4", {{"yahtzee", 0}, {"fours", 12}});
    expect(filling(struck, "large") == "40", "where the Yahtzee was struck out, it is a joker all the same, without 100 points");
    G::state const above = sheet("4 4 4 4 4", {{"yahtzee", 50},
                                               {"fours", 12},
                                               {"three_alike", 0},
                                               {"four_alike", 0},
                                               {"full", 0},
                                               {"small", 0},
                                               {"large", 0},
                                               {"chance", 9}});
    expect(filling(above, "ones") == "100" && filling(above, "sixes") == "100", "if these are filled, too, any, for nothing");
    G::state const nearly = sheet("1 2 6 6 6", {{"ones", 3}, {"twos", 6}, {"threes", 9}, {"fours", 12}, {"fives", 15}});
    expect(filling(nearly, "sixes") == "53", "three of each number above: 63 points, and 35 more");
}

void rolls_by_hand() {
    ludo::rng luck(1);
    G::state s = G::deal({.players = 2}, luck);
    auto const refused = [&](std::string_view action) {
        ludo::rule const* const broken = ludo::refusal_of<G>(s, ludo::action_of<G>(s, action).value());
        return std::string(broken ? broken->id.substr(8) : "");
    };
    expect(refused("again 1") == "roll.first" && refused("fill chance") == "roll.first", "first, all dice are rolled");
    G::play(s, G::action::roll());
    expect(refused("roll") == "roll.first" && s.lying.size() == 5, "and only once");
    s.lying = lying("1 1 3 4 6");
    expect(refused("again 2") == "again.lying" && refused("again 1 1 1") == "again.lying" && refused("again 1 1 6").empty(),
           "dice that lie there are rolled again");
    for (int more = 0; more < 2; ++more)
        G::play(s, G::action::again(s.lying));
    expect(refused("again 1") == "again.thrice", "up to twice");
    G::play(s, G::action::fill(box("chance")));
    expect(s.turn == seat(1) && s.lying.empty() && s.rolled == 0, "then it is the next one's turn");
}

std::string logged(G::state const& before, G::action done, ludo::language in) {
    std::vector<std::string> const names{"Ada", "Blaise"};
    G::state after = before;
    G::play(after, done);
    return ludo::to_text(ludo::tell<G>(before, done, after, seat(1)), in, names);
}
void tellings_by_hand() {
    using enum ludo::language;
    G::state s = sheet("1 1 3 4 6", {});
    s.rolled = 1;
    G::action const some = G::action::again(lying("1 1 6"));
    G::state after = s;
    G::play(after, some);
    std::string const dice = std::to_string(ludo::in_digits(after.lying));
    expect(logged(s, some, english) == "Ada rolls 1, 1 and 6 again; the dice show " + dice, "rolling again, told in English");
    expect(logged(s, some, french) == "Ada relance 1, 1 et 6 ; les dés montrent " + dice, "and in French");
    G::state const full = sheet("1 1 6 6 6", {});
    expect(logged(full, G::action::fill(box("full")), english) == "Ada fills full house; Ada: 25 points", "filling, in English");
    expect(logged(full, G::action::fill(box("full")), french) == "Ada remplit la case full ; Ada : 25 points", "and in French");
}

void promises() {
    auto more = ludo::testing::json_extras<G>();
    more.shown = [](auto const&, auto, seat) { return 0; };
    keeps_its_promises<G>(50, 500, more);
    expect(odd_positions_are_right<G>(200, 200), "odd positions");
}

} // namespace

int main() {
    all_rolls const all;
    rolls_are_counted(all);
    yahtzees_are_as_likely_as_they_are(all);
    jokers_by_hand();
    rolls_by_hand();
    tellings_by_hand();
    promises();
    if (!std::getenv("LUDOTHEQUE_FEWER")) // slow builds leave it out
        the_best_strategy(all);
    return faults;
}
