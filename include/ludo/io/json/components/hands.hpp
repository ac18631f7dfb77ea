#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/hands.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Hands with a deck that has each card once: for each seat its cards, and those of them that everybody knows.
template <typename Card, int Seats>
struct json_of<hands<Card, Seats>> {
    static void write(json_writer& to, hands<Card, Seats> const& held) {
        auto const cards_of = [&](seat owner) {
            to.list([&] {
                for (Card one : held.of(owner))
                    to.item(one);
                for (int i = 0; i < held.hidden(owner); ++i)
                    to.item(Card());
            });
        };
        to.list([&] {
            for (seat owner : to.seats())
                to.item([&] {
                    to.object([&] {
                        to.member("cards", [&] { cards_of(owner); });
                        to.member("open", held.open(owner));
                    });
                });
        });
    }
    static std::string shape(json_shape& shapes) {
        std::string const cards = shapes.list_of<Card>();
        return json_shape::list(json_shape::object({{"cards", cards}, {"open", cards}}));
    }
    static bool read(json_reader& reader, json const& from, hands<Card, Seats>& held, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(reader.seats().size()))
            return reader.wrong(where, "takes a list with an entry for each seat");
        held = {};
        index_set<Card> all;
        for (seat owner : reader.seats()) {
            json const& hand = from[static_cast<std::size_t>(owner.index())];
            std::string const there = where + '[' + to_text(owner) + ']';
            if (!hand.is_object() || hand.size() != 2 || !hand.contains("cards") || !hand.contains("open"))
                return reader.wrong(there, "takes an object with cards and open");
            std::vector<Card> cards;
            index_set<Card> open;
            if (!read_cards(reader, hand["cards"], cards, static_cast<std::size_t>(Card::count), there + ".cards") ||
                !reader.read(hand["open"], open, there + ".open"))
                return false;
            for (Card one : cards) {
                if (one.known() && all.contains(one))
                    return reader.wrong(there + ".cards", json_text(one) + " is in two places");
                if (one.known())
                    all.insert(one);
                held.add(owner, one);
            }
            for (Card one : open) {
                if (!held.of(owner).contains(one))
                    return reader.wrong(there + ".open", "takes known cards of the hand");
                held.show(one);
            }
        }
        return true;
    }
};

} // namespace ludo
