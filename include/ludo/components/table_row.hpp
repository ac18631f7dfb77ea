#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A row of a table that a game declares once: a list of entries, each with a `name`, which is its notation, and perhaps with a
/// `kind`, what the rows are.
template <auto const& Table>
class table_row : public kept_index<table_row<Table>, static_cast<int>(Table.size())> {
public:
    static constexpr std::string_view kind = [] {
        if constexpr (requires { Table[0].kind; })
            return Table[0].kind;
        else
            return std::string_view("row");
    }();
    static_assert(Table.size() <= 256, "a table has 256 rows at most");

    /// The entry in the table.
    constexpr auto const* operator->() const { return &Table[static_cast<std::size_t>(this->index())]; }

    [[nodiscard]] constexpr short_text text() const { return short_text((*this)->name); }
    static constexpr std::optional<table_row> parse(std::string_view text) {
        for (std::size_t number = 0; number < Table.size(); ++number)
            if (Table[number].name == text)
                return table_row::from_index(static_cast<int>(number));
        return std::nullopt;
    }
};

} // namespace ludo
