#pragma once

#include <string>
#include <utility>
#include <vector>

#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>

namespace terminal {

// What somebody sees of a table, whichever game is played there: as plain texts, to be drawn.

/// A piece as it lies.
struct shown_piece {
    std::string text; // its notation; nothing, if only its back is in sight
    ludo::lying lies = ludo::lying::unsaid;
    bool remembered = false; // its face is known, and not in sight
    bool fresh = false;      // something has just happened to it
};

/// What lies in one place: on a cell, in a hand, on a pile.
struct heap {
    ludo::named_place place;
    std::vector<shown_piece> pieces;
};

/// A cell that belongs to a seat, in a game without pieces.
struct mark {
    ludo::seat whose;
    std::string cell;
    int number = 0; // of the cell
    bool fresh = false;
};

/// Something else that all can see, with its name: some values, or one for each seat.
struct fact {
    std::string name;
    std::vector<std::string> values;
};

/// The size of a grid, as its cells are called: `a1` is in the first column and the first row.
struct extent {
    int columns = 0;
    int rows = 0;
};

/// `stock` is what the stock is called.
struct scene {
    int players = 0;
    ludo::seat viewer = ludo::nobody;
    ludo::seat turn = ludo::nobody;
    extent grid;
    extent before;             // of the grid before each seat
    std::vector<extent> cells; // of the grid, in a game without pieces: it may have holes
    ludo::phrase stock;
    std::vector<heap> heaps;
    std::vector<mark> marks;
    std::vector<std::pair<ludo::seat, std::string>> trick; // in the order in which the cards were played
    std::vector<fact> facts;                               // about the table,
    std::vector<fact> seats;                               // about each seat,
    std::vector<fact> sheet;                               // and the rows of its score sheet
    std::vector<int> points;                               // of each seat; nothing while they depend on hidden cards
    bool together = false;                                 // are they those of all together?
    std::vector<int> places;                               // once the game is over
};

} // namespace terminal
