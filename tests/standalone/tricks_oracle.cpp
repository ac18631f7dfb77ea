// The trick games of XXL against slow and literal reference implementations that share no code with them, action by action,
// over games by luck with options by lot.
//
//   standalone_tricks_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/testing/random_options.hpp>

#include "oracle/xxl/may_refuse.hpp"
#include "oracle/xxl/set_colour.hpp"
#include "oracle/xxl/set_colour_trump.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using ludo::xxl::may_refuse;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;

namespace {

template <typename Cards>
std::vector<std::string> card_texts(Cards const& cards, xxl::deck const& deck) {
    std::vector<std::string> texts;
    for (xxl::card each : cards)
        texts.push_back(std::string(each.text(deck).view()));
    return texts;
}

template <typename Colours>
std::string text(Colours const& some) {
    return std::string(some.text().view());
}

// ---- What the games have besides

std::string own_difference(set_colour::state const& s, oracle::set_colour const& other) {
    return text(s.asked) == other.candidates() ? "" : "candidates " + other.candidates();
}

std::string own_difference(set_colour_trump::state const& s, oracle::set_colour_trump const& other) {
    if (text(s.own.trump) != other.trump())
        return "trump " + other.trump();
    return text(s.asked) == other.candidates() ? "" : "candidates " + other.candidates();
}

std::string own_difference(may_refuse::state const& s, oracle::may_refuse const& other) {
    using G = may_refuse;
    if (text(s.asked) != other.named())
        return "named colour " + other.named();
    if (s.own.part != other.part() || (s.phase == G::game_phase::keeping) != other.keeping())
        return "part";
    for (seat owner : ludo::each_seat(G::players(s))) {
        std::string const kept = other.keeping() && !other.kept(owner.index()).empty() ? other.kept(owner.index()) : "none";
        if (s.own.keeps[owner].text(s.chosen.deck) != kept)
            return "kept card " + kept;
        for (seat viewer : ludo::each_seat(G::players(s))) {
            bool const secret =
                viewer != owner && other.keeping() && owner.index() < other.turn() && !other.won(owner.index()).empty();
            if (G::view(s, viewer).own.keeps[owner].text(s.chosen.deck) != (secret ? "?" : kept))
                return "kept card as seat " + to_text(viewer) + " knows it";
        }
    }
    return "";
}

template <game G, typename Oracle>
std::string difference(typename G::state const& s, Oracle const& other) {
    xxl::deck const& deck = s.chosen.deck;
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    for (seat owner : ludo::each_seat(G::players(s))) {
        if (sorted(card_texts(s.hands.of(owner), deck)) != other.hand(owner.index()))
            return "hand of seat " + to_text(owner);
        if (sorted(card_texts(s.won[owner], deck)) != other.won(owner.index()))
            return "cards won by seat " + to_text(owner);
    }
    if (sorted(card_texts(s.aside.known(), deck)) != sorted(other.aside()))
        return "cards aside";
    std::vector<std::pair<int, std::string>> trick;
    s.trick.each(G::players(s), [&](seat by, xxl::card one) { trick.emplace_back(by.index(), one.text(deck).view()); });
    if (trick != other.trick())
        return "trick";
    for (seat viewer : ludo::each_seat(G::players(s))) {
        typename G::state const seen = G::view(s, viewer);
        for (seat owner : ludo::each_seat(G::players(s))) {
            if (text(seen.remembered.without[owner]) != other.lacking(viewer.index(), owner.index()))
                return "colours that seat " + to_text(owner) + " lacks: " + other.lacking(viewer.index(), owner.index());
            if (sorted(card_texts(seen.hands.of(owner), deck)) != other.known(viewer.index(), owner.index()))
                return "hand of seat " + to_text(owner) + " as seat " + to_text(viewer) + " knows it";
        }
    }
    return own_difference(s, other);
}

// ---- The reference implementations, made for a game that is dealt

std::vector<std::string> packed(xxl::deck const& deck, xxl::box::packet const& pack) { return card_texts(pack, deck); }

template <typename Oracle, typename State>
Oracle oracle_of(State const& s, std::vector<std::string> const& cards) {
    return Oracle({s.chosen.players, s.chosen.first.index(),
                   std::string(names(s.chosen.starter)[static_cast<std::size_t>(s.chosen.starter)])},
                  cards);
}
template <>
oracle::may_refuse oracle_of<oracle::may_refuse>(may_refuse::state const& s, std::vector<std::string> const& cards) {
    auto const name = [](auto value) { return std::string(names(value)[static_cast<std::size_t>(value)]); };
    rng luck = s.own.luck;
    return oracle::may_refuse(
        {s.chosen.players, s.chosen.first.index(), name(s.chosen.starter), s.chosen.count_both_parts, name(s.chosen.refuse_rule)},
        cards, [luck](std::vector<std::string>& pack) mutable { luck.shuffle(pack); },
        card_texts(xxl::cards::all(), s.chosen.deck));
}

// ---- What has to come up

struct counts {
    std::uint64_t actions = 0, longest = 0, shortest = ~std::uint64_t{0};
    std::uint64_t second_parts = 0, early_ends = 0, refusals = 0, refused_though_able = 0, kept = 0, kept_none = 0,
                  without_cards = 0;
    std::uint64_t undecided = 0, fixed = 0, not_followed = 0;
    std::uint64_t trumped = 0, trump_led = 0;
};

template <game G>
void count(counts& all, typename G::state const& before, typename G::action a, typename G::state const& after) {
    bool const last = !before.trick.empty() && after.trick.empty();
    all.not_followed +=
        !(after.remembered.without == before.remembered.without) && (last || before.trick.all().size() < after.trick.all().size());
    all.fixed += before.asked.size() == 2 && after.asked.size() == 1;
    if constexpr (G::name == may_refuse::name) {
        all.second_parts += before.own.part == 1 && after.own.part == 2;
        all.early_ends += G::turn(after) == nobody && after.own.part == 1;
        bool const refused = a.template is<"refuse">();
        all.refusals += refused;
        all.refused_though_able += refused && !(G::showing(before, before.asked) & before.hands.of(before.turn)).empty();
        if (a.template is<"keep">())
            ++(a.template with<"keep">().template is<xxl::card>() ? all.kept : all.kept_none);
        for (seat each : ludo::each_seat(G::players(after)))
            all.without_cards += after.own.part == 2 && G::turn(after) != nobody && after.trick.empty() && after.hands.empty(each);
    } else if (last) {
        typename G::state full = before;
        auto const one = a.template with<"play">();
        if (auto const both = G::colours(full, one) & full.asked; !both.empty())
            full.asked = both;
        full.trick.put(full.turn, one); // nobody takes it yet
        all.undecided += full.asked.size() == 2;
        if constexpr (G::name == set_colour_trump::name) {
            all.trump_led += full.asked == full.own.trump;
            all.trumped += !(full.asked == full.own.trump) && G::deciding(full) == full.own.trump.first();
        }
    }
}

/// Plays so many games; false where one differs.
template <game G, typename Oracle>
bool compare(int games, std::uint64_t first_seed, counts& all) {
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        typename G::options const chosen = testing::random_options<G>(luck);
        auto const pack = G::shuffled(luck);
        typename G::state s = G::lay_out(chosen, pack, luck);
        Oracle other = oracle_of<Oracle>(s, packed(chosen.deck, pack));
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference<G>(s, other); !what.empty()) {
                std::printf("%s, game %d (seed %llu), after %llu actions, the last one %s: the oracle has another %s\n",
                            std::string(G::name).c_str(), game, static_cast<unsigned long long>(seed),
                            static_cast<unsigned long long>(played), last.c_str(), what.c_str());
                return false;
            }
            if (G::turn(s) == nobody)
                break;
            typename G::action const a = G::actions(s).pick(luck);
            typename G::state const before = s;
            last = to_text<G>(s, a);
            G::play(s, a);
            other.play(last);
            count<G>(all, before, a, s);
        }
        all.actions += played;
        all.longest = std::max(all.longest, played);
        all.shortest = std::min(all.shortest, played);
    }
    std::printf("%s: %d games from seed %llu, %llu actions, the longest game %llu, the shortest %llu: no difference.\n",
                std::string(G::name).c_str(), games, static_cast<unsigned long long>(first_seed),
                static_cast<unsigned long long>(all.actions), static_cast<unsigned long long>(all.longest),
                static_cast<unsigned long long>(all.shortest));
    return true;
}

} // namespace

