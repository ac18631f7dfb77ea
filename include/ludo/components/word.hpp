#pragma once

#include <optional>
#include <string_view>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The only thing with this name: an action may name it in place of a card, say (`keep none`).
template <fixed_text Text>
struct word : kept_index<word<Text>, 1> {
    static constexpr std::string_view kind = "word";

    [[nodiscard]] constexpr short_text text() const { return Text.view(); }
    static constexpr std::optional<word> parse(std::string_view text) {
        return text == Text.view() ? std::optional(word()) : std::nullopt;
    }
};

} // namespace ludo
