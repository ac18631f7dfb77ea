// How likely is what a seat imagines in the trick games? In small cases each world is drawn as often as deals lead to it that
// look just so: all worlds are listed, and a whole game is sought for each (see support/history/tricks.hpp).
#include <ludo/turns/tricks/knowledge.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/history/course.hpp"
#include "support/history/tricks.hpp"
#include "support/tricks.hpp"

using namespace ludo;
using ludo::xxl::may_refuse;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;

namespace {

template <typename G>
struct past_of;
template <typename Rules>
struct past_of<tricks<Rules>> : tricks_past<Rules> {};

double log_factorial(int n) { return std::lgamma(n + 1.); }

/// Of the second part of "Free to refuse": how likely the hands are, as they were dealt then.
class second_deal {
    using G = may_refuse;

public:
    second_deal(course<G> const& game, seat viewer) : players_(game.now().chosen.players), viewer_(viewer) {
        for (int i = 0; i < game.length(); ++i) {
            G::state const& before = game.before(i);
            if (before.own.part == 2)
                played_[before.turn] |= game.after(i).trick.all() - before.trick.all();
            if (before.own.part == 2 && before.phase == G::game_phase::following && game.what(i).is<"follow">())
                played_[before.turn].insert(game.what(i).with<"follow">()); // and if that took the trick away
            if (!game.what(i).is<"keep">())
                continue;
            won_ = before.won;
            if (before.turn == viewer)
                viewer_kept_ = !game.what(i).with<"keep">().is<G::none>();
        }
    }

    /// Each seat kept none or any of the cards it won, all as likely; the others were shuffled and dealt.
    [[nodiscard]] double likelihood(G::state const& world) const { return of_seats(world, seat(0), viewer_kept_, 0); }

    /// The same, if the number of cards that were shuffled is what it is if each seat has kept one.
    [[nodiscard]] double nearly(G::state const& world) const {
        double found = 1;
        for (seat each : ludo::each_seat(players_)) {
            int shuffled = G::card::count;
            for (seat other : ludo::each_seat(players_))
                shuffled -= other != each && !won_[other].empty();
            if (each != viewer_ && !won_[each].empty())
                found *= 1 + shuffled * could_keep(world, each) / static_cast<double>(won_[each].size());
        }
        return found;
    }

private:
    [[nodiscard]] int could_keep(G::state const& world, seat one) const {
        return (won_[one] & (played_[one] | world.hands.of(one))).size();
    }

    /// With those of the earlier seats, of which so many have kept one.
    [[nodiscard]] double of_seats(G::state const& world, seat one, int kept, double logarithm) const {
        if (one.index() == players_)
            return std::exp(logarithm - log_factorial(G::card::count - kept) + log_factorial(G::card::count - 10));
        int const dealt = won_[one].size();
        seat const next(one.index() + 1);
        if (one == viewer_ || dealt == 0)
            return of_seats(world, next, kept, logarithm);
        int const could = could_keep(world, one);
        double found = of_seats(world, next, kept, logarithm + log_factorial(dealt));
        if (could > 0)
            found += could * of_seats(world, next, kept + 1, logarithm + log_factorial(dealt - 1));
        return found;
    }

