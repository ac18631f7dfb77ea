#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/short_text.hpp>

namespace ludo {

/// A number from 0 to `Count` - 1 as actions name it, in decimal: a seat whose pile is meant, a slot of a row.
template <int Count>
class number {
    static_assert(0 < Count && Count <= 256);

public:
    static constexpr int count = Count;

    constexpr number() = default;
    constexpr explicit number(int value) : value_(static_cast<std::uint8_t>(value)) { assert(0 <= value && value < count); }

    [[nodiscard]] constexpr int index() const { return value_; }
    static constexpr number from_index(int index) { return number(index); }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        written += static_cast<int>(value_);
        return written;
    }
    static constexpr std::optional<number> parse(std::string_view text) {
        int const value = small_number(text);
        return 0 <= value && value < count ? std::optional(number(value)) : std::nullopt;
    }

    friend constexpr bool operator==(number, number) = default;

private:
    std::uint8_t value_ = 0;
};

} // namespace ludo
