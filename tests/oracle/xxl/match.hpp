// How a match of XXL adds up, slowly and literally, to compare with.
//
// It follows the written rules and shares no code with the library. References in the comments: "X1" .. "X9" and "T2" are
// the rulings in the README; "3.0" and "3.7" the statement of the rules and "3.11" its precisions, of the specification that
// the rulings come from. The games themselves are played elsewhere: a match is told the result of each.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

/// Whether the highest result of this game of XXL is the best one: so in 3, 4, 6 and 6+; in 1, 2 and 5 it is the lowest.
inline bool xxl_high_wins(std::string const& variant) {
    if (variant == "up_down" || variant == "lower" || variant == "one_by_one") {
        return false;
    }
    if (variant == "may_refuse" || variant == "runs" || variant == "set_colour" || variant == "set_colour_trump") {
        return true;
    }
    throw std::invalid_argument("match: no such game: " + variant);
}

/// One place per seat: one more than the number of better seats, so equal results share a place and the following place is
/// skipped (3.0: 1, 1, 3).
inline std::vector<int> xxl_places(std::vector<int> const& results, bool high_wins) {
    std::vector<int> places;
    for (int const mine : results) {
        int place = 1;
        for (int const other : results) {
            bool const better = high_wins ? other > mine : other < mine;
            if (better) {
                ++place;
            }
        }
        places.push_back(place);
    }
    return places;
}

class match {
public:
    struct options {
        int players = 2; // 3.0: 2 to 6
        int first = 0;   // the configured seat
        // X2: or hand_total, or fixed. Not used by "6+ once per seat".
        std::string starter = "match_points";
        // The games in their order, the default those of "XXL pur" (T4: without 6+).
        std::vector<std::string> variants = {"up_down", "lower", "may_refuse", "runs", "one_by_one", "set_colour"};
        // 3.11: how many times the list is played through (A B A B).
        int rounds = 1;
        // 3.0: what is added up; or game_totals: the scores of the games, all of the same kind. Not for "6+ once per seat".
        std::string match_scoring = "place_points";
        // "6+ once per seat": as many games of set_colour_trump as there are seats; variants and rounds are not used.
        bool once_per_seat = false;
        std::string trump_match_scoring = "place_points"; // T2: or trick_totals; only for "6+ once per seat"
    };

    explicit match(options chosen) : options_(std::move(chosen)) { check_options(); }

    // How many games the match has.
    int games() const {
        return options_.once_per_seat ? options_.players : options_.rounds * static_cast<int>(options_.variants.size());
    }

    // How many of them are played.
    int games_played() const { return static_cast<int>(results_.size()); }

    bool over() const { return games_played() == games(); }

    // The next game, empty once the match is over.
    std::string next_variant() const {
        if (over()) {
            return "";
        }
        if (options_.once_per_seat) {
            return "set_colour_trump";
        }
        return options_.variants.at(results_.size() % options_.variants.size());
    }

    // The `first` that the next game gets; -1 once the match is over.
    int next_first() const {
        if (over()) {
            return -1;
        }
        // 3.7, 3.11: the first starter is `first`, then clockwise.
        if (options_.once_per_seat) {
            return (options_.first + games_played()) % options_.players;
        }
        // X2: the seat with the most points so far (3.0: by game_totals the highest totals); ties, also before the first game (X3): the first tied seat
        // clockwise from `first`, itself included.
        if (options_.starter == "match_points") {
            std::vector<int> const points = scores();
            int best = options_.first;
            for (int step = 0; step < options_.players; ++step) {
                int const seat = (options_.first + step) % options_.players;
                if (points.at(at(seat)) > points.at(at(best))) {
                    best = seat;
                }
            }
            return best;
        }
        // fixed: that seat starts. hand_total: the game finds the starter itself, and counts ties from there.
        return options_.first;
    }

    // The `starter` that the next game gets.
    std::string next_starter() const {
        return !options_.once_per_seat && options_.starter == "hand_total" ? "hand_total" : "fixed";
    }

    // Tells the match the result of the next game: a score for each seat, and whether the highest is best.
    void add(std::vector<int> const& scores, bool high_wins) {
        if (over()) {
            throw std::invalid_argument("match: the match is over");
        }
        if (static_cast<int>(scores.size()) != options_.players) {
            throw std::invalid_argument("match: a result has a score for each seat");
        }
        results_.push_back(result{scores, high_wins});
    }

    // X1: the place points of a game that was played, by seat; games are counted from 0.
    std::vector<int> place_points(int game) const {
        result const& one = results_.at(at(game));
        return xxl_places(one.scores, one.high_wins);
    }

    // The place points of all games so far, by seat.
    std::vector<int> place_point_sums() const {
        std::vector<int> sums(at(options_.players), 0);
        for (int game = 0; game < games_played(); ++game) {
            std::vector<int> const points = place_points(game);
            for (int seat = 0; seat < options_.players; ++seat) {
                sums.at(at(seat)) += points.at(at(seat));
            }
        }
        return sums;
    }

    // What the match is decided by, so far: the sums of the place points; T2, 3.0: by the option those of the results.
    std::vector<int> scores() const {
        if (!by_totals()) {
            return place_point_sums();
        }
        std::vector<int> sums(at(options_.players), 0);
        for (result const& one : results_) {
            for (int seat = 0; seat < options_.players; ++seat) {
                sums.at(at(seat)) += one.scores.at(at(seat));
            }
        }
        return sums;
    }

    // The lowest sum wins; of totals the highest where it is best in the games. X9: equal sums share their place.
    std::vector<int> places() const {
        bool const high_wins = options_.once_per_seat || xxl_high_wins(options_.variants.front());
        return xxl_places(scores(), by_totals() && high_wins);
    }

private:
    struct result {
        std::vector<int> scores;
        bool high_wins;
    };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    bool by_totals() const {
        return options_.once_per_seat ? options_.trump_match_scoring == "trick_totals" : options_.match_scoring == "game_totals";
    }

    void check_options() const {
        if (options_.players < 2 || options_.players > 6) {
            throw std::invalid_argument("match: players takes 2 to 6");
        }
        if (options_.first < 0 || options_.first >= options_.players) {
            throw std::invalid_argument("match: first takes a seat");
        }
        if (options_.starter != "match_points" && options_.starter != "hand_total" && options_.starter != "fixed") {
            throw std::invalid_argument("match: starter takes match_points, hand_total or fixed");
        }
        if (options_.trump_match_scoring != "place_points" && options_.trump_match_scoring != "trick_totals") {
            throw std::invalid_argument("match: trump_match_scoring takes place_points or trick_totals");
        }
        if (options_.variants.empty()) {
            throw std::invalid_argument("match: variants takes at least one game");
        }
        if (options_.match_scoring != "place_points" && options_.match_scoring != "game_totals") {
            throw std::invalid_argument("match: match_scoring takes place_points or game_totals");
        }
        for (std::string const& variant : options_.variants) {
            bool const high_wins = xxl_high_wins(variant); // throws if there is no such game
            if (options_.match_scoring == "game_totals" && high_wins != xxl_high_wins(options_.variants.front())) {
                throw std::invalid_argument("match: match_scoring takes place_points for a list that mixes low and high");
            }
        }
        if (options_.rounds < 1) {
            throw std::invalid_argument("match: rounds takes at least 1");
        }
    }

    options options_;
    std::vector<result> results_;
};

} // namespace oracle
