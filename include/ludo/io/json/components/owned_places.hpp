#pragma once

#include <ludo/components/owned_places.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Places with owners: a list of places for each seat.
template <typename Place, int Seats>
struct json_of<owned_places<Place, Seats>> {
    using parts = per_seat<index_set<Place>, Seats>;

    static parts parts_of(owned_places<Place, Seats> const& owned) {
        parts lists;
        for (seat owner : each_seat(Seats))
            lists[owner] = owned.of(owner);
        return lists;
    }
    static bool make(owned_places<Place, Seats>& owned, parts const& lists, json_reader& reader) {
        for (seat owner : reader.seats())
            for (Place place : lists[owner]) {
                if (owned.any().contains(place))
                    return reader.wrong(to_text(place) + " belongs to two seats");
                owned.insert(place, owner);
            }
        return true;
    }
};

} // namespace ludo
