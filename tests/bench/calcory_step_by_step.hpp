// Calcory for two with the default options, by hand and step by step: like the library it can stop at any action, has the
// same actions and takes the same luck, so it plays the very same games. What it leaves out is all the rest: other numbers
// of players, options, who knows what, which cards lie in the piles. This is what a program would write for itself.
#pragma once

#include <array>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/rng.hpp>

namespace step_by_step {

enum class todo : std::uint8_t { turn, give_back, place, over };

struct game {
    std::array<std::uint8_t, 64> number{}; // on each cell
    std::uint64_t closed = 0;              // face down, or turned over in this turn
    std::uint64_t turned = 0;
    std::uint64_t marked = 0;
    int pile[2] = {0, 0};
    int seat = 0;
    int sum = 0, count = 0, zeros = 0;
    int marker = -1, marked_sum = 0, marked_count = 0;
    std::uint8_t held = 0;
    todo next = todo::turn;
};

inline constexpr std::uint64_t all_cells = (std::uint64_t{1} << 60) - 1;
inline constexpr int stop = 60;

inline game deal(ludo::rng& luck) {
    game g;
    std::array<std::uint8_t, 60> cards{};
    for (std::size_t i = 0; i < 60; ++i)
        cards[i] = static_cast<std::uint8_t>("011234567789"[i % 12] - '0');
    luck.shuffle(cards);
    for (std::size_t i = 0; i < 60; ++i)
        g.number[i] = cards[i];
    g.closed = all_cells;
    return g;
}

inline void pass_on(game& g) {
    g.sum = g.count = g.zeros = 0;
    for (;;) {
        g.seat ^= 1;
        if (g.marker == g.seat) {
            g.turned = g.marked;
            g.closed |= g.marked;
            g.marked = 0;
            g.count = g.marked_count;
            g.marker = -1;
            g.next = todo::give_back;
            if (g.count == 1) {
                ++g.pile[g.seat];
                g.next = todo::over;
            }
            return;
        }
        if (g.closed != 0)
            break;
    }
    g.next = todo::turn;
}

inline bool raises(game const& g) {
    return g.marker < 0 || g.sum > g.marked_sum || (g.sum == g.marked_sum && g.count > g.marked_count);
}

inline void end_turning(game& g) {
    if (raises(g) && g.count <= 6) {
        g.closed = (g.closed | g.marked) ^ g.turned;
        g.marked = g.turned;
        g.marked_sum = g.sum;
        g.marked_count = g.count;
        g.marker = g.seat;
    }
    g.turned = 0;
    pass_on(g);
}

/// Plays one action, any of the legal ones with the same likelihood.
inline void step(game& g, ludo::rng& luck) {
    if (g.next == todo::turn) {
        std::uint64_t const sure = g.closed ^ g.turned;
        std::uint64_t const around = g.closed | std::uint64_t{1} << stop;
        int picked = ludo::bits::guess(around, luck.draw());
        if ((sure >> picked & 1) == 0) {
            bool const may_stop = 2 * g.count + (g.pile[g.seat] > 0) > 2 && (g.count <= 6 || !raises(g));
            picked = ludo::bits::pick_checked(sure | std::uint64_t{may_stop} << stop, around, picked, luck);
            if (picked == stop)
                return end_turning(g);
        }
        g.turned |= std::uint64_t{1} << picked;
        int const number = g.number[static_cast<std::size_t>(picked)];
        g.sum += number;
        g.zeros += number == 0;
        ++g.count;
        if (g.sum > 13 || g.zeros == 2) {
            g.turned = 0;
            pass_on(g);
        } else if (g.sum == 13)
            g.next = todo::give_back;
        else if (g.closed == g.turned)
            end_turning(g);
    } else if (g.next == todo::give_back) {
        g.held = g.number[static_cast<std::size_t>(ludo::bits::pick(g.turned, luck))];
        g.closed ^= g.turned;
        g.turned = 0;
        g.next = todo::place;
    } else {
        int const at = ludo::bits::pick(all_cells & ~(g.closed | g.marked), luck);
        g.number[static_cast<std::size_t>(at)] = g.held;
        g.closed |= std::uint64_t{1} << at;
        g.pile[g.seat] += g.count - 1;
        pass_on(g);
    }
}

} // namespace step_by_step
