#pragma once

#include <cstdint>

#include <ludo/core/branchless.hpp>

namespace ludo {

/// The most players that a game can have.
inline constexpr int most_seats = 12;

/// A place at the table. Seats are numbered from 0, clockwise. A seat without a number is `nobody`, and so is one with a number
/// below 0 or above 127.
class seat {
public:
    constexpr seat() = default;
    constexpr explicit seat(int index) : index_(static_cast<std::int8_t>(0 <= index && index <= 127 ? index : -1)) {}

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr seat from_index(int index) { return seat(index); }

    /// The neighbour to the left, with `players` sitting round the table.
    [[nodiscard]] constexpr seat next(int players) const { return next_if(true, players); }
    /// That neighbour if the condition is true, or else the seat itself.
    [[nodiscard]] constexpr seat next_if(bool condition, int players) const { return at(wrapped(index_ + condition, players)); }

    friend constexpr bool operator==(seat, seat) = default;

private:
    friend class seats;

    /// The seat with a number that is known to be in range.
    static constexpr seat at(int index) {
        seat found;
        found.index_ = static_cast<std::int8_t>(index);
        return found;
    }

    std::int8_t index_ = -1;
};

inline constexpr seat nobody{};

} // namespace ludo
