#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A number from 0 to `Count` - 1 as actions name it, in decimal: a seat whose pile is meant, a slot of a row.
template <int Count>
class number {
    static_assert(0 < Count && Count <= 1000, "actions name numbers from 0 to 999 at most");

public:
    static constexpr int count = Count;
    static constexpr std::string_view kind = "number";

    constexpr number() = default;
    /// This number; undefined if it is not below `Count`.
    constexpr explicit number(int value) : value_(static_cast<index_number<Count>>(value)) {
        LUDO_EXPECTS(0 <= value && value < count, "the number is too large or below 0");
    }

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
    index_number<Count> value_ = 0;
};

} // namespace ludo
