#pragma once

#include <string>

#include <ludo/components/owned_places.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/core/seat.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Places with owners: a list of places for each seat.
template <typename Place, int Seats>
struct json_of<owned_places<Place, Seats>> {
    static void write(json_writer& to, owned_places<Place, Seats> const& owned) {
        to.list([&] {
            for (seat each : to.seats())
                to.item(owned.of(each));
        });
    }
    static std::string shape(json_shape& shapes) { return json_shape::list(shapes.list_of<Place>()); }
    static bool read(json_reader& reader, json const& from, owned_places<Place, Seats>& owned, std::string const& where) {
        per_seat<index_set<Place>, Seats> lists;
        if (!reader.read(from, lists, where))
            return false;
        for (seat each : reader.seats())
            for (Place place : lists[each]) {
                if (owned.any().contains(place))
                    return reader.wrong(where, to_text(place) + " belongs to two seats");
                owned.insert(place, each);
            }
        return true;
    }
};

} // namespace ludo
