// A slow and literal model of the game Yamy, meant to be read next to the
// rules and to be compared with a faster implementation.
//
// References in the comments: "Y1" .. "Y21" are the rulings in the README; "2.1"
// the statement of the rules, "2.4" its precisions, "0" the notation and "common"
// what holds for every game, of the specification that the rulings come from.
//
// Everything is text: a card is "3g" (value 1-6, then colour r y g b), a box is
// s1..s6, two-pairs, three, full-house, straight, four or flush.

#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

// ---------------------------------------------------------------------------
// Boxes and their points
// ---------------------------------------------------------------------------

// 0, 2.1: the twelve boxes of a sheet; the first six are the upper section.
inline std::vector<std::string> yamy_boxes() {
    return {"s1", "s2", "s3", "s4", "s5", "s6", "two-pairs", "three", "full-house", "straight", "four", "flush"};
}

inline std::size_t yamy_box_index(std::string const& box) {
    std::vector<std::string> const boxes = yamy_boxes();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i] == box)
            return i;
    }
    throw std::invalid_argument("yamy: no such box: " + box);
}

inline bool yamy_is_card(std::string const& card) {
    return card.size() == 2 && std::string("123456").find(card[0]) != std::string::npos &&
           std::string("rygb").find(card[1]) != std::string::npos;
}

// 2.1 "Box test", Y10: identical cards count once, so colours are counted on the
// set of different cards. The result maps each value 1..6 to its number of colours.
inline std::map<int, int> yamy_colours_per_value(std::vector<std::string> const& hand) {
    std::set<std::string> const different(hand.begin(), hand.end());
    std::map<int, int> colours;
    for (int value = 1; value <= 6; ++value)
        colours[value] = 0;
    for (std::string const& card : different) {
        if (!yamy_is_card(card))
            throw std::invalid_argument("yamy: no such card: " + card);
        colours[card[0] - '0'] += 1;
    }
    return colours;
}

// 2.1 "Box test". Figures are inclusive (Y12): a hand is tested for each box by
// itself, whatever better it may hold.
inline bool yamy_satisfies(std::vector<std::string> const& hand, std::string const& box, bool four_counts_as_two_pairs) {
    std::map<int, int> const colours = yamy_colours_per_value(hand);
    std::size_t const index = yamy_box_index(box);

    // Series of a value: one card of it is enough (Y9).
    if (index < 6)
        return colours.at(static_cast<int>(index) + 1) >= 1;

    if (box == "two-pairs") {
        // Two different values, each in two colours at least.
        int values_with_a_pair = 0;
        for (int value = 1; value <= 6; ++value) {
            if (colours.at(value) >= 2)
                values_with_a_pair += 1;
            // Y11: by option, one value in all four colours is two pairs as well.
            if (four_counts_as_two_pairs && colours.at(value) == 4)
                return true;
        }
        return values_with_a_pair >= 2;
    }

    if (box == "three") {
        for (int value = 1; value <= 6; ++value) {
            if (colours.at(value) >= 3)
                return true;
        }
        return false;
    }

    if (box == "full-house") {
        // Three colours of one value and two of another one.
        for (int three = 1; three <= 6; ++three) {
            for (int pair = 1; pair <= 6; ++pair) {
                if (three != pair && colours.at(three) >= 3 && colours.at(pair) >= 2)
                    return true;
            }
        }
        return false;
    }

    if (box == "straight") {
        // 1 to 5 or 2 to 6, of any colours; it does not go round from 6 to 1 (Y13).
        for (int lowest = 1; lowest <= 2; ++lowest) {
            bool all_there = true;
            for (int value = lowest; value < lowest + 5; ++value) {
                if (colours.at(value) == 0)
                    all_there = false;
            }
            if (all_there)
                return true;
        }
        return false;
    }

    if (box == "four") {
        for (int value = 1; value <= 6; ++value) {
            if (colours.at(value) == 4)
                return true;
        }
        return false;
    }

    // Flush: five different values of one colour; they may also be a straight (Y14).
    for (char const colour : std::string("rygb")) {
        std::set<char> values;
        for (std::string const& card : hand) {
            if (card[1] == colour)
                values.insert(card[0]);
        }
        if (values.size() >= 5)
            return true;
    }
    return false;
}

