#pragma once

#include <ludo/components/aside.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards laid aside in no order: a list of them, the unknown ones last.
template <typename Card>
struct json_of<aside<Card>> {
    using parts = json_list<Card, Card::count>;

    static parts parts_of(aside<Card> const& laid) {
        auto cards = json_list_of<Card, Card::count>(laid.known());
        for (int i = 0; i < laid.hidden(); ++i)
            cards.add(Card());
        return cards;
    }
    static bool make(aside<Card>& laid, parts const& cards, json_reader& reader) {
        laid = {};
        for (Card card : cards) {
            if (card.known() && laid.known().contains(card))
                return reader.wrong(json_text(card) + " is listed twice");
            laid.lay(card);
        }
        return true;
    }
};

} // namespace ludo
