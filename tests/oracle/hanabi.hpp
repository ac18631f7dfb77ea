// A slow and literal reference implementation of Hanabi, to compare with.
//
// It follows the written rules and shares no code with the library. It is made to be read, not to be fast: everything is texts and
// vectors, and a legal action is one that is found in the list of all legal actions. A card is a number and a colour, `3r`; hands are
// lists, the oldest card first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class hanabi {
public:
    struct options {
        int players = 2;
        int first = 0;
        bool burnt_counts = false;
        bool empty_hints = false;
    };
    struct card {
        std::string face;
        // Every hint that was given about this hand since the card came to it: the sign, and whether the card has it.
        std::vector<std::pair<char, bool>> hints;
    };

    // Fifty cards, the first one is dealt first: five to seat 0, five to seat 1, ... (four, if four or five play).
    hanabi(options chosen, std::vector<std::string> const& cards) : options_(chosen), stock_(cards), player_(chosen.first) {
        hands_.resize(static_cast<std::size_t>(options_.players));
        for (std::vector<card>& hand : hands_) {
            for (int number = 0; number < (options_.players < 4 ? 5 : 4); ++number) {
                draw(hand);
            }
        }
    }

    int turn() const { return over() ? -1 : player_; }
    int hints() const { return hints_; }
    int fuses() const { return 3 - mistakes_; }
    std::vector<std::string> stock() const { return stock_; }
    std::vector<std::string> discards() const { return discards_; }
    std::vector<card> hand(int seat) const { return hands_[static_cast<std::size_t>(seat)]; }
    // How high the firework of a colour is
    int height(char colour) const { return fireworks_.count(colour) != 0 ? fireworks_.at(colour) : 0; }

    // Could a card look like this, after all that was said of it?
    static bool agrees(card const& told, std::string const& face) {
        for (auto const& [sign, has] : told.hints) {
            if ((face.find(sign) != std::string::npos) != has) {
                return false;
            }
        }
        return true;
    }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (over()) {
            return list;
        }
        for (std::size_t number = 1; number <= mine().size(); ++number) {
            list.push_back("play " + std::to_string(number));
            if (hints_ < 8) {
                list.push_back("discard " + std::to_string(number));
            }
        }
        for (int seat = 0; seat < options_.players; ++seat) {
            for (char sign : std::string("rygbw12345")) {
                if (seat != player_ && hints_ > 0 && (touched(seat, sign) || options_.empty_hints)) {
                    list.push_back("tell " + std::to_string(seat) + " " + sign);
                }
            }
        }
        return list;
    }

    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw std::invalid_argument("hanabi: not a legal action: " + action);
        }
        bool const nothing_left = stock_.empty();
        std::string const verb = action.substr(0, action.find(' '));
        if (verb == "tell") {
            char const sign = action.back();
            for (card& each : hands_[static_cast<std::size_t>(action[5] - '0')]) {
                each.hints.emplace_back(sign, each.face.find(sign) != std::string::npos);
            }
            --hints_;
        } else {
            std::size_t const number = static_cast<std::size_t>(action.back() - '1');
            std::string const face = mine()[number].face;
            hands_[static_cast<std::size_t>(player_)].erase(mine().begin() + static_cast<std::ptrdiff_t>(number));
            if (verb == "discard") {
                discards_.push_back(face);
                ++hints_;
            } else if (face[0] - '0' == height(face[1]) + 1) {
                ++fireworks_[face[1]];
                if (face[0] == '5' && hints_ < 8) {
                    ++hints_;
                }
            } else {
                discards_.push_back(face);
                ++mistakes_;
            }
            draw(hands_[static_cast<std::size_t>(player_)]);
        }
        if (nothing_left) {
            ++last_turns_;
        }
        player_ = (player_ + 1) % options_.players;
    }

    // Once the stock is empty, everybody has one more turn.
    bool over() const { return mistakes_ == 3 || sum() == 25 || last_turns_ == options_.players; }

    std::vector<int> scores() const {
        int const points = mistakes_ == 3 && !options_.burnt_counts ? 0 : sum();
        return std::vector<int>(static_cast<std::size_t>(options_.players), points);
    }
    std::vector<int> places() const { return std::vector<int>(static_cast<std::size_t>(options_.players), 1); }

private:
    std::vector<card> const& mine() const { return hands_[static_cast<std::size_t>(player_)]; }
    bool touched(int seat, char sign) const {
        for (card const& each : hands_[static_cast<std::size_t>(seat)]) {
            if (each.face.find(sign) != std::string::npos) {
                return true;
            }
        }
        return false;
    }
    int sum() const {
        int found = 0;
        for (auto const& [colour, height] : fireworks_) {
            found += height;
        }
        return found;
    }
    void draw(std::vector<card>& hand) {
        if (!stock_.empty()) {
            hand.push_back(card{stock_.front(), {}});
            stock_.erase(stock_.begin());
        }
    }

    options options_;
    std::vector<std::string> stock_;
    std::vector<std::vector<card>> hands_;
    std::vector<std::string> discards_;
    std::map<char, int> fireworks_;
    int player_;
    int hints_ = 8;
    int mistakes_ = 0;
    int last_turns_ = 0;
};

} // namespace oracle
