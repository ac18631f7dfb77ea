#pragma once

#include <optional>
#include <string_view>

#include <ludo/components/grid.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A column of a grid: `a`, `b`, ..., `z`, `aa`, ...
template <rectangle Size>
class grid_column {
    using cell = grid_cell<Size>;

public:
    static constexpr int count = Size.columns;
    static constexpr std::string_view kind = "column";

    constexpr grid_column() = default;

    [[nodiscard]] constexpr int index() const { return top_.index(); } // cells of the first row are numbered as their columns
    /// The column with this number; undefined if there is none.
    static constexpr grid_column from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "the grid has no column with this number");
        grid_column found;
        found.top_ = cell(0, index);
        return found;
    }

    /// All its cells; the one in this row, from 0 at the top, undefined if there is none.
    [[nodiscard]] constexpr index_set<cell> cells() const {
        constexpr index_set<cell> leftmost = grid<Size>::corner({.rows = Size.rows, .columns = 1});
        return leftmost.shifted(index());
    }
    [[nodiscard]] constexpr cell in(int row) const { return cell(row, index()); }

    [[nodiscard]] constexpr short_text text() const {
        short_text const top = top_.text(); // and its row is 1
        return top.view().substr(0, top.view().size() - 1);
    }
    static constexpr std::optional<grid_column> parse(std::string_view name) {
        short_text top = name.substr(0, 2);
        auto const found = name.empty() || name.size() > 2 ? std::nullopt : cell::parse(top += '1');
        return found && found->row() == 0 ? std::optional(from_index(found->column())) : std::nullopt;
    }

    friend constexpr bool operator==(grid_column, grid_column) = default;

private:
    cell top_;
};

} // namespace ludo
