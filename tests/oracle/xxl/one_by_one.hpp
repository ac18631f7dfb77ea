// A slow and literal reference implementation of variant 5 of XXL, "L'un après l'autre" (one_by_one), to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "O1" .. are rulings, "3.5"
// the statement of the rules, "3.11" its precisions, "section 0" the notation. It is made to be read, not to be fast.
#pragma once

#include "shedding.hpp"

#include <map>

namespace oracle {

class one_by_one final : public shedding {
public:
    struct options {
        int players = 2;
        int first = 0;
        std::string starter = "fixed"; // X2: or "hand_total"
        bool voluntary_draw = false;   // X5, O5
    };

    /// The shuffled cards, the top first. 3.5: 9 cards each, 7 if there are more than four players.
    one_by_one(options const& chosen, std::vector<std::string> deck_in_order)
        : shedding("one_by_one", chosen.players, chosen.first, chosen.starter, chosen.voluntary_draw, chosen.players <= 4 ? 9 : 7,
                   std::move(deck_in_order)) {}

    /// The value at which the sequence of the colour (y r g b) is, -1 if it is not running: never started, or finished.
    int running(char colour) const {
        auto const at = running_.find(colour);
        return at == running_.end() ? -1 : at->second;
    }

    /// All cards played, the first first.
    std::vector<std::string> played() const { return played_; }

private:
    /// 3.5: a 10 if the colour is not running, else the next lower digit. O3: a card continues one sequence, the one that the
    /// action names; the other half plays no role.
    std::vector<std::string> ways(std::string const& card) const override {
        std::vector<std::string> list;
        for (xxl_half const& half : xxl_halves(card)) {
            int const value = running(half.colour);
            int const needed = value == -1 ? 10 : value - 1;
            if (half.digit == needed) {
                list.push_back("play " + card + " " + half.colour);
            }
        }
        return list;
    }

    /// play CARD COLOUR. A 0 finishes the sequence.
    void lay(std::vector<std::string> const& said) override {
        std::string const& card = said.at(1);
        char const colour = said.at(2).at(0);
        running_[colour] = xxl_digit(card, colour);
        if (running_[colour] == 0) {
            running_.erase(colour);
        }
        played_.push_back(card);
    }

    std::map<char, int> running_; // the colours that are running
    std::vector<std::string> played_;
};

} // namespace oracle
