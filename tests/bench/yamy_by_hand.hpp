// Yamy with the default options, by hand and step by step: like the library it can stop at any action, has the same actions
// and takes the same luck, so it plays the very same games. What it leaves out is all the rest: options, who knows what, the
// notation. This is what a program would write for itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/rng.hpp>

namespace yamy_by_hand {

using u8 = std::uint8_t;
using u32 = std::uint32_t;

enum class todo : u8 { choose, discard, note, over };

inline constexpr int colours = 4;
inline constexpr int numbers = 6;
inline constexpr int kinds = colours * numbers; // number by number in the first colour, and so on
inline constexpr u32 all_numbers = (1u << numbers) - 1;
inline constexpr u32 all_boxes = (1u << 12) - 1;
inline constexpr std::array<u8, 12> points_of{0, 0, 0, 0, 0, 0, 10, 15, 20, 25, 30, 50};

// Bits of the actions where one chooses or notes: draw, take from a seat, show, score and strike a box.
inline constexpr int draw = 0, take = 1, show = 6, score = 18, strike = 30;

/// Cards that go beneath the stock, to be shuffled later: the kinds that are there once, twice, three and four times.
struct cards {
    std::array<u32, 4> times{};
    void add(int kind) {
        u32 more = 1u << kind;
        for (u32& each : times) {
            u32 const before = each;
            each |= more;
            more &= before;
        }
    }
};

inline constexpr u8 known = 0; // a card that all know: of no part of the stock any more

struct hand {
    std::array<u8, kinds> copies{};
    std::array<std::array<u8, 4>, kinds> part{}; // that each copy is of, in the order in which they came
    u32 held = 0;                                // the different ones

    void add(int kind, u8 of) {
        std::size_t const at = static_cast<std::size_t>(kind);
        part[at][copies[at]++] = of;
        held |= 1u << kind;
    }
    void clear() {
        copies = {};
        held = 0;
    }
    /// Luck says which copy goes, where that makes a difference: those that all know first, then the one that came last.
    void remove(int kind, ludo::rng& luck) {
        std::size_t const at = static_cast<std::size_t>(kind);
        std::size_t const all = copies[at];
        if (all > 1) {
            auto& of = part[at];
            std::size_t gone = all - 1, all_know = 0, same = 0;
            for (std::size_t i = 0; i < all; ++i) {
                all_know += of[i] == known;
                same += of[i] == of[0];
            }
            if (same < all) {
                std::size_t const number = luck.below(static_cast<u32>(all));
                std::size_t before = number < all_know ? number : number - all_know;
                while ((of[gone] == known) != (number < all_know) || before-- > 0)
                    --gone;
            }
            for (; gone + 1 < all; ++gone)
                of[gone] = of[gone + 1];
        }
        held ^= static_cast<u32>(--copies[at] == 0) << kind;
    }

    [[nodiscard]] u32 filled() const {
        u32 const a = held & all_numbers, b = held >> 6 & all_numbers, c = held >> 12 & all_numbers, d = held >> 18;
        u32 const one = a | b | c | d, two = (a & b) | (c & d) | ((a | b) & (c | d));
        u32 const three = (a & b & (c | d)) | (c & d & (a | b)), four = a & b & c & d;
        bool const two_pairs = (two & (two - 1)) != 0;
        u32 const run = one & one >> 1 & one >> 2;
        auto const five = [](u32 of) { return u32{((of ^ all_numbers) & ((of ^ all_numbers) - 1)) == 0}; };
        u32 const flush = five(a) | five(b) | five(c) | five(d);
        return one | u32{two_pairs} << 6 | u32{three != 0} << 7 | u32{three != 0 && two_pairs} << 8 |
               u32{(run & run >> 2) != 0} << 9 | u32{four != 0} << 10 | flush << 11;
    }
};

template <std::size_t Players>
struct game {
    std::array<hand, Players> hands{};
    std::array<std::array<u8, 96>, Players> pile{};
    std::array<u8, Players> height{};
    std::array<std::array<u8, 12>, Players> points{};
    std::array<u32, Players> open{};
    std::array<u8, 96> stock{}; // the top card last
    std::size_t left = 0;
    std::array<u8, 12> part{}; // how many cards each part of the stock has, the top one last
    std::size_t parts = 0;
    std::size_t begun = 0; // the number of the top part, once somebody has drawn from it, or else of the one before
    bool touched = true;
    ludo::rng shuffles;
    std::size_t round = 0;
    std::size_t to_note = 0;
    std::size_t turn = 0;
    todo next = todo::choose;

    explicit game(ludo::rng& luck) {
        std::array<u8, 96> all{};
        for (std::size_t i = 0; i < 96; ++i)
            all[i] = static_cast<u8>(i / 4);
        luck.shuffle(all);
        shuffles = ludo::rng(luck.draw());
        for (u8 each : all)
            stock[95 - left++] = each;
        part[parts++] = 96;
        begun = 1;
        open.fill(all_boxes);
        start_round();
    }

    void start_round() {
        next = todo::choose;
        turn = round % Players;
        for (std::size_t i = 0; i < 5 * Players; ++i) {
            draw_top();
            pass_on();
        }
    }
    void pass_on() { turn = turn + 1 == Players ? 0 : turn + 1; }

