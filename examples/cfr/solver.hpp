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

/// Each in proportion to its number; all alike if there is nothing to divide.
inline numbers shares(numbers of) {
    double const sum = std::accumulate(of.begin(), of.end(), 0.);
    for (double& each : of)
        each = sum > 0 ? each / sum : 1. / static_cast<double>(of.size());
    return of;
}

/// Learns to play a small game for two, by playing every deal of it in all ways (counterfactual regret minimisation). All it needs is
/// the list of deals, and a key for what a seat knows and how it came to know it.
template <ludo::game G>
class solver {
    using state = typename G::state;
    using keys = ludo::knowledge_keys<G>;

public:
    /// Plays everything so many times.
    void learn(int times) {
        for (int time = 0; time < times; ++time) {
            for (auto& [key, each] : lessons_)
                take_to_heart(each, time);
            on_average([&](state const& dealt, double chance) { return learn(dealt, keys(dealt), {chance, chance}); });
        }
    }

    /// What the seat that begins wins on average, if both play as was learned.
    [[nodiscard]] double value() const {
        return on_average([&](state const& dealt, double) { return worth(dealt, keys(dealt)); });
    }
    /// How likely each legal action is, in order of the index, for a seat that knows this.
    [[nodiscard]] numbers plays(ludo::knowledge_key<G> const& known) const { return shares(lessons_.at(known).played); }

    [[nodiscard]] ludo::deals<G> const& deals() const { return deals_; }
    [[nodiscard]] std::size_t information_states() const { return lessons_.size(); }

private:
    /// What a seat has learned where it knows just this: what it should rather have done, how it has played, and how it plays now.
    struct lesson {
        numbers regret, played, now;
    };

    /// From now on, the seat does what it regrets not to have done. What it does not regret is forgotten, and so is, little by
    /// little, how it played when it knew less.
    static void take_to_heart(lesson& one, int times) {
        for (std::size_t i = 0; i < one.regret.size(); ++i) {
            one.regret[i] = std::max(one.regret[i], 0.);
            one.played[i] *= static_cast<double>(times) / (times + 1);
        }
        one.now = shares(one.regret);
    }

    /// What seat 0 wins as both play now. For each seat, `reach` is how likely this moment is if that seat plays as it does now.
    double learn(state const& s, keys const& known, std::array<double, 2> const& reach) {
        if (G::turn(s) == ludo::nobody)
            return G::scores(s)[ludo::seat(0)];
        std::size_t const mine = static_cast<std::size_t>(G::turn(s).index());
        numbers const none(static_cast<std::size_t>(G::actions(s).size()));
        lesson& here = lessons_.try_emplace(known[G::turn(s)], lesson{none, none, shares(none)}).first->second;
        numbers won;
        each_way(s, known, [&](state const& after, keys const& told) {
            auto further = reach;
            further[mine] *= here.now[won.size()];
            won.push_back(learn(after, told, further));
        });
        double const mean = std::inner_product(won.begin(), won.end(), here.now.begin(), 0.);
        for (std::size_t i = 0; i < won.size(); ++i) {
            here.regret[i] += reach[1 - mine] * (mine == 0 ? won[i] - mean : mean - won[i]);
            here.played[i] += reach[mine] * here.now[i];
        }
        return mean;
    }

    /// What seat 0 wins if both play as they have played on average.
    [[nodiscard]] double worth(state const& s, keys const& known) const {
        if (G::turn(s) == ludo::nobody)
            return G::scores(s)[ludo::seat(0)];
        numbers won;
        each_way(s, known, [&](state const& after, keys const& told) { won.push_back(worth(after, told)); });
        numbers const likely = plays(known[G::turn(s)]);
        return std::inner_product(won.begin(), won.end(), likely.begin(), 0.);
    }

    template <typename Visit>
    static void each_way(state const& s, keys const& known, Visit visit) {
        for (typename G::action each : G::actions(s)) {
            auto [after, told] = std::pair(s, known);
            G::play(after, each);
            told.play(s, each, after);
            visit(after, told);
        }
    }
    template <typename Worth>
    double on_average(Worth worth_of) const {
        double sum = 0;
        deals_.each([&](state const& dealt, std::uint64_t ways) {
            double const chance = static_cast<double>(ways) / static_cast<double>(deals_.ways());
            sum += chance * worth_of(dealt, chance);
        });
        return sum;
    }

    ludo::deals<G> deals_;
    std::map<ludo::knowledge_key<G>, lesson> lessons_;
};

} // namespace cfr
