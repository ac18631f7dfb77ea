#pragma once

#include <array>
#include <cstddef>

#include <ludo/games/yamy.hpp>

namespace ludo {

/// The discards but the top card of each pile become the stock.
constexpr void yamy::reshuffle(state& s) {
    auto below = s.discards;
    s.discards = {};
    for (index_set<player> left = below.standing(); player owner : left)
        s.discards.put(seat(owner.index()), below.take(seat(owner.index())));
    pack cards;
    for (seat each : ludo::seats(s.chosen.players))
        below.each(each, [&](card one) { cards.add(one); });
    shuffle(s, cards);
    s.stock.lay_beneath(cards, false);
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
        std::size_t const first = cards.size();
        s.hands[at].each([&](card one, int) {
            std::size_t to = cards.size();
            cards.add(one);
            for (; to > first && place(cards[to - 1]) > place(one); --to)
                cards[to] = cards[to - 1];
            cards[to] = one;
        });
    });
    each_seat([&](seat at) { s.discards.each(at, [&](card one) { cards.add(one); }); });
    return cards;
}

constexpr void yamy::gather(state& s) {
    pack cards = gathered(s);
    s.hands = {};
    s.discards = {};
    s.stock.recount();
    if (s.chosen.between_rounds == gathering::shuffle_all) {
        pack all;
        for (int i = 0; i < s.stock.size(); ++i)
            all.add(s.stock[i]);
        for (card each : cards)
            all.add(each);
        cards = all;
        s.stock = {};
    }
    bool const keep = s.chosen.between_rounds == gathering::keep_order;
    if (!keep)
        shuffle(s, cards);
    s.stock.lay_beneath(cards, keep);
}

constexpr void yamy::shuffle(state& s, pack& cards) {
    if (s.luck != no_luck)
        s.luck.shuffle(cards);
}

} // namespace ludo
