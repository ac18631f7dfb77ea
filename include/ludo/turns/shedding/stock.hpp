#pragma once

#include <cstdint>
#include <utility>

#include <ludo/components/card_list.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

/// While the first of these cards may not be turned up, all see it, and it changes places with any other.
template <shedding_rules Rules>
template <typename Iterator>
constexpr void shedding<Rules, true>::bury(state& s, Iterator first, Iterator end, rng& luck) {
    for (; !Rules::begins_pile(s.chosen, *first);
         std::swap(*first, first[1 + luck.below(static_cast<std::uint32_t>(end - first - 1))]))
        s.remembered.saw_buried(*first);
}

/// The cards under those on top are shuffled: they are the new stock.
template <shedding_rules Rules>
constexpr void shedding<Rules, true>::reshuffle(state& s) {
    cards const top = cards_on_top<card>(s.table), under = s.played - top;
    if (under.empty())
        return;
    s.remembered.saw_shuffled(s);
    card_list<card, card::count> order;
    for (card each : under)
        order.add(s.luck == no_luck ? card() : each); // in a view nobody knows
    if (s.luck != no_luck)
        s.luck.shuffle(order);
    s.played = top;
    s.stock = {};
    s.stock.lay(order.begin(), order.end());
}

} // namespace ludo
