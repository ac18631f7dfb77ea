// A slow and literal reference implementation of variant 4 of XXL, "Fournir des séries" (runs), to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "F1" .. are rulings, "3.4"
// the statement of the rules, "3.11" its precisions, "section 0" the notation. It is made to be read, not to be fast: what is
// legal is found by trying all runs of three cards.
#pragma once

#include "cards.hpp"
#include "dealing.hpp"

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class runs {
public:
    struct options {
        int players = 2;
        int first = 0;
        std::string starter = "fixed";      // X2: or "hand_total"
        std::string refill = "one_for_one"; // F3: or "up_to_two"
        int max_display = 0;                // F4: 0 is none, else at least 2
        std::string end = "at_once";        // 3.11: or "after_turn"
    };

    /// The shuffled cards, the top first.
    runs(options chosen, std::vector<std::string> deck_in_order) : options_(std::move(chosen)), stock_(std::move(deck_in_order)) {
        dealing::check_table("runs", options_.players, options_.first, options_.starter);
        if (options_.refill != "one_for_one" && options_.refill != "up_to_two") {
            throw std::invalid_argument("runs: refill takes one_for_one or up_to_two");
        }
        if (options_.max_display < 0 || options_.max_display == 1) { // 3.11
            throw std::invalid_argument("runs: max_display takes 0 or at least 2");
        }
        if (options_.end != "at_once" && options_.end != "after_turn") {
            throw std::invalid_argument("runs: end takes at_once or after_turn");
        }
        dealing::check_deck("runs", stock_);
        hands_ = dealing::deal(stock_, options_.players, 4);
        display_ = dealing::take(stock_, 2);
        public_.resize(hands_.size());
        laid_.resize(hands_.size());
        player_ = dealing::starting_seat(hands_, options_.first, options_.starter);
        begin_turn();
    }

    /// The seat to act, -1 once the game is over.
    int turn() const { return ending_.empty() ? player_ : -1; }

    /// Every legal action.
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (turn() == -1) {
            return list;
        }
        if (phase() == "swap") {
            // 3.11: the card put down cannot be named; it is still in the hand here.
            for (std::string const& card : display_) {
                list.push_back("for " + card);
            }
            return list;
        }
        // 3.11: every step of a meld is legal only where the whole can be completed; a started one must be finished.
        if (!run_done_) {
            for (meld const& whole : melds_of(player_)) {
                if (begins_as_named(whole)) {
                    std::string const step = std::string("meld ") + whole.colour + " " + whole.cards.at(named_.size());
                    if (!dealing::has(list, step)) {
                        list.push_back(step);
                    }
                }
            }
        }
        if (phase() == "meld") {
            return list;
        }
        // 3.4, F1: a run and A2, each once, in any order (F2). A2 is one of swap and add, not both (3.11).
        if (!second_done_) {
            for (std::string const& card : hand_of(player_)) {
                if (!display_.empty()) {
                    list.push_back("swap " + card);
                }
                // F5: illegal with an empty stock. F4, 3.11: max_display limits this alone.
                bool const room = options_.max_display == 0 || display_.size() < static_cast<std::size_t>(options_.max_display);
                if (!stock_.empty() && room) {
                    list.push_back("add " + card);
                }
            }
        }
        list.push_back("end"); // 3.11: always, also when nothing else is left to do
        return list;
    }

    /// Plays a legal action with all that follows from it by itself.
    void play(std::string const& action) {
        if (!dealing::has(actions(), action)) {
            throw std::invalid_argument("runs: not a legal action: " + action);
        }
        std::vector<std::string> const said = dealing::words(action);
        if (said.at(0) == "meld") {
            meld_colour_ = said.at(1);
            named_.push_back(said.at(2));
            if (named_.size() == 3) {
                lay_run();
            }
        } else if (said.at(0) == "swap") {
            swap_card_ = said.at(1);
        } else if (said.at(0) == "for") {
            swap_for(said.at(1));
        } else if (said.at(0) == "add") {
            add(said.at(1));
        } else {
            end_turn();
        }
        // 3.11: "au moment où". At once: as soon as the stock is empty, no meld or swap is under way, and no seat could lay a run
        // that A1 allows, whoever has the turn, and whether or not he has laid a run in it already.
        if (options_.end == "at_once" && stock_.empty() && phase() == "free" && nobody_can_form_a_run()) {
            ending_ = "no_run";
        }
    }

    /// The total values (both digits) of the cards in the own runs, at the end and so far.
    std::vector<int> scores() const {
        std::vector<int> result;
        for (std::vector<std::string> const& cards : laid_) {
            result.push_back(dealing::total(cards));
        }
        return result;
    }

    /// Highest best.
    std::vector<int> places() const { return dealing::places(scores(), false); }

    /// The cards of a hand, sorted as texts. Cards named in a meld or swap that is not complete are still where they were.
    std::vector<std::string> hand(int seat) const { return dealing::sorted(hand_of(seat)); }

    /// The stock, the next card to be drawn first.
    std::vector<std::string> stock() const { return stock_; }

    /// 3.11: others know a hand card once it was named or came from the open display, until it is played. So all others know
    /// the same.
    std::vector<std::string> known(int viewer, int owner) const {
        hand_of(viewer); // refuses what is no seat
        if (viewer == owner) {
            return hand(owner);
        }
        std::vector<std::string> cards;
        for (std::string const& card : hand_of(owner)) {
            bool const named = owner == player_ && (dealing::has(named_, card) || card == swap_card_);
            if (named || dealing::has(public_.at(static_cast<std::size_t>(owner)), card)) {
                cards.push_back(card);
            }
        }
        return dealing::sorted(cards);
    }

    /// The display, the oldest card first.
    std::vector<std::string> display() const { return display_; }

    /// The cards in the runs of a seat in the order laid: three by three, the lowest digit of each run first.
    std::vector<std::string> runs_of(int seat) const { return laid_.at(static_cast<std::size_t>(seat)); }

    /// "free" between the actions of a turn, "meld" with one or two cards of a run named, "swap" with the hand card named,
    /// "over" after the end.
    std::string phase() const {
        if (!ending_.empty()) {
            return "over";
        }
        if (!named_.empty()) {
            return "meld";
        }
        return swap_card_.empty() ? "free" : "swap";
    }

    /// In a meld: the cards named so far. In a swap: the hand card named. Else nothing.
    std::vector<std::string> named() const { return phase() == "swap" ? std::vector<std::string>{swap_card_} : named_; }

    /// In a meld: its colour. Else "".
    std::string meld_colour() const { return meld_colour_; }

    /// Whether the player to act has laid his run of this turn, and whether he has swapped or added.
    bool run_done() const { return run_done_; }
    bool second_done() const { return second_done_; }

    /// The successive turns without an action that are over, 0 after a card joined the display for it (or would have, from an
    /// empty stock).
    int pass_count() const { return pass_count_; }

    /// F9: the successive turns without a run, of those that began with an empty stock.
    int deadlock_count() const { return deadlock_count_; }

    /// "" before the end, "no_run" when the stock is empty and nobody can form a run, "deadlock" by F9.
    std::string ending() const { return ending_; }

