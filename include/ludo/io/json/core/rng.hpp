#pragma once

#include <array>
#include <cstdint>

#include <ludo/core/rng.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Luck: the state that it goes on from, as four numbers; zeros in a view, since no seat can know it.
template <>
struct json_of<rng> {
    using parts = std::array<std::uint32_t, 4>;

    static parts parts_of(rng const& luck) {
        auto const [first, second] = luck.words();
        auto const half = [](std::uint64_t bits) { return static_cast<std::uint32_t>(bits); };
        return {half(first >> 32), half(first), half(second >> 32), half(second)};
    }
    static bool make(rng& luck, parts const& half, json_reader&) {
        luck = rng(std::array{std::uint64_t{half[0]} << 32 | half[1], std::uint64_t{half[2]} << 32 | half[3]});
        return true;
    }
};

} // namespace ludo
