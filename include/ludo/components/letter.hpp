#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// One of a few things with a letter each: a colour, a pile.
template <fixed_text Letters>
class letter {
public:
    static constexpr int count = Letters.size();
    static constexpr std::string_view kind = "letter";

    constexpr letter() = default;
    /// The one with this number; undefined if there is none.
    constexpr explicit letter(int index) : index_(static_cast<std::uint8_t>(index)) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no letter with this number");
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr letter from_index(int index) { return letter(index); }

    [[nodiscard]] constexpr short_text text() const { return Letters.view().substr(index_, 1); }
    static constexpr std::optional<letter> parse(std::string_view text) {
        int const index = text.size() == 1 ? Letters.place_of(text[0]) : -1;
        return index >= 0 ? std::optional(letter(index)) : std::nullopt;
    }

    friend constexpr bool operator==(letter, letter) = default;

private:
    std::uint8_t index_ = 0;
};

} // namespace ludo
