#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// One of a few things with a letter each: a colour, a pile.
template <fixed_text Letters>
class letter : public kept_index<letter<Letters>, Letters.size()> {
    using base = kept_index<letter, Letters.size()>;

public:
    static constexpr std::string_view kind = "letter";

    constexpr letter() = default;
    /// The one with this number; undefined if there is none.
    constexpr explicit letter(int index) : base(base::from_index(index)) {}

    [[nodiscard]] constexpr short_text text() const { return Letters.view().substr(static_cast<std::size_t>(this->index()), 1); }
    static constexpr std::optional<letter> parse(std::string_view text) {
        int const index = text.size() == 1 ? Letters.place_of(text[0]) : -1;
        return index >= 0 ? std::optional(letter(index)) : std::nullopt;
    }
};

} // namespace ludo
