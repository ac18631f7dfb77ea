#pragma once

#include <cstdint>
#include <type_traits>

#include <ludo/core/bit_words.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Some of the seats at a table for at most `Most`, a bit for each; it can be gone through in their order. Undefined for `nobody`, and
/// for seats that are not at that table.
template <int Most>
class seat_set {
    static_assert(0 < Most && Most <= 16, "a set of seats has a bit for each of at most 16");
    using word = std::conditional_t<Most <= 8, std::uint8_t, std::uint16_t>;

public:
    static constexpr bool is_component = true;

    constexpr seat_set() = default;

    static constexpr seat_set of(seat one) {
        seat_set made;
        made.insert(one);
        return made;
    }

    [[nodiscard]] constexpr bool contains(seat one) const { return bits_ >> one.index() & 1; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return bits::count(bits_); }

    /// Is each of them one of the first `players` seats?
    [[nodiscard]] constexpr bool within(int players) const { return bits_ >> players == 0; }

    /// With a condition that is false, nothing happens.
    constexpr void insert(seat one, bool condition = true) {
        bits_ = static_cast<word>(bits_ | std::uint32_t{condition} << one.index());
    }
    constexpr void clear() { bits_ = 0; }

    [[nodiscard]] constexpr auto begin() const { return bit_iterator<1, seat>(as_bits()); }
    [[nodiscard]] constexpr auto end() const { return bit_iterator<1, seat>(); }
    [[nodiscard]] constexpr bit_words<1> as_bits() const { return {{bits_}}; }

    constexpr seat_set& operator|=(seat_set other) { return *this = *this | other; }
    friend constexpr seat_set operator|(seat_set one, seat_set other) { return of_bits(one.bits_ | other.bits_); }
    friend constexpr seat_set operator&(seat_set one, seat_set other) { return of_bits(one.bits_ & other.bits_); }
    friend constexpr seat_set operator-(seat_set one, seat_set other) { return of_bits(one.bits_ & ~other.bits_); }
    friend constexpr bool operator==(seat_set, seat_set) = default;

private:
    static constexpr seat_set of_bits(int some) {
        seat_set made;
        made.bits_ = static_cast<word>(some);
        return made;
    }

    word bits_ = 0;
};

} // namespace ludo
