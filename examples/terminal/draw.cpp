#include "draw.hpp"

#include <algorithm>
#include <cstddef>
#include <map>

#include <ludo/io/told.hpp>

#include "look.hpp"
#include "words.hpp"

namespace terminal {

namespace {

class artist {
public:
    artist(scene const& seen, voice const& how, paint const& with) : seen_(seen), says_(how.in, how.names), with_(with) {
        for (heap const& each : seen_.heaps)
            for (shown_piece const& one : each.pieces)
                widest_ = std::max(widest_, width(with_.notation(one.text)));
        for (ludo::seat each : ludo::each_seat(seen_.players))
            name_ = std::max(name_, width(says_.name(each)));
    }

    std::vector<std::string> lines() {
        draw_grid();
        draw_marks();
        draw_rows();
        if (seen_.before.rows > 0)
            line(std::string(name_ + 2, ' ') + column_names(seen_.before, cell_width()));
        for (ludo::seat each : ludo::each_seat(seen_.players))
            draw_seat(each);
        draw_middle();
        draw_sheet();
        return lines_;
    }

private:
    static bool in_grid(heap const& one) {
        return one.place.kind == ludo::place_kind::cell && !one.place.shared_name() && place_in_grid(one.place.name).rows > 0;
    }
    /// A place before a seat, such as `2:3`.
    static bool before(heap const& one, ludo::seat whose) {
        std::string const name(one.place.text()), mine = std::to_string(whose.index()) + ':';
        return one.place.kind == ludo::place_kind::cell && name.substr(0, mine.size()) == mine;
    }
    static bool before_any(heap const& one) { return one.place.text().view().find(':') != std::string_view::npos; }

    [[nodiscard]] std::string piece(shown_piece const& one) const { return with_.piece(one, std::max<std::size_t>(widest_, 2)); }
    [[nodiscard]] std::string pieces(std::vector<shown_piece> const& all) const {
        std::string drawn;
        for (shown_piece const& one : all)
            drawn += (drawn.empty() ? "" : " ") + piece(one);
        return drawn;
    }
    void line(std::string const& text) { lines_.push_back(text.substr(0, text.find_last_not_of(' ') + 1)); }
    void gap() {
        if (!lines_.empty() && !lines_.back().empty())
            lines_.emplace_back();
    }

    // ---- Grids

    using grid_cells = std::map<std::pair<int, int>, std::string>; // by column and row

    [[nodiscard]] std::string column_names(extent const& grid, std::size_t wide) const {
        std::string names = "   ";
        for (int column = 1; column <= grid.columns; ++column)
            names += ' ' + centred(std::string(1, static_cast<char>('a' + column - 1)), wide);
        return with_.dim(names);
    }
    [[nodiscard]] std::string grid_row(int row, extent const& grid, std::size_t wide, grid_cells const& cells) const {
        std::string drawn = with_.dim((row < 10 ? "  " : " ") + std::to_string(row));
        for (int column = 1; column <= grid.columns; ++column) {
            auto const found = cells.find({column, row});
            drawn += ' ' + (found == cells.end() ? std::string(wide, ' ') : found->second);
        }
        return drawn;
    }
    [[nodiscard]] std::size_t cell_width() const { return std::max<std::size_t>(widest_, 2) + 2; }
    void draw_cells(std::size_t wide, grid_cells const& cells) {
        line(column_names(seen_.grid, wide));
        for (int row = 1; row <= seen_.grid.rows; ++row)
            line(grid_row(row, seen_.grid, wide, cells));
        gap();
    }
    void draw_grid() {
        grid_cells cells;
        for (heap const& each : seen_.heaps)
            if (in_grid(each)) {
                extent const at = place_in_grid(each.place.name);
                cells[{at.columns, at.rows}] = piece(each.pieces.back());
            }
        if (!cells.empty())
            draw_cells(cell_width(), cells);
    }
    /// The rows of the grid before a seat.
    [[nodiscard]] std::vector<std::string> grid_of(ludo::seat one) const {
        grid_cells cells;
        for (heap const& each : seen_.heaps)
            if (extent const at = place_before_seat(each.place); at.rows > 0 && before(each, one))
                cells[{at.columns, at.rows}] = piece(each.pieces.back());
        std::vector<std::string> rows;
        for (int row = 1; row <= seen_.before.rows; ++row)
            rows.push_back(grid_row(row, seen_.before, cell_width(), cells));
        return rows;
    }
    [[nodiscard]] std::string sign(ludo::seat of) const { return with_.of_seat(of, of.index() == 0 ? "●" : "○"); }
    void draw_marks() {
        if (seen_.grid.rows == 0 || std::any_of(seen_.heaps.begin(), seen_.heaps.end(), in_grid))
            return;
        grid_cells cells;
        for (extent const& each : seen_.cells)
            cells[{each.columns, each.rows}] = with_.dim(" · ");
        for (mark const& each : seen_.marks) {
            extent const at = place_in_grid(each.cell);
            cells[{at.columns, at.rows}] = (each.fresh ? "‹" : " ") + sign(each.whose) + (each.fresh ? "›" : " ");
        }
        draw_cells(3, cells);
    }

    // ---- Rows: places with names, such as columns of cards

    void draw_rows() {
        std::size_t widest = 0;
        for (heap const& each : seen_.heaps)
            widest = std::max(widest, width(each.place.name.view()));
        for (heap const& each : seen_.heaps)
            if (each.place.kind == ludo::place_kind::cell && !in_grid(each) && !before_any(each))
                line(with_.dim(padded(' ' + std::string(each.place.name.view()), widest + 2)) + ' ' + pieces(each.pieces));
        gap();
    }

