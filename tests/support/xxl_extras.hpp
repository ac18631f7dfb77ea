#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>
#include <ludo/turns/shedding.hpp>

#include "support/shedding_events.hpp"

template <typename Rules>
Rules rules_of(ludo::shedding<Rules> const&);

/// How many deals stand behind a whole state, but for a factor that is the same for all that `view` could be of: in how many
/// ways can the cards that a seat has, and those that it has played, have come to it? Each was there at first, or came when
/// the seat drew, as that was seen; and whenever a seat could not play, none of those that it had then fitted. What fits the
/// referee says, card by card. Nothing if a seat drew so often that they are too many to count.
template <typename G>
std::optional<double> shedding_ways(typename G::state const& view, typename G::state const& whole) {
    using card = typename G::card;
    using cards = typename G::cards;
    using rules = decltype(rules_of(G()));
    auto const fitting = [&](auto const& table) {
        cards found;
        for (int index = 0; index < G::playing::count; ++index)
            std::apply([&](card one, auto... how) { found.insert(one, !rules::refusal(view.chosen, table, one, how...)); },
                       G::playing::with(index));
        return found;
    };
    struct moment {
        int when;
        cards of;
    };
    struct had {
        card one;
        int until;
    };
    double all = 1;
    for (ludo::seat owner : ludo::each_seat(view.chosen.players)) {
        if (view.hands.hidden(owner) == 0)
            continue;
        std::vector<moment> draws, nothing;
        std::vector<had> cards_had;
        int now = 0;
        bool drawn = false;
        each_event(view, [&](ludo::seat by, auto one, auto const& table) {
            ++now;
            if (by == owner) {
                auto const fits = fitting(table);
                if (one.what() == ludo::shed::passed || (one.what() != ludo::shed::played && !view.chosen.voluntary_draw))
                    nothing.push_back({now, fits});
                if (one.what() == ludo::shed::played && !drawn)
                    cards_had.push_back({one.card(), now});
                if (one.what() == ludo::shed::unfit || one.what() == ludo::shed::kept)
                    draws.push_back({now, one.what() == ludo::shed::kept ? fits : cards::all() - fits});
            }
            drawn = one.what() == ludo::shed::fits;
        });
        bool const apart = view.phase == G::game_phase::drawn && owner == view.turn;
        if (apart && !(whole.hands.of(owner) & fitting(view.table)).contains(whole.drawn))
            return 0;
        for (card each : whole.hands.of(owner))
            if (!(apart && each == whole.drawn))
                cards_had.push_back({each, now + 1});
        if (draws.size() > 12)
            return std::nullopt;
        auto const could_come = [&](had const& each, int when) {
            bool good = when < each.until;
            for (moment const& none : nothing)
                good = good && !(when < none.when && none.when < each.until && none.of.contains(each.one));
            return good;
        };
        std::vector<double> ways(std::size_t{1} << draws.size()); // by the draws that have their card
        ways[0] = 1;
        for (had const& each : cards_had) {
            std::vector<double> next(ways.size());
            for (std::size_t used = 0; used < ways.size(); ++used) {
                if (ways[used] == 0)
                    continue;
                if (could_come(each, 0))
                    next[used] += ways[used];
                for (std::size_t draw = 0; draw < draws.size(); ++draw)
                    if (!(used >> draw & 1) && draws[draw].of.contains(each.one) && could_come(each, draws[draw].when))
                        next[used | std::size_t{1} << draw] += ways[used];
            }
            ways = next;
        }
        all *= ways.back();
        bool const must = view.phase == G::game_phase::choosing && owner == view.turn && view.stock.size() == 0;
        if (must && (whole.hands.of(owner) & fitting(view.table)).empty())
            return 0;
    }
    return all;
}

