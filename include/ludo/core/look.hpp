#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/add_part.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// What is seen in one look, as two sums of numbers, the same on every machine. Each number counts as often as a table says for its
/// place in the row, so no step waits for the one before; and two rows rarely have one sum in common, let alone both.
class look {
public:
    std::uint64_t one = 0, other = 0;
    bool left_out = false; // was there a part that does not say all that there is?

    constexpr void add(std::uint64_t number) {
        number ^= number >> 32 ^ 0x9e3779b97f4a7c15; // what is in the upper half counts for the lower one, too; and a 0 counts
        one += number * times[place_];
        other += number * times[place_ + row];
        if (++place_ == row) {
            place_ = 0;
            one = bits::mixed(one);
            other = bits::mixed(other);
        }
    }

    /// Pieces count in any order.
    constexpr void add_piece(int place, int kind) {
        std::uint64_t const piece =
            bits::spread_out(static_cast<std::uint64_t>(place) << 16 | static_cast<std::uint64_t>(kind + 1));
        one += piece * times[0];
        other += (piece ^ piece >> 29) * times[row];
    }

    constexpr void add_other(auto const&) { left_out = true; }

private:
    static constexpr std::size_t row = 32;
    static constexpr auto times = [] {
        std::array<std::uint64_t, 2 * row> found{};
        rng luck;
        for (std::uint64_t& each : found)
            each = luck.draw() | 1;
        return found;
    }();
    std::size_t place_ = 0;
};

/// All that there is in a state, or in a view, but for the options, which stay the same in a game. If these are equal, too, equal ones
/// look the same, and others do not, but for an accident that nobody will see. Of components that say nothing of themselves, the cards
/// come from `each_piece`.
template <game G>
constexpr look look_at(typename G::state const& s) {
    look seen;
    each_member(s, [&](std::string_view, auto const& part) { add_part(seen, part); });
    if (seen.left_out)
        G::each_piece(s, [&](int place, int kind) { seen.add_piece(place, kind); });
    return seen;
}

} // namespace ludo
