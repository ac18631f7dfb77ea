#pragma once

#include <array>
#include <cstddef>

#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/games/yamy/box.hpp>

namespace ludo {

/// How cards leave the stock of Yamy, and how they come back to it.
struct yamy_stock : yamy_box {
    /// The top card of the stock goes to a hand: in the open where everybody knows it.
    static constexpr void draw_top(state& s, seat by) {
        if (!s.stock.touched()) [[unlikely]] // everybody can tell this part of the stock from those before
            for (auto& each : s.hands.of)
                each.grow_older();
        bool const known = s.stock.top_is_known();
        s.hands[by].add(s.stock.draw(), known ? held_cards::open : held_cards::youngest);
    }

    /// ruling: the discards but the top card of each pile become the stock, shuffled
    LUDO_SELDOM static constexpr void reshuffle(state& s) {
        auto below = s.discards;
        s.discards = {};
        for (index_set<player> left = below.standing(); player owner : left)
            s.discards.put(seat(owner.index()), below.take(seat(owner.index())));
        pack cards;
        add(cards, below, seat(0), s.chosen.players);
        shuffle(s, cards);
        s.stock.lay_beneath(cards, false);
    }

    /// All hands and piles, from this seat on, go beneath the stock. ruling: people gather cards in no order, so they are
    /// shuffled; or they stay in order, or all cards are shuffled
    static constexpr void gather(state& s, seat first) {
        pack cards;
        if (s.chosen.between_rounds == gathering::shuffle_all)
            for (; !s.stock.empty();)
                cards.add(s.stock.draw());
        add(cards, s.hands, first, s.chosen.players);
        add(cards, s.discards, first, s.chosen.players);
        s.hands = {};
        s.discards = {};
        s.stock.recount();
        bool const keep = s.chosen.between_rounds == gathering::keep_order;
        if (!keep)
            shuffle(s, cards);
        s.stock.lay_beneath(cards, keep);
    }

private:
    using pack = card_list<card, deck.size()>;

    template <typename Visit>
    static constexpr void each_seat(seat first, int players, Visit visit) {
        for (int i = 0; i < players; ++i, first = first.next(players))
            visit(first);
    }

    /// Piles as they lie, from the bottom.
    static constexpr void add(pack& cards, decltype(state::discards) const& piles, seat first, int players) {
        each_seat(first, players, [&](seat owner) { piles.each(owner, [&](card one) { cards.add(one); }); });
    }

    /// Hands, each in the order of its notation.
    static constexpr void add(pack& cards, decltype(state::hands) const& hands, seat first, int players) {
        constexpr std::array letters{2, 3, 1, 0}; // the places of r y g b in their alphabet
        auto const place = [&](card one) { return one.symbol() * colours + letters[static_cast<std::size_t>(one.colour())]; };
        each_seat(first, players, [&](seat owner) {
            std::size_t const begin = cards.size();
            hands[owner].each([&](card one, int) {
                std::size_t to = cards.size();
                cards.add(one);
                for (; to > begin && place(cards[to - 1]) > place(one); --to)
                    cards[to] = cards[to - 1];
                cards[to] = one;
            });
        });
    }

    static constexpr void shuffle(state& s, pack& cards) {
        if (s.luck != no_luck)
            s.luck.shuffle(cards);
    }
};

} // namespace ludo
