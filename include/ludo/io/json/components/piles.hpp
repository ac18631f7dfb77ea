#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/piles.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Piles: for each seat its cards, from the bottom.
template <typename Card, int Seats, int Size>
struct json_of<piles<Card, Seats, Size>> {
    static void write(json_writer& to, piles<Card, Seats, Size> const& all) {
        to.list([&] {
            for (seat owner : to.seats())
                to.item([&] { to.list([&] { all.each(owner, [&](Card one) { to.item(one); }); }); });
        });
    }
    static std::string shape(json_shape& shapes) { return json_shape::list(shapes.list_of<Card>()); }
    static bool read(json_reader& reader, json const& from, piles<Card, Seats, Size>& all, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(reader.seats().size()))
            return reader.wrong(where, "takes a list with an entry for each seat");
        all = {};
        for (seat owner : reader.seats()) {
            std::string const there = where + '[' + to_text(owner) + ']';
            std::vector<Card> cards;
            if (!read_cards(reader, from[static_cast<std::size_t>(owner.index())], cards,
                            static_cast<std::size_t>(Size - all.total()), there))
                return false;
            for (Card one : cards) {
                if (!one.known())
                    return reader.wrong(there, "takes known cards: they lie face up");
                all.put(owner, one);
            }
        }
        return true;
    }
};

} // namespace ludo
