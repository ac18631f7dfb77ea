// A slow and literal reference implementation of Yahtzee, to compare with.
//
// It follows the written rules and shares no code with the library. It is made to be read, not to be fast: dice are numbers in a list,
// a sheet is a map from names of boxes to points, and a legal action is one that is found in the list of all legal actions.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class yahtzee {
public:
    // `die` rolls one: a number from 1 to 6.
    yahtzee(int players, int first, std::function<int()> die)
        : die_(std::move(die)), sheets_(static_cast<std::size_t>(players)), bonuses_(static_cast<std::size_t>(players)),
          player_(first) {}

    int turn() const { return over() ? -1 : player_; }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (over()) {
            return list;
        }
        if (rolls_ == 0) {
            return {"roll"};
        }
        if (rolls_ < 3) {
            // Every choice of the five dice, by a bit for each; choices that look the same are one.
            std::set<std::string> different;
            for (int choice = 1; choice < 32; ++choice) {
                std::string text = "again";
                for (std::size_t die = 0; die < 5; ++die) {
                    if ((choice & (1 << die)) != 0) {
                        text += " " + std::to_string(dice_[die]);
                    }
                }
                different.insert(text);
            }
            list.assign(different.begin(), different.end());
        }
        for (std::string const& box : boxes_to_fill()) {
            list.push_back("fill " + box);
        }
        return list;
    }

    void play(std::string const& action) {
        std::vector<std::string> const legal = actions();
        if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
            throw std::invalid_argument("yahtzee: not a legal action: " + action);
        }
        std::istringstream words(action);
        std::string verb;
        words >> verb;
        if (verb == "roll") {
            throw_dice(5);
        } else if (verb == "again") {
            int number = 0;
            int many = 0;
            while (words >> number) {
                dice_.erase(std::find(dice_.begin(), dice_.end(), number));
                ++many;
            }
            throw_dice(many);
        } else {
            std::string box;
            words >> box;
            fill(box);
        }
    }

    std::vector<int> dice() const { return dice_; }
    int rolls() const { return rolls_; }
    // -1 for a box that is open
    int box(int seat, std::string const& name) const {
        auto const& sheet = sheets_[static_cast<std::size_t>(seat)];
        return sheet.count(name) != 0 ? sheet.at(name) : -1;
    }
    std::vector<int> scores() const {
        std::vector<int> found;
        for (std::size_t seat = 0; seat < sheets_.size(); ++seat) {
            int upper = 0;
            int lower = 0;
            for (auto const& [name, points] : sheets_[seat]) {
                (number_of(name) > 0 ? upper : lower) += points;
            }
            int const bonus = upper >= 63 ? 35 : 0;
            found.push_back(upper + bonus + lower + 100 * bonuses_[seat]);
        }
        return found;
    }
    std::vector<int> places() const {
        std::vector<int> const all = scores();
        std::vector<int> found;
        for (int mine : all) {
            found.push_back(1 + static_cast<int>(std::count_if(all.begin(), all.end(), [&](int other) { return other > mine; })));
        }
        return found;
    }

private:
    static std::vector<std::string> all_boxes() {
        return {"ones",       "twos", "threes", "fours", "fives",   "sixes", "three_alike",
                "four_alike", "full", "small",  "large", "yahtzee", "chance"};
    }
    // The number of a box of the upper half, or 0
    static int number_of(std::string const& box) {
        std::vector<std::string> const boxes = all_boxes();
        long const place = std::find(boxes.begin(), boxes.end(), box) - boxes.begin();
        return place < 6 ? static_cast<int>(place) + 1 : 0;
    }

    bool over() const {
        return std::all_of(sheets_.begin(), sheets_.end(), [](auto const& sheet) { return sheet.size() == 13; });
    }
    bool filled(std::string const& box) const { return sheets_[static_cast<std::size_t>(player_)].count(box) != 0; }
    bool five_alike() const { return std::count(dice_.begin(), dice_.end(), dice_.front()) == 5; }

    std::vector<std::string> open_boxes(bool upper, bool lower) const {
        std::vector<std::string> found;
        for (std::string const& box : all_boxes()) {
            if (!filled(box) && (number_of(box) > 0 ? upper : lower)) {
                found.push_back(box);
            }
        }
        return found;
    }
    std::vector<std::string> boxes_to_fill() const {
        if (!five_alike() || !filled("yahtzee")) {
            return open_boxes(true, true);
        }
        // The joker rules: first the upper box of that number, then any of the lower half, then any of the upper half.
        std::string const own = all_boxes()[static_cast<std::size_t>(dice_.front() - 1)];
        if (!filled(own)) {
            return {own};
        }
        if (!open_boxes(false, true).empty()) {
            return open_boxes(false, true);
        }
        return open_boxes(true, false);
    }

    void throw_dice(int many) {
        for (int die = 0; die < many; ++die) {
            dice_.push_back(die_());
        }
        std::sort(dice_.begin(), dice_.end());
        ++rolls_;
    }

    void fill(std::string const& box) {
        auto& sheet = sheets_[static_cast<std::size_t>(player_)];
        bool const joker = five_alike() && filled("yahtzee");
        if (joker && sheet["yahtzee"] == 50) {
            ++bonuses_[static_cast<std::size_t>(player_)];
        }
        int const points = worth(box, joker);
        sheet[box] = points;
        dice_.clear();
        rolls_ = 0;
        player_ = (player_ + 1) % static_cast<int>(sheets_.size());
    }

    int worth(std::string const& box, bool joker) const {
        int sum = 0;
        std::map<int, int> times;
        for (int die : dice_) {
            sum += die;
            ++times[die];
        }
        std::vector<int> sorted_times;
        for (auto const& [die, many] : times) {
            sorted_times.push_back(many);
        }
        std::sort(sorted_times.rbegin(), sorted_times.rend());
        auto const has = [&](std::vector<int> const& numbers) {
            return std::all_of(numbers.begin(), numbers.end(), [&](int number) { return times.count(number) != 0; });
        };
        if (number_of(box) > 0) {
            return number_of(box) * (times.count(number_of(box)) != 0 ? times[number_of(box)] : 0);
        }
        if (box == "three_alike") {
            return sorted_times[0] >= 3 ? sum : 0;
        }
        if (box == "four_alike") {
            return sorted_times[0] >= 4 ? sum : 0;
        }
        if (box == "full") {
            return joker || sorted_times == std::vector<int>{3, 2} ? 25 : 0;
        }
        if (box == "small") {
            return joker || has({1, 2, 3, 4}) || has({2, 3, 4, 5}) || has({3, 4, 5, 6}) ? 30 : 0;
        }
        if (box == "large") {
            return joker || has({1, 2, 3, 4, 5}) || has({2, 3, 4, 5, 6}) ? 40 : 0;
        }
        if (box == "yahtzee") {
            return sorted_times[0] == 5 ? 50 : 0;
        }
        return sum;
    }

    std::function<int()> die_;
    std::vector<std::map<std::string, int>> sheets_;
    std::vector<int> bonuses_;
    std::vector<int> dice_;
    int player_;
    int rolls_ = 0;
};

} // namespace oracle
