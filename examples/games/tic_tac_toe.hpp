#pragma once

#include <array>
#include <string_view>

#include <ludo/components/grid.hpp>
#include <ludo/turns/lines.hpp>

/// Tic-tac-toe: three in a row on three by three cells.
struct tic_tac_toe_rules {
    static constexpr std::string_view name = "tic_tac_toe";
    static constexpr ludo::phrase title{"Tic-tac-toe", "Morpion"};

    static constexpr ludo::rectangle size{.rows = 3, .columns = 3};
    static constexpr int in_a_row = 3;
    using cell = ludo::grid<size>::cell;
    using cells = ludo::grid<size>::cells;

    using placing = ludo::verb<"put", cell>;
    static constexpr cells free(cells const& marked) { return cells::all() - marked; }
    static constexpr cell where(cells const&, cell named) { return named; }

    static constexpr auto put_taken = ludo::rule("tic_tac_toe.put.taken", ludo::headings::course, "A mark is put on an empty cell.",
                                                 "On joue sur une case vide.");
    static constexpr std::array own_rules{&put_taken};
    static constexpr ludo::rule const* refusal(cells const& marked, cell named) {
        return marked.contains(named) ? &put_taken : nullptr;
    }
    static constexpr char const* validate(cells const&) { return nullptr; }
};

using tic_tac_toe = ludo::lines<tic_tac_toe_rules>;
