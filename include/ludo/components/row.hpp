#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/short_text.hpp>

namespace ludo {

/// A row of a table that a game declares once: a list of entries, each with a `name`, which is its notation.
template <auto const& Table>
class row {
public:
    static constexpr int count = static_cast<int>(Table.size());

    constexpr row() = default;

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr row from_index(int index) {
        assert(0 <= index && index < count);
        row found;
        found.index_ = static_cast<std::uint8_t>(index);
        return found;
    }

    /// What the table says of it.
    constexpr auto const* operator->() const { return &Table[index_]; }

    [[nodiscard]] constexpr short_text text() const { return short_text(Table[index_].name); }
    static constexpr std::optional<row> parse(std::string_view text) {
        for (int index = 0; index < count; ++index)
            if (Table[static_cast<std::size_t>(index)].name == text)
                return from_index(index);
        return std::nullopt;
    }

    friend constexpr bool operator==(row, row) = default;

private:
    std::uint8_t index_ = 0;
};

} // namespace ludo
