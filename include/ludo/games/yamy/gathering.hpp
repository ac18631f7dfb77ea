#pragma once

#include <array>
#include <cstddef>

#include <ludo/games/yamy.hpp>

namespace ludo {

/// The discards but the top card of each pile become the stock.
constexpr void yamy::reshuffle(state& s) {
    pack cards;
    auto old = s.discards;
    s.discards = {};
    for (seat each : ludo::seats(s.chosen.players)) {
        if (old.size(each) > 0)
            s.discards.put(each, old.take(each));
        old.each(each, [&](card one) { cards.add(one); });
    }
    shuffle(s, cards);
    s.stock.lay_beneath(cards.list, cards.count, false);
}

/// The hands, sorted, and then the piles, from the seat that began the round; the first is drawn first.
constexpr yamy::pack yamy::gathered(state const& s) {
    pack cards;
    auto const each_seat = [&](auto visit) {
        seat at = first_of_round(s);
        for (int i = 0; i < s.chosen.players; ++i, at = at.next(s.chosen.players))
            visit(at);
    };
    constexpr std::array letters{2, 3, 1, 0}; // the places of r y g b in their alphabet
    auto const place = [&](card one) { return one.symbol() * colours + letters[static_cast<std::size_t>(one.colour())]; };
    each_seat([&](seat at) {
        int const first = cards.count;
        s.hands[at].each([&](card one, bool) {
            int to = cards.count++;
            for (; to > first && place(cards[to - 1]) > place(one); --to)
                cards[to] = cards[to - 1];
            cards[to] = one;
        });
    });
    each_seat([&](seat at) { s.discards.each(at, [&](card one) { cards.add(one); }); });
    return cards;
}

constexpr void yamy::shuffle_all(state& s, pack const& cards) {
    pack all;
    for (int i = 0; i < s.stock.size(); ++i)
        all.add(s.stock[i]);
    for (int i = 0; i < cards.count; ++i)
        all.add(cards.list[static_cast<std::size_t>(i)]);
    shuffle(s, all);
    s.stock = {};
    s.stock.lay_beneath(all.list, all.count, false);
}

} // namespace ludo
