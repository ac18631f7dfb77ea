#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/hands.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Hands with a deck that has each card once: for each seat its cards, and those of them that everybody knows.
template <typename Card, int Seats>
struct json_of<hands<Card, Seats>> {
    static json write(json_form const& form, hands<Card, Seats> const& held) {
        json list = json::array();
        for (seat owner : form.seats()) {
            json cards = form.write(held.of(owner));
            for (int i = 0; i < held.hidden(owner); ++i)
                cards.push_back(form.write(Card()));
            list.push_back({{"cards", cards}, {"open", form.write(held.open(owner))}});
        }
        return list;
    }
    static bool read(json_form& form, json const& from, hands<Card, Seats>& held, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        held = {};
        index_set<Card> all;
        for (seat owner : form.seats()) {
            json const& hand = from[static_cast<std::size_t>(owner.index())];
            std::string const there = where + '[' + to_text(owner) + ']';
            if (!hand.is_object() || hand.size() != 2 || !hand.contains("cards") || !hand.contains("open"))
                return form.wrong(there, "takes an object with cards and open");
            std::vector<Card> cards;
            index_set<Card> open;
            if (!read_cards(form, hand["cards"], cards, static_cast<std::size_t>(Card::count), there + ".cards") ||
                !form.read(hand["open"], open, there + ".open"))
                return false;
            for (Card one : cards) {
                if (one.known() && all.contains(one))
                    return form.wrong(there + ".cards", form.write(one).dump() + " is in two places");
                if (one.known())
                    all.insert(one);
                held.add(owner, one);
            }
            for (Card one : open) {
                if (!held.of(owner).contains(one))
                    return form.wrong(there + ".open", "takes known cards of the hand");
                held.show(one);
            }
        }
        return true;
    }
};

} // namespace ludo
