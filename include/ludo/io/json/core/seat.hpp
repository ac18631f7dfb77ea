#pragma once

#include <cstddef>
#include <string>

#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// One thing for each seat: a list.
template <typename T, int Most>
struct json_of<per_seat<T, Most>> {
    static void write(json_writer& to, per_seat<T, Most> const& things) {
        to.list([&] {
            for (seat each : to.seats())
                to.item(things[each]);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<T>(); }
    static bool read(json_reader& reader, json const& from, per_seat<T, Most>& things, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(reader.seats().size()))
            return reader.wrong(where, "takes a list with an entry for each seat");
        for (seat each : reader.seats())
            if (!reader.read(from[static_cast<std::size_t>(each.index())], things[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

} // namespace ludo
