#pragma once

#include <string>
#include <vector>

#include <ludo/components/card_list.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Known cards (or other things) in a row: a list.
template <typename Card, int Most>
struct json_of<card_list<Card, Most>> {
    static void write(json_writer& to, card_list<Card, Most> const& cards) {
        to.list([&] {
            for (Card one : cards)
                to.item(one);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<Card>(); }
    static bool read(json_reader& reader, json const& from, card_list<Card, Most>& cards, std::string const& where) {
        std::vector<Card> list;
        if (!read_cards(reader, from, list, Most, where))
            return false;
        cards = {};
        for (Card one : list) {
            if constexpr (requires { one.known(); })
                if (!one.known())
                    return reader.wrong(where, "takes known cards");
            cards.add(one);
        }
        return true;
    }
};

} // namespace ludo
