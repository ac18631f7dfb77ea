#pragma once

#include <array>
#include <cstddef>

#include <ludo/components/census.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/games/yamy/box.hpp>

namespace ludo::yamy_game {

// How cards move in Yamy, and what everybody sees of it. A hand remembers which of its cards are open (everybody knows them), and of
// the others from which part of the stock they came (their age).

using pack = card_list<card, deck.size()>;

/// Cards that are shuffled when somebody first draws from them: until then, they lie in an order that tells nothing. First one of
/// each kind that there is, then the second ones, and so on.
constexpr pack to_be_shuffled(census<card> const& cards) {
    pack list;
    index_set<card> left = index_set<card>::all();
    for (int copy = 0; copy < copies; ++copy)
        for (card kind : index_set<card>(left))
            if (cards.of(kind) > copy)
                list.add(kind);
            else
                left.erase(kind);
    return list;
}

/// All hands, each in the order of its notation, and then all piles as they lie, from the bottom.
LUDO_SELDOM constexpr pack in_order(state const& s, seat first) {
    constexpr std::array letters{2, 3, 1, 0}; // r y g b in alphabetical order
    auto const place = [&](card one) { return one.symbol() * colours + letters[static_cast<std::size_t>(one.colour())]; };
    pack cards;
    seat owner = first;
    for (int i = 0; i < s.chosen.players; ++i, owner = owner.next(s.chosen.players)) {
        std::size_t const begin = cards.size();
        s.hands[owner].each([&](card one, int) {
            std::size_t to = cards.size();
            cards.add(one);
            for (; to > begin && place(cards[to - 1]) > place(one); --to)
                cards[to] = cards[to - 1];
            cards[to] = one;
        });
    }
    for (int i = 0; i < s.chosen.players; ++i, owner = owner.next(s.chosen.players))
        s.discards.each(owner, [&](card one) { cards.add(one); });
    return cards;
}

/// Somebody draws from the next part of the stock: it is shuffled, and everybody can tell its cards from those of the parts
/// before it, which are used up. If only one hand still has cards of such a part, everybody knows which: they are open from
/// now on. So each of the other parts has at least two cards in hands, and there are enough ages for all parts.
LUDO_SELDOM constexpr void begin_part(state& s) {
    static_assert(1 + seats.most * hand_size / 2 <= held_cards::oldest);
    unsigned of_one = 0, of_more = 0; // ages that some hand has; ages that more than one hand may have
    for (held_cards const& each : s.hands.of) {
        unsigned const mine = each.its_ages();
        of_more |= each.hidden() > 0 ? mine : mine & of_one;
        of_one |= mine;
    }
    std::array<int, held_cards::oldest + 1> becomes{}; // open, except for those
    int age = held_cards::youngest;
    for (std::size_t before = held_cards::youngest; before <= held_cards::oldest; ++before)
        if ((of_more >> before & 1) != 0)
            becomes[before] = age += age < held_cards::oldest;
    for (held_cards& each : s.hands.of)
        each.turn_ages([&](int before) { return becomes[static_cast<std::size_t>(before)]; });
    if (!s.stock.top_is_known() && s.luck != no_luck)
        s.stock.shuffle(s.luck);
}

/// The top card of the stock goes to a hand; it is open if everybody knows it.
constexpr void draw_top(state& s, seat by) {
    if (!s.stock.touched()) [[unlikely]]
        begin_part(s);
    bool const known = s.stock.top_is_known();
    s.hands[by].add(s.stock.draw(), known ? held_cards::open : held_cards::youngest);
}

/// The top card of a seat's discards goes to a hand: everybody knows it.
constexpr void take_top(state& s, seat by, seat from) { s.hands[by].add(s.discards.take(from), held_cards::open); }

LUDO_SELDOM constexpr void remove_one_of(state& s, seat by, card thrown, int alike) {
    s.hands[by].remove(thrown, s.luck == no_luck ? 0 : static_cast<int>(s.luck.below(static_cast<std::uint32_t>(alike))));
}
/// A card of a hand goes to its seat's discards. ruling Y21: of cards that look the same luck decides which goes, and all see whether
/// it was one that they know, or from which part of the stock it was drawn
constexpr void put_down(state& s, seat by, card thrown) {
    int const alike = s.hands[by].alike(thrown);
    if (alike == 1) [[likely]]
        s.hands[by].remove(thrown);
    else
        remove_one_of(s, by, thrown, alike);
    s.discards.put(by, thrown);
}

/// ruling Y15: the discards but the top card of each pile become the stock, shuffled
LUDO_SELDOM constexpr void reshuffle(state& s) {
    auto below = s.discards;
    s.discards = {};
    for (index_set<player> left = below.standing(); player owner : left)
        s.discards.put(seat(owner.index()), below.take(seat(owner.index())));
    census<card> cards;
    below.each([&](seat, card one) { cards.add(one); });
    s.stock.lay_beneath(to_be_shuffled(cards), false);
}

/// All hands and piles, from this seat on, go beneath the stock. ruling Y16: people gather cards in no particular order, so
/// they are shuffled; or they stay in order, or all cards are shuffled
constexpr void gather(state& s, seat first) {
    if (s.chosen.between_rounds == gathering::keep_order) [[unlikely]]
        s.stock.lay_beneath(in_order(s, first), true);
    else {
        census<card> cards;
        for (held_cards const& each : s.hands.of)
            each.each([&](card one, int) { cards.add(one); });
        s.discards.each([&](seat, card one) { cards.add(one); });
        if (s.chosen.between_rounds == gathering::shuffle_all)
            for (; !s.stock.empty();)
                cards.add(s.stock.draw());
        s.stock.lay_beneath(to_be_shuffled(cards), false);
    }
    s.hands = {};
    s.discards = {};
}

} // namespace ludo::yamy_game
