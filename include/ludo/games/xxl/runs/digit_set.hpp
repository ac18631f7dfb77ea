#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/core/bits.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/games/xxl/notation.hpp>

namespace ludo::xxl {

/// Which digits some cards show in which colours: a bit for each digit, sixteen bits for each colour. So consecutive digits are
/// adjacent bits, and nothing runs on from one colour into the next.
class digit_set {
    static constexpr int lane = 16;
    static_assert(lane * colour::count <= 64 && digits + 2 <= lane);

public:
    constexpr digit_set() = default;
    constexpr digit_set(deck const& of, cards const& some) {
        for (card each : some)
            bits_ |= digit_set(of, each).bits_;
    }

    constexpr digit_set(deck const& of, card one)
        : digit_set(of_pair[static_cast<std::size_t>(one.index())][static_cast<std::size_t>(of.pair(one))]) {}

    /// A card joins the others; or a card goes, and these are left.
    constexpr void add(deck const& of, card one) { bits_ |= digit_set(of, one).bits_; }
    constexpr void remove(deck const& of, card one, cards const& left) {
        for (auto [digit, in] : {std::pair(one.low(), of.low(one)), std::pair(one.high(), of.high(one))})
            bits_ &= ~(bit(digit, in) * (of.showing(digit, in) & left).empty());
    }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr bool has(int digit, colour in) const { return (bits_ & bit(digit, in)) != 0; }

    /// The digits that are the lowest of three in a row; the digits that are the lowest of any three that include one of these;
    /// and the same, without counting the lowest itself.
    [[nodiscard]] constexpr digit_set runs() const { return digit_set(bits_ & bits_ >> 1 & bits_ >> 2); }
    [[nodiscard]] constexpr digit_set up_to_two_below() const { return digit_set(bits_ | bits_ >> 1 | bits_ >> 2); }
    [[nodiscard]] constexpr digit_set one_or_two_below() const { return digit_set(bits_ >> 1 | bits_ >> 2); }

    /// Do these and others make three in a row, with at least one of these among them?
    [[nodiscard]] constexpr bool forms_a_run(digit_set others) const {
        return !((*this | others).runs() & up_to_two_below()).empty();
    }
    /// If not, how many more do they need?
    [[nodiscard]] constexpr int missing(digit_set others) const {
        std::uint64_t const low = (*this | others).bits_, middle = low >> 1, high = low >> 2;
        bool const two = (((low & middle) | (middle & high) | (low & high)) & lowest) != 0;
        return forms_a_run(others) ? 0 : two ? 1 : low != 0 ? 2 : 3;
    }

    /// Calls `visit(digit, colour)` for each.
    template <typename Visit>
    LUDO_INLINE constexpr void each(Visit visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1)
            visit(bits::lowest(rest) % lane, colour(bits::lowest(rest) / lane));
    }

    friend constexpr digit_set operator|(digit_set one, digit_set other) { return digit_set(one.bits_ | other.bits_); }
    friend constexpr digit_set operator&(digit_set one, digit_set other) { return digit_set(one.bits_ & other.bits_); }
    friend constexpr bool operator==(digit_set, digit_set) = default;

private:
    constexpr explicit digit_set(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(int digit, colour in) { return std::uint64_t{1} << (in.index() * lane + digit); }

    /// Each card in each pair of colours: looking it up is faster than putting it together.
    static constexpr auto of_pair = [] {
        std::array<std::array<std::uint64_t, deck::pairs>, static_cast<std::size_t>(card::count)> found{};
        for (card each : cards::all()) {
            std::uint64_t const low = std::uint64_t{1} << each.low(), high = std::uint64_t{1} << each.high();
            auto& painted = found[static_cast<std::size_t>(each.index())];
            std::size_t pair = 0;
            for (int of_high = 0; of_high < colour::count; ++of_high)
                for (int of_low = 0; of_low < colour::count; ++of_low)
                    painted[pair++] = low << of_low * lane | high << of_high * lane;
        }
        return found;
    }();

    /// The digits from which a run can go up.
    static constexpr std::uint64_t lowest = bits::first(digits - 2) * (~std::uint64_t{0} / bits::first(lane));

    std::uint64_t bits_ = 0;
};

} // namespace ludo::xxl
