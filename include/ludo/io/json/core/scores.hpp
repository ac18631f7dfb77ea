#pragma once

#include <cstddef>
#include <string>

#include <ludo/core/scores.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// A number for each seat: a list.
template <>
struct json_of<seat_numbers> {
    static json write(json_form const& form, seat_numbers const& numbers) {
        json list = json::array();
        for (int each : numbers)
            list.push_back(form.write(each));
        return list;
    }
    static bool read(json_form& form, json const& from, seat_numbers& numbers, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with a number for each seat");
        numbers = seat_numbers(form.seats().size());
        for (seat each : form.seats())
            if (!form.read(from[static_cast<std::size_t>(each.index())], numbers[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

} // namespace ludo
