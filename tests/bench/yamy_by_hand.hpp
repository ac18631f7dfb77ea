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

struct cards {
    std::array<u8, 96> list{};
    std::size_t count = 0;
    void add(int kind) { list[count++] = static_cast<u8>(kind); }
    [[nodiscard]] std::size_t size() const { return count; }
    u8& operator[](std::size_t at) { return list[at]; }
};

struct hand {
    std::array<u8, kinds> copies{};
    u32 held = 0; // the different ones

    void add(int kind) {
        ++copies[static_cast<std::size_t>(kind)];
        held |= 1u << kind;
    }
    void remove(int kind) { held ^= static_cast<u32>(--copies[static_cast<std::size_t>(kind)] == 0) << kind; }

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
        open.fill(all_boxes);
        start_round();
    }

    void start_round() {
        next = todo::choose;
        turn = round % Players;
        for (std::size_t i = 0; i < 5 * Players; ++i) {
            hands[turn].add(stock[--left]);
            pass_on();
        }
    }
    void pass_on() { turn = turn + 1 == Players ? 0 : turn + 1; }

    /// These cards, shuffled, go beneath the stock.
    void lay_beneath(cards& some) {
        shuffles.shuffle(some);
        for (std::size_t i = left; i-- > 0;)
            stock[i + some.count] = stock[i];
        for (std::size_t i = 0; i < some.count; ++i)
            stock[some.count - 1 - i] = some.list[i];
        left += some.count;
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
        std::size_t const first = round % Players;
        for (std::size_t i = 0; i < Players; ++i) // each hand in the order of 1b 1g 1r 1y 2b ...
            for (int number = 0; number < numbers; ++number)
                for (int colour : {3, 2, 0, 1}) {
                    int const kind = colour * numbers + number;
                    for (int copies = hands[(first + i) % Players].copies[static_cast<std::size_t>(kind)]; copies > 0; --copies)
                        all.add(kind);
                }
        for (std::size_t i = 0; i < Players; ++i)
            for (std::size_t at = 0; at < height[(first + i) % Players]; ++at)
                all.add(pile[(first + i) % Players][at]);
        hands = {};
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
            mine.remove(thrown);
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
            mine.add(stock[--left]);
        } else {
            std::size_t const from = static_cast<std::size_t>(picked - take);
            mine.add(pile[from][--height[from]]);
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
