// A slow and literal reference implementation of variant 2 of XXL, "À moins" (lower), to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "L1" .. are rulings, "3.2"
// the statement of the rules, "3.11" its precisions, "section 0" the notation. It is made to be read, not to be fast.
#pragma once

#include "shedding.hpp"

namespace oracle {

class lower final : public shedding {
public:
    struct options {
        int players = 2;
        int first = 0;
        std::string starter = "fixed"; // X2: or "hand_total"
        bool voluntary_draw = false;   // X5
        bool zero_on_zero = false;     // L1
    };

    /// The shuffled cards, the top first.
    lower(options const& chosen, std::vector<std::string> deck_in_order)
        : shedding("lower", chosen.players, chosen.first, chosen.starter, chosen.voluntary_draw, 6, std::move(deck_in_order)),
          zero_on_zero_(chosen.zero_on_zero), top_(turn_card()) {}

    std::string top() const { return top_; }

    /// The cards under the top card, the one turned at the start first.
    std::vector<std::string> beneath() const { return beneath_; }

private:
    /// 3.2: some colour occurs on both cards and the card's digit of it is strictly lower than the top's. L1: with the option
    /// a 0 also fits a 0 of the same colour. The action names the card alone, one way is enough.
    std::vector<std::string> ways(std::string const& card) const override {
        for (xxl_half const& half : xxl_halves(card)) {
            int const below = xxl_digit(top_, half.colour);
            bool const fits = below != -1 && half.digit < below;
            bool const zeros = below == 0 && half.digit == 0;
            if (fits || (zero_on_zero_ && zeros)) {
                return {"play " + card};
            }
        }
        return {};
    }

    /// 3.2: the card becomes the top with both halves.
    void lay(std::vector<std::string> const& said) override {
        beneath_.push_back(top_);
        top_ = said.at(1);
    }

    bool zero_on_zero_;
    std::string top_;
    std::vector<std::string> beneath_;
};

} // namespace oracle
