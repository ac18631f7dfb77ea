#pragma once

#include <algorithm>
#include <cstddef>

#include <ludo/core/game.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/play/told/change.hpp>
#include <ludo/play/told/pieces.hpp>

namespace ludo {

/// Once no card of a hand is hidden any more, the hand is laid down: all of it is told, the cards that the viewer knew before, too.
/// `now` are the pieces after the change.
template <game G, typename Pieces, typename Changes>
constexpr void show_whole_hands(typename G::options const& chosen, Pieces const& now, Changes& changes) {
    auto const told = [&](placed_piece one) {
        int number = 0;
        for (change const& each : changes)
            number += each.what == happening::shown && each.place == one.place && each.is == one.kind ? each.number : 0;
        return number;
    };
    for (std::size_t at = 0, shown = changes.size(); at < shown; ++at) {
        change const one = changes.begin()[at];
        bool const laid = one.what == happening::shown && one.was < 0 &&
                          std::count(now.begin(), now.end(), placed_piece{one.place, -1}) == 0 &&
                          place_with<G>(chosen, one.place).kind == place_kind::hand;
        for (placed_piece piece : now)
            if (laid && piece.place == one.place && std::count(now.begin(), now.end(), piece) > told(piece))
                changes.add_alike(
                    {.what = happening::shown, .was = piece.kind, .is = piece.kind, .place = piece.place, .to = piece.place});
    }
}

} // namespace ludo
