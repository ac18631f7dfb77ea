// A slow and literal reference implementation of CALCORY, for comparison with the library.
//
// It follows the written rules line by line and shares no code with the library. References in the comments: "C1" .. "C19"
// are the rulings in the README; "1.1" the statement of the rules, "1.4" its precisions, "0" the notation and "Common" what
// holds for every game, of the specification that the rulings come from.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace oracle {

class calcory {
public:
    struct options {
        int players = 2;
        int first = 0;                       // C18
        int min_cards_without_win = 2;       // C4: 2 or 1
        bool thirteen_removes_marks = false; // C8
        int markers_per_player = 6;          // C9: 0 = no limit
        bool reveal_returned_card = false;   // C12
    };

    // 1.4: the layout is given row by row, a1 to j1 first.
    calcory(options chosen, std::vector<std::string> layout) : opt_(chosen) {
        if (opt_.players < 2 || opt_.players > 4)
            throw std::invalid_argument("players: 2 to 4");
        if (opt_.first < 0 || opt_.first >= opt_.players)
            throw std::invalid_argument("first: a seat");
        if (opt_.min_cards_without_win != 1 && opt_.min_cards_without_win != 2)
            throw std::invalid_argument("min_cards_without_win: 1 or 2");
        if (opt_.markers_per_player < 0)
            throw std::invalid_argument("markers_per_player: 0 or more");
        check_deck(layout);

        // 1.1 Setup: all cards lie face down; nobody has seen any of them.
        for (int row = 1; row <= 6; ++row) {
            for (char column = 'a'; column <= 'j'; ++column) {
                std::string const name = std::string(1, column) + std::to_string(row);
                cell_state fresh;
                fresh.what = face_down;
                fresh.card = layout[cell_names_.size()];
                fresh.known_to.assign(seat_count(), false);
                cells_[name] = fresh;
                cell_names_.push_back(name);
            }
        }
        piles_.resize(seat_count());
        begin_turn(opt_.first);
    }

    // The seat to act, -1 once the game is over.
    int turn() const { return now_ == over ? -1 : seat_; }

    // Every legal action (Common: also when there is only one).
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (now_ == turning) {
            // C9: turning another card is always allowed; marked cards cannot be used (1.1).
            for (std::string const& name : cell_names_)
                if (cells_.at(name).what == face_down)
                    list.push_back("turn " + name);
            if (may_stop())
                list.push_back("stop");
        } else if (now_ == choosing_return) {
            // 1.1 phase 3, 0: any of the collected cards, named by the cell it lay on.
            for (held_card const& one : held_)
                list.push_back("return " + one.from);
        } else if (now_ == choosing_place) {
            // C11: any empty cell of the layout, those just vacated included (1.4).
            for (std::string const& name : cell_names_)
                if (cells_.at(name).what == empty)
                    list.push_back("to " + name);
        }
        return list;
    }

    // One legal action with everything that follows from it without a choice.
    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end())
            throw std::invalid_argument("not a legal action: " + action);
        if (action == "stop") {
            resolve_stop();
        } else if (action.rfind("turn ", 0) == 0) {
            turn_card(action.substr(5));
        } else if (action.rfind("return ", 0) == 0) {
            returning_from_ = action.substr(7); // 1.4: the cards stay held until `to`
            now_ = choosing_place;
        } else {
            put_back(action.substr(3));
        }
    }

    // 1.1 Object: the cards in the own pile count; held cards do not count yet (1.4).
    // Cards left on the table at the end belong to nobody (1.4).
    std::vector<int> scores() const {
        std::vector<int> result;
        for (std::vector<std::string> const& one : piles_)
            result.push_back(static_cast<int>(one.size()));
        return result;
    }

    // C17, Common: equal pile sizes share the place, the following place is skipped.
    std::vector<int> places() const {
        std::vector<int> const points = scores();
        std::vector<int> result;
        for (int mine : points) {
            int better = 0;
            for (int other : points)
                if (other > mine)
                    ++better;
            result.push_back(better + 1);
        }
        return result;
    }

    // The truth, row by row.
    std::string table() const {
        std::string text;
        for (std::string const& name : cell_names_) {
            cell_state const& cell = cells_.at(name);
            if (!text.empty())
                text += ' ';
            if (cell.what == empty)
                text += ".";
            if (cell.what == face_down)
                text += cell.card + "-";
            if (cell.what == turned)
                text += cell.card + "+";
            if (cell.what == marked)
                text += cell.card + "*";
        }
        return text;
    }

    // The same, with every face-down card that this seat has neither seen where it lies now nor
    // put there itself hidden (Common, C12, 1.4).
    std::string seen_by(int seat) const {
        std::string text;
        for (std::string const& name : cell_names_) {
            cell_state const& cell = cells_.at(name);
            if (!text.empty())
                text += ' ';
            if (cell.what == empty)
                text += ".";
            if (cell.what == face_down)
                text += (cell.known_to.at(at(seat)) ? cell.card : "?") + "-";
            if (cell.what == turned)
                text += cell.card + "+";
            if (cell.what == marked)
                text += cell.card + "*";
        }
        return text;
    }

    std::vector<std::string> pile(int seat) const {
        std::vector<std::string> cards = piles_.at(at(seat));
        std::sort(cards.begin(), cards.end());
        return cards;
    }

    // C12, 1.4: everybody knows that the card here is one of this collected set.
    std::vector<std::string> candidates(std::string const& cell) const {
        cell_state const& here = cells_.at(cell);
        if (here.what != face_down)
            return {};
        return here.one_of;
    }

    std::string marks() const {
        if (marked_cells_.empty())
            return "";
        return std::to_string(marks_owner_) + " " + std::to_string(sum_of(marked_cells_)) + " " +
               std::to_string(marked_cells_.size());
    }