int main(int arguments, char** argument) {
    auto const [games, first_seed] = oracle_run(arguments, argument, 5000);
    counts refuse, colour, trump;
    if (!compare<may_refuse, oracle::may_refuse>(games, first_seed, refuse) ||
        !compare<set_colour, oracle::set_colour>(games, first_seed, colour) ||
        !compare<set_colour_trump, oracle::set_colour_trump>(games, first_seed, trump))
        return 1;
    bool seen = true;
    auto const happened = [&](char const* what, std::uint64_t how_often) {
        std::printf("  %s: %llu\n", what, static_cast<unsigned long long>(how_often));
        seen = seen && how_often > 0;
    };
    std::printf("may_refuse\n");
    happened("second parts", refuse.second_parts);
    happened("early ends", refuse.early_ends);
    happened("refusals", refuse.refusals);
    happened("of them by who could follow", refuse.refused_though_able);
    happened("cards kept", refuse.kept);
    happened("none kept", refuse.kept_none);
    happened("tricks with a hand without cards", refuse.without_cards);
    happened("cards that do not follow", refuse.not_followed);
    std::printf("set_colour\n");
    happened("colours fixed", colour.fixed);
    happened("tricks with the colour undecided", colour.undecided);
    happened("cards that do not follow", colour.not_followed);
    std::printf("set_colour_trump\n");
    happened("colours fixed", trump.fixed);
    happened("tricks with the colour undecided", trump.undecided);
    happened("cards that do not follow", trump.not_followed);
    happened("tricks with trump led", trump.trump_led);
    happened("other tricks taken by trump", trump.trumped);
    return seen ? 0 : 1;
}
