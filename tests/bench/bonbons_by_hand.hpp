// Bonbons for two with the default options, by hand and step by step: like the library it can stop at any action, and each
// legal action is as likely as the others. What it leaves out is all the rest: other numbers of players, options, who knows
// what, the notation. This is what a program would write for itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/rng.hpp>

namespace bonbons_by_hand {

enum class todo : std::uint8_t { begin, again, after_square, after_round, after_coin, after_two_coins, give, cover, over };

inline constexpr int coin = 32;
inline constexpr int wrapper = 33;

/// Bits 0 to 35 are squares, 36 to 45 the round tiles, five of each seat; 46 stands for the end of a turn.
inline constexpr int first_round = 36;
inline constexpr int stop = 46;
inline constexpr std::uint64_t all_squares = (std::uint64_t{1} << 36) - 1;
inline constexpr std::uint64_t row = std::uint64_t{31} << first_round;

struct game {
    std::array<std::uint8_t, 46> tile{};
    std::uint64_t down = 0;   // face down, and not under the coins
    std::uint64_t turned = 0; // in this attempt
    std::uint8_t fifth = 0;
    std::uint8_t stolen = 0;
    std::uint8_t seat = 0;
    todo next = todo::begin;

    [[nodiscard]] std::uint64_t own() const { return row << 5 * seat; }
};

inline game deal(ludo::rng& luck) {
    game g;
    std::array<std::uint8_t, 36> squares{};
    std::array<std::uint8_t, 32> rounds{};
    for (std::size_t i = 0; i < 36; ++i)
        squares[i] = static_cast<std::uint8_t>(i < 32 ? i : i < 35 ? coin : wrapper);
    for (std::size_t i = 0; i < 32; ++i)
        rounds[i] = static_cast<std::uint8_t>(i);
    luck.shuffle(squares);
    luck.shuffle(rounds);
    for (std::size_t i = 0; i < 36; ++i)
        g.tile[i] = squares[i];
    for (std::size_t i = 0; i < 8; ++i)
        g.tile[first_round + i / 4 * 5 + i % 4] = rounds[i];
    g.fifth = rounds[8];
    g.down = all_squares | std::uint64_t{0x1ef} << first_round;
    return g;
}

inline void close(game& g, bool again) {
    if ((g.down & g.own()) == 0) {
        g.next = todo::over;
        return;
    }
    g.next = again ? todo::again : todo::begin;
    g.seat ^= !again;
}

inline void miss(game& g) {
    g.down |= g.turned;
    g.turned = 0;
    g.seat ^= 1;
    g.next = todo::begin;
}

inline void compare(game& g) {
    std::uint64_t const round = g.turned & ~all_squares;
    std::size_t const at = static_cast<std::size_t>(ludo::bits::lowest(round));
    if (g.tile[at] != g.tile[static_cast<std::size_t>(ludo::bits::lowest(g.turned))])
        return miss(g);
    g.turned = 0;
    if ((round & g.own()) != 0)
        return close(g, true);
    g.stolen = static_cast<std::uint8_t>(at);
    g.next = todo::give;
}

/// Plays one action, any of the legal ones with the same likelihood.
inline void step(game& g, ludo::rng& luck) {
    std::uint64_t legal = g.down;
    switch (g.next) {
    case todo::begin: break;                             // B11: nobody stops here
    case todo::after_round: legal &= all_squares; break; // B9: nor here
    case todo::after_square: legal = (legal & ~all_squares) | std::uint64_t{1} << stop; break;
    case todo::after_two_coins: legal = (legal & all_squares) | std::uint64_t{1} << stop; break;
    case todo::give:
    case todo::cover: legal &= g.own(); break;
    case todo::again:
    case todo::after_coin:
    case todo::over:
    default: legal |= std::uint64_t{1} << stop;
    }
    int const picked = ludo::bits::pick(legal, luck);
    if (picked == stop)
        return miss(g);
    std::uint64_t const bit = std::uint64_t{1} << picked;
    g.down ^= bit;
    if (g.next == todo::give) { // the given tile goes where the stolen one lay
        g.tile[g.stolen] = g.tile[static_cast<std::size_t>(picked)];
        g.down |= std::uint64_t{1} << g.stolen;
        return close(g, true);
    }
    if (g.next == todo::cover) {
        g.turned = 0;
        return close(g, false);
    }
    int const tile = g.tile[static_cast<std::size_t>(picked)];
    if (tile == wrapper) {
        g.down |= g.turned;
        g.turned = 0;
        int const at = first_round + 5 * g.seat + 4;
        g.tile[static_cast<std::size_t>(at)] = g.fifth;
        g.down |= std::uint64_t{1} << at;
        return close(g, false);
    }
    g.turned |= bit;
    switch (g.next) {
    case todo::after_square:
    case todo::after_round: return compare(g);
    case todo::after_coin: return tile == coin ? void(g.next = todo::after_two_coins) : miss(g);
    case todo::after_two_coins: return tile == coin ? void(g.next = todo::cover) : miss(g);
    case todo::begin:
    case todo::again:
    case todo::give:
    case todo::cover:
    case todo::over:
    default: g.next = picked >= first_round ? todo::after_round : tile == coin ? todo::after_coin : todo::after_square;
    }
}

} // namespace bonbons_by_hand