private:
    struct meld {
        char colour;
        std::vector<std::string> cards; // the lowest digit first
    };

    std::vector<std::string>& hand_of(int seat) { return hands_.at(static_cast<std::size_t>(seat)); }

    std::vector<std::string> const& hand_of(int seat) const { return hands_.at(static_cast<std::size_t>(seat)); }

    /// All runs that A1 allows a seat: three cards with consecutive digits in one colour (F6: the other halves do not matter;
    /// F7: exactly three, no wrap from 10 to 0), of the hand and the display, at least one of the hand (F8). A card shows one
    /// digit in a colour, so the three are different cards.
    std::vector<meld> melds_of(int seat) const {
        std::vector<std::string> within_reach = hand_of(seat);
        within_reach.insert(within_reach.end(), display_.begin(), display_.end());
        std::vector<meld> list;
        for (char const colour : std::string("yrgb")) {
            for (std::string const& low : within_reach) {
                int const digit = xxl_digit(low, colour);
                if (digit == -1) {
                    continue;
                }
                for (std::string const& middle : within_reach) {
                    if (xxl_digit(middle, colour) != digit + 1) {
                        continue;
                    }
                    for (std::string const& high : within_reach) {
                        if (xxl_digit(high, colour) != digit + 2) {
                            continue;
                        }
                        bool const of_hand = dealing::has(hand_of(seat), low) || dealing::has(hand_of(seat), middle) ||
                                             dealing::has(hand_of(seat), high);
                        if (of_hand) {
                            list.push_back(meld{colour, {low, middle, high}});
                        }
                    }
                }
            }
        }
        return list;
    }

    /// Whether the cards named so far are the first ones of this run.
    bool begins_as_named(meld const& whole) const {
        if (!named_.empty() && meld_colour_ != std::string(1, whole.colour)) {
            return false;
        }
        for (std::size_t i = 0; i < named_.size(); ++i) {
            if (named_.at(i) != whole.cards.at(i)) {
                return false;
            }
        }
        return true;
    }

    /// 3.4, A1: the cards go to the runs; then the hand is filled up to four, then each used display card is replaced (F3), as
    /// far as the stock lasts.
    void lay_run() {
        int display_cards_used = 0;
        for (std::string const& card : named_) {
            if (dealing::has(hand_of(player_), card)) {
                leaves_hand(card);
            } else {
                dealing::remove(display_, card);
                ++display_cards_used;
            }
            laid_.at(static_cast<std::size_t>(player_)).push_back(card);
        }
        named_.clear();
        meld_colour_.clear();
        run_done_ = true;

        while (hand_of(player_).size() < 4 && !stock_.empty()) {
            draw();
        }
        if (options_.refill == "one_for_one") {
            for (int i = 0; i < display_cards_used && !stock_.empty(); ++i) {
                turn_card();
            }
        } else if (display_cards_used > 0) { // 3.11: only after display cards were used
            while (display_.size() < 2 && !stock_.empty()) {
                turn_card();
            }
        }
    }

    /// 3.4, A2a. The card from the display is known to all from now on (3.11).
    void swap_for(std::string const& wanted) {
        dealing::remove(display_, wanted);
        leaves_hand(swap_card_);
        display_.push_back(swap_card_);
        hand_of(player_).push_back(wanted);
        public_.at(static_cast<std::size_t>(player_)).push_back(wanted);
        swap_card_.clear();
        second_done_ = true;
    }

    /// 3.4, A2b.
    void add(std::string const& card) {
        leaves_hand(card);
        display_.push_back(card);
        draw();
        second_done_ = true;
    }

    void leaves_hand(std::string const& card) {
        dealing::remove(hand_of(player_), card);
        std::vector<std::string>& seen = public_.at(static_cast<std::size_t>(player_));
        if (dealing::has(seen, card)) {
            dealing::remove(seen, card);
        }
    }

    void draw() { hand_of(player_).push_back(dealing::take(stock_, 1).at(0)); }

    /// The top card of the stock joins the display, appended (3.11).
    void turn_card() { display_.push_back(dealing::take(stock_, 1).at(0)); }

    void begin_turn() {
        run_done_ = false;
        second_done_ = false;
        began_with_empty_stock_ = stock_.empty();
    }

    /// The turn of the player is over, and after it those turns in which nothing at all can be done from their start: they are
    /// passed by themselves and count as turns without action (3.11).
    void end_turn() {
        do {
            close_turn();
            if (!ending_.empty()) {
                return;
            }
            player_ = (player_ + 1) % options_.players;
            begin_turn();
        } while (actions() == std::vector<std::string>{"end"});
    }

    void close_turn() {
        // F11: any action resets the chain of passes.
        pass_count_ = run_done_ || second_done_ ? 0 : pass_count_ + 1;
        // F9, 3.11: turns without a run that began with an empty stock.
        deadlock_count_ = !run_done_ && began_with_empty_stock_ ? deadlock_count_ + 1 : 0;

        // 3.11: first the card of the all-pass rule joins the display, then the end is looked at.
        if (pass_count_ == options_.players) {
            if (!stock_.empty()) {
                turn_card();
            }
            pass_count_ = 0;
        }
        if (stock_.empty()) {
            if (nobody_can_form_a_run()) {
                ending_ = "no_run";
            } else if (deadlock_count_ == options_.players) {
                ending_ = "deadlock";
            }
        }
    }

    bool nobody_can_form_a_run() const {
        for (int seat = 0; seat < options_.players; ++seat) {
            if (!melds_of(seat).empty()) {
                return false;
            }
        }
        return true;
    }

    options options_;
    std::vector<std::string> stock_;
    std::vector<std::vector<std::string>> hands_;
    std::vector<std::string> display_;
    std::vector<std::vector<std::string>> laid_;   // the cards in the runs of each seat
    std::vector<std::vector<std::string>> public_; // of each hand, the cards that came from the display
    int player_ = 0;
    bool run_done_ = false;
    bool second_done_ = false;
    bool began_with_empty_stock_ = false;
    std::vector<std::string> named_; // in a meld
    std::string meld_colour_;        // in a meld
    std::string swap_card_;          // in a swap
    int pass_count_ = 0;
    int deadlock_count_ = 0;
    std::string ending_;
};

} // namespace oracle
