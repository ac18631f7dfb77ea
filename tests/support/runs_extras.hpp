#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/per_seat.hpp>
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
        if (begun && G::colour(in) != s.in)
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

/// The same position, with all that can have been dealt, found by trying all sets of the cards that came unseen and are still
/// there: the highest total of who began, the lowest of the others. Nothing if then another one would have begun.
inline std::optional<ludo::xxl::runs::state> with_dealt(ludo::xxl::runs::state s) {
    using G = ludo::xxl::runs;
    if (s.chosen.starter == ludo::xxl::starter::fixed || s.phase == G::game_phase::over)
        return s;
    using numbers = ludo::per_seat<std::uint8_t, G::seats.most>;
    ludo::seat began;
    numbers* dealt = nullptr;
    ludo::per_seat<std::vector<int>, G::seats.most> gone; // of each seat the best totals of none, one, two, ..., or -1
    ludo::each_member(s.highest, [&]<typename Part>(std::string_view, Part& part) {
        if constexpr (std::is_same_v<Part, ludo::seat>)
            began = part;
        else if constexpr (std::is_same_v<Part, numbers>)
            dealt = &part;
        else
            for (ludo::seat each : ludo::each_seat(s.chosen.players)) {
                gone[each] = {0};
                ludo::xxl::dealt_and_gone::fields(part[each], [&](std::string_view, std::uint8_t total) {
                    gone[each][0] = total > 0 ? -1 : gone[each][0]; // one of those dealt has left at least
                    gone[each].push_back(total > 0 ? total : -1);
                });
            }
    });
    for (ludo::seat owner : ludo::each_seat(s.chosen.players)) {
        if ((*dealt)[owner] > 0)
            continue;
        std::vector<int> still, totals;
        for (G::card each : s.hands.of(owner) - s.hands.open(owner))
            still.push_back(each.total());
        for (std::size_t some = 0; some < std::size_t{1} << still.size(); ++some) {
            std::size_t left = 4;
            int total = 0;
            for (std::size_t i = 0; i < still.size(); ++i)
                if (some >> i & 1) {
                    --left;
                    total += still[i];
                }
            if (gone[owner].at(left) >= 0)
                totals.push_back(total + gone[owner].at(left));
        }
        (*dealt)[owner] = static_cast<std::uint8_t>(owner == began ? *std::max_element(totals.begin(), totals.end())
                                                                   : *std::min_element(totals.begin(), totals.end()));
    }
    auto const highest = ludo::highest_seat(s.chosen.first, s.chosen.players, [&](ludo::seat each) { return (*dealt)[each]; });
    return highest == began ? std::optional(s) : std::nullopt;
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
        if (can && s.stuck.contains(each))
            return false;
        if (!can && s.ready.contains(each))
            return false;
    }
    if (s.stock.size() == 0 && s.chosen.end == G::ending::at_once) { // then it would be over if nobody could form one
        bool any = false;
        for (ludo::seat each : ludo::each_seat(G::players(s)))
            any = any || forms_a_run(s, each);
        if (!any)
            return false;
    }
    if (!s.stock_was_empty && s.past.size() == 0) // or else the stock was used up in this turn, before a swap
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
    std::vector<ludo::xxl::runs_game::move> moved(s.past.begin(), s.past.end());
    for (std::size_t cards; !moved.empty(); moved.resize(moved.size() - cards)) {
        cards = moved.back().is<"out">() || !holder_of(then, moved.back().what()) ? 3 : 2;
        auto const from = [&](std::size_t back) { return moved[moved.size() - back]; };
        if (cards == 3) {
            for (ludo::seat each : ludo::each_seat(G::players(s)))
                if (then.laid[each].contains(from(1).what()))
                    for (std::size_t back = 1; back <= 3; ++back) {
                        then.laid[each].erase(from(back).what());
                        if (from(back).is<"out">())
                            then.hands.add(each, from(back).what());
                        else
                            then.display.insert(from(back).what());
                    }
            continue;
        }
        then.display.erase(from(2).what());
        then.display.insert(from(1).what());
        ludo::seat const owner = *holder_of(then, from(1).what());
        then.hands.remove(owner, from(1).what());
        then.hands.add(owner, from(2).what());
        if ((s.chosen.end == G::ending::at_once || from(2).is<"down">()) && !somebody(then))
            return false;
    }
    return true;
}

/// Every way of placing what a view does not know, where these are not more than six cards.
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
    if (order.size() > 6)
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
        if (auto const whole = with_dealt(s); whole && could_be(*whole))
            more = visit(*whole);
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
