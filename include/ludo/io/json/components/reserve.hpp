#pragma once

#include <string>

#include <ludo/components/reserve.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards laid aside: a list, the next one first.
template <typename Card, int Most>
struct json_of<reserve<Card, Most>> {
    static void write(json_writer& to, reserve<Card, Most> const& aside) {
        to.list([&] {
            for (Card each : aside)
                to.item(each);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<Card>(); }
    static bool read(json_reader& reader, json const& from, reserve<Card, Most>& aside, std::string const& where) {
        if (!from.is_array() || from.size() > Most)
            return reader.wrong(where, "takes a list of no more than " + std::to_string(Most));
        for (json const& each : from) {
            Card card;
            if (!reader.read(each, card, where))
                return false;
            aside.lay(card);
        }
        return true;
    }
};

} // namespace ludo
