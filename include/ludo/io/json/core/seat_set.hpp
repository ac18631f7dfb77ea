#pragma once

#include <string>

#include <ludo/core/seat_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A set of seats: the list of their numbers.
template <int Most>
struct json_of<seat_set<Most>> {
    static void write(json_writer& to, seat_set<Most> const& some) {
        to.list([&] {
            for (seat each : some)
                to.item(each);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<int>(); }
    static bool read(json_reader& reader, json const& from, seat_set<Most>& some, std::string const& where) {
        if (!from.is_array())
            return reader.wrong(where, "takes a list of seats");
        for (json const& each : from) {
            seat one;
            if (!reader.read(each, one, where))
                return false;
            if (one == nobody || one.index() >= reader.seats().size())
                return reader.wrong(where, "takes seats that play");
            if (some.contains(one))
                return reader.wrong(where, json_reader::shown(each) + " is listed twice");
            some.insert(one);
        }
        return true;
    }
};

} // namespace ludo
