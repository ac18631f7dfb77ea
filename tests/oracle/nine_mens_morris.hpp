// A slow and literal reference implementation of Nine Men's Morris, to compare with. It shares no code with the library: the board is
// seven strings, as it is drawn, and everything on it is found by walking along its lines.
//
// Players in turn put their nine men on empty points. Then each in turn moves a man along a line to the next point, if that is empty; who
// has three men left may, with `flying`, move one to any empty point. Three in a row on a line are a mill. Whoever puts or moves a man
// into a mill takes a man of the other's: one that stands in no mill, if there is one. Who has fewer than three men, those in the hand
// counted, or has the turn and cannot move, has lost. After so many moves without a mill nobody wins.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace oracle {

class nine_mens_morris {
public:
    nine_mens_morris(int first, bool flying, int quiet) : player_(first), flying_(flying), most_quiet_(quiet) {}

    int turn() const { return over_ ? -1 : player_; }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (over_)
            return list;
        if (taking_) {
            bool some_loose = false;
            for (place each : all(theirs()))
                some_loose = some_loose || !in_mill(each);
            for (place each : all(theirs()))
                if (!some_loose || !in_mill(each))
                    list.push_back("take " + name(each));
        } else if (hand_[index(player_)] > 0)
            for (place each : all('o'))
                list.push_back("put " + name(each));
        else
            for (place each : all(mine()))
                for (place to : flying_&& all(mine()).size() == 3 ? all('o') : next_to(each))
                    if (sign(to) == 'o')
                        list.push_back("move " + name(each) + ' ' + name(to));
        return list;
    }

    void play(std::string const& action) {
        place to = called(action.substr(action.size() - 2));
        if (taking_) {
            sign(to) = 'o';
            taking_ = false;
            return pass();
        }
        if (action.substr(0, 3) == "put")
            --hand_[index(player_)];
        else {
            sign(called(action.substr(5, 2))) = 'o';
            ++quiet_;
        }
        sign(to) = mine();
        if (!in_mill(to))
            return pass();
        taking_ = true;
        quiet_ = 0;
    }

    std::vector<int> scores() const { return {winner_ == 0, winner_ == 1}; }
    std::vector<int> places() const {
        return winner_ < 0 ? std::vector<int>{1, 1} : winner_ == 0 ? std::vector<int>{1, 2} : std::vector<int>{2, 1};
    }
    int in_hand(int seat) const { return hand_[index(seat)]; }
    int quiet() const { return quiet_; }
    /// The names of the points where a seat's men stand, row by row from the top.
    std::vector<std::string> men(int seat) const {
        std::vector<std::string> names;
        for (place each : all(seat == 0 ? 'W' : 'B'))
            names.push_back(name(each));
        return names;
    }

private:
    struct place {
        int row, column;
    };
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    static std::string name(place at) { return {static_cast<char>('a' + at.column / 4), static_cast<char>('7' - at.row / 2)}; }
    static place called(std::string const& name) { return {('7' - name[1]) * 2, (name[0] - 'a') * 4}; }
    char mine() const { return player_ == 0 ? 'W' : 'B'; }
    char theirs() const { return player_ == 0 ? 'B' : 'W'; }

    char& sign(place at) { return drawn_[index(at.row)][index(at.column)]; }
    char sign(place at) const {
        bool const outside = at.row < 0 || at.column < 0 || at.row > 12 || at.column > 24;
        return outside ? ' ' : drawn_[index(at.row)][index(at.column)];
    }
    static bool is_point(char sign) { return sign == 'o' || sign == 'W' || sign == 'B'; }

    std::vector<place> all(char like) const {
        std::vector<place> found;
        for (int row = 0; row < 13; ++row)
            for (int column = 0; column < 25; ++column)
                if (sign({row, column}) == like)
                    found.push_back({row, column});
        return found;
    }
    /// The next point in a direction, along what is drawn; the place itself, if there is none.
    place walk(place from, int down, int right) const {
        char const line = down != 0 ? '|' : '-';
        place at{from.row + down, from.column + right};
        while (sign(at) == line)
            at = {at.row + down, at.column + right};
        return is_point(sign(at)) && !(at.row == from.row + down && at.column == from.column + right) ? at : from;
    }
    std::vector<place> next_to(place from) const {
        std::vector<place> found;
        for (auto [down, right] : directions)
            if (place const at = walk(from, down, right); at.row != from.row || at.column != from.column)
                found.push_back(at);
        return found;
    }
    /// As many of a kind in a row, from one end of a line to the other, as there are in a mill?
    bool in_mill(place of) const {
        for (auto [down, right] : {std::array{1, 0}, std::array{0, 1}}) {
            place end = of;
            for (place next = walk(end, -down, -right); next.row != end.row || next.column != end.column;
                 next = walk(end, -down, -right))
                end = next;
            int alike = sign(end) == sign(of), length = 1;
            for (place next = walk(end, down, right); next.row != end.row || next.column != end.column;
                 next = walk(end, down, right)) {
                end = next;
                alike += sign(end) == sign(of);
                ++length;
            }
            if (length == 3 && alike == 3)
                return true;
        }
        return false;
    }

    void pass() {
        player_ = 1 - player_;
        bool const few = static_cast<int>(all(mine()).size()) + hand_[index(player_)] < 3;
        if (few || actions().empty()) {
            over_ = true;
            winner_ = 1 - player_;
        } else if (quiet_ == most_quiet_)
            over_ = true;
    }

    static constexpr std::array<std::array<int, 2>, 4> directions{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    std::array<std::string, 13> drawn_{
        "o-----------o-----------o", //
        "|           |           |", //
        "|   o-------o-------o   |", //
        "|   |       |       |   |", //
        "|   |   o---o---o   |   |", //
        "|   |   |       |   |   |", //
        "o---o---o       o---o---o", //
        "|   |   |       |   |   |", //
        "|   |   o---o---o   |   |", //
        "|   |       |       |   |", //
        "|   o-------o-------o   |", //
        "|           |           |", //
        "o-----------o-----------o",
    };
    std::array<int, 2> hand_{9, 9};
    int player_, winner_ = -1, quiet_ = 0;
    bool flying_, taking_ = false, over_ = false;
    int most_quiet_;
};

} // namespace oracle
