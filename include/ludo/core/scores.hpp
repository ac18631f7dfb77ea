#pragma once

#include <ludo/core/seat.hpp>

namespace ludo {

/// A whole number for each seat that plays: points, or places.
class seat_numbers {
public:
    constexpr seat_numbers() = default;
    constexpr explicit seat_numbers(int players) : players_(players) {}

    [[nodiscard]] constexpr int size() const { return players_; }
    constexpr int& operator[](seat s) { return number_[s]; }
    constexpr int operator[](seat s) const { return number_[s]; }

    [[nodiscard]] constexpr int const* begin() const { return number_.of.data(); }
    [[nodiscard]] constexpr int const* end() const { return begin() + players_; }

    friend constexpr bool operator==(seat_numbers const&, seat_numbers const&) = default;

private:
    per_seat<int> number_{};
    int players_ = 0;
};

/// Whose score is best.
enum class best { highest, lowest };

/// The places that scores come to: seats with equal scores share one, and as many places after it are left out (1, 1, 3).
constexpr seat_numbers places(seat_numbers const& scores, best wins) {
    seat_numbers placed(scores.size());
    for (seat mine : seats(scores.size())) {
        placed[mine] = 1;
        for (seat other : seats(scores.size()))
            placed[mine] += wins == best::highest ? scores[other] > scores[mine] : scores[other] < scores[mine];
    }
    return placed;
}

} // namespace ludo
