#pragma once

#include <ludo/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A set: the list of its things.
template <typename T>
struct json_of<index_set<T>> {
    using parts = json_list<T, T::count>;

    static parts parts_of(index_set<T> const& things) { return json_list_of<T, T::count>(things); }
    static bool make(index_set<T>& things, parts const& list, json_reader& reader) {
        for (T thing : list) {
            if constexpr (requires { thing.known(); })
                if (!thing.known())
                    return reader.wrong("takes known cards");
            if (things.contains(thing))
                return reader.wrong(json_text(thing) + " is listed twice");
            things.insert(thing);
        }
        return true;
    }
};

} // namespace ludo
