#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/branchless.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The most players that a game can have.
inline constexpr int most_seats = 12;

/// A place at the table. Seats are numbered from 0, clockwise. A seat without a number is `nobody`, and so is one with a number
/// below 0 or above 127. As a thing of an action (`tell 1 5`) it is written as its number; nobody is no such thing.
class seat {
public:
    static constexpr int count = most_seats;
    static constexpr std::string_view kind = "seat";

    constexpr seat() = default;
    constexpr explicit seat(int index) : index_(static_cast<std::int8_t>(0 <= index && index <= 127 ? index : -1)) {}

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr seat from_index(int index) { return seat(index); }

    /// The neighbour to the left, with `players` sitting round the table.
    [[nodiscard]] constexpr seat next(int players) const { return next_if(true, players); }
    /// That neighbour if the condition is true, or else the seat itself.
    [[nodiscard]] constexpr seat next_if(bool condition, int players) const { return at(wrapped(index_ + condition, players)); }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        written += int{index_};
        return written;
    }
    static constexpr std::optional<seat> parse(std::string_view text) {
        int const index = small_number(text);
        return 0 <= index && index < count ? std::optional(seat(index)) : std::nullopt;
    }

    friend constexpr bool operator==(seat, seat) = default;

private:
    friend class each_seat;

    /// The seat with a number that is known to be in range.
    static constexpr seat at(int index) {
        seat found;
        found.index_ = static_cast<std::int8_t>(index);
        return found;
    }

    std::int8_t index_ = -1;
};

inline constexpr seat nobody{};

/// A seat at a table for at most `Most`, as a thing of an action: a game has fewer actions with it than with any `seat`.
template <int Most>
struct seat_of : seat {
    static constexpr int count = Most;
    static_assert(0 < Most && Most <= most_seats, "a table has room for 1 to 12");

    /// This seat; undefined if it is not at that table.
    constexpr seat_of(seat one = seat(0)) : seat(one) {
        LUDO_EXPECTS(0 <= one.index() && one.index() < Most, "this seat is not at the table");
    }
    static constexpr seat_of from_index(int index) { return seat(index); }
    static constexpr std::optional<seat_of> parse(std::string_view text) {
        std::optional<seat> const one = seat::parse(text);
        return one && one->index() < Most ? std::optional(seat_of(*one)) : std::nullopt;
    }
};

} // namespace ludo
