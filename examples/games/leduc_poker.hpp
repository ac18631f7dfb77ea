#pragma once

#include <array>
#include <string_view>

#include <ludo/components/card.hpp>
#include <ludo/turns/betting.hpp>

/// Leduc poker: jack, queen and king in two suits, two rounds of betting, and between them a card that counts for both players.
struct leduc_poker_rules : ludo::usual_betting<> {
    static constexpr std::string_view name = "leduc_poker";
    static constexpr ludo::phrase title{"Leduc poker", "Poker de Leduc"};

    using card = ludo::card<"JQK", "sh">;
    using cards = ludo::index_set<card>;

    static constexpr std::array bets{2, 4};
    static constexpr int most_bets = 2; // a bet, and a raise
    static constexpr std::array turned_up{0, 1};

    /// A pair with the card on the board wins; otherwise the higher card.
    static constexpr int strength(cards const& hand, cards const& board) {
        int const rank = hand.first().symbol();
        return rank == board.first().symbol() ? pair + rank : rank;
    }
    static constexpr int pair = 3; // more than any card alone
};

using leduc_poker = ludo::betting<leduc_poker_rules>;
