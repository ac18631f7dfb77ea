#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/piles.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Piles: for each seat its cards, from the bottom.
template <typename Card, int Seats, int Size>
struct json_of<piles<Card, Seats, Size>> {
    static json write(json_form const& form, piles<Card, Seats, Size> const& all) {
        json list = json::array();
        for (seat owner : form.seats()) {
            json& cards = list.emplace_back(json::array());
            all.each(owner, [&](Card one) { cards.push_back(form.write(one)); });
        }
        return list;
    }
    static bool read(json_form& form, json const& from, piles<Card, Seats, Size>& all, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        all = {};
        for (seat owner : form.seats()) {
            std::string const there = where + '[' + to_text(owner) + ']';
            std::vector<Card> cards;
            if (!read_cards(form, from[static_cast<std::size_t>(owner.index())], cards,
                            static_cast<std::size_t>(Size - all.total()), there))
                return false;
            for (Card one : cards) {
                if (!one.known())
                    return form.wrong(there, "takes known cards: they lie face up");
                all.put(owner, one);
            }
        }
        return true;
    }
};

} // namespace ludo
