#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "support/yamy.hpp"

/// Every way of placing what a view does not know, card for card, where not more than six cards are unknown.
inline void yamy_worlds(ludo::yamy::state const& view, std::function<bool(ludo::yamy::state const&)> const& visit) {
    using G = ludo::yamy;
    ludo::census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    G::each_piece(view, [&](int, int kind) {
        if (kind >= 0)
            left.remove(G::card::from_index(kind));
    });
    if (left.total() > 6)
        return;
    struct place {
        ludo::seat owner;
        int age;
    };
    std::vector<place> places; // of unknown cards in hands, the oldest first; then those of the stock
    for (int age = ludo::yamy_game::held_cards::oldest; age > 0; --age)
        for (ludo::seat owner : ludo::each_seat(view.chosen.players))
            for (int i = view.hands[owner].hidden(age); i > 0; --i)
                places.push_back({owner, age});
    // card for card: the first ones are of used-up parts of the stock, and each of the part that its place says
    std::vector<G::card> cards(view.out.begin(), view.out.end());
    std::size_t const out = cards.size();
    for (G::card one : cards)
        left.remove(one);
    left.each([&](G::card one) { cards.push_back(one); });
    std::vector<std::size_t> order(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    bool more = true;
    do {
        bool possible = true;
        for (std::size_t i = 0; i < order.size(); ++i)
            possible = possible && (i < out ? order[i] < out && places[i].age == places[order[i]].age : order[i] >= out);
        if (!possible)
            continue;
        G::state s = view;
        s.out = {};
        std::size_t next = 0;
        for (; next < places.size(); ++next) {
            s.hands[places[next].owner].remove(G::card());
            s.hands[places[next].owner].add(cards[order[next]], places[next].age);
        }
        std::vector<G::card> rest;
        for (; next < order.size(); ++next)
            rest.push_back(cards[order[next]]);
        decltype(s.stock) whole;
        for (int part = s.stock.parts() - 1, drawn = 0; part >= 0; --part) {
            std::vector<G::card> list;
            for (int i = s.stock.part_size(part); i > 0; --i)
                list.push_back(s.stock[drawn++]);
            if (part == s.stock.parts() - 1 && s.stock.hidden() > 0)
                list = rest;
            whole.lay_beneath(list, s.stock.in_order(part));
        }
        if (s.stock.touched())
            whole.touch();
        s.stock = whole;
        more = visit(s);
    } while (more && std::next_permutation(order.begin(), order.end()));
}

/// What the conformance suite is told of Yamy: its JSON, all possible worlds, and how to get to the end.
template <typename G = ludo::yamy>
ludo::testing::extras<G> yamy_extras() {
    auto more = ludo::testing::json_extras<G, ludo::yamy>();
    // cards are shown by taking them; what hands alone have of used-up parts when the next part is begun; all hands by laying
    // down; and all at once when a round ends
    more.shown = [](ludo::yamy::state const& before, std::optional<ludo::yamy::action> by, ludo::seat viewer) {
        if (!by)
            return 5;
        if (by->template is<"discard">())
            return viewer == before.turn ? 0 : 1;
        if (by->template is<"take">())
            return 0;
        if (by->template is<"draw">() && !before.stock.empty())
            return before.stock.touched() ? 1 : 26;
        return 96;
    };
    more.worlds = yamy_worlds;
    more.without_luck = [](ludo::yamy::state const& s) {
        ludo::yamy::state then = s;
        then.luck = ludo::no_luck;
        return then;
    };
    more.choose = lays_down;
    return more;
}