    void draw_top() {
        if (!touched)
            begin_part();
        hands[turn].add(stock[--left], static_cast<u8>(begun));
        touched = --part[parts - 1] > 0;
        parts -= !touched;
    }
    /// The top part is shuffled; what one hand alone has of an earlier part all know.
    void begin_part() {
        std::array<u8, 256> seats{}; // who has cards of that part
        auto const each = [&](std::size_t seat, auto visit) {
            for (u32 kinds_left = hands[seat].held; kinds_left != 0; kinds_left &= kinds_left - 1) {
                std::size_t const kind = static_cast<std::size_t>(ludo::bits::lowest(kinds_left));
                for (std::size_t i = 0; i < hands[seat].copies[kind]; ++i)
                    visit(hands[seat].part[kind][i]);
            }
        };
        for (std::size_t seat = 0; seat < Players; ++seat)
            each(seat, [&](u8& of) { seats[of] = static_cast<u8>(seats[of] | 1u << seat); });
        for (std::size_t seat = 0; seat < Players; ++seat)
            each(seat, [&](u8& of) { of = seats[of] == 1u << seat ? known : of; });
        top shuffled{stock.data() + left - part[parts - 1], part[parts - 1]};
        shuffles.shuffle(shuffled);
        ++begun;
    }
    struct top {
        u8* first;
        std::size_t count;
        [[nodiscard]] std::size_t size() const { return count; }
        u8& operator[](std::size_t at) { return first[at]; }
    };

    /// These cards go beneath the stock, for the time being in order.
    void lay_beneath(cards const& some) {
        std::size_t count = 0;
        for (u32 each : some.times)
            count += static_cast<std::size_t>(ludo::bits::count(each));
        for (std::size_t i = left; i-- > 0;)
            stock[i + count] = stock[i];
        left += count;
        std::size_t at = count;
        for (u32 each : some.times)
            for (; each != 0; each &= each - 1)
                stock[--at] = static_cast<u8>(ludo::bits::lowest(each));
        for (std::size_t i = parts++; i > 0; --i)
            part[i] = part[i - 1];
        part[0] = static_cast<u8>(count);
    }

    void reshuffle() {
        cards below;
        for (std::size_t seat = 0; seat < Players; ++seat)
            if (height[seat] > 0) {
                for (std::size_t i = 0; i + 1 < height[seat]; ++i)
                    below.add(pile[seat][i]);
                pile[seat][0] = pile[seat][height[seat] - 1u];
                height[seat] = 1;
            }
        lay_beneath(below);
    }

    void next_round() {
        cards all;
        for (std::size_t i = 0; i < Players; ++i) {
            for (u32 kinds_left = hands[i].held; kinds_left != 0; kinds_left &= kinds_left - 1) {
                int const kind = ludo::bits::lowest(kinds_left);
                for (int copies = hands[i].copies[static_cast<std::size_t>(kind)]; copies > 0; --copies)
                    all.add(kind);
            }
            for (std::size_t at = 0; at < height[i]; ++at)
                all.add(pile[i][at]);
        }
        for (hand& each : hands)
            each.clear();
        height = {};
        lay_beneath(all);
        ++round;
        start_round();
    }

    void write(int box, bool scored) {
        hand const& mine = hands[turn];
        int value = points_of[static_cast<std::size_t>(box)];
        if (box < numbers)
            value = (box + 1) * ludo::bits::count(mine.held >> box & 0x041041);
        points[turn][static_cast<std::size_t>(box)] = static_cast<u8>(scored ? value : 0);
        open[turn] ^= 1u << box;
        pass_on();
        if (--to_note == 0) {
            if (round == 11)
                next = todo::over;
            else
                next_round();
        }
    }

    /// Plays one action, any of the legal ones with the same likelihood.
    void step(ludo::rng& luck) {
        hand& mine = hands[turn];
        if (next == todo::discard) {
            int const thrown = ludo::bits::pick(mine.held, luck);
            mine.remove(thrown, shuffles);
            pile[turn][height[turn]++] = static_cast<u8>(thrown);
            pass_on();
            next = todo::choose;
            return;
        }
        std::uint64_t const fits = mine.filled() & open[turn];
        if (next == todo::note) {
            int const picked = ludo::bits::pick(fits << score | std::uint64_t{open[turn]} << strike, luck);
            return picked < strike ? write(picked - score, true) : write(picked - strike, false);
        }
        std::uint64_t legal = fits << show | 1;
        for (std::size_t other = 0; other < Players; ++other)
            legal |= std::uint64_t{other != turn && height[other] > 0} << (take + other);
        int const picked = ludo::bits::pick(legal, luck);
        if (picked >= show) { // the announcement does not bind
            next = todo::note;
            to_note = Players;
            return;
        }
        if (picked == draw) {
            if (left == 0)
                reshuffle();
            draw_top();
        } else {
            std::size_t const from = static_cast<std::size_t>(picked - take);
            mine.add(pile[from][--height[from]], known);
        }
        next = todo::discard;
    }

    [[nodiscard]] int total(std::size_t seat) const {
        int above = 0, below = 0;
        for (std::size_t box = 0; box < 12; ++box)
            (box < numbers ? above : below) += points[seat][box];
        return above + (above >= 52 ? 40 : 0) + below;
    }
};

} // namespace yamy_by_hand
