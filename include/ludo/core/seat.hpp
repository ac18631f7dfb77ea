#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ludo {

/// A place at the table. Seats are numbered from 0, clockwise; a seat that is not named is `nobody`.
class seat {
public:
    constexpr seat() = default;
    constexpr explicit seat(int index) : index_(static_cast<std::int8_t>(index)) {}

    [[nodiscard]] constexpr int index() const { return index_; }

    /// The neighbour to the left, where `players` sit round the table; if `really`, or else the seat itself.
    [[nodiscard]] constexpr seat next(int players, bool really = true) const {
        int const left = index_ + really;
        return seat(left & (left - players) >> 15); // 0 when all had theirs; no branch: nobody can foretell it
    }

    friend constexpr bool operator==(seat, seat) = default;

private:
    std::int8_t index_ = -1;
};

inline constexpr seat nobody{};

/// The most players that any game here has.
inline constexpr int most_seats = 6;

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
        constexpr explicit iterator(int at) : at_(at) {}
        constexpr seat operator*() const { return seat(at_); }
        constexpr iterator& operator++() { return ++at_, *this; }
        friend constexpr bool operator==(iterator, iterator) = default;

    private:
        int at_;
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

/// One thing for each seat, of `Most` seats that there can be.
template <typename T, int Most = most_seats>
struct per_seat {
    std::array<T, static_cast<std::size_t>(Most)> of{};

    constexpr T& operator[](seat s) {
        assert(0 <= s.index() && s.index() < Most);
        return of[static_cast<std::size_t>(s.index())];
    }
    constexpr T const& operator[](seat s) const {
        assert(0 <= s.index() && s.index() < Most);
        return of[static_cast<std::size_t>(s.index())];
    }
    friend constexpr bool operator==(per_seat const&, per_seat const&) = default;
};

} // namespace ludo
