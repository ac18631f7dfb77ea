#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>

namespace ludo::testing {

using pieces_in_places = std::set<std::pair<int, int>>; // place and kind, each once

/// The hidden pieces of a view in some worlds that are imagined for it: which kind lies in which place.
template <game G>
class imagined_pieces {
    using state = typename G::state;

public:
    imagined_pieces(state const& view, int worlds, rng& luck) : worlds_(static_cast<std::size_t>(worlds)) {
        for (pieces_in_places& world : worlds_) {
            G::each_piece(G::determinize(view, luck), [&](int place, int kind) { world.insert({place, kind}); });
            strike_out(view, world);
        }
    }

    [[nodiscard]] pieces_in_places all() const {
        pieces_in_places found;
        for (pieces_in_places const& world : worlds_)
            found.insert(world.begin(), world.end());
        return found;
    }

    /// The place in which some of these pieces lie in most of the worlds, in what share of them, and the first kind of these.
    struct doubtful {
        int place = 0, kind = 0;
        double share = 0;
    };
    [[nodiscard]] doubtful doubt(pieces_in_places const& these) const {
        std::map<int, int> worlds; // with some of them in a place
        for (pieces_in_places const& world : worlds_) {
            std::set<int> places;
            for (auto const& [place, kind] : world)
                if (these.contains({place, kind}))
                    places.insert(place);
            for (int place : places)
                ++worlds[place];
        }
        doubtful most;
        for (auto const& [place, number] : worlds)
            if (double const share = number / static_cast<double>(worlds_.size()); share > most.share)
                most = {place, these.lower_bound({place, 0})->second, share};
        return most;
    }

    /// Strikes out each of these pieces that lies in its place in a state.
    static void strike_out(state const& s, pieces_in_places& these) {
        G::each_piece(s, [&](int place, int kind) { these.erase({place, kind}); });
    }

private:
    std::vector<pieces_in_places> worlds_;
};

} // namespace ludo::testing
