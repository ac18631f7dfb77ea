// Does what a seat imagines agree with all that it has seen since the deal? For each world drawn from a view a whole game is
// sought that the seat would have seen just so: from what all see, its own cards, and the rules; from nothing that the
// library remembers of hands. It prints how many worlds of a thousand contradict the past, by game and options: none
// may, but for one in 10,000 in the runs and where the highest hand began.
//
//   standalone_history [GAMES [FIRST_SEED]]     (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/core/per_seat.hpp>
#include <ludo/games.hpp>
#include <ludo/io/text.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/history/bonbons.hpp"
#include "support/history/calcory.hpp"
#include "support/history/false_worlds.hpp"
#include "support/history/runs.hpp"
#include "support/history/shedding.hpp"
#include "support/history/tricks.hpp"
#include "support/history/yamy.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::may_refuse;
using ludo::xxl::one_by_one;
using ludo::xxl::runs;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;
using ludo::xxl::up_down;

namespace {

template <typename G>
struct past_of;
template <typename Rules>
struct past_of<shedding<Rules>> : shedding_history<Rules> {};
template <typename Rules>
struct past_of<tricks<Rules>> : tricks_past<Rules> {};
template <>
struct past_of<runs> : runs_past {};
template <>
struct past_of<calcory> : calcory_past {};
template <>
struct past_of<bonbons> : bonbons_past {};
template <>
struct past_of<yamy> : yamy_past {};

constexpr int longest = 600; // actions of a game

int failed = 0;

void expect(bool good, char const* what) {
    if (good)
        return;
    std::printf("not so: %s\n", what);
    ++failed;
}

// ---- How many worlds contradict the past

struct tally {
    std::uint64_t worlds = 0, wrong = 0;
    [[nodiscard]] double per_thousand() const {
        return worlds == 0 ? 0 : 1000.0 * static_cast<double>(wrong) / static_cast<double>(worlds);
    }
};

/// Where worlds are searched in bounded steps, or what is remembered is bounded, one in 10,000 may be wrong.
/// Games by luck, with options by lot but for those that `agree` sets. After each action a seat by lot imagines the world.
template <typename G, typename Agree>
void measure(char const* which, int games, std::uint64_t first_seed, Agree agree, bool searched = false) {
    constexpr int most_players = 6;
    tally all;
    per_seat<tally, most_players + 1> with; // so many players
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        typename G::options chosen = testing::random_options<G>(luck);
        agree(chosen);
        course<G> past(G::deal(chosen, luck));
        while (G::turn(past.now()) != nobody && past.length() < longest) {
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(chosen.players))));
            if (!past_of<G>::possible(past, viewer, past.now())) {
                std::printf("%s, seed %llu, after %d actions: what is true is held to be impossible\n", G::name.data(),
                            static_cast<unsigned long long>(seed), past.length());
                ++failed;
                return;
            }
            bool const good = past_of<G>::possible(past, viewer, G::determinize(G::view(past.now(), viewer), luck));
            for (tally* each : {&all, &with[seat(chosen.players)]}) {
                ++each->worlds;
                each->wrong += !good;
            }
            past.play(G::actions(past.now()).pick(luck));
        }
    }
    std::printf("%-18s %-28s %9llu %9.2f  ", G::name.data(), which, static_cast<unsigned long long>(all.worlds),
                all.per_thousand());
    for (int players = 2; players <= most_players; ++players)
        if (with[seat(players)].worlds > 0)
            std::printf(" %8.2f", with[seat(players)].per_thousand());
        else
            std::printf("        -");
    std::printf("\n");
    std::fflush(stdout);
    if (all.wrong > (searched ? 1 + all.worlds / 10'000 : 0)) {
        std::printf("    There should be none.\n");
        ++failed;
    }
}

constexpr auto any = [](auto&) {};
template <xxl::starter Starter>
constexpr auto starts = [](auto& chosen) { chosen.starter = Starter; };
template <xxl::starter Starter, bool Voluntary>
constexpr auto sheds = [](auto& chosen) {
    chosen.starter = Starter;
    chosen.voluntary_draw = Voluntary;
};

template <typename G>
void measure_shedding(int games, std::uint64_t seed) {
    using enum xxl::starter;
    measure<G>("", games, seed, sheds<fixed, false>);
    measure<G>("voluntary_draw", games, seed, sheds<fixed, true>);
    measure<G>("hand_total", games, seed, sheds<hand_total, false>, true);
    measure<G>("hand_total, voluntary_draw", games, seed, sheds<hand_total, true>, true);
}
template <typename G>
void measure_starters(int games, std::uint64_t seed) {
    measure<G>("", games, seed, starts<xxl::starter::fixed>, std::is_same_v<G, runs>);
    measure<G>("hand_total", games, seed, starts<xxl::starter::hand_total>, true);
}

// ---- False worlds are found out

/// Of worlds imagined without any thought some contradict the past, and some do not.
template <typename G>
void find_out_careless(int games) {
    int good = 0, wrong = 0;
    for (int game = 0; game < games; ++game) {
        rng luck(static_cast<std::uint64_t>(game));
        typename G::options chosen = testing::random_options<G>(luck);
        if constexpr (requires { chosen.starter; })
            chosen.starter = xxl::starter::fixed;
        for (course<G> past(G::deal(chosen, luck)); G::turn(past.now()) != nobody && past.length() < longest;
             past.play(G::actions(past.now()).pick(luck)))
            for (seat viewer : ludo::each_seat(chosen.players))
                ++(past_of<G>::possible(past, viewer, careless<G>(past.now(), viewer, luck)) ? good : wrong);
    }
    std::printf("%s: of %d careless worlds %d are found out\n", G::name.data(), good + wrong, wrong);
    expect(good > 0 && wrong > 100, "some careless worlds are found out, and some are not");
}

