#pragma once

#include <ludo/core/per_seat.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A number for each seat: a list.
template <>
struct json_of<seat_numbers> {
    using parts = per_seat<int>;

    static parts parts_of(seat_numbers const& numbers) {
        parts list;
        for (seat each : each_seat(numbers.size()))
            list[each] = numbers[each];
        return list;
    }
    static bool make(seat_numbers& numbers, parts const& list, json_reader& reader) {
        numbers = seat_numbers(reader.seats().size());
        for (seat each : reader.seats())
            numbers[each] = list[each];
        return true;
    }
};

} // namespace ludo
