// A slow and literal reference implementation of the third game of XXL, "Permis de refuser", to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "X1" .. "X9" and "R1" ..
// "R11" are the rulings in the README; "3.3" the statement of the rules, "3.9" the deck, "3.11" its precisions and "Section
// 0" the notation, of the specification that the rulings come from. It is made to be read, not to be fast: everything is
// texts and vectors, and a legal action is one that is found in the list of all legal actions.
#pragma once

#include "cards.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class may_refuse {
public:
    struct options {
        int players = 2;                            // 3.0: 2 to 6
        int first = 0;                              // the seat that begins, or from which ties are counted
        std::string starter = "fixed";              // X2: or hand_total
        bool count_both_parts = false;              // R1
        std::string refuse_rule = "fewer_than_any"; // R3: or fewer_than_all
    };

    using shuffler = std::function<void(std::vector<std::string>&)>;

    // deck_in_order: the shuffled cards, the top first. deck_list: the same cards as they lie in the deck before any
    // shuffling (3.9). shuffle: called once, on the cards of the second part as they come in deck_list.
    may_refuse(options chosen, std::vector<std::string> deck_in_order, shuffler shuffle, std::vector<std::string> deck_list)
        : options_(std::move(chosen)), shuffle_(std::move(shuffle)), deck_list_(std::move(deck_list)) {
        check_options();
        check_deck(deck_in_order);

        // 3.3: eight cards each, the rest aside. 3.11: all cards of seat 0 first, whoever begins.
        std::size_t dealt = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            std::vector<std::string> cards;
            for (int card = 0; card < 8; ++card) {
                cards.push_back(deck_in_order[dealt]);
                ++dealt;
            }
            hands_.push_back(cards);
            won_.push_back({});
            kept_.push_back("");
            lacking_.push_back("");
            won_count_in_part_one_.push_back(0);
            total_in_part_one_.push_back(0);
        }
        for (; dealt < deck_in_order.size(); ++dealt) {
            aside_.push_back(deck_in_order[dealt]);
        }

        begin_trick(starting_seat());
    }

    // The seat to act, -1 once the game is over.
    int turn() const { return phase_ == phase::over ? -1 : player_; }

    // Every legal action. No phase is without one: a seat with an empty hand is never asked for a card.
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        switch (phase_) {
        case phase::lead:
            // 3.3: the leader plays any card and names one of its two colours. R4: he cannot refuse.
            for (std::string const& card : hand(player_)) {
                for (xxl_half const& half : xxl_halves(card)) {
                    list.push_back("lead " + card + " " + std::string(1, half.colour));
                }
            }
            break;
        case phase::follow:
            // 3.3: a card of the named colour if there is one in the hand, else any card.
            for (std::string const& card : hand(player_)) {
                if (shows(card, named_) || !has(player_, named_)) {
                    list.push_back("follow " + card);
                }
            }
            // R5: one may refuse though one could follow.
            if (may_refuse_now(player_)) {
                list.push_back("refuse");
            }
            break;
        case phase::keep:
            // 3.3: one of his won cards, or (R8) none.
            for (std::string const& card : won(player_)) {
                list.push_back("keep " + card);
            }
            list.push_back("keep none");
            break;
        case phase::over:
        default: break;
        }
        return list;
    }

    // Plays a legal action with all that follows from it by itself.
    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw std::invalid_argument("may_refuse: not a legal action: " + action);
        }
        if (action == "refuse") {
            // 3.11: refusing reveals nothing about the hand.
            refused_.push_back(player_);
            next_in_trick();
            return;
        }
        std::size_t const blank = action.find(' ');
        std::string const verb = action.substr(0, blank);
        std::string const object = action.substr(blank + 1);
        if (verb == "lead") {
            lead(object.substr(0, object.find(' ')), object.back());
        } else if (verb == "follow") {
            follow(object);
        } else {
            keep(object);
        }
    }

    // R1, R2, 3.11: before the second part is dealt, and after an early end, the totals of the cards won in the first part.
    // From then on the totals of the cards won in the second part, with the option those of both parts.
    std::vector<int> scores() const {
        std::vector<int> result;
        for (int seat = 0; seat < options_.players; ++seat) {
            int points = total_of(won_.at(at(seat)));
            if (part_ == 2 && options_.count_both_parts) {
                // 3.11: part one counts whole, the kept card included.
                points += total_in_part_one_.at(at(seat));
            }
            result.push_back(points);
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

    // The cards in the hand. A kept card joins the hand when the second part is dealt.
    std::vector<std::string> hand(int seat) const { return sorted(hands_.at(at(seat))); }

    // The cards won in this part. They stay there until the second part is dealt, a kept one too.
    std::vector<std::string> won(int seat) const { return sorted(won_.at(at(seat))); }

    // The cards not dealt, the top first.
    std::vector<std::string> aside() const { return aside_; }

    // The cards of the current trick, in the order played. Who refused has none.
    std::vector<std::pair<int, std::string>> trick() const { return trick_; }

    // The seats that refused in the current trick, in that order.
    std::vector<int> refused() const { return refused_; }

    // The colours that everybody has seen this seat not to have, in this part. It is the same for every viewer.
    std::string lacking(int /* viewer */, int seat) const { return lacking_.at(at(seat)); }

    // The cards of the owner's hand that the viewer knows. R9: a kept card is known to nobody else, and no other card of a
    // hand is named before it is played.
    std::vector<std::string> known(int viewer, int owner) const {
        return viewer == owner ? hand(owner) : std::vector<std::string>();
    }

    // The card that this seat kept, empty if it kept none or has not been asked yet. (It stays told after it was played.)
    std::string kept(int seat) const { return kept_.at(at(seat)); }

    // The colour named for the current trick, empty before it is named.
    std::string named() const { return phase_ == phase::follow ? std::string(1, named_) : std::string(); }

    // 1 until the second part is dealt, the keeping included; then 2.
    int part() const { return part_; }

    // Whether the player to act is asked for the card he keeps.
    bool keeping() const { return phase_ == phase::keep; }

private:
    // What the player to act is asked for.
    enum class phase {
        lead,   // a card and the colour of the trick
        follow, // a card, or to refuse
        keep,   // the card he keeps of those he won
        over
    };

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    // ---- the checks of what the game is made of

    void check_options() const {
        if (options_.players < 2 || options_.players > 6) {
            throw std::invalid_argument("may_refuse: players takes 2 to 6");
        }
        if (options_.first < 0 || options_.first >= options_.players) {
            throw std::invalid_argument("may_refuse: first takes a seat");
        }
        if (options_.starter != "fixed" && options_.starter != "hand_total") {
            throw std::invalid_argument("may_refuse: starter takes fixed or hand_total");
        }
        if (options_.refuse_rule != "fewer_than_any" && options_.refuse_rule != "fewer_than_all") {
            throw std::invalid_argument("may_refuse: refuse_rule takes fewer_than_any or fewer_than_all");
        }
        if (!shuffle_) {
            throw std::invalid_argument("may_refuse: a shuffle is needed for the second part");
        }
    }

    // 3.0, 3.9: 55 cards, each pair of different digits 0 to 10 once, with two different colours.
    void check_deck(std::vector<std::string> const& deck_in_order) const {
        if (deck_in_order.size() != 55) {
            throw std::invalid_argument("may_refuse: the deck has 55 cards");
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
                    throw std::invalid_argument("may_refuse: the deck has each pair of digits once, in two colours");
                }
            }
        }
        if (sorted(deck_in_order) != sorted(deck_list_)) {
            throw std::invalid_argument("may_refuse: the deck before and after shuffling has the same cards");
        }
    }

    // ---- cards

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

    static bool shows(std::string const& card, char colour) { return xxl_digit(card, colour) >= 0; }

    bool has(int seat, char colour) const {
        for (std::string const& card : hands_.at(at(seat))) {
            if (shows(card, colour)) {
                return true;
            }
        }
        return false;
    }

    int hand_size(int seat) const { return static_cast<int>(hands_.at(at(seat)).size()); }

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

    // ---- a trick

    void begin_trick(int leader) {
        trick_.clear();
        refused_.clear();
        sizes_at_start_.clear();
        for (int seat = 0; seat < options_.players; ++seat) {
            sizes_at_start_.push_back(hand_size(seat));
        }
        leader_ = leader;
        player_ = leader;
        phase_ = phase::lead;
    }

    void put_card(std::string const& card) {
        std::vector<std::string>& cards = hands_.at(at(player_));
        cards.erase(std::find(cards.begin(), cards.end(), card));
        trick_.push_back({player_, card});
    }

    void lead(std::string const& card, char colour) {
        put_card(card);
        named_ = colour;
        phase_ = phase::follow;
        next_in_trick();
    }

    void follow(std::string const& card) {
        // Who plays another colour has shown that he has none of the named one.
        if (!shows(card, named_)) {
            note_lacking(player_, named_);
        }
        put_card(card);
        next_in_trick();
    }

    void note_lacking(int seat, char colour) {
        std::string both = lacking_.at(at(seat)) + colour;
        lacking_.at(at(seat)).clear();
        for (char const each : std::string("yrgb")) {
            if (both.find(each) != std::string::npos) {
                lacking_.at(at(seat)) += each;
            }
        }
    }

    // R3, R4, 3.11: in the second part a follower with fewer cards than at least one other seat, or by the option with
    // fewer than every other seat that has cards. The hands are counted at the start of the trick.
    bool may_refuse_now(int seat) const {
        if (part_ != 2) {
            return false;
        }
        bool than_any = false;
        bool than_all = true;
        for (int other = 0; other < options_.players; ++other) {
            if (other == seat) {
                continue;
            }
            int const others = sizes_at_start_.at(at(other));
            bool const fewer = sizes_at_start_.at(at(seat)) < others;
            if (fewer) {
                than_any = true;
            }
            if (others > 0 && !fewer) {
                than_all = false;
            }
        }
        return options_.refuse_rule == "fewer_than_any" ? than_any : than_all;
    }

    // The next seat clockwise that had cards when the trick began; 3.11: an empty hand is passed over. Once it is the leader
    // again the trick is complete.
    void next_in_trick() {
        player_ = seat_after(player_);
        while (player_ != leader_ && sizes_at_start_.at(at(player_)) == 0) {
            player_ = seat_after(player_);
        }
        if (player_ == leader_) {
            end_trick();
        }
    }

    // 3.3: the highest digit in the named colour; equal digits: the higher total of the card. R11: it may be the only card.
    int trick_winner() const {
        int winner = -1;
        int best_digit = -1;
        int best_total = -1;
        for (std::pair<int, std::string> const& played : trick_) {
            int const digit = xxl_digit(played.second, named_);
            int const total = xxl_total(played.second);
            if (digit < 0) {
                continue; // not of the named colour
            }
            if (digit == best_digit && total == best_total) {
                throw std::logic_error("may_refuse: two winners of a trick");
            }
            if (digit > best_digit || (digit == best_digit && total > best_total)) {
                winner = played.first;
                best_digit = digit;
                best_total = total;
            }
        }
        return winner;
    }

    // The winner takes the cards and leads. The end of a part is looked at when a trick is complete (3.11).
    void end_trick() {
        int const winner = trick_winner();
        for (std::pair<int, std::string> const& played : trick_) {
            won_.at(at(winner)).push_back(played.second);
        }
        trick_.clear();
        refused_.clear();

        int empty_hands = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            if (hand_size(seat) == 0) {
                ++empty_hands;
            }
        }

        if (part_ == 1) {
            // Eight tricks: then all hands are empty, and never one alone.
            if (empty_hands == options_.players) {
                end_part_one();
            } else {
                begin_trick(winner);
            }
            return;
        }

        // 3.3: two or three players: an empty hand; more: two empty hands. R7: one that was empty from the beginning of the
        // part counts; 3.11: "two" means at least two.
        if (empty_hands >= (options_.players <= 3 ? 1 : 2)) {
            phase_ = phase::over;
            return;
        }

        // R6, 3.11: if the winner's hand is empty the next seat with cards leads.
        int leader = winner;
        while (hand_size(leader) == 0) {
            leader = seat_after(leader);
        }
        begin_trick(leader);
    }

    // ---- between the parts

    void end_part_one() {
        int without_trick = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            won_count_in_part_one_.at(at(seat)) = static_cast<int>(won_.at(at(seat)).size());
            total_in_part_one_.at(at(seat)) = total_of(won_.at(at(seat)));
            if (won_.at(at(seat)).empty()) {
                ++without_trick;
            }
        }

        // 3.3: two or three players: one without a trick; more: two. R2: the result is that of the first part.
        if (without_trick >= (options_.players <= 3 ? 1 : 2)) {
            phase_ = phase::over;
            return;
        }

        // 3.11: keeping goes through the seats from 0.
        phase_ = phase::keep;
        ask_to_keep(0);
    }

    // 3.11: a seat without won cards is not asked. After the last seat the second part begins.
    void ask_to_keep(int seat) {
        while (seat < options_.players && won_.at(at(seat)).empty()) {
            ++seat;
        }
        if (seat < options_.players) {
            player_ = seat;
        } else {
            deal_part_two();
        }
    }

    void keep(std::string const& card) {
        if (card != "none") {
            kept_.at(at(player_)) = card;
        }
        ask_to_keep(player_ + 1);
    }

    // 3.3, 3.11: the cards that were not kept, those set aside included, are taken in deck order and shuffled. Each hand,
    // seat by seat from 0, is the kept card and as many from the top as bring it to the number of cards won.
    void deal_part_two() {
        std::vector<std::string> cards;
        for (std::string const& card : deck_list_) {
            if (std::find(kept_.begin(), kept_.end(), card) == kept_.end()) {
                cards.push_back(card);
            }
        }
        std::vector<std::string> const before = cards;
        shuffle_(cards);
        if (sorted(cards) != sorted(before)) {
            throw std::invalid_argument("may_refuse: the shuffle changed the cards");
        }

        std::size_t dealt = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            std::vector<std::string>& hand_of_seat = hands_.at(at(seat));
            if (!kept_.at(at(seat)).empty()) {
                hand_of_seat.push_back(kept_.at(at(seat)));
            }
            while (hand_size(seat) < won_count_in_part_one_.at(at(seat))) {
                hand_of_seat.push_back(cards.at(dealt));
                ++dealt;
            }
            won_.at(at(seat)).clear();
            lacking_.at(at(seat)).clear();
        }
        aside_.clear();
        for (; dealt < cards.size(); ++dealt) {
            aside_.push_back(cards[dealt]);
        }
        part_ = 2;
        begin_trick(leader_of_part_two());
    }

    // 3.11: most cards; tie: the highest total of the first part; tie: clockwise from `first`, itself included.
    int leader_of_part_two() const {
        int best = options_.first;
        int seat = options_.first;
        for (int step = 0; step < options_.players; ++step) {
            bool const more = hand_size(seat) > hand_size(best);
            bool const as_many = hand_size(seat) == hand_size(best);
            if (more || (as_many && total_in_part_one_.at(at(seat)) > total_in_part_one_.at(at(best)))) {
                best = seat;
            }
            seat = seat_after(seat);
        }
        return best;
    }

    options options_;
    shuffler shuffle_;
    std::vector<std::string> deck_list_; // the deck before any shuffling
    std::vector<std::vector<std::string>> hands_;
    std::vector<std::vector<std::string>> won_; // in this part
    std::vector<std::string> aside_;
    std::vector<std::string> kept_;          // by seat, empty for none
    std::vector<std::string> lacking_;       // by seat, in this part
    std::vector<int> won_count_in_part_one_; // by seat
    std::vector<int> total_in_part_one_;     // by seat
    std::vector<std::pair<int, std::string>> trick_;
    std::vector<int> refused_;        // in this trick
    std::vector<int> sizes_at_start_; // of the hands, at the start of the trick
    char named_ = ' ';
    int part_ = 1;
    int leader_ = 0;
    int player_ = 0;
    phase phase_ = phase::lead;
};

} // namespace oracle
