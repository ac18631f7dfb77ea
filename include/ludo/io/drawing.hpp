#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include <ludo/components/grid.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/io/text.hpp>

namespace ludo {

/// What lies at a place, in three or four letters: ` ## ` face down, `(7r)` face down and known to whoever looks, ` 7r ` turned
/// over, `[7r]` face up for good; blanks where there is no card.
template <typename Place, typename Card>
std::string drawing(spread<Place, Card> const& table, Place at) {
    std::string const card = to_text(table.at(at));
    return table.turned().contains(at) ? ' ' + card + ' '
         : table.up().contains(at)     ? '[' + card + ']'
         : !table.down().contains(at)  ? "    "
         : table.at(at).known()        ? '(' + card + ')'
                                       : " ## ";
}

/// Cards spread on a grid, each drawn as it lies there.
template <rectangle Size, typename Card>
std::string drawing(spread<grid_cell<Size>, Card> const& table) {
    auto const trimmed = [](std::string const& line) { return line.substr(0, line.find_last_not_of(' ') + 1) + '\n'; };
    std::string names = "  ";
    for (int column = 0; column < Size.columns; ++column)
        names += std::string("   ") + static_cast<char>('a' + column) + ' ';
    std::string drawn = trimmed(names);
    for (int row = 0; row < Size.rows; ++row) {
        std::string line = (row < 9 ? " " : "") + std::to_string(row + 1);
        for (int column = 0; column < Size.columns; ++column) {
            std::string const cell = drawing(table, grid_cell<Size>(row, column));
            line += ' ' + cell + std::string(4 - std::min<std::size_t>(4, cell.size()), ' ');
        }
        drawn += trimmed(line);
    }
    return drawn;
}

} // namespace ludo
