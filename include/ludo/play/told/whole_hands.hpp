#pragma once

#include <algorithm>
#include <cstddef>

#include <ludo/core/game.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/play/told/change.hpp>
#include <ludo/play/told/pieces.hpp>

namespace ludo {

/// A hand of which the last hidden card shows is laid down: it is told whole, with the cards that the viewer knew before. `now` are the
/// pieces as they are known now.
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
        for (placed_piece each : now)
            if (laid && each.place == one.place && std::count(now.begin(), now.end(), each) > told(each))
                changes.add_alike(
                    {.what = happening::shown, .was = each.kind, .is = each.kind, .place = each.place, .to = each.place});
    }
}

} // namespace ludo
