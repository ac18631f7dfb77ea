// What the slow and literal reference implementations of XXL do alike before and after a game: they check the deck and the
// options, choose who starts, and rank the results. References in the comments: "X1" .. are rulings, "3.11" and the like are
// sections of the specification that the rulings come from.
#pragma once

#include "cards.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle::dealing {

/// 3.0, 3.11: 55 cards in the notation of section 0 (lower digit first), each unordered pair of different digits 0 to 10
/// exactly once, the two digits in two different colours.
inline void check_deck(std::string const& game, std::vector<std::string> const& deck) {
    std::set<std::string> well_written;
    for (int low = 0; low <= 10; ++low) {
        for (int high = low + 1; high <= 10; ++high) {
            for (char const one : std::string("yrgb")) {
                for (char const other : std::string("yrgb")) {
                    if (one != other) {
                        well_written.insert(std::to_string(low) + one + std::to_string(high) + other);
                    }
                }
            }
        }
    }
    if (deck.size() != 55) {
        throw std::invalid_argument(game + ": deck takes 55 cards");
    }
    std::set<std::pair<int, int>> pairs;
    for (std::string const& card : deck) {
        if (well_written.count(card) == 0) {
            throw std::invalid_argument(game + ": deck has something that is no card: " + card);
        }
        std::vector<xxl_half> const halves = xxl_halves(card);
        if (!pairs.insert({halves.at(0).digit, halves.at(1).digit}).second) {
            throw std::invalid_argument(game + ": deck has a pair of digits twice: " + card);
        }
    }
}

/// The options that every variant has. A single game has no match points to start by (3.11).
inline void check_table(std::string const& game, int players, int first, std::string const& starter) {
    if (players < 2 || players > 6) {
        throw std::invalid_argument(game + ": players takes 2 to 6");
    }
    if (first < 0 || first >= players) {
        throw std::invalid_argument(game + ": first takes a seat");
    }
    if (starter != "fixed" && starter != "hand_total") {
        throw std::invalid_argument(game + ": starter takes fixed or hand_total");
    }
}

/// The first so many cards, taken away from the top.
inline std::vector<std::string> take(std::vector<std::string>& stock, int cards) {
    std::vector<std::string> taken;
    for (int i = 0; i < cards; ++i) {
        taken.push_back(stock.at(0));
        stock.erase(stock.begin());
    }
    return taken;
}

/// 3.11: all cards of seat 0, then of seat 1, and so on, whoever starts.
inline std::vector<std::vector<std::string>> deal(std::vector<std::string>& stock, int players, int cards_each) {
    std::vector<std::vector<std::string>> hands;
    for (int seat = 0; seat < players; ++seat) {
        hands.push_back(take(stock, cards_each));
    }
    return hands;
}

inline int total(std::vector<std::string> const& cards) {
    int sum = 0;
    for (std::string const& card : cards) {
        sum += xxl_total(card);
    }
    return sum;
}

/// X2, 3.11: `first` starts, or the seat with the highest total of the hand just dealt; of equal ones the first clockwise
/// from `first`, itself included.
inline int starting_seat(std::vector<std::vector<std::string>> const& hands, int first, std::string const& starter) {
    if (starter == "fixed") {
        return first;
    }
    int const players = static_cast<int>(hands.size());
    int best = first;
    for (int step = 0; step < players; ++step) {
        int const seat = (first + step) % players;
        if (total(hands.at(static_cast<std::size_t>(seat))) > total(hands.at(static_cast<std::size_t>(best)))) {
            best = seat;
        }
    }
    return best;
}

/// X1: a seat's place is one more than the number of better seats: 1, 1, 3.
inline std::vector<int> places(std::vector<int> const& scores, bool low_is_better) {
    std::vector<int> result;
    for (int const mine : scores) {
        int place = 1;
        for (int const other : scores) {
            if (low_is_better ? other < mine : other > mine) {
                ++place;
            }
        }
        result.push_back(place);
    }
    return result;
}

inline bool has(std::vector<std::string> const& list, std::string const& text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Takes one card that is there away, the others keep their order.
inline void remove(std::vector<std::string>& cards, std::string const& card) {
    auto const where = std::find(cards.begin(), cards.end(), card);
    if (where == cards.end()) {
        throw std::logic_error("xxl: the card is not there: " + card);
    }
    cards.erase(where);
}

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The words of an action: section 0 separates them by one space.
inline std::vector<std::string> words(std::string const& action) {
    std::vector<std::string> list(1);
    for (char const c : action) {
        if (c == ' ') {
            list.emplace_back();
        } else {
            list.back() += c;
        }
    }
    return list;
}

} // namespace oracle::dealing
