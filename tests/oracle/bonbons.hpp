// A slow and literal reference implementation of BONBONS, to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "B1" .. "B25" are the
// rulings in the README; "4.1" the statement of the rules, "4.4" its precisions and "Section 0" the notation, of the
// specification that the rulings come from. It is made to be read, not to be fast: everything is texts and vectors, and a
// legal action is one that is found in the list of all legal actions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class bonbons {
public:
    struct options {
        int players = 2;                         // B1: 2 to 6
        int first = 0;                           // B24: the seat that begins
        bool quick = false;                      // the quick variant: 5x5, two kinds and the coins removed
        std::string removed_kinds = "GH";        // quick only: the two kinds taken out (4.4)
        bool replay_after_steal = true;          // B3
        bool replay_after_coins = false;         // B17
        std::string after_wrapper = "turn_ends"; // B19: or round_tile, new_attempt
        bool coins_only_at_turn_start = false;   // B12
        bool any_two_tiles = false;              // B10
    };

    // squares_in_order: texts row by row, a1 first. rounds_in_order: four to seat 0, four to seat 1,
    // ...; the rest is the reserve, the first of the rest is drawn first.
    bonbons(options chosen, std::vector<std::string> squares_in_order, std::vector<std::string> rounds_in_order)
        : options_(std::move(chosen)) {
        check_options();
        check_components(squares_in_order, rounds_in_order);

        // 4.4: the squares lie row by row, a1 first, all face down and seen by nobody.
        width_ = options_.quick ? 5 : 6;
        for (std::string const& text : squares_in_order) {
            grid_.push_back(square_tile{text, square_state::down, false});
        }

        // 4.4: four round tiles to each seat, seat 0 first (whoever begins), face down, unseen.
        std::size_t dealt = 0;
        for (int seat = 0; seat < options_.players; ++seat) {
            std::vector<round_tile> slots;
            for (int slot = 0; slot < 4; ++slot) {
                slots.push_back(round_tile{rounds_in_order[dealt], round_state::down, false});
                ++dealt;
            }
            table_.push_back(slots);
        }
        for (; dealt < rounds_in_order.size(); ++dealt) {
            reserve_.push_back(rounds_in_order[dealt]);
        }

        player_ = options_.first; // B24
    }

    // The seat to act, -1 once the game is over.
    int turn() const { return phase_ == phase::over ? -1 : player_; }

    // Every legal action. No phase is without one: the player to act always has a face-down slot
    // (else he had won, B22) and the square of a face-down slot is still in the grid (B23).
    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        switch (phase_) {
        case phase::begin:
            // 4.1 (1): the first tile is a face-down square or a face-down slot of anybody (B8).
            // B11: one cannot pass without turning a tile.
            add_square_flips(list);
            add_round_flips(list);
            break;
        case phase::again:
            // 4.4: playing again has no action of its own; the next flip is it. Or one stops (B2).
            add_square_flips(list);
            add_round_flips(list);
            list.push_back("stop");
            break;
        case phase::after_square:
            // 4.1 (2): after a square one turns a round tile or stops. B10: perhaps a square too.
            add_round_flips(list);
            if (options_.any_two_tiles) {
                add_square_flips(list);
            }
            list.push_back("stop");
            break;
        case phase::after_round:
            // 4.1 (2): after a round tile one turns a square. B10: perhaps a round tile too.
            // B9: there is no stopping here.
            add_square_flips(list);
            if (options_.any_two_tiles) {
                add_round_flips(list);
            }
            break;
        case phase::after_one_coin:
            // 4.1 (2), 4.4: another square, a round tile (which must miss), or stop (B15).
            add_square_flips(list);
            add_round_flips(list);
            list.push_back("stop");
            break;
        case phase::after_two_coins:
            // 4.4: only a square or stop. B10 widens the choice of the second tile alone, not of the
            // third.
            add_square_flips(list);
            list.push_back("stop");
            break;
        case phase::after_wrapper:
            // B19: the wrapper was the square of this attempt; a round tile may still be turned, never another square.
            add_round_flips(list);
            list.push_back("stop");
            break;
        case phase::give:
            add_own_slots(list, "give"); // B4
            break;
        case phase::cover:
            add_own_slots(list, "cover"); // B16
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
            throw std::invalid_argument("bonbons: not a legal action: " + action);
        }
        if (action == "stop") {
            stop();
            return;
        }
        std::size_t const blank = action.find(' ');
        std::string const verb = action.substr(0, blank);
        std::string const object = action.substr(blank + 1);
        if (verb == "give") {
            give(std::stoi(object));
        } else if (verb == "cover") {
            cover(std::stoi(object));
        } else if (object.find(':') != std::string::npos) {
            std::size_t const colon = object.find(':');
            flip_round(std::stoi(object.substr(0, colon)), std::stoi(object.substr(colon + 1)));
        } else {
            flip_square(square_named(object));
        }
    }

    // 4.4: 1 for the winner and 0 for the others; before the end 0 for all.
    std::vector<int> scores() const {
        std::vector<int> result;
        for (int seat = 0; seat < options_.players; ++seat) {
            result.push_back(phase_ == phase::over && seat == winner_ ? 1 : 0);
        }
        return result;
    }

    // The ranking of the scores: a seat's place is one more than the number of better seats. At the
    // end the winner is first and all others second (4.1); before the end all are first.
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

    // The true squares: "." removed, else the text and "-" down, "+" turned, "*" up for good.
    std::string squares() const { return squares_text(true); }

    // The true slots of a seat: the text and "-" down, "+" turned, "*" up, "#" covered.
    std::string rounds(int seat) const { return rounds_text(seat, true); }

    // 4.4: all flips are public, so what one seat knows all know.
    // The squares as known: "?-" for a down square that was never turned. (Squares never move.)
    std::string squares_seen() const { return squares_text(false); }

    // The slots as known: "?" instead of the text of a down or covered tile that was never shown.
    std::string rounds_seen(int seat) const { return rounds_text(seat, false); }

    // The reserve, the next tile to be drawn first.
    std::vector<std::string> reserve() const { return reserve_; }

