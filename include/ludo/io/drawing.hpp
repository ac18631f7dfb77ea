#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include <ludo/components/grid.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/text.hpp>

namespace ludo {

/// What lies on a place, in three or four letters: ` ## ` face down, `(7r)` face down but known here, ` 7r ` turned over, `[7r]`
/// face up for good; spaces if there is no card.
template <typename Place, typename Card>
std::string drawing(spread<Place, Card> const& table, Place at) {
    std::string const card = to_text(table.at(at));
    return table.turned().contains(at) ? ' ' + card + ' '
         : table.up().contains(at)     ? '[' + card + ']'
         : !table.down().contains(at)  ? "    "
         : table.at(at).known()        ? '(' + card + ')'
                                       : " ## ";
}

/// A grid of cards, each drawn as it lies. (For people at a memory game, take it from what is `in_sight`.)
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

/// The score sheets of all who play, side by side: a line for each box, with its points, or `.` while it is open.
template <typename Row, int Most>
std::string drawing(per_seat<score_sheet<Row>, Most> const& sheets, int players) {
    std::size_t widest = 0;
    for (Row row : index_set<Row>::all())
        widest = (std::max)(widest, to_text(row).size());
    auto const cell = [](std::string const& text) { return std::string(5 - std::min<std::size_t>(5, text.size()), ' ') + text; };
    std::string drawn(widest, ' ');
    for (seat each : each_seat(players))
        drawn += cell(std::to_string(each.index()));
    for (Row row : index_set<Row>::all()) {
        std::string const name = to_text(row);
        drawn += '\n' + name + std::string(widest - name.size(), ' ');
        for (seat each : each_seat(players))
            drawn += cell(sheets[each].open(row) ? "." : std::to_string(sheets[each].points(row)));
    }
    return drawn + '\n';
}

} // namespace ludo
