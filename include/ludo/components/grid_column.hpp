#pragma once

#include <optional>
#include <string_view>

#include <ludo/components/grid.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A column of a grid: `a`, `b`, ..., `z`, `aa`, ...
template <rectangle Size>
class grid_column : public kept_index<grid_column<Size>, Size.columns> {
    using cell = grid_cell<Size>;

public:
    static constexpr std::string_view kind = "column";

    /// All its cells; the one in this row, from 0 at the top, undefined if there is none.
    [[nodiscard]] constexpr index_set<cell> cells() const {
        constexpr index_set<cell> leftmost = grid<Size>::corner({.rows = Size.rows, .columns = 1});
        return leftmost.shifted(this->index());
    }
    [[nodiscard]] constexpr cell in(int row) const { return cell(row, this->index()); }

    [[nodiscard]] constexpr short_text text() const {
        short_text const top = in(0).text(); // and its row is 1
        return top.view().substr(0, top.view().size() - 1);
    }
    static constexpr std::optional<grid_column> parse(std::string_view name) {
        short_text top = name.substr(0, 2);
        auto const found = name.empty() || name.size() > 2 ? std::nullopt : cell::parse(top += '1');
        return found && found->row() == 0 ? std::optional(grid_column::from_index(found->column())) : std::nullopt;
    }
};

} // namespace ludo
