#pragma once

#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo::calcory_game {

// What is in Calcory's box, and what a table may agree on.

inline constexpr player_range seats{2, 4}; // "Nombre de joueurs"

/// "Matériel": numbers 0 to 9 in red, blue, green, yellow, black, 1 and 7 twice. Neither the colours nor the triangles matter.
using card = ludo::card<"0123456789", "rbgyk">;
inline constexpr auto deck = ludo::deck<card, 60>::of("0r 1r 1r 2r 3r 4r 5r 6r 7r 7r 8r 9r "
                                                      "0b 1b 1b 2b 3b 4b 5b 6b 7b 7b 8b 9b "
                                                      "0g 1g 1g 2g 3g 4g 5g 6g 7g 7g 8g 9g "
                                                      "0y 1y 1y 2y 3y 4y 5y 6y 7y 7y 8y 9y "
                                                      "0k 1k 1k 2k 3k 4k 5k 6k 7k 7k 8k 9k");

struct options {
    int players = 2;
    seat first = seat(0);
    int markers_per_player = 6;    // "Matériel": 24 of four colours
    int min_cards_without_win = 2; // "Retourner des cartes"
    bool thirteen_removes_marks = false;
    bool reveal_returned_card = false;
    friend constexpr bool operator==(options const&, options const&) = default;
};
inline constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                        option{"first", &options::first},
                                        option{"markers_per_player", &options::markers_per_player, 1}.or_zero("no limit"),
                                        option{"min_cards_without_win", &options::min_cards_without_win, 1, 2},
                                        option{"thirteen_removes_marks", &options::thirteen_removes_marks},
                                        option{"reveal_returned_card", &options::reveal_returned_card}};

using layout = grid<rectangle{.rows = 6, .columns = 10}>; // "Préparation"
using cell = layout::cell;
using cells = layout::cells;

inline constexpr int thirteen = 13; // "But du jeu"

} // namespace ludo::calcory_game
