#pragma once

#include <string>

#include <ludo/core/index_set.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// A set: the list of its things.
template <typename T>
struct json_of<index_set<T>> {
    static json write(json_form const& form, index_set<T> const& things) {
        json list = json::array();
        for (T thing : things)
            list.push_back(form.write(thing));
        return list;
    }
    static bool read(json_form& form, json const& from, index_set<T>& things, std::string const& where) {
        if (!from.is_array())
            return form.wrong(where, "takes a list");
        for (json const& each : from) {
            T thing{};
            if (!form.read(each, thing, where))
                return false;
            if constexpr (requires { thing.known(); })
                if (!thing.known())
                    return form.wrong(where, "takes known cards");
            if (things.contains(thing))
                return form.wrong(where, json_form::shown(each) + " is listed twice");
            things.insert(thing);
        }
        return true;
    }
};

} // namespace ludo
