#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include <ludo/play/knowledge_key.hpp>
#include <ludo/search/deals.hpp>

namespace cfr {

using numbers = std::vector<double>; // one for each legal action

/// What a seat has learned where it knows just this: what it should rather have done, how it has played, and how it plays now.
struct lesson {
    numbers regret, played, now;
};

/// A moment of a game: the seat whose turn it is, what it knows, and what its actions lead to; or what seat 0 has won in the end.
struct moment {
    double won = 0;
    std::size_t turn = 0;
    lesson* known = nullptr;
    std::vector<moment> next;
};

template <ludo::game G>
moment all_ways(typename G::state const& s, ludo::knowledge_keys<G> const& keys,
                std::map<ludo::knowledge_key<G>, lesson>& lessons) {
    moment here;
    if (G::turn(s) == ludo::nobody) {
        here.won = G::scores(s)[ludo::seat(0)];
        return here;
    }
    here.turn = static_cast<std::size_t>(G::turn(s).index());
    here.known = &lessons[keys[G::turn(s)]];
    for (typename G::action each : G::actions(s)) {
        auto [after, told] = std::pair(s, keys);
        G::play(after, each);
        told.play(s, each, after);
        here.next.push_back(all_ways<G>(after, told, lessons));
    }
    here.known->regret = here.known->played = numbers(here.next.size());
    return here;
}

/// Each in proportion to its number; all alike if there is nothing to divide.
inline numbers shares(numbers of) {
    double const sum = std::accumulate(of.begin(), of.end(), 0.);
    for (double& each : of)
        each = sum > 0 ? each / sum : 1. / static_cast<double>(of.size());
    return of;
}

/// From now on, the seat does what it regrets not to have done. What it does not regret is forgotten, and so is, little by little, how
/// it played when it knew less.
inline void take_to_heart(lesson& one, int times) {
    for (std::size_t i = 0; i < one.regret.size(); ++i) {
        one.regret[i] = std::max(one.regret[i], 0.);
        one.played[i] *= static_cast<double>(times) / (times + 1);
    }
    one.now = shares(one.regret);
}

/// What seat 0 wins as both play now. For each seat, `reach` is how likely this moment is if that seat plays as it does now.
inline double learn(moment const& here, std::array<double, 2> reach) {
    double mean = here.won;
    numbers won;
    for (std::size_t i = 0; i < here.next.size(); ++i) {
        std::array<double, 2> further = reach;
        further[here.turn] *= here.known->now[i];
        won.push_back(learn(here.next[i], further));
        mean += here.known->now[i] * won[i];
    }
    for (std::size_t i = 0; i < here.next.size(); ++i) {
        here.known->regret[i] += reach[1 - here.turn] * (here.turn == 0 ? won[i] - mean : mean - won[i]);
        here.known->played[i] += reach[here.turn] * here.known->now[i];
    }
    return mean;
}

/// What seat 0 wins if both play as they have played on average.
inline double worth(moment const& here) {
    double mean = here.won;
    for (std::size_t i = 0; i < here.next.size(); ++i)
        mean += shares(here.known->played)[i] * worth(here.next[i]);
    return mean;
}

/// Learns to play a small game for two, by playing every deal of it in all ways (counterfactual regret minimisation). All it needs is
/// the list of deals, and a key for what a seat knows and how it came to know it.
template <ludo::game G>
class solver {
public:
    solver() {
        deals_.each([&](typename G::state const& dealt, std::uint64_t ways) {
            double const chance = static_cast<double>(ways) / static_cast<double>(deals_.ways());
            games_.emplace_back(chance, all_ways<G>(dealt, ludo::knowledge_keys<G>(dealt), lessons_));
        });
    }
    solver(solver const&) = delete; // the moments of games point to lessons
    solver& operator=(solver const&) = delete;

    /// Plays everything so many times.
    void learn(int times) {
        for (int time = 0; time < times; ++time) {
            for (auto& [key, each] : lessons_)
                take_to_heart(each, time);
            for (auto const& [chance, dealt] : games_)
                cfr::learn(dealt, {chance, chance});
        }
    }

    /// What the seat that begins wins on average, if both play as was learned.
    [[nodiscard]] double value() const {
        double won = 0;
        for (auto const& [chance, dealt] : games_)
            won += chance * worth(dealt);
        return won;
    }
    /// How likely each legal action is, in order of the index, for a seat that knows this.
    [[nodiscard]] numbers plays(ludo::knowledge_key<G> const& known) const { return shares(lessons_.at(known).played); }

    [[nodiscard]] ludo::deals<G> const& deals() const { return deals_; }
    [[nodiscard]] std::size_t information_states() const { return lessons_.size(); }

private:
    ludo::deals<G> deals_;
    std::map<ludo::knowledge_key<G>, lesson> lessons_;
    std::vector<std::pair<double, moment>> games_; // each with the probability of its deal
};

} // namespace cfr
