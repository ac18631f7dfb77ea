// Calcory for two with the default options, played at random by hand-written code that can do nothing else: the
// yardstick a general library is measured against. Cards, cells, marks and rules are exact, each step takes one of all
// legal actions with the same likelihood; who knows what, and which cards lie in the piles, is not kept.
//
// What makes it fast:
// - The table is one list of the 60 places, in the order  face down | marked | empty. A random face-down cell is a random
//   number below a count, and nothing is ever searched.
// - Nothing moves while cards are turned: the turned ones are bits of a word, and a number that falls on such a bit is
//   thrown away and drawn again (one in 25). So no pick waits for the card before it.
// - `stop` is one more number, with its own bit, which is always set: the same test finds it (seldom) and settles it.
// - A bust, the one event that is both frequent and unforeseeable, is no branch: three conditional moves set back the sum
//   and the bits and change the seat. So what is left to mispredict is 13 (9 in a game) and marks (3).
// - One draw of 64 bits gives two picks, or seven to eleven exchanges of the shuffle; all exactly uniform.
// Tried and 15 to 25 % slower: a list from which turned cards are swapped away at once; busts as branches.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "ludo/core/rng.hpp"

namespace by_hand {

struct totals {
    std::uint64_t games = 0;
    std::uint64_t actions = 0; // turn + stop + return + to
    std::uint64_t turned = 0;
    std::uint64_t stops = 0;
    std::uint64_t returned = 0; // `return` actions; as many `to`
    std::uint64_t thirteens = 0;
    std::uint64_t first_wins = 0;
    std::uint64_t second_wins = 0;
    std::uint64_t shared = 0;
    std::uint64_t cards_won[2] = {0, 0};
};

using u32 = std::uint32_t;
using u64 = std::uint64_t;
__extension__ typedef unsigned __int128 u128;

// A place of the list: bits 0-6 the card's weight, bits 7-9 its colour, from bit 10 the cell (0 = a1, 1 = b1, ...).
// The weight is the number, but 32 for a zero. Added up from 3 on, whole places at a time (colours and cells are carried
// along above, unread), the weights tell all: bit 4 without the lower ones is a sum of 13, bit 4 with some of them more
// than 13, bit 6 a second zero.
inline constexpr u32 card_bits = 0x3ff;
inline constexpr u32 no_weight = 3;
inline constexpr u32 sum_bits = 0x1f;
inline constexpr u32 thirteen = 16;
inline constexpr u32 bust_bits = 0x50; // once 13 is excluded

// The numbers of turned cards with which a seat may stop, as bits: 1 to 6, and 2 to 6 while its pile is empty. More than
// six cannot be marked; short of the marks of another seat it may stop with them as well.
inline constexpr u32 stops_without_cards = 0x7c;
inline constexpr u32 stops_with_cards = 0x7e;

// Uniform below n, from 32 random bits; false (with a likelihood below n / 2^32) if others are needed.
[[gnu::always_inline]] inline bool scale(u64 bits, u32 n, u64& result) {
    u64 const product = bits * n;
    result = product >> 32;
    u32 const rest = static_cast<u32>(product);
    return rest >= n || rest >= (0 - n) % n;
}

// Two independent numbers, from one draw.
inline std::pair<u32, u32> two_below(u32 n, u32 m, ludo::rng& luck) {
    for (;;) {
        u64 const bits = luck.draw();
        u64 a, b;
        if (scale(bits >> 32, n, a) && scale(bits & 0xffffffff, m, b)) [[likely]]
            return {static_cast<u32>(a), static_cast<u32>(b)};
    }
}

// The exchanges of places top, top - 1, ... (`count` of them, from 1) with one at or below, all from one draw: the fraction
// that one scaling leaves is the random number of the next. A last fraction that would favour some series is refused and
// the same places are done again, which leaves them as random.
[[gnu::always_inline]] inline void shuffle_some(u32* list, u32 top, u32 count, ludo::rng& luck) {
    u64 series = 1;
    for (u32 i = 0; i < count; ++i)
        series *= top - i;
    u64 rest;
    do {
        rest = luck.draw();
        for (u32 i = 0; i < count; ++i) {
            u128 const product = u128{rest} * (top - i);
            rest = static_cast<u64>(product);
            std::swap(list[top - 1 - i], list[static_cast<u32>(product >> 64)]);
        }
    } while (rest < series && rest < (0 - series) % series);
}

inline void shuffle(u32* deck, ludo::rng& luck) {
    shuffle_some(deck, 60, 7, luck);
    shuffle_some(deck, 53, 7, luck);
    shuffle_some(deck, 46, 7, luck);
    shuffle_some(deck, 39, 8, luck);
    shuffle_some(deck, 31, 9, luck);
    shuffle_some(deck, 22, 11, luck);
    shuffle_some(deck, 11, 10, luck);
}

// Brings the turned places behind the other face-down ones and tells how many they are. From the last one down: what
// lies at the end of the others is then never turned itself.
inline u32 gather(u32* table, u64 turned, u32 down) {
    u32 count = 0;
    for (; turned != 0; ++count) {
        u32 const place = 63 - static_cast<u32>(std::countl_zero(turned));
        turned ^= u64{1} << place;
        std::swap(table[place], table[--down]);
    }
    return count;
}

// From  turned | marked  to  marked | turned; the order within each has no meaning.
inline void exchange(u32* from, u32 turned, u32 marked) {
    u32 const count = turned < marked ? turned : marked;
    for (u32 i = 0; i < count; ++i)
        std::swap(from[i], from[turned + marked - 1 - i]);
}

// `return` and `to`: one of the `count` collected cards, which with the empty places make up the end of the list, goes to
// a cell of these and becomes the last face-down one.
inline void put_back(u32* table, u32 down, u32 count, ludo::rng& luck) {
    auto const [chosen, space] = two_below(count, 60 - down, luck);
    u32 const card = table[down + chosen] & card_bits;
    u32 const cell = table[down + space] & ~card_bits;
    table[down + space] = table[down];
    table[down] = card | cell;
}

inline totals play_games(int games, ludo::rng& callers_luck) {
    ludo::rng luck = callers_luck; // a local one stays in registers
    totals all;
    u32 deck[60];
    for (u32 i = 0; i < 60; ++i) {
        u32 const number = static_cast<u32>("011234567789"[i % 12] - '0');
        deck[i] = (number == 0 ? 32 : number) | (i / 12) << 7;
    }
    u32 table[64] = {};

    for (int game = 0; game < games; ++game) {
        shuffle(deck, luck); // from the order of the game before, which is as good as any
        for (u32 i = 0; i < 60; ++i)
            table[i] = deck[i] | i << 10;

        u32 pile[2] = {0, 0};
        u32 may_stop[2] = {stops_without_cards, stops_without_cards};
        u32 down = 60; // face-down cards, those turned included
        u32 seat = 0;
        u64 turned = 0;

        for (;;) {
            u32 marked;       // how many cards are marked
            u32 marked_value; // compares as marks do: the sum first, then the number of cards

            // Nobody has marks: turns follow each other until one ends otherwise than by a bust.
            {
                u64 const stop_bit = u64{1} << down;
                u32 const choices = down + 1;
                u64 up = stop_bit; // the turned cards, as bits
                u32 weight = no_weight;
                enum { on, success, stopped };
                auto const step = [&](u64 bits) __attribute__((always_inline)) {
                    u64 pick;
                    if (!scale(bits, choices, pick)) [[unlikely]]
                        return on; // `on` without a card turned: pick again
                    if ((up >> pick & 1) != 0) [[unlikely]] {
                        if (pick != down)
                            return on;
                        if (up == 2 * stop_bit - 1)
                            return stopped; // all are turned, so that was no choice
                        u32 count = 0;      // counted here, where it is seldom needed
                        for (u64 rest = up ^ stop_bit; rest != 0; rest &= rest - 1)
                            ++count;
                        if ((may_stop[seat] >> count & 1) == 0)
                            return on;
                        ++all.stops;
                        return stopped;
                    }
                    up |= u64{1} << pick;
                    weight += table[pick];
                    ++turned;
                    if ((weight & sum_bits) == thirteen)
                        return success;
                    bool const bust = (weight & bust_bits) != 0; // conditional moves from here on
                    up = bust ? stop_bit : up;
                    weight = bust ? no_weight : weight;
                    seat ^= bust;
                    return on;
                };
                auto outcome = on;
                for (;;) {
                    u64 const bits = luck.draw();
                    if ((outcome = step(bits >> 32)) != on)
                        break;
                    if ((outcome = step(bits & 0xffffffff)) != on)
                        break;
                }
                u32 const count = gather(table, up ^ stop_bit, down);
                if (outcome == success) {
                    ++all.thirteens;
                    ++all.returned;
                    down -= count;
                    put_back(table, down, count, luck);
                    ++down;
                    pile[seat] += count - 1;
                    may_stop[seat] = stops_with_cards;
                    seat ^= 1;
                    continue;
                }
                if (count > 6) { // not enough markers: all go face down
                    seat ^= 1;
                    continue;
                }
                marked = count;
                marked_value = ((weight & sum_bits) - no_weight) << 4 | count;
                down -= count;
            }

            // The marks belong to this seat, the other one plays; it is seldom, and simple code will do.
            while (down != 0) {
                u32 left = down;
                u32 count = 0;
                u32 weight = no_weight;
                bool stopped = false;
                do {
                    u32 const value = ((weight & sum_bits) - no_weight) << 4 | count;
                    u32 const can_stop = (may_stop[seat ^ 1] >> count & 1) | u32{count > 6 && value <= marked_value};
                    u32 const pick = luck.below(left + can_stop);
                    if (pick == left) {
                        ++all.stops;
                        stopped = true;
                        break;
                    }
                    std::swap(table[pick], table[--left]);
                    weight += table[left];
                    ++count;
                    stopped = left == 0;
                } while ((weight & bust_bits) == 0 && !stopped);
                turned += count;
                u32 const sum = (weight & sum_bits) - no_weight;
                if (sum == 13) {
                    ++all.thirteens;
                    ++all.returned;
                    seat ^= 1;
                    pile[seat] += count - 1;
                    may_stop[seat] = stops_with_cards;
                    seat ^= 1;
                    // down | marked | turned and empty; then the marked ones make room for the returned one
                    exchange(table + left, count, marked);
                    put_back(table, left + marked, count, luck);
                    std::swap(table[left], table[left + marked]);
                    down = left + 1;
                    break;
                }
                u32 const value = sum << 4 | count;
                if ((weight & bust_bits) != 0 || count > 6 || value <= marked_value)
                    break;
                exchange(table + left, count, marked);
                down = left + marked;
                marked = count;
                marked_value = value;
                seat ^= 1;
            }

            // The marks are still there: they are collected.
            if (marked == 1) {
                ++pile[seat];
                break;
            }
            ++all.returned;
            put_back(table, down, marked, luck);
            ++down;
            pile[seat] += marked - 1;
            may_stop[seat] = stops_with_cards;
            seat ^= 1;
        }

        all.turned += turned;
        all.cards_won[0] += pile[0];
        all.cards_won[1] += pile[1];
        all.first_wins += pile[0] > pile[1];
        all.second_wins += pile[1] > pile[0];
        all.shared += pile[0] == pile[1];
        ++all.games;
    }
    all.actions = all.turned + all.stops + 2 * all.returned;
    callers_luck = luck;
    return all;
}

} // namespace by_hand
