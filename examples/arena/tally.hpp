#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <ludo/core/seat.hpp>

#include "contest.hpp"
#include "wager.hpp"

namespace arena {

/// A mean, and where it lies with a certainty of 95 %.
struct estimate {
    double mean = 0, low = 0, high = 0;
};

/// Sums, exact in whole numbers, of what a deal was worth to a player; at least `least`, at most `most`.
struct sums {
    std::int64_t least = 0, most = 0;
    std::int64_t sum = 0, squares = 0;

    /// Nothing is worth more than that twelve win all their games: however many deals there are, 64 bits hold the sums.
    static constexpr std::int64_t most_worth = ludo::most_seats * standing::win;
    static_assert(most_worth <= (std::numeric_limits<std::int64_t>::max)() / most_worth / static_cast<std::int64_t>(most_deals));

    void add(std::int64_t worth) {
        sum += worth;
        squares += worth * worth;
    }

    /// The games of a deal are no strangers to each other, so each deal counts as one. The interval is that of Agresti and Coull: to
    /// the deals that were played it adds two of the best and two of the worst, so that a player who never lost is not thought to be
    /// unbeatable.
    [[nodiscard]] estimate of(std::int64_t deals, double unit) const {
        auto const real = [](std::int64_t number) { return static_cast<double>(number); };
        double const count = real(deals) + 4;
        double const middle = (real(sum) + 2 * real(least) + 2 * real(most)) / count;
        double const mean_square = (real(squares) + 2 * real(least) * real(least) + 2 * real(most) * real(most)) / count;
        double const reach = 1.96 * std::sqrt((std::max)(0., mean_square - middle * middle) / count);
        double const mean = deals > 0 ? real(sum) / real(deals) : (real(least) + real(most)) / 2;
        return {mean / unit, (std::max)(real(least), middle - reach) / unit, (std::min)(real(most), middle + reach) / unit};
    }
};

/// The same for points, which may be any number: the interval is Student's, whose quantile Cornish and Fisher expand. Of one deal there
/// is none.
struct sums_of_points {
    std::int64_t sum = 0;
    double squares = 0;

    void add(std::int64_t points) {
        sum += points;
        squares += static_cast<double>(points) * static_cast<double>(points);
    }
    static double student(double freedom) {
        constexpr double z = 1.96, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
        return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
               (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
    }
    [[nodiscard]] estimate of(std::int64_t deals, double unit) const {
        double const count = static_cast<double>(deals), mean = deals > 0 ? static_cast<double>(sum) / count : 0;
        double const variance = deals > 1 ? (std::max)(0., squares - count * mean * mean) / (count - 1) : 0;
        double const reach = deals > 1 ? student(count - 1) * std::sqrt(variance / count) : 0;
        return {mean / unit, (mean - reach) / unit, (mean + reach) / unit};
    }
};

/// Counts what came of the deals, one after the other. Players with the same name are one, who takes several seats.
class tally {
public:
    tally(std::vector<player_name> const& players, std::int64_t games, bool together = false)
        : games_(games), players_(static_cast<std::int64_t>(players.size())), together_(together) {
        for (player_name const& each : players) {
            auto const same = std::find(names_.begin(), names_.end(), each.text);
            who_.push_back(static_cast<std::size_t>(same - names_.begin()));
            if (same == names_.end()) {
                names_.push_back(each.text);
                seats_.push_back(0);
            }
            ++seats_[who_.back()];
        }
        for (std::int64_t seats : seats_) { // who has several seats cannot have all of them in the first place
            wins_.push_back({0, games * standing::win});
            places_.push_back({games * seats * (seats + 1), games * seats * (2 * players_ - seats + 1)});
        }
        bets_.resize(size() * size());
    }

    void add(outcome const& came) {
        ++deals_;
        broken_off_ += came.broken_off;
        if (together_)
            return points_.add(came.points);
        std::vector<standing> sum(size());
        for (std::size_t player = 0; player < who_.size(); ++player) {
            sum[who_[player]].wins += came.of[player].wins;
            sum[who_[player]].places += came.of[player].places;
        }
        auto const mean = [&](std::size_t one) { return static_cast<double>(sum[one].places) / static_cast<double>(seats_[one]); };
        double const furthest = static_cast<double>(2 * games_ * (players_ - 1));
        for (std::size_t one = 0; one < size(); ++one) {
            wins_[one].add(sum[one].wins);
            places_[one].add(sum[one].places);
            for (std::size_t other = 0; other < size(); ++other)
                bets_[one * size() + other].add((mean(other) - mean(one)) / furthest);
        }
    }

    [[nodiscard]] bool together() const { return together_; }
    [[nodiscard]] std::size_t size() const { return names_.size(); }
    [[nodiscard]] std::string const& name(std::size_t one) const { return names_[one]; }
    [[nodiscard]] std::int64_t seats(std::size_t one) const { return seats_[one]; }
    [[nodiscard]] std::int64_t deals() const { return deals_; }
    [[nodiscard]] std::int64_t games() const { return deals_ * players_; } // each plays a deal in its seat, or alone
    [[nodiscard]] std::int64_t broken_off() const { return broken_off_; }

    /// What part of its games a player has won, in each of its seats; a win that several share is divided.
    [[nodiscard]] estimate wins(std::size_t one) const {
        return wins_[one].of(deals_, static_cast<double>(seats_[one] * games_ * standing::win));
    }
    [[nodiscard]] estimate place(std::size_t one) const {
        return places_[one].of(deals_, static_cast<double>(2 * seats_[one] * games_));
    }

    /// The points of a game, where all play together.
    [[nodiscard]] estimate points() const { return points_.of(deals_, static_cast<double>(games_)); }

    /// Is it sure that one has better places than another? All these answers together are right with a certainty of 95 %, however
    /// often they were asked for. Nobody is better than itself.
    [[nodiscard]] bool better(std::size_t one, std::size_t other) const {
        return one != other && bets_[one * size() + other].richest() >= 20. * static_cast<double>(size() * (size() - 1));
    }
    /// Is it sure of every two who is the better one?
    [[nodiscard]] bool sure() const {
        for (std::size_t one = 0; one < size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                if (!better(one, other) && !better(other, one))
                    return false;
        return size() > 1;
    }

private:
    std::int64_t games_, players_;
    bool together_;
    sums_of_points points_;
    std::int64_t deals_ = 0, broken_off_ = 0;
    std::vector<std::size_t> who_; // of each seat's player
    std::vector<std::string> names_;
    std::vector<std::int64_t> seats_;
    std::vector<sums> wins_, places_;
    std::vector<wager> bets_; // for each two players, that the first is the better one
};

} // namespace arena
