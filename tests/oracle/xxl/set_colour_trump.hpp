// A slow and literal reference implementation of the game "6+" of XXL, the sixth one with trump, to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "X1" .. "X9", "S1" .. "S4"
// and "T1" .. "T4" are the rulings in the README; "3.6" and "3.7" the statement of the rules, "3.9" the deck, "3.11" its
// precisions and "Section 0" the notation, of the specification that the rulings come from. It is made to be read, not to be
// fast: everything is texts and vectors, and a legal action is one that is found in the list of all legal actions.
//
// It is one deal; that each seat names the trump once is the matter of a match.
#pragma once

#include "cards.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class set_colour_trump {
public:
    struct options {
        int players = 2;               // 3.0: 2 to 6
        int first = 0;                 // the seat that begins, or from which ties are counted
        std::string starter = "fixed"; // X2: or hand_total
    };

    // deck_in_order: the shuffled cards, the top first.
    set_colour_trump(options chosen, std::vector<std::string> deck_in_order, bool with_trump = true)
        : options_(std::move(chosen)), with_trump_(with_trump) {
        check_options();
        check_deck(deck_in_order);

        // 3.6: twelve cards each, with five or six players nine; the rest aside. 3.11: all cards of seat 0 first.
        int const each = options_.players <= 4 ? 12 : 9;
        std::size_t dealt = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            std::vector<std::string> cards;
            for (int card = 0; card < each; ++card) {
                cards.push_back(deck_in_order[dealt]);
                ++dealt;
            }
            hands_.push_back(cards);
            won_.push_back({});
            lacking_.push_back("");
        }
        for (; dealt < deck_in_order.size(); ++dealt) {
            aside_.push_back(deck_in_order[dealt]);
        }

        player_ = starting_seat();
    }

    // The seat to act, -1 once the game is over.
    int turn() const { return over_ ? -1 : player_; }

    // Every legal action. First the starting player names the trump (T3: he has seen his hand), and leads after that.
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (over_) {
            return list;
        }
        if (names_trump()) {
            // Any colour, whether he has it or not.
            for (char const colour : std::string("yrgb")) {
                list.push_back("trump " + std::string(1, colour));
            }
            return list;
        }
        // 3.7: any card to lead; else a card with a candidate colour, if there is one in the hand; else any card, trumps
        // included, but there is no duty to trump.
        for (std::string const& card : hand(player_)) {
            bool const leads = trick_.empty();
            if (leads || !in_both(effective(card), candidates_).empty() || !can_follow(player_)) {
                list.push_back("play " + card);
            }
        }
        return list;
    }

    // Plays a legal action with all that follows from it by itself.
    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw std::invalid_argument("set_colour_trump: not a legal action: " + action);
        }
        std::string const object = action.substr(action.find(' ') + 1);
        if (names_trump()) {
            trump_ = object; // the same player leads now
            return;
        }

        std::string const card = object;
        std::vector<std::string>& cards = hands_.at(at(player_));
        cards.erase(std::find(cards.begin(), cards.end(), card));

        if (trick_.empty()) {
            // 3.6, 3.7: the candidates are both colours of the led card; of a trump card the trump alone.
            candidates_ = effective(card);
        } else {
            std::string const common = in_both(effective(card), candidates_);
            if (common.empty()) {
                // S3: who cannot follow fixes nothing. He has shown that he has no card with a candidate as effective
                // colour. (T1: he may have trump cards whose other colour is a candidate.)
                note_lacking(player_, candidates_);
            } else if (common.size() == 1) {
                // Only one of the candidate colours: it is the colour now.
                candidates_ = common;
            }
            // S1: both of the candidate colours fix nothing.
        }
        trick_.push_back({player_, card});

        if (static_cast<int>(trick_.size()) == options_.players) {
            end_trick();
        } else {
            player_ = seat_after(player_);
        }
    }

    // 3.6: the total of the cards won; 3.11: before the end, so far.
    std::vector<int> scores() const {
        std::vector<int> result;
        for (int seat = 0; seat < options_.players; ++seat) {
            result.push_back(total_of(won_.at(at(seat))));
        }
        return result;
    }

    // The highest score is best: a seat's place is one more than the number of better seats (X1: 1, 1, 3).
    std::vector<int> places() const {
        std::vector<int> const points = scores();
        std::vector<int> result;
        for (int const mine : points) {
            int place = 1;
            for (int const other : points) {
                if (other > mine) {
                    ++place;
                }
            }
            result.push_back(place);
        }
        return result;
    }

    std::vector<std::string> hand(int seat) const { return sorted(hands_.at(at(seat))); }

    // The cards won.
    std::vector<std::string> won(int seat) const { return sorted(won_.at(at(seat))); }

    // The cards not dealt, the top first.
    std::vector<std::string> aside() const { return aside_; }

    // The cards of the current trick, in the order played.
    std::vector<std::pair<int, std::string>> trick() const { return trick_; }

    // The colours that everybody has seen to be no effective colour of any card of this seat: the trump there means that it
    // has no trump card, another colour that it has no card of it without trump. It is the same for every viewer.
    std::string lacking(int /* viewer */, int seat) const { return lacking_.at(at(seat)); }

    // The cards of the owner's hand that the viewer knows: no card of a hand is named before it is played.
    std::vector<std::string> known(int viewer, int owner) const {
        return viewer == owner ? hand(owner) : std::vector<std::string>();
    }

    // The candidate colours of the current trick, empty before a card is led.
    std::string candidates() const { return candidates_; }

    // The trump colour, empty before it is named.
    std::string trump() const { return trump_; }

