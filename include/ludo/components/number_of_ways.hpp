#pragma once

#include <bit>
#include <cstdint>

#include <ludo/core/rng.hpp>

namespace ludo {

/// In how many ways something can be done, step by step: the product of the choices at each step. However large it is, 32 bits
/// of it are kept, and they are the same on every machine.
class number_of_ways {
public:
    constexpr void operator*=(std::uint64_t choices) {
        value_ *= choices;
        int const more = 32 - std::countl_zero(value_ | 1);
        value_ = more > 0 ? value_ >> more : value_;
        exponent_ += more > 0 ? more : 0;
    }

    /// True with the probability this / other, and always if this is not less.
    [[nodiscard]] constexpr bool wins(number_of_ways const& other, rng& luck) const {
        int const more = exponent_ - other.exponent_;
        if (more >= 32 || more <= -32)
            return more > 0;
        std::uint64_t const mine = more >= 0 ? value_ << more : value_ >> -more;
        return mine >= other.value_ || luck.below(static_cast<std::uint32_t>(other.value_)) < mine;
    }

private:
    std::uint64_t value_ = std::uint64_t{1} << 31;
    int exponent_ = 0;
};

} // namespace ludo
