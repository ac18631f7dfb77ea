// Calcory for two with the default options, by hand and step by step: like the library it can stop at any action, has the
// same actions and takes the same luck, so it plays the very same games. What it leaves out is all the rest: other numbers
// of players, options, who knows what (it keeps no memory of what was seen), which cards lie in the piles. This is what a
// program would write for itself, by somebody who has measured it: a bust is no branch, since nobody can foretell it.
#pragma once

#include <array>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>

namespace step_by_step {

enum class todo : std::uint8_t { turn, give_back, place, over };

/// The number of cards, their sum and the zeros among them, eight bits each; a card is one addition.
using tally = std::uint32_t;
inline constexpr auto weight = [] {
    std::array<tally, 10> found{};
    for (tally number = 0; number < 10; ++number)
        found[number] = 1 + (number << 8) + (number == 0 ? 1 << 16 : 0);
    return found;
}();
inline int count(tally some) { return static_cast<int>(some & 0xff); }
inline int sum(tally some) { return static_cast<int>(some >> 8 & 0xff); }
/// More than 13, or two zeros: 114 more than a sum of 14 sets the highest bit of its eight.
inline bool bust(tally some) { return ((some + (114 << 8)) & (1 << 15 | 1 << 17)) != 0; }

struct game {
    std::array<std::uint8_t, 64> number{}; // on each cell
    std::uint64_t closed = 0;              // face down, or turned over in this turn
    std::uint64_t turned = 0;
    std::uint64_t marked = 0;
    tally of_turned = 0;
    tally of_marked = 0;
    int pile[2] = {0, 0};
    int seat = 0;
    int marker = -1;
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

LUDO_INLINE inline void collect(game& g) {
    g.turned = g.marked;
    g.closed |= g.marked;
    g.marked = 0;
    g.of_turned = g.of_marked;
    g.of_marked = 0;
    g.marker = -1;
    g.next = todo::give_back;
    if (count(g.of_turned) == 1) {
        ++g.pile[g.seat];
        g.next = todo::over;
    }
}

LUDO_INLINE inline void pass_on(game& g) {
    g.of_turned = 0;
    g.next = todo::turn;
    do {
        g.seat ^= 1;
        if (g.marker == g.seat)
            return collect(g);
    } while (g.closed == 0);
}

inline bool raises(game const& g) { return (g.of_turned & 0xffff) > (g.of_marked & 0xffff); }

LUDO_INLINE inline void end_turning(game& g) {
    if (raises(g) && count(g.of_turned) <= 6) {
        g.closed = (g.closed | g.marked) ^ g.turned;
        g.marked = g.turned;
        g.of_marked = g.of_turned;
        g.marker = g.seat;
    }
    g.turned = 0;
    pass_on(g);
}

LUDO_INLINE inline void turn_over(game& g, int cell) {
    tally const more = g.of_turned + weight[g.number[static_cast<std::size_t>(cell)]];
    bool const too_much = bust(more);
    std::uint64_t const kept = std::uint64_t{too_much} - 1;
    g.turned = (g.turned | std::uint64_t{1} << cell) & kept;
    g.of_turned = more & static_cast<tally>(kept);
    if (sum(g.of_turned) == 13) [[unlikely]]
        g.next = todo::give_back;
    else if (g.closed == g.turned) [[unlikely]]
        end_turning(g);
    else {
        g.seat ^= int{too_much};
        if (g.marker == g.seat) [[unlikely]]
            collect(g);
    }
}

/// Plays one action, any of the legal ones with the same likelihood.
LUDO_INLINE inline void step(game& g, ludo::rng& luck) {
    if (g.next == todo::turn) [[likely]] {
        std::uint64_t const drawn = luck.draw();
        int picked = ludo::bits::guess(g.closed | std::uint64_t{1} << stop, drawn);
        std::uint64_t const sure = g.closed ^ g.turned;
        if ((sure >> picked & 1) == 0) [[unlikely]] {
            int const cards = count(g.of_turned);
            bool const may_stop = 2 * cards + (g.pile[g.seat] > 0) > 2 && (cards <= 6 || !raises(g));
            picked = ludo::bits::pick_guessed(sure | std::uint64_t{may_stop} << stop, drawn, luck);
            if (picked == stop)
                return end_turning(g);
        }
        turn_over(g, picked);
    } else if (g.next == todo::give_back) {
        g.held = g.number[static_cast<std::size_t>(ludo::bits::pick(g.turned, luck))];
        g.closed ^= g.turned;
        g.turned = 0;
        g.next = todo::place;
    } else {
        int const at = ludo::bits::pick(all_cells & ~(g.closed | g.marked), luck);
        g.number[static_cast<std::size_t>(at)] = g.held;
        g.closed |= std::uint64_t{1} << at;
        g.pile[g.seat] += count(g.of_turned) - 1;
        pass_on(g);
    }
}

} // namespace step_by_step
