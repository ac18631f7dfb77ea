#pragma once

#include <cstddef>
#include <string>

#include <ludo/core/scores.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A number for each seat: a list.
template <>
struct json_of<seat_numbers> {
    static void write(json_writer& to, seat_numbers const& numbers) {
        to.list([&] {
            for (int each : numbers)
                to.item(each);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<int>(); }
    static bool read(json_reader& reader, json const& from, seat_numbers& numbers, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(reader.seats().size()))
            return reader.wrong(where, "takes a list with a number for each seat");
        numbers = seat_numbers(reader.seats().size());
        for (seat each : reader.seats())
            if (!reader.read(from[static_cast<std::size_t>(each.index())], numbers[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

} // namespace ludo