private:
    enum cell_kind { empty, face_down, turned, marked };
    enum phase { turning, choosing_return, choosing_place, over };

    struct cell_state {
        cell_kind what = empty;
        std::string card;
        std::vector<bool> known_to;      // per seat: it knows which card lies here
        std::vector<std::string> one_of; // a returned card that is not public: the collected set
    };

    struct held_card {
        std::string from; // the cell it lay on
        std::string card;
    };

    options opt_;
    std::vector<std::string> cell_names_; // a1 .. j1, a2 .. j2, ...
    std::map<std::string, cell_state> cells_;
    std::vector<std::vector<std::string>> piles_;
    int seat_ = 0;
    phase now_ = over;
    std::vector<std::string> turned_cells_; // T: the cells turned in this turn
    std::vector<std::string> marked_cells_; // M: at most one set of marks exists (1.1)
    int marks_owner_ = -1;
    std::vector<held_card> held_; // collected, waiting for `return` and `to`
    std::string returning_from_;

    static std::size_t at(int number) { return static_cast<std::size_t>(number); }
    std::size_t seat_count() const { return at(opt_.players); }
    static int number_of(std::string const& card) { return card.at(0) - '0'; }

    // 1.1 Components: five colours, each with 0,1,1,2,3,4,5,6,7,7,8,9.
    static void check_deck(std::vector<std::string> layout) {
        std::vector<std::string> deck;
        for (char colour : std::string("rbgyk"))
            for (char number : std::string("011234567789"))
                deck.push_back(std::string(1, number) + colour);
        std::sort(deck.begin(), deck.end());
        std::sort(layout.begin(), layout.end());
        if (layout != deck)
            throw std::invalid_argument("layout: the 60 cards of the deck");
    }

    int sum_of(std::vector<std::string> const& names) const {
        int sum = 0;
        for (std::string const& name : names)
            sum += number_of(cells_.at(name).card);
        return sum;
    }

    bool any_face_down() const {
        for (std::string const& name : cell_names_)
            if (cells_.at(name).what == face_down)
                return true;
        return false;
    }

    bool enough_markers() const {
        if (opt_.markers_per_player == 0)
            return true; // 1.4: no limit
        return static_cast<int>(turned_cells_.size()) <= opt_.markers_per_player;
    }

    // 1.1 phase 2. There is no free pass: at least one card must have been turned.
    // C4: a seat without won cards needs the minimum, for every voluntary stop.
    // C6: stopping below the target is legal. C9: a stop that would mark needs a marker for each card; one that falls short
    // of the marks places none and needs none.
    bool may_stop() const {
        int const minimum = piles_.at(at(seat_)).empty() ? opt_.min_cards_without_win : 1;
        if (static_cast<int>(turned_cells_.size()) < minimum)
            return false;
        return !beats_the_marks() || enough_markers();
    }

    // 1.1 phase 2: no marks, or a higher sum, or (C7) the same sum with more cards.
    bool beats_the_marks() const {
        if (marked_cells_.empty())
            return true;
        int const mine = sum_of(turned_cells_);
        int const target = sum_of(marked_cells_);
        if (mine > target)
            return true;
        return mine == target && turned_cells_.size() > marked_cells_.size();
    }

    // 1.1 phase 1.
    void begin_turn(int seat) {
        seat_ = seat;
        turned_cells_.clear();
        if (!marked_cells_.empty() && marks_owner_ == seat) {
            // C10: the marks survived the turns of all others, they are collected now.
            std::vector<std::string> const set = marked_cells_;
            marked_cells_.clear();
            marks_owner_ = -1;
            if (set.size() == 1) {
                // C13: a single card is taken, nothing goes back, the game is over.
                cell_state& cell = cells_.at(set.front());
                piles_.at(at(seat)).push_back(cell.card);
                clear_cell(cell);
                now_ = over;
                return;
            }
            collect(set);
            return;
        }
        if (!any_face_down()) {
            // C15: all cards on the table are marked, this seat passes.
            if (marked_cells_.empty())
                throw std::logic_error("the table is empty");
            begin_next_turn();
            return;
        }
        now_ = turning;
    }

    void begin_next_turn() { begin_turn((seat_ + 1) % opt_.players); }

    // 1.1 phase 2: one more card.
    void turn_card(std::string const& name) {
        cell_state& cell = cells_.at(name);
        cell.what = turned;
        cell.known_to.assign(seat_count(), true); // everyone sees it
        cell.one_of.clear();                      // 1.4: whatever was hidden here is public now
        turned_cells_.push_back(name);

        int const sum = sum_of(turned_cells_);
        int zeros = 0; // C1: only those turned in this turn
        for (std::string const& one : turned_cells_)
            if (number_of(cells_.at(one).card) == 0)
                ++zeros;

        if (sum > 13 || zeros >= 2) { // C2: a second zero is a bust
            turn_back();
            begin_next_turn();
        } else if (sum == 13) {
            succeed();
        } else if (!any_face_down()) {
            // C16, 1.4: nothing left to turn, this ends as a stop would, whatever the minimum.
            resolve_stop();
        }
    }

    // The cards of this turn go face down again, the marks stay as they are.
    void turn_back() {
        for (std::string const& name : turned_cells_)
            cells_.at(name).what = face_down;
        turned_cells_.clear();
    }

    void remove_marks() {
        for (std::string const& name : marked_cells_)
            cells_.at(name).what = face_down;
        marked_cells_.clear();
        marks_owner_ = -1;
    }

    // 1.1: exactly 13 ends the turning at once. It needs no markers (1.4).
    void succeed() {
        // C8: the marks of another player stay, or go down before the return (1.4).
        if (opt_.thirteen_removes_marks)
            remove_marks();
        std::vector<std::string> const set = turned_cells_;
        turned_cells_.clear();
        collect(set);
    }

    // A stop, chosen or forced (C16).
    void resolve_stop() {
        bool better = beats_the_marks();
        if (!enough_markers())
            better = false; // C9, 1.4: nothing is marked then
        if (better) {
            remove_marks();
            for (std::string const& name : turned_cells_)
                cells_.at(name).what = marked;
            marked_cells_ = turned_cells_;
            marks_owner_ = seat_;
            turned_cells_.clear();
        } else {
            turn_back();
        }
        begin_next_turn();
    }

    void clear_cell(cell_state& cell) {
        cell.what = empty;
        cell.card.clear();
        cell.known_to.assign(seat_count(), false);
        cell.one_of.clear();
    }

    // 1.4: collected cards leave the table at once and are held until `to`.
    void collect(std::vector<std::string> const& set) {
        held_.clear();
        for (std::string const& name : set) {
            held_card one;
            one.from = name;
            one.card = cells_.at(name).card;
            held_.push_back(one);
            clear_cell(cells_.at(name));
        }
        now_ = choosing_return;
    }

    // 1.1 phase 3: one card goes back face down, all others join the pile, the turn is over.
    void put_back(std::string const& name) {
        cell_state& cell = cells_.at(name);
        std::vector<std::string> set;
        for (held_card const& one : held_) {
            set.push_back(one.card);
            if (one.from == returning_from_) {
                cell.what = face_down;
                cell.card = one.card;
            } else {
                piles_.at(at(seat_)).push_back(one.card);
            }
        }
        std::sort(set.begin(), set.end());
        if (opt_.reveal_returned_card) {
            cell.known_to.assign(seat_count(), true); // C12: the choice is public
            cell.one_of.clear();
        } else {
            cell.known_to.assign(seat_count(), false);
            cell.known_to.at(at(seat_)) = true; // C12: only the collector knows which
            cell.one_of = set;
        }
        held_.clear();
        returning_from_.clear();
        begin_next_turn();
    }
};

} // namespace oracle