/// Who begins has the highest hand, where that was agreed on: so not the lowest cards.
template <typename G>
void find_out_lowest_hand() {
    typename G::options chosen;
    auto pack = G::in_order;
    std::stable_sort(pack.begin(), pack.end(), [](auto one, auto other) { return one.total() > other.total(); });
    auto const lay_out = [&] {
        rng luck(0);
        if constexpr (requires { G::lay_out(chosen, pack, luck); })
            return G::lay_out(chosen, pack, luck);
        else
            return G::lay_out(chosen, pack);
    };
    for (auto starter : {xxl::starter::fixed, xxl::starter::hand_total}) {
        chosen.starter = starter;
        course<G> const game(lay_out());
        auto const truth = pack;
        std::swap_ranges(pack.begin(), pack.begin() + game.now().hands.size(seat(0)), pack.end() - game.now().hands.size(seat(0)));
        chosen.starter = xxl::starter::fixed;
        auto world = lay_out();
        world.chosen.starter = starter;
        pack = truth;
        expect(past_of<G>::possible(game, seat(1), world) == (starter == xxl::starter::fixed), "who begins has the highest hand");
    }
}

/// Who had to draw twice has one card at most of those that fitted only the first time: the one that came the second time.
template <typename G>
void find_out_two_cards(std::uint64_t seed, std::string_view actions) {
    course<G> const game = played<G>({}, seed, actions);
    int const last = game.length() - 1;
    seat const owner = game.before(last).turn, viewer = owner.next(2);
    int first = 0;
    while (!(game.before(first).turn == owner && game.what(first) == G::action::draw()))
        ++first;
    auto const only_first = G::fitting(game.before(first)) - G::fitting(game.before(last));
    auto const inside = game.now().hands.of(owner) - game.after(first).hands.of(owner) - G::fitting(game.before(last));
    expect(first < last && inside.size() == 1, "the card that came the second time does not fit");
    typename G::cards outside;
    for (auto each : game.now().stock)
        outside.insert(each);
    outside &= only_first;
    expect(outside.size() >= 2, "two such cards are in the stock");
    if (failed > 0)
        return;
    auto const one = changed<typename past_of<G>::rules_of_game>(game.now(), owner, inside.first(), outside.first());
    expect(past_of<G>::possible(game, viewer, one), "one card that fitted the first time came the second time");
    auto const kept = game.before(last).hands.of(owner);
    auto const two = changed<typename past_of<G>::rules_of_game>(one, owner, kept.first(), outside.nth(1));
    expect(!past_of<G>::possible(game, viewer, two), "two cards that fitted the first time cannot be there");
}

/// Each part of the stock has the cards that it had: what one hand has of it another cannot have, nor a card that went.
void find_out_other_part() {
    int good = 0, wrong = 0;
    for (int number = 0; number < 40; ++number) {
        rng luck(static_cast<std::uint64_t>(number));
        course<yamy> game(yamy::deal({.players = 2 + number % 4}, luck));
        for (int i = 0; i < 600 && game.now().turn != nobody; ++i) {
            auto const legal = yamy::actions(game.now());
            game.play(legal.contains(yamy::action::draw()) && luck.below(12) > 0 ? yamy::action::draw() : legal.pick(luck));
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(game.now().chosen.players))));
            for (int same_part : {1, 0})
                if (auto const world = exchanged(game.now(), viewer, same_part == 1, luck)) {
                    bool const possible = past_of<yamy>::possible(game, viewer, *world);
                    ++(possible ? good : wrong);
                    expect(possible == (same_part == 1), "two cards of one part change places, of two parts they do not");
                }
        }
    }
    std::printf("yamy: of %d worlds with two cards exchanged %d are found out\n", good + wrong, wrong);
    expect(good > 1000 && wrong > 1000, "cards of one part are exchanged, and of two");
}

void find_out_false_worlds() {
    find_out_careless<calcory>(10);
    find_out_careless<bonbons>(3);
    find_out_careless<up_down>(20);
    find_out_careless<lower>(20);
    find_out_careless<one_by_one>(20);
    find_out_careless<runs>(100);
    find_out_careless<may_refuse>(30);
    find_out_careless<set_colour>(30);
    find_out_careless<set_colour_trump>(30);

    find_out_lowest_hand<up_down>();
    find_out_lowest_hand<lower>();
    find_out_lowest_hand<one_by_one>();
    find_out_lowest_hand<runs>();
    find_out_lowest_hand<may_refuse>();
    find_out_lowest_hand<set_colour>();
    find_out_lowest_hand<set_colour_trump>();

    find_out_two_cards<up_down>(128, "draw,play 0r7y b r,draw");
    find_out_two_cards<lower>(33, "draw,play 1b3g,draw");
    find_out_two_cards<one_by_one>(276, "draw,play 5g10b b,draw");
    find_out_other_part();
    find_out_careless<yamy>(20);
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, seed] = oracle_run(count, arguments, 100);
    find_out_false_worlds();
    std::printf("%-18s %-28s %9s %9s   by players: %4d %8d %8d %8d %8d\n", "game", "options", "worlds", "of 1000", 2, 3, 4, 5, 6);
    measure<calcory>("", games, seed, any);
    measure<bonbons>("", games, seed, any);
    measure<yamy>("", games, seed, any);
    measure_shedding<up_down>(games, seed);
    measure_shedding<lower>(games, seed);
    measure_shedding<one_by_one>(games, seed);
    measure_starters<runs>(games, seed);
    measure_starters<may_refuse>(games, seed);
    measure_starters<set_colour>(games, seed);
    measure_starters<set_colour_trump>(games, seed);
    return failed == 0 ? 0 : 1;
}
