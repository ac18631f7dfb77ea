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

/// A hash of 128 bits over a row of numbers, the same on every machine. Each number is multiplied by a factor of its place in the row,
/// so no step waits for the one before. Equal rows have equal hashes; collisions are negligible.
class hash_128 {
public:
    std::uint64_t low = 0, high = 0;
    bool incomplete = false; // there was a part that cannot be hashed

    constexpr void add(std::uint64_t number) {
        number ^= number >> 32 ^ 0x9e3779b97f4a7c15; // the upper half counts for the lower one, too; and a 0 counts
        low += number * factors[place_];
        high += number * factors[place_ + row];
        if (++place_ == row) {
            place_ = 0;
            low = bits::mixed(low);
            high = bits::mixed(high);
        }
    }

    /// Pieces count in any order.
    constexpr void add_piece(int place, int kind) {
        std::uint64_t const piece =
            bits::spread_out(static_cast<std::uint64_t>(place) << 16 | static_cast<std::uint64_t>(kind + 1));
        low += piece * factors[0];
        high += (piece ^ piece >> 29) * factors[row];
    }

    constexpr void add_other(auto const&) { incomplete = true; }

private:
    static constexpr std::size_t row = 32;
    static constexpr auto factors = [] {
        std::array<std::uint64_t, 2 * row> odd{};
        rng luck;
        for (std::uint64_t& factor : odd)
            factor = luck.draw() | 1;
        return odd;
    }();
    std::size_t place_ = 0;
};

/// The hash of a state or a view, without its options, which stay the same in a game. Of components that cannot be hashed, the cards
/// come from `each_piece`.
template <game G>
constexpr hash_128 hash_of(typename G::state const& s) {
    hash_128 hash;
    each_member(s, [&](std::string_view, auto const& part) { add_part(hash, part); });
    if (hash.incomplete)
        G::each_piece(s, [&](int place, int kind) { hash.add_piece(place, kind); });
    return hash;
}

} // namespace ludo