private:
    enum class square_state { down, turned, up, removed };
    enum class round_state { down, turned, up, covered };

    struct square_tile {
        std::string text;
        square_state state;
        bool shown; // it was turned at least once
    };

    struct round_tile {
        std::string text;
        round_state state;
        bool shown; // it was turned at least once; goes with the tile when it changes places (4.4)
    };

    struct round_place {
        int seat;
        int slot;
    };

    // What the player to act is asked for.
    enum class phase {
        begin,           // the first tile of his turn
        again,           // the first tile of a further attempt in his turn, or stop
        after_square,    // one square is turned: the second tile
        after_round,     // one round tile is turned: the second tile
        after_one_coin,  // the coin sequence has begun: the second tile
        after_two_coins, // two coins are turned: the third tile
        after_wrapper,   // the wrapper was turned as the first tile: a round tile, or stop
        give,            // a tile is being stolen: the own slot given for it
        cover,           // three coins are turned: the own slot they go on
        over
    };

    // ---- the checks of what the game is made of

    void check_options() const {
        if (options_.players < 2 || options_.players > 6) { // B1
            throw std::invalid_argument("bonbons: players takes 2 to 6");
        }
        if (options_.first < 0 || options_.first >= options_.players) { // B24
            throw std::invalid_argument("bonbons: first takes a seat");
        }
        if (options_.after_wrapper != "turn_ends" && options_.after_wrapper != "round_tile" &&
            options_.after_wrapper != "new_attempt") { // B19
            throw std::invalid_argument("bonbons: after_wrapper takes turn_ends, round_tile or new_attempt");
        }
        if (options_.quick) {
            std::string const& kinds = options_.removed_kinds;
            bool const two = kinds.size() == 2 && kinds[0] != kinds[1];
            if (!two || kinds.find_first_not_of("ABCDEFGH") != std::string::npos) {
                throw std::invalid_argument("bonbons: removed_kinds takes two different kinds of A to H");
            }
        }
    }

    // 4.1: 32 candies (8 kinds in 4 colours), each once as a round tile and once as a square; the
    // squares also have 3 coins and the wrapper: 36. Quick: without two kinds and the coins, so 24
    // round tiles and 25 squares.
    void check_components(std::vector<std::string> squares_given, std::vector<std::string> rounds_given) const {
        std::vector<std::string> expected;
        for (char const kind : std::string("ABCDEFGH")) {
            if (options_.quick && options_.removed_kinds.find(kind) != std::string::npos) {
                continue;
            }
            for (char const colour : std::string("rygb")) {
                expected.push_back(std::string(1, kind) + std::string(1, colour));
            }
        }
        std::sort(expected.begin(), expected.end());
        std::sort(rounds_given.begin(), rounds_given.end());
        if (rounds_given != expected) {
            throw std::invalid_argument("bonbons: these are not the round tiles");
        }
        expected.push_back("w");
        if (!options_.quick) {
            expected.insert(expected.end(), 3, "$");
        }
        std::sort(expected.begin(), expected.end());
        std::sort(squares_given.begin(), squares_given.end());
        if (squares_given != expected) {
            throw std::invalid_argument("bonbons: these are not the square tiles");
        }
    }

    // ---- names and places

    // Section 0: column letter and row number, a1 being the first square and b1 the second.
    std::string square_name(std::size_t index) const {
        std::size_t const column = index % width_;
        std::size_t const row = index / width_;
        return std::string("abcdef").substr(column, 1) + std::to_string(row + 1);
    }

    std::size_t square_named(std::string const& name) const {
        for (std::size_t index = 0; index < grid_.size(); ++index) {
            if (square_name(index) == name) {
                return index;
            }
        }
        throw std::invalid_argument("bonbons: no such square: " + name);
    }

    std::vector<round_tile>& slots_of(int seat) { return table_.at(static_cast<std::size_t>(seat)); }

    std::vector<round_tile> const& slots_of(int seat) const { return table_.at(static_cast<std::size_t>(seat)); }

    round_tile& tile_at(round_place where) { return slots_of(where.seat).at(static_cast<std::size_t>(where.slot)); }

    // ---- the lists of actions

    // A square can be turned while it is face down: not one turned already in this attempt, found,
    // or removed.
    void add_square_flips(std::vector<std::string>& list) const {
        for (std::size_t index = 0; index < grid_.size(); ++index) {
            if (grid_[index].state == square_state::down) {
                list.push_back("flip " + square_name(index));
            }
        }
    }

    // A round tile of anybody can be turned while it is face down. B7: so a found or a covered one
    // can be neither turned nor stolen.
    void add_round_flips(std::vector<std::string>& list) const {
        for (int seat = 0; seat < options_.players; ++seat) {
            int slot = 0;
            for (round_tile const& tile : slots_of(seat)) {
                if (tile.state == round_state::down) {
                    list.push_back("flip " + std::to_string(seat) + ":" + std::to_string(slot));
                }
                ++slot;
            }
        }
    }

    // B4, B16: for giving and for covering, any own face-down slot (not found, not covered). 4.4: the
    // choice is an action even if there is only one.
    void add_own_slots(std::vector<std::string>& list, std::string const& verb) const {
        int slot = 0;
        for (round_tile const& tile : slots_of(player_)) {
            if (tile.state == round_state::down) {
                list.push_back(verb + " " + std::to_string(slot));
            }
            ++slot;
        }
    }

    // ---- turning tiles

    void flip_square(std::size_t index) {
        square_tile& square = grid_.at(index);
        square.state = square_state::turned;
        square.shown = true;
        turned_squares_.push_back(index);

        // Whenever the wrapper is turned, as the first, second or third tile, it has its effect.
        if (square.text == "w") {
            wrapper(index);
            return;
        }

        bool const coin = square.text == "$";
        switch (phase_) {
        case phase::begin:
        case phase::again:
            // B12: a coin that is the first tile of an attempt starts the coin sequence; with the
            // option only in the first attempt of the turn, else it is a square without a partner.
            if (coin && (phase_ == phase::begin || !options_.coins_only_at_turn_start)) {
                phase_ = phase::after_one_coin;
            } else {
                phase_ = phase::after_square;
            }
            break;
        case phase::after_round:
            // B13: a coin matches no round tile, so it misses here.
            compare();
            break;
        case phase::after_square:
            // 4.4 on B10: two squares are always a miss.
            miss();
            break;
        case phase::after_one_coin:
            // B14: anything but a coin is a miss at once.
            if (coin) {
                phase_ = phase::after_two_coins;
            } else {
                miss();
            }
            break;
        case phase::after_two_coins:
            // The third coin: the coins lie open until the player has chosen what they cover (4.4).
            if (coin) {
                phase_ = phase::cover;
            } else {
                miss();
            }
            break;
        case phase::after_wrapper:
        case phase::give:
        case phase::cover:
        case phase::over:
        default: throw std::logic_error("bonbons: no square is turned here");
        }
    }

    void flip_round(int seat, int slot) {
        round_tile& tile = tile_at(round_place{seat, slot});
        tile.state = round_state::turned;
        tile.shown = true;
        turned_rounds_.push_back(round_place{seat, slot});

        switch (phase_) {
        case phase::begin:
        case phase::again: phase_ = phase::after_round; break;
        case phase::after_square: compare(); break;
        case phase::after_round:
            // 4.4 on B10: two round tiles are always a miss.
            miss();
            break;
        case phase::after_one_coin:
            // 4.4: a round tile after the first coin is a certain miss.
            miss();
            break;
        case phase::after_wrapper:
            // B19: after the wrapper it finds nothing.
            miss();
            break;
        case phase::after_two_coins:
        case phase::give:
        case phase::cover:
        case phase::over:
        default: throw std::logic_error("bonbons: no round tile is turned here");
        }
    }

    // ---- what comes of it (4.1, 3)

    // One square and one round tile are turned, in either order (B8).
    void compare() {
        square_tile& square = grid_.at(turned_squares_.at(0));
        round_place const where = turned_rounds_.at(0);
        round_tile& tile = tile_at(where);

        // Only the same candy in the same colour is a pair.
        if (square.text != tile.text) {
            miss();
            return;
        }

        // The square is found at once, in both cases (4.4).
        square.state = square_state::up;
        turned_squares_.clear();

        if (where.seat == player_) {
            // The player's own tile: found. B2: he may play again.
            tile.state = round_state::up;
            turned_rounds_.clear();
            close_attempt(true);
        } else {
            // An opponent's tile must be stolen (4.4). It lies open where it is until he has chosen the
            // tile he gives for it.
            phase_ = phase::give;
        }
    }

    // B4, B5, B6: the stolen tile goes face up to the slot of the given one; the given one goes face
    // down, seen by nobody, to the slot of the stolen one. What was known of it stays known (4.4).
    void give(int slot) {
        round_tile& stolen_from = tile_at(turned_rounds_.at(0));
        round_tile& given_from = tile_at(round_place{player_, slot});
        std::swap(stolen_from, given_from);
        given_from.state = round_state::up;    // the stolen tile, now here
        stolen_from.state = round_state::down; // the given tile, now there
        turned_rounds_.clear();
        close_attempt(options_.replay_after_steal); // B3
    }

    // B16: the three coins leave the grid and cover an own face-down slot, which now counts as found.
    // Its tile is not shown.
    void cover(int slot) {
        for (std::size_t const index : turned_squares_) {
            grid_.at(index).state = square_state::removed;
        }
        turned_squares_.clear();
        tile_at(round_place{player_, slot}).state = round_state::covered;
        close_attempt(options_.replay_after_coins); // B17
    }

    // The wrapper stays up for good, the other tiles of the attempt go down again, and the player
    // gets a further tile from the reserve, face down and unseen, as his last slot (B21, 4.4).
    // B20: nothing if the reserve is empty.
    void wrapper(std::size_t index) {
        bool const first_tile = phase_ == phase::begin || phase_ == phase::again;
        grid_.at(index).state = square_state::up;
        turn_back();
        if (!reserve_.empty()) {
            slots_of(player_).push_back(round_tile{reserve_.front(), round_state::down, false});
            reserve_.erase(reserve_.begin());
        }
        // B19, 4.4: the turn is over; or, by option, a round tile may be turned if the wrapper came first, or the player may
        // play again or stop.
        if (options_.after_wrapper == "round_tile" && first_tile) {
            phase_ = phase::after_wrapper;
        } else {
            close_attempt(options_.after_wrapper == "new_attempt");
        }
    }

    // Everything that was turned in this attempt goes face down, and the turn ends.
    void miss() {
        turn_back();
        end_turn();
    }

    // B9: after a square only. As a miss, but nothing more was turned (also with one or two coins, B15).
    // Before a further attempt: the player does not play again.
    void stop() {
        turn_back();
        end_turn();
    }

    void turn_back() {
        for (square_tile& square : grid_) {
            if (square.state == square_state::turned) {
                square.state = square_state::down;
            }
        }
        for (std::vector<round_tile>& slots : table_) {
            for (round_tile& tile : slots) {
                if (tile.state == round_state::turned) {
                    tile.state = round_state::down;
                }
            }
        }
        turned_squares_.clear();
        turned_rounds_.clear();
    }

    // ---- the end of an attempt, of a turn, of the game

    // 4.1 (4): a player without a face-down slot ends his turn by that; this is looked at before any
    // playing again (4.4).
    void close_attempt(bool may_play_again) {
        if (may_play_again && !complete(player_)) {
            phase_ = phase::again;
        } else {
            end_turn();
        }
    }

    // B22: at the end of a turn its player wins if he has no face-down slot. Else the next seat
    // begins its turn; nobody ever has to pass.
    void end_turn() {
        if (complete(player_)) {
            winner_ = player_;
            phase_ = phase::over;
        } else {
            player_ = (player_ + 1) % options_.players;
            phase_ = phase::begin;
        }
    }

    // All slots of the seat are found or covered (a covered one counts as found), the extra one
    // included (B21).
    bool complete(int seat) const {
        for (round_tile const& tile : slots_of(seat)) {
            if (tile.state != round_state::up && tile.state != round_state::covered) {
                return false;
            }
        }
        return true;
    }

    // ---- texts

    static void append_token(std::string& line, std::string const& token) {
        if (!line.empty()) {
            line += " ";
        }
        line += token;
    }

    std::string squares_text(bool truth) const {
        std::string line;
        for (square_tile const& square : grid_) {
            std::string const text = truth || square.shown ? square.text : "?";
            switch (square.state) {
            case square_state::down: append_token(line, text + "-"); break;
            case square_state::turned: append_token(line, text + "+"); break;
            case square_state::up: append_token(line, text + "*"); break;
            case square_state::removed: append_token(line, "."); break;
            default: break;
            }
        }
        return line;
    }

    std::string rounds_text(int seat, bool truth) const {
        std::string line;
        for (round_tile const& tile : slots_of(seat)) {
            std::string const text = truth || tile.shown ? tile.text : "?";
            switch (tile.state) {
            case round_state::down: append_token(line, text + "-"); break;
            case round_state::turned: append_token(line, text + "+"); break;
            case round_state::up: append_token(line, text + "*"); break;
            case round_state::covered: append_token(line, text + "#"); break;
            default: break;
            }
        }
        return line;
    }

    options options_;
    std::size_t width_ = 6;
    std::vector<square_tile> grid_;              // row by row
    std::vector<std::vector<round_tile>> table_; // the slots of each seat
    std::vector<std::string> reserve_;
    std::vector<std::size_t> turned_squares_; // open in this attempt, in the order of turning
    std::vector<round_place> turned_rounds_;  // the same for round tiles
    phase phase_ = phase::begin;
    int player_ = 0;
    int winner_ = -1;
};

} // namespace oracle
