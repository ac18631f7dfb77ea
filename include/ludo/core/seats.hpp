#pragma once

#include <cstddef>
#include <iterator>

#include <ludo/core/seat.hpp>

namespace ludo {

/// How few and how many can play a game.
struct player_range {
    int least;
    int most;
};

/// The seats of a table, in order: `for (seat s : each_seat(3))`.
class each_seat {
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

    constexpr explicit each_seat(int players) : players_(players) {}
    [[nodiscard]] constexpr int size() const { return players_; }
    [[nodiscard]] constexpr iterator begin() const { return iterator(0); }
    [[nodiscard]] constexpr iterator end() const { return iterator(players_); }

private:
    int players_;
};

/// The seat with the highest `of(seat)`; among equals the first, clockwise from `first`.
template <typename Of>
constexpr seat highest_seat(seat first, int players, Of of) {
    seat found = first;
    for (seat each = first.next(players); each != first; each = each.next(players))
        if (of(each) > of(found))
            found = each;
    return found;
}

} // namespace ludo