/// Every way of placing what a view does not know, card for card, where it is little: those that agree with what was seen,
/// and how many deals stand behind each (but for a common factor). Nothing where there are too many.
template <typename G>
std::vector<std::pair<typename G::state, double>> shedding_worlds(typename G::state const& view) {
    using card = typename G::card;
    typename G::cards const left = G::cards::all() - view.played - view.hands.all();
    int hidden = 0;
    double ways = 1;
    for (ludo::seat owner : ludo::each_seat(view.chosen.players))
        for (int i = 0; i < view.hands.hidden(owner); ++i, ++hidden)
            ways *= left.size() - hidden;
    for (int i = hidden; i < left.size(); ++i)
        ways *= left.size() - i; // the order of the stock
    if (left.empty() || ways > 6000 || view.chosen.starter != ludo::xxl::starter::fixed)
        return {};
    std::vector<std::pair<typename G::state, double>> found;
    bool countable = true;
    auto const meet = [&](typename G::state const& next) {
        auto const behind = shedding_ways<G>(view, next);
        countable = countable && behind;
        if (countable && *behind > 0)
            found.emplace_back(next, *behind);
        return countable && found.size() <= 120;
    };
    bool more = true;
    std::function<void(typename G::state const&, typename G::cards)> const place = [&](typename G::state const& s, auto rest) {
        for (ludo::seat owner : ludo::each_seat(s.chosen.players)) {
            if (s.hands.hidden(owner) == 0)
                continue;
            // the cards of a hand have no order: only ascending ones, above those imagined before
            auto const before = s.hands.of(owner) - view.hands.of(owner);
            for (card each : rest) {
                bool ascending = true;
                for (card other : before)
                    ascending = ascending && other.index() < each.index();
                if (!ascending || !more)
                    continue;
                typename G::state next = s;
                next.hands.imagine(owner, each);
                auto others = rest;
                others.erase(each);
                place(next, others);
            }
            return;
        }
        std::vector<card> order;
        for (card each : rest)
            order.push_back(each);
        do {
            typename G::state next = s;
            next.stock = {};
            next.stock.lay(order.begin(), order.end());
            if (view.phase != G::game_phase::drawn || view.drawn.known()) {
                more = meet(next);
                continue;
            }
            for (card each : s.hands.of(view.turn) - view.hands.of(view.turn)) {
                next.drawn = each;
                more = more && meet(next);
            }
        } while (more && std::next_permutation(order.begin(), order.end(),
                                               [](card one, card other) { return one.index() < other.index(); }));
    };
    place(view, left);
    if (!more)
        return {};
    return found;
}

/// Are worlds drawn from a view as likely as the deals behind them? By chi-squared: false so far out that luck alone gets there
/// once in a hundred million times, or where one is drawn that cannot be. Nothing where there are too many worlds, or just one.
template <typename G>
std::optional<bool> shedding_evenness(typename G::state const& view, ludo::rng& luck) {
    auto const worlds = shedding_worlds<G>(view);
    if (worlds.size() < 2)
        return std::nullopt;
    double all = 0;
    for (auto const& [world, behind] : worlds)
        all += behind;
    std::vector<double> drawn(worlds.size());
    int const draws = 40 * static_cast<int>(worlds.size());
    for (int i = 0; i < draws; ++i) {
        auto const one = G::determinize(view, luck);
        auto const same = std::find_if(worlds.begin(), worlds.end(), [&](auto const& other) { return other.first == one; });
        if (same == worlds.end())
            return false;
        ++drawn[static_cast<std::size_t>(same - worlds.begin())];
    }
    double chi_square = 0, cells = 0, seldom = 0, drawn_seldom = 0; // those that are expected less than 5 times count as one
    auto const count = [&](double times, double expected) {
        chi_square += (times - expected) * (times - expected) / expected;
        ++cells;
    };
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        double const expected = draws * worlds[i].second / all;
        if (expected >= 5) {
            count(drawn[i], expected);
            continue;
        }
        seldom += expected;
        drawn_seldom += drawn[i];
    }
    if (seldom > 0)
        count(drawn_seldom, seldom);
    double const freedom = cells - 1;
    return cells < 2 ? std::nullopt : std::optional(chi_square < freedom + 8 * std::sqrt(2 * freedom) + 16);
}

/// What the conformance suite is told of a shedding game: its JSON, all possible worlds, what is shown.
template <typename G, typename Of = G>
ludo::testing::extras<G> shedding_extras() {
    auto more = ludo::testing::json_extras<G, Of>();
    more.worlds = [](auto const& view, auto const& visit) { // each as often as there are deals behind it
        auto const worlds = shedding_worlds<G>(view);
        double common = 0, all = 0;
        for (auto const& [world, behind] : worlds) {
            for (double one = behind, other = common; one > 0; other = std::fmod(other, one), std::swap(one, other))
                common = one;
            all += behind;
        }
        if (all > 1000 * common)
            return;
        for (auto const& [world, behind] : worlds)
            for (double left = behind; left > 0; left -= common)
                if (!visit(world))
                    return;
    };
    // one's own hand and what is turned; then a card that one draws, a card that another plays; and all hands at the end
    more.shown = [](auto const& before, auto by, ludo::seat viewer) {
        if (!by)
            return 9 + 2;
        typename G::state after = before;
        G::play(after, *by);
        return G::turn(after) == ludo::nobody ? 55 : by->template is<"draw">() ? viewer == before.turn : by->template is<"play">();
    };
    return more;
}
