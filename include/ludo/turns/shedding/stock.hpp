#pragma once

#include <cstdint>
#include <utility>

#include <ludo/components/card_list.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/shedding/rules.hpp>

namespace ludo {

template <shedding_rules Rules>
constexpr typename shedding<Rules, true>::state shedding<Rules, true>::deal(options const& chosen, rng& luck) {
    auto const pack = Rules::shuffled(luck);
    if constexpr (may_bury<Rules> || may_reshuffle<Rules>)
        return lay_out(chosen, pack, rng(luck.draw()));
    else
        return lay_out(chosen, pack);
}

template <shedding_rules Rules>
template <typename Packet>
constexpr typename shedding<Rules, true>::state shedding<Rules, true>::lay_out(options const& chosen, Packet const& pack,
                                                                               [[maybe_unused]] rng luck) {
    LUDO_EXPECTS(!wrong_with<shedding>(chosen), "the options are wrong: ask `wrong_with` first");
    state s;
    s.chosen = chosen;
    if constexpr (may_bury<Rules>) {
        Packet order = pack;
        bury(s, order.begin() + chosen.players * Rules::hand_size(chosen.players), order.end(), luck);
        lay_out(s, order);
    } else
        lay_out(s, pack);
    if constexpr (may_reshuffle<Rules>)
        s.luck = Rules::reshuffles(chosen) ? luck : no_luck;
    return s;
}

/// While the first of these cards may not be turned up, all see it, and it changes places with any other.
template <shedding_rules Rules>
template <typename Iterator>
constexpr void shedding<Rules, true>::bury(state& s, Iterator first, Iterator end, rng& luck) {
    for (; !Rules::begins_pile(s.chosen, *first);
         std::swap(*first, first[1 + luck.below(static_cast<std::uint32_t>(end - first - 1))]))
        s.past.stocked.insert(*first);
}

template <shedding_rules Rules>
template <typename Packet>
constexpr void shedding<Rules, true>::lay_out(state& s, Packet const& pack) {
    int const players = s.chosen.players;
    auto next = pack.begin();
    for (seat each : each_seat(players))
        for (int i = 0; i < Rules::hand_size(players); ++i)
            s.hands.add(each, *next++);
    Rules::turned(s.table, [&] {
        s.played.insert(*next);
        return *next++;
    });
    s.stock.lay(next, pack.end());
    s.turn = Rules::beginner(s.chosen, s.hands);
    s.phase = game_phase::choosing;
    if (s.stock.size() == 0)
        pass_on(s, false);
}

/// A turn goes on until a card is played. If drawing is free, nobody else can tell whether the card drawn fits.
template <shedding_rules Rules>
constexpr void shedding<Rules, true>::go_on_drawing(state& s, bool fits) {
    see(s, Rules::draws_freely(s.chosen) ? shed::drew : fits ? shed::fits : shed::unfit);
    refill(s);
    if (s.stock.size() == 0)
        pass_on(s, false);
}

/// Where the pile is shuffled, there is a stock as long as there are cards under those on top.
template <shedding_rules Rules>
constexpr void shedding<Rules, true>::refill([[maybe_unused]] state& s) {
    if constexpr (may_reshuffle<Rules>)
        if (s.stock.size() == 0 && Rules::reshuffles(s.chosen))
            reshuffle(s);
}
template <shedding_rules Rules>
constexpr void shedding<Rules, true>::reshuffle(state& s) {
    cards const top = cards_on_top<card>(s.table), under = s.played - top;
    if (under.empty())
        return;
    see(s, shed::shuffled);
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
