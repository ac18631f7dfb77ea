// A slow and literal reference implementation of variant 1 of XXL, "Montées et descentes" (up_down), to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "X5" .. are rulings, "3.1"
// the statement of the rules, "3.11" its precisions, "section 0" the notation. It is made to be read, not to be fast.
#pragma once

#include "shedding.hpp"

namespace oracle {

class up_down final : public shedding {
public:
    struct options {
        int players = 2;
        int first = 0;
        std::string starter = "fixed"; // X2, X3: or "hand_total"
        bool voluntary_draw = false;   // X5
    };

    /// The shuffled cards, the top first.
    up_down(options const& chosen, std::vector<std::string> deck_in_order)
        : shedding("up_down", chosen.players, chosen.first, chosen.starter, chosen.voluntary_draw, 6, std::move(deck_in_order)) {
        // 3.11: pile a, then pile b. A turned card has two free halves.
        for (int number = 0; number < 2; ++number) {
            pile fresh;
            fresh.top = turn_card();
            piles_.push_back(fresh);
        }
    }

    /// The top card of pile 0 (a) or 1 (b).
    std::string top(int number) const { return pile_at(number).top; }

    /// The two halves of the top card, the lower digit first, separated by a space: digit and colour, then "+" if the half is
    /// active and goes up, "-" if it is active and goes down, nothing if it is free: "6y+ 8g".
    std::string offers(int number) const {
        pile const& it = pile_at(number);
        std::string line;
        for (xxl_half const& half : xxl_halves(it.top)) {
            line += line.empty() ? "" : " ";
            line += std::to_string(half.digit) + half.colour;
            if (half.colour == it.active) {
                line += it.direction == 1 ? "+" : "-";
            }
        }
        return line;
    }

    /// The cards under the top card, the one turned at the start first.
    std::vector<std::string> beneath(int number) const { return pile_at(number).below; }

private:
    struct pile {
        std::string top;
        char active = ' '; // the colour of the active half, a blank if both halves are free
        int direction = 0; // of the active half: 1 or -1
        std::vector<std::string> below;
    };

    pile const& pile_at(int number) const { return piles_.at(static_cast<std::size_t>(number)); }

    /// 3.1: the top half of a colour and the card's half of that colour differ by exactly 1, and if the top half is active, in
    /// its direction. The borders need no rule of their own: there is no half of 11 or -1. The action names the colour,
    /// because a card can fit a pile with both of its halves.
    std::vector<std::string> ways(std::string const& card) const override {
        std::vector<std::string> list;
        for (std::size_t number = 0; number < piles_.size(); ++number) {
            pile const& it = piles_.at(number);
            for (xxl_half const& half : xxl_halves(card)) {
                int const below = xxl_digit(it.top, half.colour);
                if (below == -1) {
                    continue;
                }
                int const difference = half.digit - below;
                bool const a_step = difference == 1 || difference == -1;
                bool const active = it.active == half.colour;
                if (a_step && (!active || difference == it.direction)) {
                    list.push_back("play " + card + (number == 0 ? " a " : " b ") + half.colour);
                }
            }
        }
        return list;
    }

    /// 3.1: play CARD PILE COLOUR. The matching half is active with the direction just used, the other is free, everything
    /// below is dead.
    void lay(std::vector<std::string> const& said) override {
        std::string const& card = said.at(1);
        char const colour = said.at(3).at(0);
        pile& it = piles_.at(said.at(2) == "a" ? 0 : 1);
        it.direction = xxl_digit(card, colour) - xxl_digit(it.top, colour);
        it.active = colour;
        it.below.push_back(it.top);
        it.top = card;
    }

    std::vector<pile> piles_;
};

} // namespace oracle
