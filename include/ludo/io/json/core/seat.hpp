#pragma once

#include <cstddef>
#include <string>

#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// One thing for each seat: a list.
template <typename T, int Most>
struct json_of<per_seat<T, Most>> {
    static json write(json_form const& form, per_seat<T, Most> const& things) {
        json list = json::array();
        for (seat each : form.seats())
            list.push_back(form.write(things[each]));
        return list;
    }
    static bool read(json_form& form, json const& from, per_seat<T, Most>& things, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        for (seat each : form.seats())
            if (!form.read(from[static_cast<std::size_t>(each.index())], things[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

} // namespace ludo