// 2.1, Y1: a series gives its value for each of its colours, the figures give
// 10, 15, 20, 25, 30 and 50. A box that the hand does not satisfy gives 0.
inline int yamy_value(std::vector<std::string> const& hand, std::string const& box, bool four_counts_as_two_pairs) {
    if (!yamy_satisfies(hand, box, four_counts_as_two_pairs))
        return 0;
    if (box == "two-pairs")
        return 10;
    if (box == "three")
        return 15;
    if (box == "full-house")
        return 20;
    if (box == "straight")
        return 25;
    if (box == "four")
        return 30;
    if (box == "flush")
        return 50;
    // 2.4: a series is always noted in full, all its colours.
    int const value = static_cast<int>(yamy_box_index(box)) + 1;
    return value * yamy_colours_per_value(hand).at(value);
}

// ---------------------------------------------------------------------------
// The game
// ---------------------------------------------------------------------------

class yamy {
public:
    struct options {
        int players = 2;                               // Y20: 2-5
        int first = 0;                                 // 2.4: the seat that opens round 1
        std::string caller = "as_others";              // Y6: or announced, without_figure
        int min_series_cards_to_call = 1;              // Y9: 1-4
        bool four_counts_as_two_pairs = false;         // Y11
        std::string stock_exhausted = "reshuffle";     // Y15: or discards_only, end_round
        std::string between_rounds = "shuffle_packet"; // Y16: or keep_order, shuffle_all
        int bonus_threshold = 52;                      // Y2: from 0
    };

    using shuffler = std::function<void(std::vector<std::string>&)>;
    using chooser = std::function<int(int)>; // a number from 0 to one less than it is asked for

    // `shuffled` is the whole deck before the first deal; index 0 is dealt first.
    yamy(options chosen, std::vector<std::string> shuffled, shuffler how_to_shuffle, chooser how_to_choose)
        : options_(std::move(chosen)), shuffler_(std::move(how_to_shuffle)), chooser_(std::move(how_to_choose)) {
        check_options();
        check_deck(shuffled);
        parts_.push_back({std::move(shuffled), false, 0});
        seats_.resize(static_cast<std::size_t>(options_.players));
        for (seat_state& s : seats_)
            s.sheet.assign(12, -1);
        start_round(1);
    }

    int turn() const { return phase_ == phase::over ? -1 : turn_; }

    int round() const { return round_; }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        switch (phase_) {
        case phase::choose: list = choose_actions(); break;
        case phase::discard: list = discard_actions(); break;
        case phase::scoring: list = scoring_actions(); break;
        case phase::over:
        default: break;
        }
        return list;
    }

    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw std::invalid_argument("yamy: not legal now: " + action);
        }
        std::size_t const space = action.find(' ');
        std::string const verb = action.substr(0, space);
        std::string const object = space == std::string::npos ? "" : action.substr(space + 1);

        switch (phase_) {
        case phase::choose:
            if (verb == "draw")
                play_draw();
            else if (verb == "take")
                play_take(std::stoi(object));
            else
                play_call(verb, object); // show, or strike where the option allows it
            break;
        case phase::discard: play_discard(object); break;
        case phase::scoring: play_note(verb, object); break;
        case phase::over:
        default: break;
        }
    }

    // 2.1 "Score", 2.4: the sum of both sections, and 40 more from the moment the
    // upper section reaches the threshold (at once with a threshold of 0). Y2: the
    // threshold itself is enough.
    std::vector<int> scores() const {
        std::vector<int> result;
        for (seat_state const& s : seats_) {
            int upper = 0;
            int lower = 0;
            for (std::size_t box = 0; box < 12; ++box) {
                if (s.sheet[box] < 0)
                    continue; // still open
                if (box < 6)
                    upper += s.sheet[box];
                else
                    lower += s.sheet[box];
            }
            int const bonus = upper >= options_.bonus_threshold ? 40 : 0;
            result.push_back(upper + bonus + lower);
        }
        return result;
    }

    // Y19, common: the highest total is first, equal totals share a place and the
    // next place is left out (1, 1, 3).
    std::vector<int> places() const {
        std::vector<int> const totals = scores();
        std::vector<int> result;
        for (int const mine : totals) {
            int place = 1;
            for (int const other : totals) {
                if (other > mine)
                    place += 1;
            }
            result.push_back(place);
        }
        return result;
    }

    std::vector<std::string> hand(int seat) const { return sorted(cards_of(at(seat).hand)); }

    // 2.4 "Views": one's own hand in full; every hand in full once hands are shown;
    // otherwise the cards that came into the hand openly. All that is seen of
    // another's hand is seen by everybody, so the viewer only matters for his own.
    std::vector<std::string> known_hand(int viewer, int owner) const {
        at(viewer); // refuses a seat that does not exist
        if (viewer == owner || hands_are_shown())
            return hand(owner);
        std::vector<std::string> cards;
        for (held_card const& held : at(owner).hand) {
            if (held.part == known_to_all)
                cards.push_back(held.card);
        }
        return sorted(cards);
    }

    // 2.4 "Views": from how many parts of the stock the cards in hands come that not all
    // know, and how many of each part a seat has, the part begun last first.
    std::vector<std::vector<int>> backs() const {
        std::vector<std::vector<int>> result;
        for (int number = begun_ - 1; number >= 0; --number) {
            std::vector<int> of_part;
            for (seat_state const& s : seats_)
                of_part.push_back(cards_of_part(s, number));
            if (std::count(of_part.begin(), of_part.end(), 0) < options_.players)
                result.push_back(of_part);
        }
        return result;
    }

    std::vector<std::string> pile(int seat) const { return at(seat).pile; }

    std::vector<std::string> stock() const {
        std::vector<std::string> cards;
        for (part const& p : parts_)
            cards.insert(cards.end(), p.cards.begin(), p.cards.end());
        return cards;
    }

    std::vector<int> sheet(int seat) const { return at(seat).sheet; }

