#pragma once

#include <string>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Hands with a deck that has each card once: for each seat its cards, the unknown ones last, and those of them that everybody knows.
template <typename Card, int Seats>
struct json_of<hands<Card, Seats>> {
    struct held {
        json_list<Card, Card::count> cards;
        index_set<Card> open;
        static constexpr auto members() { return std::tuple{member{"cards", &held::cards}, member{"open", &held::open}}; }
    };
    using parts = per_seat<held, Seats>;

    static parts parts_of(hands<Card, Seats> const& all) {
        parts made;
        for (seat owner : each_seat(Seats)) {
            for (Card card : all.of(owner))
                made[owner].cards.add(card);
            for (int i = 0; i < all.hidden(owner); ++i)
                made[owner].cards.add(Card());
            made[owner].open = all.open(owner);
        }
        return made;
    }
    static bool make(hands<Card, Seats>& all, parts const& given, json_reader& reader) {
        all = {};
        for (seat owner : reader.seats()) {
            std::string const where = '[' + to_text(owner) + ']';
            for (Card card : given[owner].cards) {
                if (card.known() && all.all().contains(card))
                    return reader.wrong(where + ".cards", json_text(card) + " is in two places");
                all.add(owner, card);
            }
            for (Card card : given[owner].open) {
                if (!all.of(owner).contains(card))
                    return reader.wrong(where + ".open", "takes known cards of the hand");
                all.show(card);
            }
        }
        return true;
    }
};

} // namespace ludo
