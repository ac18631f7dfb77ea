// What the three games of XXL in which one gets rid of cards (1 up_down, 2 lower, 5 one_by_one) have in common: the turn
// (play, or draw and perhaps play the drawn card), the end and the result. Where a card fits is the matter of each game.
// References in the comments: "X5" .. are rulings, "3.11" and the like are sections of the specification they come from.
#pragma once

#include "cards.hpp"
#include "dealing.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class shedding {
public:
    /// The seat to act, -1 once the game is over.
    int turn() const { return ending_.empty() ? player_ : -1; }

    /// Every legal action. A seat that can do nothing at all is passed over (X7), so there is always one before the end.
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (turn() == -1) {
            return list;
        }
        if (!drawn_.empty()) {
            // X6: only the drawn card can be played, in every way it fits (3.11), and it need not be. This holds for the
            // last card of the stock too: X6 is about the drawn card, the duty to play about the choice before a draw.
            list = ways(drawn_);
            list.push_back("keep");
            return list;
        }
        list = ways_of_hand(player_);
        // X5: one draws only without a playable card, unless voluntary_draw says otherwise. From an empty stock nobody
        // draws, so a playable card must be played then (3.11).
        if (!stock_.empty() && (list.empty() || voluntary_draw_)) {
            list.push_back("draw");
        }
        return list;
    }

    /// Plays a legal action with all that follows from it by itself.
    void play(std::string const& action) {
        if (!dealing::has(actions(), action)) {
            throw std::invalid_argument(game_ + ": not a legal action: " + action);
        }
        if (action == "draw") {
            drawn_ = dealing::take(stock_, 1).at(0);
            hand_of(player_).push_back(drawn_);
            // 3.11: if the drawn card does not fit, the turn is over by itself.
            if (ways(drawn_).empty()) {
                end_turn();
            }
        } else if (action == "keep") {
            end_turn();
        } else {
            std::vector<std::string> const said = dealing::words(action); // play CARD ...
            dealing::remove(hand_of(player_), said.at(1));
            lay(said);
            end_turn();
        }
    }

    /// The hand totals, at the end and of the moment (3.11).
    std::vector<int> scores() const {
        std::vector<int> result;
        for (std::vector<std::string> const& cards : hands_) {
            result.push_back(dealing::total(cards));
        }
        return result;
    }

    /// X8: the ranking is by the remaining total only, lowest best. X9: equal ones share the place.
    std::vector<int> places() const { return dealing::places(scores(), true); }

    /// The cards of a hand, sorted as texts.
    std::vector<std::string> hand(int seat) const { return dealing::sorted(hand_of(seat)); }

    /// The stock, the next card to be drawn first.
    std::vector<std::string> stock() const { return stock_; }

    /// The cards of the owner's hand that the viewer knows. 3.11: others know a hand card once it was named or came from the
    /// open display. Here only the card played is named, and it leaves the hand by that; drawing is secret.
    std::vector<std::string> known(int viewer, int owner) const {
        hand_of(viewer); // refuses what is no seat
        std::vector<std::string> const cards = hand(owner);
        return viewer == owner ? cards : std::vector<std::string>{};
    }

    /// The drawn card that the player to act may play or keep, "" if he is at the beginning of his turn.
    std::string drawn() const { return drawn_; }

    /// "" before the end, "out" when a hand is empty, "blocked" when the stock is and nobody can play.
    std::string ending() const { return ending_; }

protected:
    shedding(std::string game, int players, int first, std::string const& starter, bool voluntary_draw, int cards_each,
             std::vector<std::string> deck_in_order)
        : game_(std::move(game)), voluntary_draw_(voluntary_draw), stock_(std::move(deck_in_order)) {
        dealing::check_table(game_, players, first, starter);
        dealing::check_deck(game_, stock_);
        hands_ = dealing::deal(stock_, players, cards_each);
        player_ = dealing::starting_seat(hands_, first, starter);
    }

    ~shedding() = default;
    shedding(shedding const&) = default;
    shedding(shedding&&) = default;
    shedding& operator=(shedding const&) = default;
    shedding& operator=(shedding&&) = default;

    /// The top card of the stock, turned for all to see.
    std::string turn_card() { return dealing::take(stock_, 1).at(0); }

private:
    /// All actions that play this card now.
    virtual std::vector<std::string> ways(std::string const& card) const = 0;

    /// The card of a legal action, whose words these are, comes on the table.
    virtual void lay(std::vector<std::string> const& said) = 0;

    std::vector<std::string>& hand_of(int seat) { return hands_.at(static_cast<std::size_t>(seat)); }

    std::vector<std::string> const& hand_of(int seat) const { return hands_.at(static_cast<std::size_t>(seat)); }

    std::vector<std::string> ways_of_hand(int seat) const {
        std::vector<std::string> list;
        for (std::string const& card : hand_of(seat)) {
            for (std::string const& way : ways(card)) {
                list.push_back(way);
            }
        }
        return list;
    }

    bool nobody_can_play() const {
        for (int seat = 0; seat < seats(); ++seat) {
            if (!ways_of_hand(seat).empty()) {
                return false;
            }
        }
        return true;
    }

    int seats() const { return static_cast<int>(hands_.size()); }

    void end_turn() {
        drawn_.clear();
        if (hand_of(player_).empty()) {
            ending_ = "out";
            return;
        }
        // X7, 3.11: looked at when a turn is over, over all hands, before seats are passed over.
        if (stock_.empty() && nobody_can_play()) {
            ending_ = "blocked";
            return;
        }
        // X7: who can neither play nor draw is passed over. Somebody can, else the game had just ended; it can be the seat
        // whose turn is over.
        do {
            player_ = (player_ + 1) % seats();
        } while (stock_.empty() && ways_of_hand(player_).empty());
    }

    std::string game_;
    bool voluntary_draw_;
    std::vector<std::string> stock_;
    std::vector<std::vector<std::string>> hands_;
    int player_ = 0;
    std::string drawn_;
    std::string ending_;
};

} // namespace oracle
