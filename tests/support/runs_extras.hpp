#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "support/runs.hpp"

/// Can a seat form a run, or complete the one it has begun? By trying any three cards, as nobody would at a table.
inline bool forms_a_run(ludo::xxl::runs::state const& s, ludo::seat by) {
    using G = ludo::xxl::runs;
    G::cards const& hand = s.hands.of(by);
    bool const begun = s.phase == G::game_phase::laying && by == s.turn;
    for (int in = 0; in < G::colour::count; ++in) {
        if (begun && G::colour(in) != s.colour)
            continue;
        auto const digit = [&](G::card one) {
            return s.chosen.deck.shows(one, G::colour(in)) ? s.chosen.deck.digit(one, G::colour(in)) : -9;
        };
        for (G::card low : hand | s.display)
            for (G::card middle : hand | s.display)
                for (G::card high : hand | s.display) {
                    if (digit(low) < 0 || digit(middle) != digit(low) + 1 || digit(high) != digit(low) + 2)
                        continue;
                    int named = 0; // those named are the first ones
                    for (G::card each : {low, middle, high})
                        named += s.named.contains(each);
                    bool const as_begun =
                        !begun || (named == s.named.size() && s.named.contains(low) && (named < 2 || s.named.contains(middle)));
                    if (as_begun && (hand.contains(low) || hand.contains(middle) || hand.contains(high)))
                        return true;
                }
    }
    return false;
}

/// In whose hand is this card?
inline std::optional<ludo::seat> holder_of(ludo::xxl::runs::state const& s, ludo::xxl::runs::card one) {
    for (ludo::seat each : ludo::each_seat(ludo::xxl::runs::players(s)))
        if (s.hands.of(each).contains(one))
            return each;
    return std::nullopt;
}

/// Does a whole position agree with what all saw: what was begun, who was passed over and who was not, that the game went on
/// whenever a turn began with an empty stock?
inline bool could_be(ludo::xxl::runs::state const& s) {
    using G = ludo::xxl::runs;
    if (s.phase == G::game_phase::over)
        return true;
    if (s.phase == G::game_phase::laying && !forms_a_run(s, s.turn))
        return false;
    for (ludo::seat each : ludo::each_seat(G::players(s))) {
        bool const can = forms_a_run(s, each);
        if (can && s.remembered.stuck.contains(each))
            return false;
        if (!can && s.remembered.ready.contains(each))
            return false;
    }
    if (s.stock.size() == 0 && s.chosen.end == G::ending::at_once) { // then it would be over if nobody could form one
        bool any = false;
        for (ludo::seat each : ludo::each_seat(G::players(s)))
            any = any || forms_a_run(s, each);
        if (!any)
            return false;
    }
    if (!s.stock_was_empty && s.remembered.past.size() == 0) // or else the stock was used up in this turn, before a swap
        return true;

    auto const somebody = [](G::state const& then) {
        if (then.display.empty())
            return forms_a_run(then, then.turn);
        bool any = false;
        for (ludo::seat each : ludo::each_seat(G::players(then)))
            any = any || forms_a_run(then, each);
        return any;
    };
    if (!s.laid_run && !s.exchanged && !somebody(s))
        return false;
    // and as it lay before each swap, from the last one back; the runs since then are given back too
    G::state then = s;
    then.phase = G::game_phase::choosing;
    std::vector<ludo::xxl::runs_game::move> const moved(s.remembered.past.begin(), s.remembered.past.end());
    for (auto last = moved.rbegin(); last != moved.rend(); ++last) {
        G::card const one = last->what();
        bool const swapped = then.display.contains(one) && last->place() < G::seats.most; // it was put down
        then.display.erase(one);
        if (auto const owner = holder_of(then, one))
            then.hands.remove(*owner, one);
        for (ludo::seat each : ludo::each_seat(G::players(s)))
            then.laid[each].erase(one);
        if (last->place() < G::seats.most)
            then.hands.add(ludo::seat(last->place()), one);
        else
            then.display.insert(one);
        if (swapped && (s.chosen.end == G::ending::at_once || last->is<"from">()) && !somebody(then))
            return false;
    }
    return true;
}

/// Every way of placing what a view does not know, where these are not more than six cards; none where it matters which of them were
/// dealt, since not all are equally likely then (tests/games/xxl/runs/imagined_test.cpp has these).
inline void runs_worlds(ludo::xxl::runs::state const& view, std::function<bool(ludo::xxl::runs::state const&)> const& visit) {
    using G = ludo::xxl::runs;
    G::cards known;
    G::each_piece(view, [&](int, int kind) {
        if (kind >= 0)
            known.insert(G::card::from_index(kind));
    });
    std::vector<int> order;
    for (G::card each : G::cards::all() - known)
        order.push_back(each.index());
    if (order.size() > 6 || view.remembered.highest_hand.began != ludo::nobody)
        return;
    bool more = true;
    do {
        G::state s = view;
        std::size_t next = 0;
        for (ludo::seat owner : ludo::each_seat(G::players(view)))
            while (s.hands.hidden(owner) > 0)
                s.hands.imagine(owner, G::card::from_index(order[next++]));
        s.stock = {};
        while (next < order.size())
            s.stock.lay(G::card::from_index(order[next++]));
        if (could_be(s))
            more = visit(s);
    } while (more && std::next_permutation(order.begin(), order.end()));
}

/// What the conformance suite is told of the runs: their JSON, all possible worlds, and how to get to runs.
template <typename G = ludo::xxl::runs>
ludo::testing::extras<G> runs_extras() {
    using state = ludo::xxl::runs::state;
    auto more = ludo::testing::json_extras<G, ludo::xxl::runs>();
    more.worlds = runs_worlds;
    more.choose = [](state const& s, ludo::rng& luck) {
        return luck.below(4) == 0 ? G::actions(s).pick(luck) : typename G::action(melds(s, luck));
    };
    return more;
}