private:
    enum class phase { choose, discard, scoring, over };

    static constexpr int known_to_all = -1;
    static constexpr int not_begun = -1;

    // A card in a hand, and the number of the part of the stock that all saw it come from, if
    // that is all they know of it (2.4 "Views").
    struct held_card {
        std::string card;
        int part;
    };

    struct seat_state {
        std::vector<held_card> hand;   // in the order of arrival
        std::vector<std::string> pile; // bottom to top
        std::vector<int> sheet;        // -1 open, else points
    };

    // Cards that went beneath the stock at one time; index 0 is drawn first.
    struct part {
        std::vector<std::string> cards;
        bool known; // do all know in which order they lie (2.4 "Views")?
        int number; // in this round, or not_begun
    };

    // --- set-up --------------------------------------------------------------

    static void require(bool condition, std::string const& message) {
        if (!condition)
            throw std::invalid_argument("yamy: " + message);
    }

    // common: what is out of range is refused, with its name and what it takes.
    void check_options() const {
        require(options_.players >= 2 && options_.players <= 5, "players takes 2 to 5");
        require(options_.first >= 0 && options_.first < options_.players, "first takes a seat, 0 to players - 1");
        require(options_.caller == "as_others" || options_.caller == "announced" || options_.caller == "without_figure",
                "caller takes as_others, announced or without_figure");
        require(options_.min_series_cards_to_call >= 1 && options_.min_series_cards_to_call <= 4,
                "min_series_cards_to_call takes 1 to 4");
        require(options_.stock_exhausted == "reshuffle" || options_.stock_exhausted == "discards_only" ||
                    options_.stock_exhausted == "end_round",
                "stock_exhausted takes reshuffle, discards_only or end_round");
        require(options_.between_rounds == "shuffle_packet" || options_.between_rounds == "keep_order" ||
                    options_.between_rounds == "shuffle_all",
                "between_rounds takes shuffle_packet, keep_order or shuffle_all");
        require(options_.bonus_threshold >= 0, "bonus_threshold takes a number from 0");
    }

    // 2.1: 4 colours, values 1-6, 4 copies of each card, 96 in all.
    static void check_deck(std::vector<std::string> const& cards) {
        std::map<std::string, int> copies;
        for (std::string const& card : cards) {
            require(yamy_is_card(card), "no such card: " + card);
            copies[card] += 1;
        }
        require(cards.size() == 96 && copies.size() == 24, "the deck has 96 cards of 24 kinds");
        for (auto const& [card, count] : copies)
            require(count == 4, "four copies of each: " + card);
    }

    // --- small helpers -------------------------------------------------------

    seat_state& at(int seat) { return seats_.at(static_cast<std::size_t>(seat)); }
    seat_state const& at(int seat) const { return seats_.at(static_cast<std::size_t>(seat)); }

    int next(int seat) const { return (seat + 1) % options_.players; }

    static std::vector<std::string> sorted(std::vector<std::string> cards) {
        std::sort(cards.begin(), cards.end());
        return cards;
    }

    static std::vector<std::string> cards_of(std::vector<held_card> const& hand) {
        std::vector<std::string> cards;
        for (held_card const& held : hand)
            cards.push_back(held.card);
        return cards;
    }

    static int cards_of_part(seat_state const& s, int number) {
        int count = 0;
        for (held_card const& held : s.hand) {
            if (held.part == number)
                count += 1;
        }
        return count;
    }

    std::vector<std::string> shuffle(std::vector<std::string> cards) const {
        std::vector<std::string> const before = sorted(cards);
        shuffler_(cards);
        if (sorted(cards) != before)
            throw std::logic_error("yamy: the shuffle changed the cards");
        return cards;
    }

    bool open(int seat, std::string const& box) const { return at(seat).sheet[yamy_box_index(box)] == -1; }

    bool satisfied(int seat, std::string const& box) const {
        return yamy_satisfies(cards_of(at(seat).hand), box, options_.four_counts_as_two_pairs);
    }

    // 2.1 phase 3, 2.4 "Views": hands are public from the call to the cleanup, and
    // stay so after the last round, which has no cleanup. The same holds when a
    // round ends without `show`: the scoring phase shows all hands.
    bool hands_are_shown() const { return phase_ == phase::scoring || phase_ == phase::over; }

    // --- a round -------------------------------------------------------------

    // 2.1, 2.4: the dealer moves one seat clockwise each round, so the first player
    // does too; he is the seat at the left of the dealer.
    int first_of_round() const { return (options_.first + round_ - 1) % options_.players; }

    void start_round(int number) {
        round_ = number;
        for (seat_state& s : seats_) {
            s.hand.clear();
            s.pile.clear();
        }
        // All hands and piles have been seen: so of parts that were begun before nothing is to be told apart any more.
        begun_ = 0;
        if (!parts_.empty() && parts_.front().number != not_begun) {
            parts_.front().number = 0;
            begun_ = 1;
        }
        // 2.4: one card at a time, five times round, beginning left of the dealer.
        for (int time = 0; time < 5; ++time) {
            int seat = first_of_round();
            for (int i = 0; i < options_.players; ++i) {
                give_top_of_stock(seat);
                seat = next(seat);
            }
        }
        turn_ = first_of_round();
        phase_ = phase::choose;
    }

    // The top card of the stock goes to a hand. Where all know which card lies
    // there, they know it in the hand too: it moved in the open (common, 2.4 "Views").
    void give_top_of_stock(int seat) {
        if (parts_.at(0).number == not_begun)
            begin_part(parts_.at(0));
        part& top = parts_.at(0);
        at(seat).hand.push_back({top.cards.at(0), top.known ? known_to_all : top.number});
        top.cards.erase(top.cards.begin());
        if (top.cards.empty())
            parts_.erase(parts_.begin());
    }

    // Y15, Y16: a part is shuffled when the first card is drawn from it, unless all know its order. 2.4 "Views": the parts
    // before it are used up, and everybody knows which cards they had: so, where only one seat still has cards of a part,
    // everybody knows them.
    void begin_part(part& begun) {
        for (int number = 0; number < begun_; ++number) {
            int holders = 0;
            for (seat_state const& s : seats_) {
                if (cards_of_part(s, number) > 0)
                    holders += 1;
            }
            if (holders != 1)
                continue;
            for (seat_state& s : seats_) {
                for (held_card& held : s.hand) {
                    if (held.part == number)
                        held.part = known_to_all;
                }
            }
        }
        if (!begun.known)
            begun.cards = from_the_other_end(shuffle(from_the_other_end(begun.cards)));
        begun.number = begun_;
        begun_ += 1;
    }

    static std::vector<std::string> from_the_other_end(std::vector<std::string> const& cards) {
        return {cards.rbegin(), cards.rend()};
    }

    // Cards that will be shuffled lie there in no order: here each kind once, in the order of the numbers of the first colour
    // and so on, then each that is there twice, and so on, as the library has them, so that one shuffle, from the bottom up,
    // gives the same.
    static std::vector<std::string> in_no_order(std::vector<std::string> const& cards) {
        std::vector<std::string> result;
        for (int copy = 1; copy <= 4; ++copy) {
            for (char const colour : std::string("rygb")) {
                for (char const number : std::string("123456")) {
                    std::string const card{number, colour};
                    if (std::count(cards.begin(), cards.end(), card) >= copy)
                        result.push_back(card);
                }
            }
        }
        return result;
    }

    // --- 2.1 phase 1: choose -------------------------------------------------

    std::vector<std::string> choose_actions() const {
        std::vector<std::string> list;

        // Y15, 2.4: with an empty stock `draw` stays, except with discards_only.
        if (!parts_.empty() || options_.stock_exhausted != "discards_only")
            list.push_back("draw");

        // Y3, Y4: the top card of any other seat's pile, where there is one.
        for (int seat = 0; seat < options_.players; ++seat) {
            if (seat != turn_ && !at(seat).pile.empty())
                list.push_back("take " + std::to_string(seat));
        }

        for (std::string const& box : yamy_boxes()) {
            if (!open(turn_, box))
                continue;
            // Y6, Y9: lay down for an open box that the five cards satisfy.
            if (satisfied(turn_, box) && enough_to_call(box))
                list.push_back("show " + box);
            // Y6, 2.4: by option one may lay down with nothing to announce, and strike any open box instead.
            if (options_.caller == "without_figure")
                list.push_back("strike " + box);
        }
        return list;
    }

    // Y9, 2.4: a series may need a minimum of colours to be called; other boxes,
    // and notes of those who did not call, are not concerned.
    bool enough_to_call(std::string const& box) const {
        std::size_t const index = yamy_box_index(box);
        if (index >= 6)
            return true;
        int const value = static_cast<int>(index) + 1;
        return yamy_colours_per_value(cards_of(at(turn_).hand)).at(value) >= options_.min_series_cards_to_call;
    }

    void play_draw() {
        if (parts_.empty()) {
            if (options_.stock_exhausted == "end_round") {
                // 2.4: no card is taken; all note, beginning with this seat, none as caller.
                start_scoring(turn_, options_.players);
                return;
            }
            reshuffle_discards();
        }
        give_top_of_stock(turn_);
        phase_ = phase::discard;
    }

    // Y15, 2.4: the piles from seat 0 on, each bottom to top without its top card,
    // make the new stock once shuffled. The top cards stay where they are.
    void reshuffle_discards() {
        std::vector<std::string> cards;
        for (seat_state& s : seats_) {
            while (s.pile.size() > 1) {
                cards.push_back(s.pile.front());
                s.pile.erase(s.pile.begin());
            }
        }
        parts_.push_back({in_no_order(cards), false, not_begun});
    }

    void play_take(int from) {
        std::string const card = at(from).pile.back();
        at(from).pile.pop_back();
        at(turn_).hand.push_back({card, known_to_all}); // 2.4 "Views": taken openly
        phase_ = phase::discard;
    }

    // 2.1 phase 1, Y7: the announcement does not bind: the caller notes or strikes first, like everybody after him. By
    // option (2.4) the box that he announced is written at once, and he has no other action in this round; nor has he
    // when he strikes a box instead of announcing one (Y6). The others note from his left (Y17).
    void play_call(std::string const& verb, std::string const& box) {
        if (verb == "show" && options_.caller != "announced") {
            start_scoring(turn_, options_.players);
            return;
        }
        write(turn_, box, verb == "show");
        start_scoring(next(turn_), options_.players - 1);
    }

    // --- 2.1 phase 2: discard ------------------------------------------------

    // Any of the six cards, also the one just taken (Y5). Copies are one action.
    std::vector<std::string> discard_actions() const {
        std::vector<std::string> const cards = cards_of(at(turn_).hand);
        std::set<std::string> const different(cards.begin(), cards.end());
        std::vector<std::string> list;
        for (std::string const& card : different)
            list.push_back("discard " + card);
        return list;
    }

    void play_discard(std::string const& card) {
        std::vector<held_card>& hand = at(turn_).hand;
        hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(place_of_discard(hand, card)));
        at(turn_).pile.push_back(card);
        turn_ = next(turn_);
        phase_ = phase::choose;
    }

    // Y21: of cards that look the same luck says which goes, unless they are of one part of the
    // stock, or all known to all. They are counted from those that all know on, and then from
    // the one that came last.
    std::size_t place_of_discard(std::vector<held_card> const& hand, std::string const& card) const {
        std::vector<std::size_t> places;
        std::set<int> parts;
        for (bool const known : {true, false}) {
            for (std::size_t place = hand.size(); place > 0; --place) {
                held_card const& held = hand[place - 1];
                if (held.card == card && (held.part == known_to_all) == known) {
                    places.push_back(place - 1);
                    parts.insert(held.part);
                }
            }
        }
        if (parts.size() == 1)
            return places.at(0);
        return places.at(static_cast<std::size_t>(chooser_(static_cast<int>(places.size()))));
    }

    // --- 2.1 phase 3: scoring ------------------------------------------------

    void start_scoring(int first_to_note, int how_many) {
        turn_ = first_to_note;
        still_to_note_ = how_many;
        phase_ = phase::scoring;
    }

    // Y7, Y8: everybody writes an open box that his hand satisfies or strikes any
    // open box, even one that he could write.
    std::vector<std::string> scoring_actions() const {
        std::vector<std::string> list;
        for (std::string const& box : yamy_boxes()) {
            if (!open(turn_, box))
                continue;
            if (satisfied(turn_, box))
                list.push_back("score " + box);
            list.push_back("strike " + box);
        }
        return list;
    }

    void play_note(std::string const& verb, std::string const& box) {
        write(turn_, box, verb == "score");
        still_to_note_ -= 1;
        if (still_to_note_ > 0) {
            turn_ = next(turn_);
        } else if (round_ == 12) {
            phase_ = phase::over; // 2.4: no cleanup after the last note of round 12
        } else {
            clean_up();
            start_round(round_ + 1);
        }
    }

    void write(int seat, std::string const& box, bool with_points) {
        int const points = with_points ? yamy_value(cards_of(at(seat).hand), box, options_.four_counts_as_two_pairs) : 0;
        at(seat).sheet[yamy_box_index(box)] = points;
    }

    // --- 2.1 phase 4: cleanup ------------------------------------------------

    void clean_up() {
        // 2.4: all hands and then all piles, seats clockwise from the left of the
        // dealer of the round just ended; hands in ASCII order, piles bottom to top.
        std::vector<std::string> packet;
        int seat = first_of_round();
        for (int i = 0; i < options_.players; ++i) {
            for (std::string const& card : hand(seat))
                packet.push_back(card);
            seat = next(seat);
        }
        for (int i = 0; i < options_.players; ++i) {
            for (std::string const& card : at(seat).pile)
                packet.push_back(card);
            seat = next(seat);
        }

        // Y16: the packet goes beneath what is left of the stock.
        if (options_.between_rounds == "keep_order") {
            // 2.4 "Views": all cards of the packet were open, so all know its order.
            parts_.push_back({packet, true, not_begun});
        } else if (options_.between_rounds == "shuffle_packet") {
            parts_.push_back({in_no_order(packet), false, not_begun});
        } else { // shuffle_all: the rest of the stock and the packet, shuffled together
            std::vector<std::string> all = stock();
            all.insert(all.end(), packet.begin(), packet.end());
            parts_.clear();
            parts_.push_back({in_no_order(all), false, not_begun});
        }
    }

    options options_;
    shuffler shuffler_;
    chooser chooser_;
    std::vector<part> parts_; // of the stock: index 0 is drawn first
    int begun_ = 1;           // parts of the stock, in this round
    std::vector<seat_state> seats_;
    int round_ = 1;
    int turn_ = 0;
    int still_to_note_ = 0; // in the scoring phase: seats that have to note, the one to act included
    phase phase_ = phase::choose;
};

} // namespace oracle
