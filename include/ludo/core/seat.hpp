#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include <ludo/core/expects.hpp>

namespace ludo {

/// The most players that a game can have.
inline constexpr int most_seats = 12;

/// A place at the table. Seats are numbered from 0, clockwise; a seat that is not named is `nobody`, and so is one with a
/// number below 0 or above 127.
class seat {
public:
    constexpr seat() = default;
    constexpr explicit seat(int index) : index_(static_cast<std::int8_t>(0 <= index && index <= 127 ? index : -1)) {}

    [[nodiscard]] constexpr int index() const { return index_; }

    /// The neighbour to the left, where `players` sit round the table.
    [[nodiscard]] constexpr seat next(int players) const { return next_if(true, players); }
    /// That, or else the seat itself.
    [[nodiscard]] constexpr seat next_if(bool condition, int players) const {
        int const left = index_ + condition;
        return at(left & (left - players) >> 15); // 0 when all had theirs; no branch: nobody can foretell it
    }

    friend constexpr bool operator==(seat, seat) = default;

private:
    friend class seats;

    /// The seat with a number that one has.
    static constexpr seat at(int index) {
        seat found;
        found.index_ = static_cast<std::int8_t>(index);
        return found;
    }

    std::int8_t index_ = -1;
};

inline constexpr seat nobody{};

/// How few and how many can play a game.
struct player_range {
    int least;
    int most;
};

/// The seats of a table, in order: `for (seat s : seats(3))`.
class seats {
public:
    class iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = seat;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = seat;

        constexpr iterator() = default;
        constexpr explicit iterator(int at) : at_(at) {}
        constexpr seat operator*() const { return seat::at(at_); }
        constexpr iterator& operator++() { return ++at_, *this; }
        constexpr iterator operator++(int) { return iterator(at_++); }
        friend constexpr bool operator==(iterator, iterator) = default;

    private:
        int at_ = 0;
    };

    constexpr explicit seats(int players) : players_(players) {}
    [[nodiscard]] constexpr int size() const { return players_; }
    [[nodiscard]] constexpr iterator begin() const { return iterator(0); }
    [[nodiscard]] constexpr iterator end() const { return iterator(players_); }

private:
    int players_;
};

/// The seat of which `of(seat)` is highest; of equal ones the first from `first`, clockwise.
template <typename Of>
constexpr seat highest_seat(seat first, int players, Of of) {
    seat found = first;
    for (seat each = first.next(players); each != first; each = each.next(players))
        if (of(each) > of(found))
            found = each;
    return found;
}

/// One thing for each seat, of `Most` seats that there can be; undefined if asked for another seat's.
template <typename T, int Most = most_seats>
struct per_seat {
    std::array<T, static_cast<std::size_t>(Most)> of{};

    constexpr T& operator[](seat s) {
        LUDO_EXPECTS(0 <= s.index() && s.index() < Most, "this seat has none: is it nobody?");
        return of[static_cast<std::size_t>(s.index())];
    }
    constexpr T const& operator[](seat s) const {
        LUDO_EXPECTS(0 <= s.index() && s.index() < Most, "this seat has none: is it nobody?");
        return of[static_cast<std::size_t>(s.index())];
    }
    friend constexpr bool operator==(per_seat const&, per_seat const&) = default;
};

} // namespace ludo
