#pragma once

#include <array>

#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a game of bets, in words: see core/telling.hpp.
template <typename Rules>
struct betting_telling {
    using options = typename Rules::options;
    static constexpr int on_board = Rules::seats.most, in_stock = on_board + 1;

    static constexpr named_place place(options const&, int number) {
        return number < on_board  ? named_place{place_kind::hand, seat(number)}
             : number == on_board ? named_place{place_kind::display}
             : number == in_stock ? named_place{place_kind::stock}
                                  : named_place{place_kind::aside};
    }
    static constexpr short_text piece(options const&, int kind) { return Rules::card::from_index(kind).text(); }

    /// A card that is turned up comes from the stock, not from the hand of who has bet.
    static constexpr bool names_steps(auto const&) { return true; }

    static constexpr points_said points = points_said::at_end;
    static constexpr std::array<words_for, 5> verbs{{{"check", {"{0} checks", "{0} fait parole"}},
                                                     {"bet", {"{0} bets", "{0} mise"}},
                                                     {"fold", {"{0} folds", "{0} se couche"}},
                                                     {"call", {"{0} calls", "{0} suit"}},
                                                     {"raise", {"{0} raises", "{0} relance"}}}};
};

} // namespace ludo
