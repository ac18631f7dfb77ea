#pragma once

#include <array>
#include <cstddef>
#include <string>

#include <ludo/io/json/reader.hpp>

namespace ludo {

/// So many things in a row: a list.
template <typename T, std::size_t Size>
struct json_of<std::array<T, Size>> {
    static void write(json_writer& to, std::array<T, Size> const& things) {
        to.list([&] {
            for (T const& each : things)
                to.item(each);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<T>(); }
    static bool read(json_reader& reader, json const& from, std::array<T, Size>& things, std::string const& where) {
        if (!from.is_array() || from.size() != Size)
            return reader.wrong(where, "takes a list of " + std::to_string(Size));
        for (std::size_t number = 0; number < Size; ++number)
            if (!reader.read(from[number], things[number], where + '[' + std::to_string(number) + ']'))
                return false;
        return true;
    }
};

} // namespace ludo
