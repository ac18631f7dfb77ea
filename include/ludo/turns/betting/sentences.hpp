#pragma once

#include <array>

#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

namespace ludo {

/// What forbids an action in every game of betting.
struct betting_sentences {
    static constexpr auto check_bet = rule("betting.check.bet", headings::course, "After a bet, a player must call, raise or fold.",
                                           "Après une mise, on suit, on relance ou on se couche.");
    static constexpr auto bet_made = rule("betting.bet.made", headings::course, "After a bet, a player can only raise it.",
                                          "Après une mise, on peut seulement relancer.");
    static constexpr auto fold_free =
        rule("betting.fold.free", headings::course, "As long as nobody has bet, a player checks instead of folding.",
             "Tant que personne n'a misé, on fait parole au lieu de se coucher.");
    static constexpr auto call_nothing = rule("betting.call.nothing", headings::course, "There is no bet to call in this round.",
                                              "Il n'y a pas de mise à suivre dans ce tour.");
    static constexpr auto raise_nothing = rule("betting.raise.nothing", headings::course, "There is no bet to raise in this round.",
                                               "Il n'y a pas de mise à relancer dans ce tour.");
    static constexpr auto raise_limit =
        rule("betting.raise.limit", headings::course, "Bets cannot be raised any further in this round.",
             "On ne peut plus relancer dans ce tour.");
    static constexpr auto end_over = rule("betting.end.over", headings::result, "The game is over.", "La partie est finie.");

    static constexpr std::array rules{&check_bet, &bet_made, &fold_free, &call_nothing, &raise_nothing, &raise_limit, &end_over};
};

} // namespace ludo
