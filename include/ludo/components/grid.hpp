#pragma once

#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// How many rows and columns there are; `rectangle{.rows = 6, .columns = 10}`.
struct rectangle {
    int rows;
    int columns;

    [[nodiscard]] constexpr int area() const { return rows * columns; }
    friend constexpr bool operator==(rectangle, rectangle) = default;
};

/// A cell of a grid: columns a, b, ..., z, aa, ab, ... from left to right, rows 1, 2, ... from top to bottom; numbered row by
/// row.
template <rectangle Size>
class grid_cell : public kept_index<grid_cell<Size>, Size.area()> {
    static_assert(1 <= Size.columns && Size.columns <= 702, "a grid has 1 to 702 columns: a, b, ..., zz");
    static_assert(1 <= Size.rows && Size.rows <= 999, "a grid has 1 to 999 rows");
    static_assert(Size.area() <= most_indexed, "a grid has at most 65,536 cells: divide it, and name a cell in two steps");

public:
    static constexpr std::string_view kind = "cell";

    /// The cell in this row and this column, from 0; undefined if there is none.
    constexpr grid_cell(int row, int column) : kept_index<grid_cell, Size.area()>(row * Size.columns + column) {
        LUDO_EXPECTS(0 <= row && row < Size.rows, "the grid has no such row");
        LUDO_EXPECTS(0 <= column && column < Size.columns, "the grid has no such column");
    }
    constexpr grid_cell() = default;

    [[nodiscard]] constexpr int row() const { return this->index() / Size.columns; }
    [[nodiscard]] constexpr int column() const { return this->index() % Size.columns; }

    [[nodiscard]] constexpr short_text text() const {
        short_text name;
        if (column() >= letters)
            name += static_cast<char>('a' + column() / letters - 1);
        name += static_cast<char>('a' + column() % letters);
        return name += row() + 1;
    }
    static constexpr std::optional<grid_cell> parse(std::string_view name) {
        int column = -1;
        while (!name.empty() && 'a' <= name[0] && name[0] <= 'z' && column < Size.columns) {
            column = (column + 1) * letters + (name[0] - 'a');
            name.remove_prefix(1);
        }
        int const row = small_number(name) - 1;
        if (column < 0 || column >= Size.columns || row < 0 || row >= Size.rows)
            return std::nullopt;
        return grid_cell(row, column);
    }

private:
    static constexpr int letters = 26;
};

/// A grid of cells, with its size as a template argument: `grid<rectangle{.rows = 6, .columns = 10}>`.
template <rectangle Size>
struct grid {
    static constexpr rectangle size = Size;
    using cell = grid_cell<Size>;
    using cells = index_set<cell>;

    /// The cells of the part that begins at a1 and has this many rows and columns; undefined if the grid has fewer.
    static constexpr cells corner(rectangle part) {
        cells inside;
        for (int row = 0; row < part.rows; ++row)
            for (int column = 0; column < part.columns; ++column)
                inside.insert(cell(row, column));
        return inside;
    }

    /// These cells, shifted down by `Rows` and to the right by `Columns`; those that leave the grid are dropped.
    template <int Rows, int Columns>
    static constexpr cells beside(cells const& some) {
        static_assert(-Size.columns <= Columns && Columns <= Size.columns && -Size.rows <= Rows && Rows <= Size.rows);
        constexpr cells in_reach = [] { // of what goes over one edge nothing comes in at the other
            cells found;
            for (cell each : cells::all())
                found.insert(each, 0 <= each.column() - Columns && each.column() - Columns < Size.columns);
            return found;
        }();
        return some.shifted(Rows * Size.columns + Columns) & in_reach;
    }

    /// Do `Length` of these cells lie in a line: a row, a column or a diagonal?
    template <int Length>
    static constexpr bool in_line(cells const& some) {
        return runs<Length, 0, 1>(some) || runs<Length, 1, 0>(some) || runs<Length, 1, 1>(some) || runs<Length, 1, -1>(some);
    }

private:
    /// In one direction. `ends` are the cells where lines of `Found` cells end: two of them, one after the other, are a longer line.
    template <int Length, int Rows, int Columns, int Found = 1>
    static constexpr bool runs(cells const& ends) {
        if constexpr (Found == Length)
            return !ends.empty();
        else {
            constexpr int more = Found < Length - Found ? Found : Length - Found;
            return runs<Length, Rows, Columns, Found + more>(beside<more * Rows, more * Columns>(ends) & ends);
        }
    }
};

} // namespace ludo
