#pragma once

#include <ludo/components/spread.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>

namespace ludo {

/// Lays the cards that take part face down, in their order, on the first of these places; undefined if there are fewer.
template <indexed Place, typename Card, typename Cards, typename Plays>
constexpr void lay_face_down(spread<Place, Card>& table, index_set<Place> free, Cards const& cards, Plays plays) {
    for (Card each : cards)
        if (plays(each)) {
            table.lay(free.first(), each);
            free.erase(free.first());
        }
}

} // namespace ludo