private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    // ---- the checks of what the game is made of

    void check_options() const {
        if (options_.players < 2 || options_.players > 6) {
            throw std::invalid_argument("set_colour_trump: players takes 2 to 6");
        }
        if (options_.first < 0 || options_.first >= options_.players) {
            throw std::invalid_argument("set_colour_trump: first takes a seat");
        }
        if (options_.starter != "fixed" && options_.starter != "hand_total") {
            throw std::invalid_argument("set_colour_trump: starter takes fixed or hand_total");
        }
    }

    // 3.0, 3.9: 55 cards, each pair of different digits 0 to 10 once, with two different colours.
    static void check_deck(std::vector<std::string> const& deck_in_order) {
        if (deck_in_order.size() != 55) {
            throw std::invalid_argument("set_colour_trump: the deck has 55 cards");
        }
        for (int low = 0; low <= 9; ++low) {
            for (int high = low + 1; high <= 10; ++high) {
                int found = 0;
                for (char const of_low : std::string("yrgb")) {
                    for (char const of_high : std::string("yrgb")) {
                        std::string const text = std::to_string(low) + of_low + std::to_string(high) + of_high;
                        if (of_low != of_high) {
                            found += static_cast<int>(std::count(deck_in_order.begin(), deck_in_order.end(), text));
                        }
                    }
                }
                if (found != 1) {
                    throw std::invalid_argument("set_colour_trump: the deck has each pair of digits once, in two colours");
                }
            }
        }
    }

    // ---- cards and colours; a set of colours is a text with each of them once, in the order y r g b

    static std::vector<std::string> sorted(std::vector<std::string> cards) {
        std::sort(cards.begin(), cards.end());
        return cards;
    }

    static int total_of(std::vector<std::string> const& cards) {
        int sum = 0;
        for (std::string const& card : cards) {
            sum += xxl_total(card);
        }
        return sum;
    }

    static bool contains(std::string const& set, char colour) { return set.find(colour) != std::string::npos; }

    bool names_trump() const { return with_trump_ && trump_.empty(); }
    bool is_trump(std::string const& card) const { return with_trump_ && xxl_digit(card, trump_.at(0)) >= 0; }

    // 3.7: the trump alone if the card shows it ("the second colour plays no role"), else both colours of the card.
    std::string effective(std::string const& card) const {
        if (is_trump(card)) {
            return trump_;
        }
        std::string set;
        for (char const colour : std::string("yrgb")) {
            if (xxl_digit(card, colour) >= 0) {
                set += colour;
            }
        }
        return set;
    }

    static std::string in_both(std::string const& one, std::string const& other) {
        std::string set;
        for (char const colour : std::string("yrgb")) {
            if (contains(one, colour) && contains(other, colour)) {
                set += colour;
            }
        }
        return set;
    }

    static std::string in_either(std::string const& one, std::string const& other) {
        std::string set;
        for (char const colour : std::string("yrgb")) {
            if (contains(one, colour) || contains(other, colour)) {
                set += colour;
            }
        }
        return set;
    }

    bool can_follow(int seat) const {
        for (std::string const& card : hands_.at(at(seat))) {
            if (!in_both(effective(card), candidates_).empty()) {
                return true;
            }
        }
        return false;
    }

    void note_lacking(int seat, std::string const& set) { lacking_.at(at(seat)) = in_either(lacking_.at(at(seat)), set); }

    int seat_after(int seat) const { return (seat + 1) % options_.players; }

    // ---- the beginning

    // X2, 3.11: `first`, or the highest total of the hand just dealt; ties: the first tied seat clockwise from `first`,
    // itself included.
    int starting_seat() const {
        int best = options_.first;
        if (options_.starter == "hand_total") {
            int seat = options_.first;
            for (int step = 0; step < options_.players; ++step) {
                if (total_of(hands_.at(at(seat))) > total_of(hands_.at(at(best)))) {
                    best = seat;
                }
                seat = seat_after(seat);
            }
        }
        return best;
    }

    // ---- the end of a trick

    // The colour whose digits are compared. 3.7: the trump as soon as there is one in the trick. Else as in 3.6: the fixed
    // colour, or, if both candidates are left, S2: of the last card that shows both of them (which the led card does), the
    // colour of its higher digit.
    char deciding_colour() const {
        for (std::pair<int, std::string> const& played : trick_) {
            if (is_trump(played.second)) {
                return trump_.at(0);
            }
        }
        if (candidates_.size() == 1) {
            return candidates_.front();
        }
        std::string last_with_both;
        for (std::pair<int, std::string> const& played : trick_) {
            if (in_both(effective(played.second), candidates_) == candidates_) {
                last_with_both = played.second;
            }
        }
        xxl_half const lower = xxl_halves(last_with_both).at(0);
        xxl_half const higher = xxl_halves(last_with_both).at(1);
        return higher.digit > lower.digit ? higher.colour : lower.colour;
    }

    // The highest digit in that colour; equal digits: the higher total of the card. S4: cards that were played before the
    // colour was fixed count with their digit of it.
    int trick_winner() const {
        char const colour = deciding_colour();
        int winner = -1;
        int best_digit = -1;
        int best_total = -1;
        for (std::pair<int, std::string> const& played : trick_) {
            int const digit = xxl_digit(played.second, colour);
            int const total = xxl_total(played.second);
            if (digit < 0) {
                continue; // not of that colour
            }
            if (digit == best_digit && total == best_total) {
                throw std::logic_error("set_colour_trump: two winners of a trick");
            }
            if (digit > best_digit || (digit == best_digit && total > best_total)) {
                winner = played.first;
                best_digit = digit;
                best_total = total;
            }
        }
        return winner;
    }

    // The winner takes the cards and leads. The game ends when all hands are empty.
    void end_trick() {
        int const winner = trick_winner();
        for (std::pair<int, std::string> const& played : trick_) {
            won_.at(at(winner)).push_back(played.second);
        }
        trick_.clear();
        candidates_.clear();
        player_ = winner;
        over_ = true;
        for (std::vector<std::string> const& cards : hands_) {
            if (!cards.empty()) {
                over_ = false;
            }
        }
    }

    options options_;
    bool with_trump_;
    std::vector<std::vector<std::string>> hands_;
    std::vector<std::vector<std::string>> won_;
    std::vector<std::string> aside_;
    std::vector<std::string> lacking_; // by seat, effective colours
    std::vector<std::pair<int, std::string>> trick_;
    std::string candidates_; // K in 3.6
    std::string trump_;
    int player_ = 0;
    bool over_ = false;
};

} // namespace oracle
