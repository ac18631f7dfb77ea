#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A row of a table that a game declares once: a list of entries, each with a `name`, which is its notation, and perhaps with a
/// `kind`, what the rows are.
template <auto const& Table>
class table_row {
public:
    static constexpr int count = static_cast<int>(Table.size());
    static constexpr std::string_view kind = [] {
        if constexpr (requires { Table[0].kind; })
            return Table[0].kind;
        else
            return std::string_view("row");
    }();
    static_assert(count <= 256, "a table has 256 rows at most");

    constexpr table_row() = default;

    [[nodiscard]] constexpr int index() const { return index_; }
    /// The row with this number; undefined if there is none.
    static constexpr table_row from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "the table has no row with this number");
        table_row found;
        found.index_ = static_cast<std::uint8_t>(index);
        return found;
    }

    /// The entry in the table.
    constexpr auto const* operator->() const { return &Table[index_]; }

    [[nodiscard]] constexpr short_text text() const { return short_text(Table[index_].name); }
    static constexpr std::optional<table_row> parse(std::string_view text) {
        for (int index = 0; index < count; ++index)
            if (Table[static_cast<std::size_t>(index)].name == text)
                return from_index(index);
        return std::nullopt;
    }

    friend constexpr bool operator==(table_row, table_row) = default;

private:
    std::uint8_t index_ = 0;
};

} // namespace ludo
