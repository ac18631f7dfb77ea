#pragma once

#include <string>

#include <ludo/components/reserve.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Cards laid aside: a list, the next one first.
template <typename Card, int Most>
struct json_of<reserve<Card, Most>> {
    static json write(json_form const& form, reserve<Card, Most> const& aside) {
        json list = json::array();
        for (Card each : aside)
            list.push_back(form.write(each));
        return list;
    }
    static bool read(json_form& form, json const& from, reserve<Card, Most>& aside, std::string const& where) {
        if (!from.is_array() || from.size() > Most)
            return form.wrong(where, "takes a list of no more than " + std::to_string(Most));
        for (json const& each : from) {
            Card card;
            if (!form.read(each, card, where))
                return false;
            aside.lay(card);
        }
        return true;
    }
};

} // namespace ludo