    // ---- Seats

    [[nodiscard]] std::string points(int number) const {
        bool const one = number == 1 || number == -1;
        ludo::phrase const some{one ? "{0} point" : "{0} points", one || number == 0 ? "{0} point" : "{0} points"};
        return says_.say(some, {std::to_string(number)});
    }
    void draw_seat(ludo::seat one) {
        auto const at = static_cast<std::size_t>(one.index());
        std::string text = (seen_.turn == one ? with_.bold("▸ ") : "  ") + with_.of_seat(one, padded(says_.name(one), name_));
        std::vector<std::string> const grid = grid_of(one);
        text += grid.empty() ? "" : grid.front();
        auto const add = [&](std::string const& what) { text += (what.empty() ? "" : "  ") + what; };
        if (!seen_.marks.empty())
            add(sign(one));
        if (!seen_.places.empty() && !seen_.together)
            add(with_.bold(says_.say({"place {0}", seen_.places[at] == 1 ? "{0}er" : "{0}e"}, {std::to_string(seen_.places[at])})));
        if (!seen_.points.empty() && !seen_.together)
            add(points(seen_.points[at]));
        for (fact const& each : seen_.seats)
            add(with_.dim(each.name) + ' ' + each.values[at]);
        for (heap const& each : seen_.heaps)
            if (each.place.owner == one && each.place.kind != ludo::place_kind::hand && each.place.kind != ludo::place_kind::cell)
                add(with_.dim(says_.say(label_of(each.place.kind))) + ' ' + heaped(each));
        std::string row;
        for (heap const& each : seen_.heaps)
            if (before(each, one) && place_before_seat(each.place).rows == 0)
                row += (row.empty() ? "" : " ") + piece(each.pieces.back());
        add(row);
        for (heap const& each : seen_.heaps)
            if (each.place.owner == one && each.place.kind == ludo::place_kind::hand)
                add(pieces(each.pieces));
        line(text);
        for (std::size_t under = 1; under < grid.size(); ++under)
            line(std::string(name_ + 2, ' ') + grid[under]);
    }

    // ---- The middle of the table

    /// What lies on one another: what is in sight of it, and how many there are.
    [[nodiscard]] std::string heaped(heap const& one) const {
        std::vector<shown_piece> open;
        for (shown_piece const& each : one.pieces)
            if (!each.text.empty())
                open.push_back(each);
        std::string const number = std::to_string(one.pieces.size());
        return open.empty()                     ? number
             : open.size() == one.pieces.size() ? pieces(open)
                                                : pieces(open) + with_.dim(" (" + number + ')');
    }
    void draw_middle() {
        gap();
        if (seen_.together)
            line("  " + with_.dim(says_.say({"together", "ensemble"})) + ' ' +
                 (seen_.places.empty() ? points(seen_.points[0]) : with_.bold(points(seen_.points[0]))));
        std::string text = "  ";
        auto const add = [&](std::string const& label, std::string const& what) {
            std::string const more = with_.dim(label) + ' ' + what;
            if (width(text) + width(more) > 96) {
                line(text);
                text = "  ";
            }
            text += more + "   ";
        };
        for (heap const& each : seen_.heaps)
            if (each.place.owner == ludo::nobody && each.place.kind != ludo::place_kind::cell &&
                (each.place.kind != ludo::place_kind::trick || seen_.trick.empty()))
                add(says_.say(each.place.kind == ludo::place_kind::stock ? seen_.stock : label_of(each.place.kind)), heaped(each));
        if (!seen_.trick.empty())
            line("  " + with_.dim(says_.say(label_of(ludo::place_kind::trick))) + trick());
        for (fact const& each : seen_.facts)
            add(each.name, with_.sentence(says_.listed(each.values)));
        line(text);
    }
    [[nodiscard]] std::string trick() const {
        std::string drawn;
        for (auto const& [by, text] : seen_.trick) {
            shown_piece one;
            one.text = text;
            one.fresh = by == seen_.trick.back().first;
            drawn += ' ' + with_.of_seat(by, says_.name(by)) + ' ' + piece(one) + ' ';
        }
        return drawn;
    }

    // ---- Score sheets

    void draw_sheet() {
        if (seen_.sheet.empty())
            return;
        gap();
        std::size_t widest = 0;
        for (fact const& each : seen_.sheet)
            widest = std::max(widest, width(each.name));
        std::string names = std::string(widest + 2, ' ');
        for (ludo::seat each : ludo::each_seat(seen_.players))
            names += "  " + with_.of_seat(each, says_.name(each));
        line(names);
        for (fact const& each : seen_.sheet) {
            std::string text = "  " + padded(each.name, widest);
            for (ludo::seat one : ludo::each_seat(seen_.players)) {
                std::string const& value = each.values[static_cast<std::size_t>(one.index())];
                std::size_t const room = width(says_.name(one)) + 2;
                text += std::string(room - std::min(room, width(value)), ' ') + value;
            }
            line(text);
        }
    }

    scene const& seen_;
    ludo::speaker says_;
    paint const& with_;
    std::size_t widest_ = 0, name_ = 0;
    std::vector<std::string> lines_;
};

} // namespace

std::vector<std::string> drawing(scene const& seen, voice const& how, paint const& with) {
    std::vector<std::string> lines = artist(seen, how, with).lines();
    while (!lines.empty() && lines.back().empty())
        lines.pop_back();
    return lines;
}

} // namespace terminal
