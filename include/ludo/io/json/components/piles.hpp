#pragma once

#include <string>

#include <ludo/components/piles.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Piles: for each seat its cards, from the bottom.
template <typename Card, int Seats, int Size>
struct json_of<piles<Card, Seats, Size>> {
    using parts = per_seat<json_list<Card, Size>, Seats>;

    static parts parts_of(piles<Card, Seats, Size> const& all) {
        parts lists;
        all.each([&](seat owner, Card piece) { lists[owner].add(piece); });
        return lists;
    }
    static bool make(piles<Card, Seats, Size>& all, parts const& lists, json_reader& reader) {
        all = {};
        for (seat owner : reader.seats())
            for (Card piece : lists[owner]) {
                if (!piece.known())
                    return reader.wrong('[' + to_text(owner) + ']', "takes known cards: they lie face up");
                if (all.total() == Size)
                    return reader.wrong("takes at most " + std::to_string(Size) + " cards in all");
                all.put(owner, piece);
            }
        return true;
    }
};

} // namespace ludo
