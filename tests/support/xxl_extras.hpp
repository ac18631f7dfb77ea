#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/shedding.hpp>

/// Do the cards that each seat has agree with what its state says of it (of `view`, a state with holes that `whole` fills)?
/// `shedding_log` says whether the state says the right things.
template <typename G>
bool agrees(typename G::state const& view, typename G::state const& whole) {
    auto const fits = G::fitting(view);
    bool const free = view.chosen.voluntary_draw;
    for (ludo::seat owner : ludo::seats(view.chosen.players)) {
        auto hand = whole.hands.of(owner);
        if (view.now == G::phase::drawn && owner == view.turn) {
            if (!(hand.contains(whole.drawn) && fits.contains(whole.drawn)))
                return false;
            hand.erase(whole.drawn);
        }
        auto const& last = view.last[owner];
        bool const kept = last.became == G::last_draw::fate::kept, unfit = last.became == G::last_draw::fate::unfit;
        bool const drew = last.became != G::last_draw::fate::never;
        auto const then = drew ? G::fitting(view.chosen, last.table) : typename G::cards();
        if (free && ((kept && (hand & then).empty()) || (unfit && (hand - then).empty())))
            return false;
        if (!free && (hand & then).size() != kept)
            return false;
        if (!(hand & view.without[owner]).empty())
            return false;
        bool const must = view.now == G::phase::choosing && owner == view.turn && view.stock.size() == 0;
        if (must && (hand & fits).empty())
            return false;
    }
    return true;
}

/// Does a whole state agree with what was told?
template <typename G>
using shedding_told = std::function<bool(typename G::state const& view, typename G::state const& whole)>;

/// Every way of placing what a view does not know, card for card, where it is little: all that could be, and of them those
/// that agree with what was seen.
template <typename G>
void shedding_worlds(typename G::state const& view, std::function<bool(typename G::state const&)> const& visit,
                     shedding_told<G> const& told = agrees<G>) {
    using card = typename G::card;
    typename G::cards const left = G::cards::all() - view.played - view.hands.all();
    int hidden = 0;
    double ways = 1;
    for (ludo::seat owner : ludo::seats(view.chosen.players))
        for (int i = 0; i < view.hands.hidden(owner); ++i, ++hidden)
            ways *= left.size() - hidden;
    for (int i = hidden; i < left.size(); ++i)
        ways *= left.size() - i; // the order of the stock
    if (left.empty() || ways > 6000)
        return;
    bool more = true;
    std::function<void(typename G::state const&, typename G::cards)> const place = [&](typename G::state const& s, auto rest) {
        for (ludo::seat owner : ludo::seats(s.chosen.players)) {
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
            if (view.now != G::phase::drawn || view.drawn.known()) {
                if (told(view, next))
                    more = visit(next);
                continue;
            }
            for (card each : s.hands.of(view.turn) - view.hands.of(view.turn)) {
                next.drawn = each;
                if (more && told(view, next))
                    more = visit(next);
            }
        } while (more && std::next_permutation(order.begin(), order.end(),
                                               [](card one, card other) { return one.index() < other.index(); }));
    };
    place(view, left);
}

/// What the conformance suite is told of a shedding game: its JSON, all possible worlds, what is shown.
template <typename G, typename Of = G>
ludo::testing::extras<G> shedding_extras() {
    ludo::testing::extras<G> more;
    more.save = [](auto const& s) { return ludo::to_json<Of>(s).dump(); };
    more.load = [](std::string const& text) -> std::optional<typename G::state> {
        auto const s = ludo::state_from_json<Of>(*ludo::parse_json(text));
        return s ? std::optional(*s) : std::nullopt;
    };
    more.worlds = [](auto const& view, auto const& visit) { shedding_worlds<G>(view, visit); };
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
