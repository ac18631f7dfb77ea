#pragma once

#include <string>

#include <ludo/components/owned_places.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/core/seat.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Places with owners: a list of places for each seat.
template <typename Place, int Seats>
struct json_of<owned_places<Place, Seats>> {
    static json write(json_form const& form, owned_places<Place, Seats> const& owned) {
        json list = json::array();
        for (seat each : form.seats())
            list.push_back(form.write(owned.of(each)));
        return list;
    }
    static bool read(json_form& form, json const& from, owned_places<Place, Seats>& owned, std::string const& where) {
        per_seat<index_set<Place>, Seats> lists;
        if (!form.read(from, lists, where))
            return false;
        for (seat each : form.seats())
            for (Place place : lists[each]) {
                if (owned.any().contains(place))
                    return form.wrong(where, to_text(place) + " belongs to two seats");
                owned.insert(place, each);
            }
        return true;
    }
};

} // namespace ludo
