// The three games of XXL in which one gets rid of cards against slow and literal reference implementations that share no code
// with them, action by action, over games with options by lot, half of them with a deck by lot.
//
//   standalone_shedding_oracle [GAMES [FIRST_SEED]]     (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/testing/random_options.hpp>

#include "oracle/xxl/lower.hpp"
#include "oracle/xxl/one_by_one.hpp"
#include "oracle/xxl/up_down.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;

namespace {

template <typename List>
std::vector<std::string> names_of(List const& cards, xxl::deck const& deck) {
    std::vector<std::string> names;
    for (xxl::card each : cards)
        names.emplace_back(each.text(deck).view());
    return names;
}

// ---- What lies on the table: nothing that differs, or what it is

struct up_down_pair {
    using library = up_down;
    using reference = oracle::up_down;
    static reference made(library::options const& o, std::vector<std::string> const& pack) {
        return {{o.players, o.first.index(), to_text(o.starter), o.voluntary_draw}, pack};
    }
    static std::string half(int digit, xxl::colour in, library::going way) {
        char const* const ways[] = {"", "+", "-"};
        return std::to_string(digit) + to_text(in) + ways[static_cast<std::size_t>(way)];
    }
    static bool same_table(library::state const& s, reference const& other) {
        bool same = true;
        for (int pile = 0; pile < 2; ++pile) {
            auto const& on = s.table[library::pile(pile)];
            same = same && half(on.top.low(), s.chosen.deck.low(on.top), on.way[0]) + ' ' +
                                   half(on.top.high(), s.chosen.deck.high(on.top), on.way[1]) ==
                               other.offers(pile);
        }
        return same;
    }
    static std::vector<std::string> played(reference const& other) {
        std::vector<std::string> all{other.top(0), other.top(1)};
        for (int pile = 0; pile < 2; ++pile)
            for (std::string const& each : other.beneath(pile))
                all.push_back(each);
        return all;
    }
};

struct lower_pair {
    using library = lower;
    using reference = oracle::lower;
    static reference made(library::options const& o, std::vector<std::string> const& pack) {
        return {{o.players, o.first.index(), to_text(o.starter), o.voluntary_draw, o.zero_on_zero}, pack};
    }
    static bool same_table(library::state const& s, reference const& other) {
        return s.table.top.text(s.chosen.deck) == other.top();
    }
    static std::vector<std::string> played(reference const& other) {
        std::vector<std::string> all = other.beneath();
        all.push_back(other.top());
        return all;
    }
};

struct one_by_one_pair {
    using library = one_by_one;
    using reference = oracle::one_by_one;
    static reference made(library::options const& o, std::vector<std::string> const& pack) {
        return {{o.players, o.first.index(), to_text(o.starter), o.voluntary_draw}, pack};
    }
    static bool same_table(library::state const& s, reference const& other) {
        bool same = true;
        for (int in = 0; in < xxl::colour::count; ++in) {
            int const running = other.running(to_text(xxl::colour(in))[0]);
            same = same && s.table.at[static_cast<std::size_t>(in)] == (running < 0 ? 0 : running);
        }
        return same;
    }
    static std::vector<std::string> played(reference const& other) { return other.played(); }
};

// ---- All the rest

/// What differs between the two, or an empty text.
template <typename Pair>
std::string difference(typename Pair::library::state const& s, typename Pair::reference const& other) {
    using G = typename Pair::library;
    auto const& deck = s.chosen.deck;
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (!Pair::same_table(s, other))
        return "table";
    if (sorted(names_of(s.played, deck)) != sorted(Pair::played(other)))
        return "list of cards played";
    if (names_of(s.stock, deck) != other.stock())
        return "stock";
    if ((s.drawn.known() ? std::string(s.drawn.text(deck).view()) : "") != other.drawn())
        return "drawn card " + other.drawn();
    if ((G::turn(s) == nobody) == other.ending().empty() || (other.ending() == "out") != [&] {
            bool empty = false;
            for (seat each : ludo::each_seat(s.chosen.players))
                empty = empty || (s.hands.empty(each) && G::turn(s) == nobody);
            return empty;
        }())
        return "ending " + other.ending();
    for (seat owner : ludo::each_seat(s.chosen.players))
        if (sorted(names_of(s.hands.of(owner), deck)) != other.hand(owner.index()))
            return "hand of seat " + to_text(owner);
    for (seat viewer : ludo::each_seat(s.chosen.players)) {
        typename G::state const seen = G::view(s, viewer);
        for (seat owner : ludo::each_seat(s.chosen.players)) {
            bool const shown = G::turn(s) == nobody;
            if (sorted(names_of(seen.hands.of(owner), deck)) !=
                (shown ? other.hand(owner.index()) : other.known(viewer.index(), owner.index())))
                return "knowledge of seat " + to_text(viewer) + " of the hand of seat " + to_text(owner);
            if (seen.hands.size(owner) != static_cast<int>(other.hand(owner.index()).size()))
                return "size of a hand";
        }
        if (seen.drawn.known() && viewer != G::turn(s))
            return "knowledge of the card drawn";
        if (seen.stock.hidden() != static_cast<int>(other.stock().size()))
            return "knowledge of the stock";
    }
    return "";
}

struct counts {
    std::uint64_t actions = 0, longest = 0, out = 0, blocked = 0, keeps = 0, passes = 0;
};

/// Plays games by both; false where they differ.
template <typename Pair>
bool compare(int games, std::uint64_t first_seed) {
    using G = typename Pair::library;
    counts all;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        typename G::options const chosen = testing::random_options<G>(luck);
        auto const pack = G::shuffled(luck);
        typename G::state s = G::lay_out(chosen, pack);
        typename Pair::reference other = Pair::made(chosen, names_of(pack, chosen.deck));
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference<Pair>(s, other); !what.empty()) {
                std::printf("%s, game %d (seed %llu), after %llu actions, the last one %s: the oracle has another %s\n",
                            G::name.data(), game, static_cast<unsigned long long>(seed), static_cast<unsigned long long>(played),
                            last.c_str(), what.c_str());
                return false;
            }
            if (G::turn(s) == nobody)
                break;
            typename G::action const a = G::actions(s).pick(luck);
            seat const by = s.turn;
            last = to_text<G>(s, a);
            G::play(s, a);
            other.play(last);
            all.keeps += a.template is<"keep">();
            all.passes += s.phase == G::game_phase::choosing && s.turn != by.next(chosen.players);
        }
        all.out += other.ending() == "out";
        all.blocked += other.ending() == "blocked";
        all.actions += played;
        all.longest = std::max(all.longest, played);
    }
    auto const number = [](std::uint64_t n) { return static_cast<unsigned long long>(n); };
    std::printf("%s: %d games from seed %llu, %llu actions, the longest game %llu: no difference.\n", G::name.data(), games,
                number(first_seed), number(all.actions), number(all.longest));
    std::printf("    Ended with a hand empty %llu, blocked %llu; drawn cards kept %llu, passed over %llu.\n", number(all.out),
                number(all.blocked), number(all.keeps), number(all.passes));
    bool const everything = all.out > 0 && all.blocked > 0 && all.keeps > 0 && all.passes > 0;
    if (!everything)
        std::printf("    One of these never happened.\n");
    return everything;
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments, 5000);
    bool good = compare<up_down_pair>(games, first_seed);
    good = compare<lower_pair>(games, first_seed) && good;
    good = compare<one_by_one_pair>(games, first_seed) && good;
    return good ? 0 : 1;
}
