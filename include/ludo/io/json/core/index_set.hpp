#pragma once

#include <string>

#include <ludo/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A set: the list of its things.
template <typename T>
struct json_of<index_set<T>> {
    static void write(json_writer& to, index_set<T> const& things) {
        to.list([&] {
            for (T thing : things)
                to.item(thing);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<T>(); }
    static bool read(json_reader& reader, json const& from, index_set<T>& things, std::string const& where) {
        if (!from.is_array())
            return reader.wrong(where, "takes a list");
        for (json const& each : from) {
            T thing{};
            if (!reader.read(each, thing, where))
                return false;
            if constexpr (requires { thing.known(); })
                if (!thing.known())
                    return reader.wrong(where, "takes known cards");
            if (things.contains(thing))
                return reader.wrong(where, json_reader::shown(each) + " is listed twice");
            things.insert(thing);
        }
        return true;
    }
};

} // namespace ludo
