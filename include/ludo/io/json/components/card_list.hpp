#pragma once

#include <ludo/components/card_list.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Known cards (or other things) in a row: a list.
template <typename Card, int Most>
struct json_of<card_list<Card, Most>> {
    using parts = json_list<Card, Most>;

    static parts parts_of(card_list<Card, Most> const& cards) { return json_list_of<Card, Most>(cards); }
    static bool make(card_list<Card, Most>& cards, parts const& list, json_reader& reader) {
        cards = {};
        for (Card card : list) {
            if constexpr (requires { card.known(); })
                if (!card.known())
                    return reader.wrong("takes known cards");
            cards.add(card);
        }
        return true;
    }
};

} // namespace ludo
