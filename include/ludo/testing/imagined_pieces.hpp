#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/testing/piece_words.hpp>

namespace ludo::testing {

/// The hidden pieces of a view in some worlds that are imagined for it: which kind lies in which place.
template <game G>
class imagined_pieces {
    using state = typename G::state;
    using piece = std::pair<int, int>; // place and kind

public:
    using list = placed_pieces; // here each once

    imagined_pieces(state const& view, int worlds, rng& luck) {
        list const known = pieces_of(view);
        for (int world = 0; world < worlds; ++world)
            worlds_.push_back(without(pieces_of(G::determinize(view, luck)), known));
    }

    [[nodiscard]] list all() const {
        list found;
        for (list const& world : worlds_)
            found.insert(found.end(), world.begin(), world.end());
        std::sort(found.begin(), found.end());
        return once(std::move(found));
    }

    /// The place in which some of these pieces lie in most of the worlds; in what share of them; and the kind that is there most often.
    struct doubtful {
        int place = 0, kind = 0;
        double share = 0;
    };
    [[nodiscard]] doubtful doubt(list const& these) const {
        std::map<int, int> in_worlds;
        std::map<piece, int> times;
        for (list const& world : worlds_) {
            list there;
            std::set_intersection(world.begin(), world.end(), these.begin(), these.end(), std::back_inserter(there));
            for (auto each = there.begin(); each != there.end(); ++each) {
                ++times[*each];
                in_worlds[each->first] += each == there.begin() || each[-1].first != each->first;
            }
        }
        doubtful found;
        int most = 0;
        for (auto const& [place, number] : in_worlds)
            if (double const share = double(number) / static_cast<double>(worlds_.size()); share > found.share)
                found = {place, 0, share};
        for (auto const& [what, number] : times)
            if (what.first == found.place && number > most) {
                found.kind = what.second;
                most = number;
            }
        return found;
    }

    /// Strikes out each of these pieces that lies in its place in a state.
    static void strike_out(state const& s, list& these) {
        G::each_piece(s, [&](int place, int kind) {
            auto const at = std::lower_bound(these.begin(), these.end(), piece(place, kind));
            if (at != these.end() && *at == piece(place, kind))
                these.erase(at);
        });
    }

private:
    static list pieces_of(state const& s) { return once(known_pieces<G>(s)); }
    static list once(list all) {
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    std::vector<list> worlds_;
};

} // namespace ludo::testing
