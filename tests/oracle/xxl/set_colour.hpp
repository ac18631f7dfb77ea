// A slow and literal reference implementation of the sixth game of XXL, "Déterminer la couleur", to compare with: the game "6+"
// (3.7) is this one (3.6) with a trump, so this one is that one without.
#pragma once

#include "set_colour_trump.hpp"

#include <string>
#include <utility>
#include <vector>

namespace oracle {

// Nobody names a trump, so no card shows it.
class set_colour : public set_colour_trump {
public:
    set_colour(options chosen, std::vector<std::string> deck_in_order)
        : set_colour_trump(std::move(chosen), std::move(deck_in_order), false) {}
};

} // namespace oracle
