#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ludo {

/// The largest number whose square is at most n.
constexpr std::uint32_t whole_root(std::uint64_t n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << (std::bit_width(n) / 2); bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return static_cast<std::uint32_t>(root);
}

/// 2^16 / sqrt(n) in integers, rounded down; exact below 64, and at most one part in 30 too high above. Undefined if n is 0.
constexpr std::uint32_t inverse_root(std::uint32_t n) {
    constexpr auto roots = [] { // 2^22 / sqrt(lead)
        std::array<std::uint32_t, 64> found{};
        for (std::size_t lead = 16; lead < found.size(); ++lead)
            found[lead] = whole_root((std::uint64_t{1} << 44) / lead);
        return found;
    }();
    int const shift = std::countl_zero(n) & ~1; // an even number of bits, so that five or six are left in front
    return roots[n << shift >> 26] >> (19 - shift / 2);
}

/// 2^8 * sqrt(ln(n)) in integers, where the logarithm is a polygon: at most one part in 20 too low.
constexpr std::uint32_t root_of_log(std::uint32_t n) {
    constexpr auto roots = [] {
        std::array<std::uint16_t, 256> found{};
        for (std::size_t eighths = 0; eighths < found.size(); ++eighths)
            found[eighths] = static_cast<std::uint16_t>(whole_root(45426 * eighths / 8)); // 2^16 * ln(2)
        return found;
    }();
    if (n < 2)
        return 0;
    std::uint32_t const width = static_cast<std::uint32_t>(std::bit_width(n)) - 1;
    return roots[width * 8 + (n << (31 - width) >> 28 & 7)];
}

/// How much a search wants to try an action (UCB1): its mean value, and `exploration` / 256 times sqrt(ln(n) / visits), where n is how
/// often the action was available, and `root` the `root_of_log` of that. Integers only: the same on every machine.
constexpr std::uint64_t urgency(std::uint32_t mean, std::uint32_t visits, std::uint32_t root, std::uint32_t exploration) {
    return mean + (std::uint64_t{exploration} * root * inverse_root(visits) >> 16);
}

} // namespace ludo