    int players_;
    seat viewer_;
    bool viewer_kept_ = false;
    per_seat<G::cards, 6> played_, won_; // in the second part; and in the first one
};

template <game G>
struct weighted {
    typename G::state world;
    double likelihood, nearly;
};

/// All worlds that agree with what was seen, if there are not more than so many.
template <game G>
std::vector<weighted<G>> worlds_of(course<G> const& game, seat viewer, std::size_t most) {
    using state = typename G::state;
    state view = G::view(game.now(), viewer);
    state forgetful = view;
    forgetful.remembered.without = {}; // nor what was played: that is for the search for a whole game
    forgetful.remembered.began = nobody;
    std::vector<weighted<G>> found;
    trick_worlds<G>(forgetful, [&](state const& one) {
        state world = one;
        world.remembered.without = view.remembered.without;
        world.remembered.began = view.remembered.began;
        double likelihood = 1, nearly = 1;
        if constexpr (std::is_same_v<G, may_refuse>)
            if (world.own.part == 2) {
                second_deal const deal(game, viewer);
                likelihood = deal.likelihood(world);
                nearly = deal.nearly(world);
            }
        if (past_of<G>::possible(game, viewer, world))
            found.push_back({world, likelihood, nearly});
        return found.size() <= most;
    });
    if (found.size() > most)
        found.clear();
    double all = 0, all_nearly = 0;
    for (auto const& each : found) {
        all += each.likelihood;
        all_nearly += each.nearly;
    }
    for (auto& each : found) {
        each.likelihood /= all;
        each.nearly /= all_nearly;
    }
    return found;
}

template <game G>
typename G::state without_luck(typename G::state s) {
    if constexpr (requires { s.own.luck; })
        s.own.luck = no_luck;
    return s;
}

/// In deviations of chi-square; worlds that are hardly ever drawn count as one.
template <game G>
double unevenness(course<G> const& game, seat viewer, std::vector<weighted<G>> const& worlds, rng& luck) {
    int const draws = 40 * static_cast<int>(worlds.size());
    auto const view = G::view(game.now(), viewer);
    std::vector<double> drawn(worlds.size());
    for (int i = 0; i < draws; ++i) {
        auto const one = without_luck<G>(G::determinize(view, luck));
        auto const at = std::find_if(worlds.begin(), worlds.end(), [&](auto const& each) { return each.world == one; });
        REQUIRE(at != worlds.end());
        ++drawn[static_cast<std::size_t>(at - worlds.begin())];
    }
    double chi_square = 0, rare = 0, rare_drawn = 0;
    int kinds = 0;
    auto const add = [&](double expected, double is) {
        chi_square += (is - expected) * (is - expected) / expected;
        ++kinds;
    };
    for (std::size_t i = 0; i < worlds.size(); ++i)
        if (double const expected = draws * worlds[i].likelihood; expected < 8) {
            rare += expected;
            rare_drawn += drawn[i];
        } else
            add(expected, drawn[i]);
    if (rare > 4)
        add(rare, rare_drawn);
    return kinds < 2 ? 0 : (chi_square - (kinds - 1)) / std::sqrt(2. * (kinds - 1));
}

struct summary {
    int cases = 0, weighted_cases = 0;
    double deviations = 0, furthest = 0;
    double variation = 0, most_variation = 0; // of what is nearly right from what is, half the sum of the differences
};

/// Small cases of games by luck: `wanted` of them, each from another game.
template <game G, typename Fit>
summary look_at(int wanted, xxl::starter starter, Fit fit) {
    summary all;
    for (std::uint64_t seed = 1; all.cases < wanted && seed < 3000; ++seed) {
        rng luck(seed);
        typename G::options chosen = testing::random_options<G>(luck);
        chosen.starter = starter;
        course<G> game(G::deal(chosen, luck));
        while (G::turn(game.now()) != nobody)
            game.play(G::actions(game.now()).pick(luck));
        for (int back = static_cast<int>(luck.below(12)); back < game.length(); ++back) {
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(chosen.players))));
            auto const& now = game.before(game.length() - back);
            if (!fit(now) || placements(G::view(now, viewer)) > 1000)
                continue;
            course<G> earlier(game.before(0));
            for (int i = 0; i < game.length() - back; ++i)
                earlier.play(game.what(i));
            auto const worlds = worlds_of<G>(earlier, viewer, 100);
            if (worlds.size() < 2)
                continue;
            double const far = unevenness<G>(earlier, viewer, worlds, luck);
            CAPTURE(seed, back, worlds.size());
            CHECK(far < 6);
            double variation = 0;
            for (auto const& each : worlds)
                variation += std::abs(each.likelihood - each.nearly) / 2;
            ++all.cases;
            all.deviations += far;
            all.furthest = std::max(all.furthest, far);
            all.variation += variation;
            all.most_variation = std::max(all.most_variation, variation);
            break;
        }
    }
    all.deviations /= all.cases;
    all.variation /= all.cases;
    return all;
}

constexpr auto anywhere = [](auto const&) { return true; };

} // namespace

TEMPLATE_TEST_CASE("tricks: in small cases each world is drawn as often as deals lead to it", "", set_colour, set_colour_trump) {
    for (auto const starter : {xxl::starter::fixed, xxl::starter::hand_total}) {
        summary const found = look_at<TestType>(60, starter, anywhere);
        CAPTURE(found.deviations, found.furthest);
        CHECK(found.cases == 60);
        CHECK(std::abs(found.deviations) < 0.5); // of one case about 1
    }
}

TEST_CASE("may_refuse: in small cases each world is drawn as often as deals lead to it, in the first part") {
    for (auto const starter : {xxl::starter::fixed, xxl::starter::hand_total}) {
        summary const found = look_at<may_refuse>(60, starter, [](auto const& s) { return s.own.part == 1; });
        CAPTURE(found.deviations, found.furthest);
        CHECK(found.cases == 60);
        CHECK(std::abs(found.deviations) < 0.5);
    }
}

TEST_CASE("may_refuse: in the second part as often as the cards kept, and the deal of the others, lead to it") {
    summary const found = look_at<may_refuse>(60, xxl::starter::fixed, [](auto const& s) { return s.own.part == 2; });
    CAPTURE(found.deviations, found.furthest, found.variation, found.most_variation);
    CHECK(found.cases == 60);
    CHECK(std::abs(found.deviations) < 0.5);
    CHECK(found.variation < 0.002); // others who have kept none are left out of account
    CHECK(found.most_variation < 0.01);
}
