#pragma once

#include <array>
#include <string_view>

#include <ludo/components/grid.hpp>
#include <ludo/components/grid_column.hpp>
#include <ludo/turns/lines.hpp>

/// Connect Four: discs fall down the columns of an upright grid, and four in line win.
struct connect_four_rules {
    static constexpr std::string_view name = "connect_four";
    static constexpr ludo::phrase title{"Connect Four", "Puissance 4"};

    static constexpr ludo::rectangle size{.rows = 6, .columns = 7};
    static constexpr int in_a_row = 4;
    using cell = ludo::grid<size>::cell;
    using cells = ludo::grid<size>::cells;
    using column = ludo::grid_column<size>;

    static constexpr cells bottom = cells::all() - ludo::grid<size>::beside<-1, 0>(cells::all());

    using placing = ludo::verb<"drop", column>;
    static constexpr ludo::phrase placing_words{"{0} plays column {1}", "{0} joue dans la colonne {1}"};
    static constexpr ludo::phrase marking_words{"the disc falls to {1}", "le jeton tombe en {1}"};
    static constexpr ludo::index_set<column> free(cells const& marked) {
        cells const top = ludo::grid<size>::corner({.rows = 1, .columns = size.columns}) - marked;
        return ludo::index_set<column>::of_bits(
            top.as_bits().word[0]); // the cells of the top row have the numbers of their columns
    }
    /// The cell on which a disc comes to lie: empty, on the bottom or on another disc.
    static constexpr cell where(cells const& marked, column named) {
        cells const held = ludo::grid<size>::beside<-1, 0>(marked) | bottom;
        return ((held - marked) & named.cells()).first();
    }

    static constexpr auto drop_full =
        ludo::rule("connect_four.drop.full", ludo::headings::course, "The column is full.", "La colonne est pleine.");
    static constexpr std::array own_rules{&drop_full};
    static constexpr ludo::rule const* refusal(cells const& marked, column named) {
        for (int row = 0; row < size.rows; ++row)
            if (!marked.contains(named.in(row)))
                return nullptr;
        return &drop_full;
    }
    static constexpr char const* validate(cells const& marked) {
        bool const held = (ludo::grid<size>::beside<1, 0>(marked) - marked).empty(); // what lies below each
        return held ? nullptr : "marks: a disc lies on the bottom or on another one";
    }
};

using connect_four = ludo::lines<connect_four_rules>;
