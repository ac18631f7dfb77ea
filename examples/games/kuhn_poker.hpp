#pragma once

#include <string_view>

#include <ludo/components/card.hpp>
#include <ludo/turns/betting.hpp>

/// Kuhn poker: three cards, one for each of two players, a chip to begin with and a chip to bet.
struct kuhn_poker_rules : ludo::usual_betting<> {
    static constexpr std::string_view name = "kuhn_poker";
    static constexpr ludo::phrase title{"Kuhn poker", "Poker de Kuhn"};

    using card = ludo::card<"", "", "JQK">;
    using cards = ludo::index_set<card>;

    static constexpr int strength(cards const& hand, cards const&) { return hand.first().symbol(); }
};

using kuhn_poker = ludo::betting<kuhn_poker_rules>;
