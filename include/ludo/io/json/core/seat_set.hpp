#pragma once

#include <ludo/core/seat_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A set of seats: the list of their numbers.
template <int Most>
struct json_of<seat_set<Most>> {
    using parts = json_list<seat, Most>;

    static parts parts_of(seat_set<Most> const& some) { return json_list_of<seat, Most>(some); }
    static bool make(seat_set<Most>& some, parts const& list, json_reader& reader) {
        for (seat one : list) {
            if (one == nobody || one.index() >= reader.seats().size())
                return reader.wrong("takes seats that play");
            if (some.contains(one))
                return reader.wrong(json_text(one) + " is listed twice");
            some.insert(one);
        }
        return true;
    }
};

} // namespace ludo
