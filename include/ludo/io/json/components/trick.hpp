#pragma once

#include <string>
#include <tuple>

#include <ludo/components/trick.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A trick: the seats and their cards, in the order in which they were played.
template <typename Card, int Seats>
struct json_of<trick<Card, Seats>> {
    struct played {
        seat by;
        Card card;
        static constexpr auto members() { return std::tuple{member{"seat", &played::by}, member{"card", &played::card}}; }
    };
    using parts = json_list<played, Seats>;

    static parts parts_of(trick<Card, Seats> const& table) {
        parts list;
        table.each(Seats, [&](seat by, Card piece) { list.add({by, piece}); });
        return list;
    }
    static bool make(trick<Card, Seats>& table, parts const& list, json_reader& reader) {
        int const players = reader.seats().size();
        table.clear();
        int behind = -1; // the leader
        for (auto const& [by, piece] : list) {
            if (by == nobody || by.index() >= players || !piece.known() || table.all().contains(piece))
                return reader.wrong(json_text(played{by, piece}) + " is not a card that a seat has played");
            int const place = table.empty() ? 0 : (by.index() - table.leader().index() + players) % players;
            if (place <= behind)
                return reader.wrong("takes the seats in the order in which they play");
            behind = place;
            table.put(by, piece);
        }
        return true;
    }
};

} // namespace ludo
