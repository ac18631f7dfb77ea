#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/index_set.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// How many rows and columns there are; `rectangle{.rows = 6, .columns = 10}`.
struct rectangle {
    int rows;
    int columns;

    [[nodiscard]] constexpr int area() const { return rows * columns; }
    friend constexpr bool operator==(rectangle, rectangle) = default;
};

/// A cell of a grid: columns a, b, ... from left to right, rows 1, 2, ... from top to bottom; numbered row by row.
template <rectangle Size>
class grid_cell {
    static_assert(1 <= Size.columns && Size.columns <= 26 && 1 <= Size.rows && Size.area() <= 255);

public:
    static constexpr int count = Size.area();

    constexpr grid_cell() = default;
    constexpr grid_cell(int row, int column) : index_(static_cast<std::uint8_t>(row * Size.columns + column)) {
        assert(0 <= row && row < Size.rows && 0 <= column && column < Size.columns);
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr grid_cell from_index(int index) {
        assert(0 <= index && index < count);
        grid_cell found;
        found.index_ = static_cast<std::uint8_t>(index);
        return found;
    }

    [[nodiscard]] constexpr int row() const { return index_ / Size.columns; }
    [[nodiscard]] constexpr int column() const { return index_ % Size.columns; }

    [[nodiscard]] constexpr short_text text() const {
        short_text name;
        name += static_cast<char>('a' + column());
        return name += row() + 1;
    }
    static constexpr std::optional<grid_cell> parse(std::string_view name) {
        if (name.empty() || name[0] < 'a' || name[0] >= 'a' + Size.columns)
            return std::nullopt;
        int const row = small_number(name.substr(1)) - 1;
        if (row < 0 || row >= Size.rows)
            return std::nullopt;
        return grid_cell(row, name[0] - 'a');
    }

    friend constexpr bool operator==(grid_cell, grid_cell) = default;

private:
    std::uint8_t index_ = 0;
};

/// A grid of cells, its size a value: `grid<rectangle{.rows = 6, .columns = 10}>`.
template <rectangle Size>
struct grid {
    static constexpr rectangle size = Size;
    using cell = grid_cell<Size>;
    using cells = index_set<cell>;

    /// The cells of the part that begins at a1 and has this many rows and columns.
    static constexpr cells corner(rectangle part) {
        cells inside;
        for (int row = 0; row < part.rows; ++row)
            for (int column = 0; column < part.columns; ++column)
                inside.insert(cell(row, column));
        return inside;
    }
};

} // namespace ludo
