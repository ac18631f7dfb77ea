#pragma once

#include <string>
#include <vector>

#include <ludo/components/card_list.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Known cards in a row: a list.
template <typename Card, int Most>
struct json_of<card_list<Card, Most>> {
    static json write(json_form const& form, card_list<Card, Most> const& cards) {
        json list = json::array();
        for (Card one : cards)
            list.push_back(form.write(one));
        return list;
    }
    static bool read(json_form& form, json const& from, card_list<Card, Most>& cards, std::string const& where) {
        std::vector<Card> list;
        if (!read_cards(form, from, list, Most, where))
            return false;
        cards = {};
        for (Card one : list) {
            if (!one.known())
                return form.wrong(where, "takes known cards");
            cards.add(one);
        }
        return true;
    }
};

} // namespace ludo
