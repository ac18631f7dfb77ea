#pragma once

#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The only thing with this name: an action may name it in place of a card, say (`keep none`).
template <fixed_text Text>
struct word {
    static constexpr int count = 1;
    static constexpr std::string_view kind = "word";

    [[nodiscard]] constexpr int index() const { return 0; }
    /// The thing; undefined if the number is not 0.
    static constexpr word from_index([[maybe_unused]] int index) {
        LUDO_EXPECTS(index == 0, "there is only one such thing: its number is 0");
        return {};
    }

    [[nodiscard]] constexpr short_text text() const { return Text.view(); }
    static constexpr std::optional<word> parse(std::string_view text) {
        return text == Text.view() ? std::optional(word()) : std::nullopt;
    }

    friend constexpr bool operator==(word, word) = default;
};

} // namespace ludo
