#pragma once

#include <optional>
#include <string_view>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A number from 0 to `Count` - 1 as actions name it, in decimal: a seat whose pile is meant, a slot of a row.
template <int Count>
class number : public kept_index<number<Count>, Count> {
    static_assert(0 < Count && Count <= 1000, "actions name numbers from 0 to 999 at most");

public:
    static constexpr std::string_view kind = "number";

    constexpr number() = default;
    /// This number; undefined if it is not below `Count`.
    constexpr explicit number(int value) : kept_index<number, Count>(number::from_index(value)) {}

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        written += this->index();
        return written;
    }
    static constexpr std::optional<number> parse(std::string_view text) {
        int const value = small_number(text);
        return 0 <= value && value < Count ? std::optional(number(value)) : std::nullopt;
    }
};

} // namespace ludo
