#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/calcory.hpp>

#include "support/text_table.hpp"

/// Every card laid out row by row, the named ones first (a1, b1, ...) and then the others as the deck has them.
inline ludo::calcory::state laid(ludo::calcory::options const& chosen, std::string_view first_cards) {
    using G = ludo::calcory;
    ludo::census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    std::array<G::card, 60> cards;
    std::size_t next = 0;
    for (std::string const& word : words(first_cards)) {
        cards[next] = G::card::parse(word).value();
        if (!left.remove(cards[next++]))
            throw std::invalid_argument("the deck has no more " + word);
    }
    left.each([&](G::card each) { cards[next++] = each; });
    return G::lay_out(chosen, cards);
}

/// Nothing is left on the table but these cards, face down from a1 on; the first seat has won the others, but for as many
/// as `second_has`, which are the second seat's.
inline ludo::calcory::state late(ludo::calcory::options const& chosen, std::string_view on_table, int second_has = 0) {
    using G = ludo::calcory;
    ludo::census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    G::state s;
    s.chosen = chosen;
    s.turn = chosen.first;
    s.phase = G::game_phase::turning;
    int at = 0;
    for (std::string const& word : words(on_table)) {
        G::card const card = G::card::parse(word).value();
        s.table.lay(G::cell::from_index(at++), card);
        left.remove(card);
    }
    left.each([&](G::card each) {
        ludo::seat const by(s.piled[ludo::seat(1)] < second_has ? 1 : 0);
        s.remembered.collected.win(each, by);
        ++s.piled[by];
    });
    return s;
}

/// An action by luck that knows all cards and likes thirteens, so that the table gets small: few cards, forced ends of
/// turning and passes come up, which uniform luck hardly ever sees.
inline ludo::calcory::action steered(ludo::calcory::state const& s, ludo::rng& luck) {
    using G = ludo::calcory;
    auto const legal = G::actions(s);
    G::action const any = legal.pick(luck);
    if (s.phase != G::game_phase::turning || luck.below(8) == 0)
        return any;
    int const missing = ludo::calcory_game::thirteen - s.revealed.sum;
    ludo::calcory_game::cells exact, below;
    for (G::cell at : s.table.down()) {
        if (s.table.at(at).symbol() == missing)
            exact.insert(at);
        if (s.table.at(at).symbol() < missing)
            below.insert(at);
    }
    return !exact.empty() ? G::action::turn(exact.pick(luck)) : !below.empty() ? G::action::turn(below.pick(luck)) : any;
}

/// A table at which actions are played by their texts.
class calcory_table : public text_table<ludo::calcory> {
public:
    using text_table::text_table;

    [[nodiscard]] int pile(int seat) const { return state().piled[ludo::seat(seat)]; }
    [[nodiscard]] std::string marked() const { return named(state().table.up()); }
    [[nodiscard]] std::string turned() const { return named(state().table.turned()); }
    [[nodiscard]] int on_table() const { return state().table.taken().size(); }
};

/// Every way of placing what a view does not know, card for card: of each set one is the card that lies on its cell; the
/// rest of the deck lies on the other unknown cells in any order. Nothing where these are more than four.
inline void calcory_worlds(ludo::calcory::state const& view, std::function<bool(ludo::calcory::state const&)> const& visit) {
    using G = ludo::calcory;
    ludo::calcory_game::cells const sealed = view.remembered.returned.any();
    std::vector<G::card> left;
    ludo::census<G::card> rest = view.remembered.collected.left();
    for (G::cell at : view.table.taken() - sealed)
        rest.remove(view.table.at(at));
    rest.each([&](G::card one) { left.push_back(one); });
    if (left.size() > 4)
        return;
    std::vector<G::cell> open, closed;
    for (G::cell at : view.table.hidden())
        (sealed.contains(at) ? closed : open).push_back(at);

    bool more = true;
    std::function<void(G::state, std::size_t)> const choose = [&](G::state const& s, std::size_t number) {
        if (number < closed.size())
            s.remembered.collected.candidates(closed[number]).each([&](G::card one) {
                G::state next = s;
                next.table.imagine(closed[number], one);
                if (more)
                    choose(next, number + 1);
            });
        else if (s.phase == G::game_phase::placing && !s.held.known())
            for (G::cell at : s.table.turned()) {
                G::state next = s;
                next.held = s.table.at(at);
                more = more && visit(next);
            }
        else
            more = more && visit(s);
    };
    std::vector<std::size_t> order(left.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    do {
        G::state s = view;
        for (std::size_t i = 0; i < open.size(); ++i)
            s.table.imagine(open[i], left[order[i]]);
        choose(s, 0);
    } while (more && std::next_permutation(order.begin(), order.end()));
}
