// The cards of XXL as the slow and literal reference implementations read them: texts like "6y8g" and "0y10b" (section 0 of
// the specification: the lower digit first).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace oracle {

/// One half of a card of XXL.
struct xxl_half {
    int digit;
    char colour; // y r g b
};

/// Both halves, the lower digit first.
inline std::vector<xxl_half> xxl_halves(std::string const& card) {
    std::vector<xxl_half> halves;
    for (std::size_t at = 0; at < card.size();) {
        std::size_t const end = card.find_first_of("yrgb", at);
        halves.push_back({std::stoi(card.substr(at, end - at)), card.at(end)});
        at = end + 1;
    }
    return halves;
}

/// The digit that a card shows in a colour, -1 if it does not show that colour.
inline int xxl_digit(std::string const& card, char colour) {
    for (xxl_half const& half : xxl_halves(card))
        if (half.colour == colour)
            return half.digit;
    return -1;
}

inline int xxl_total(std::string const& card) {
    int sum = 0;
    for (xxl_half const& half : xxl_halves(card))
        sum += half.digit;
    return sum;
}

} // namespace oracle
