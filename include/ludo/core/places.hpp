#pragma once

#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Which score is best.
enum class best { highest, lowest };

/// Who wins a game with these options: whoever has the most, or the least.
template <typename G>
constexpr best wins_of(typename G::options const& chosen) {
    if constexpr (requires { G::wins(chosen); })
        return G::wins(chosen);
    else
        return G::wins;
}

/// The places that follow from scores: seats with equal scores share a place, and the places after it are skipped (1, 1, 3).
constexpr seat_numbers places(seat_numbers const& scores, best wins) {
    seat_numbers placed(scores.size());
    for (seat mine : each_seat(scores.size())) {
        placed[mine] = 1;
        for (seat other : each_seat(scores.size()))
            placed[mine] += wins == best::highest ? scores[other] > scores[mine] : scores[other] < scores[mine];
    }
    return placed;
}

} // namespace ludo
