#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace arena {

/// A test that may be looked at after each deal. Somebody owns one coin and bets, deal after deal, a part of all he has that one player
/// does better than another: he gains or loses in proportion to the difference, from -1 to 1. If the one is not better, then such
/// a bet is never in his favour, and he will ever own 20 coins with a chance of at most 1 in 20 (Ville's inequality). So when he does, it
/// is sure to 95 %.
///
/// Nobody knows how much is wise to bet: he divides his coin, and bets another part with each piece.
class wager {
public:
    void add(double difference) {
        double owned = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            pieces_[i] *= 1 + parts[i] * difference;
            owned += pieces_[i] / static_cast<double>(parts.size());
        }
        richest_ = (std::max)(richest_, owned);
    }
    /// The most that he ever owned.
    [[nodiscard]] double richest() const { return richest_; }

private:
    static constexpr std::array parts{1. / 32, 1. / 8, 1. / 4, 1. / 2, 7. / 8};
    std::array<double, parts.size()> pieces_{1, 1, 1, 1, 1};
    double richest_ = 1;
};

} // namespace arena
