#pragma once

#include <cstddef>
#include <string>
#include <type_traits>

#include <ludo/components/collected.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards collected: the cards that each seat has won for sure; and the sets of which one card lies on a place.
template <auto const& Deck, typename Place, int Seats>
struct json_of<collected<Deck, Place, Seats>> {
    using card_type = std::remove_cvref_t<decltype(Deck[0])>;

    static void write(json_writer& to, collected<Deck, Place, Seats> const& cards) {
        auto const won_by = [&](seat each) {
            to.list([&] {
                for (int number = 0; number < Deck.size(); ++number)
                    if (cards.won(number, each))
                        to.item(Deck[number]);
            });
        };
        auto const one_back = [&](Place place) {
            to.list([&] { cards.candidates(place).each([&](card_type one) { to.item(one); }); });
        };
        to.object([&] {
            to.member("won", [&] {
                to.list([&] {
                    for (seat each : to.seats())
                        to.item([&] { won_by(each); });
                });
            });
            to.member("one_back", [&] {
                to.object([&] {
                    for (Place place : cards.backs())
                        to.member(place, [&] { one_back(place); });
                });
            });
        });
    }
    static std::string shape(json_shape& shapes) {
        std::string const cards = shapes.list_of<card_type>();
        return json_shape::object({{"won", json_shape::list(cards)}, {"one_back", shapes.map<Place>(cards)}});
    }
    static bool read(json_reader& reader, json const& from, collected<Deck, Place, Seats>& cards, std::string const& where) {
        if (!from.is_object() || from.size() != 2 || !from.contains("won") || !from.contains("one_back") ||
            !from["won"].is_array() || from["won"].size() != static_cast<std::size_t>(reader.seats().size()) ||
            !from["one_back"].is_object())
            return reader.wrong(
                where, "takes an object with won, a list of cards for each seat, and one_back, places with lists of cards");
        auto const each_card = [&](json const& list, std::string const& there, auto take) {
            if (!list.is_array())
                return reader.wrong(there, "takes a list of cards");
            for (json const& given : list) {
                card_type one;
                if (!reader.read(given, one, there))
                    return false;
                if (!one.known() || cards.left().of(one) == 0)
                    return reader.wrong(there, json_reader::shown(given) + " is there more often than in the deck");
                take(one);
            }
            return true;
        };
        for (seat each : reader.seats())
            if (!each_card(from["won"][static_cast<std::size_t>(each.index())], where + ".won[" + to_text(each) + ']',
                           [&](card_type one) { cards.win(one, each); }))
                return false;
        for (auto const& [name, list] : from["one_back"].items()) {
            std::string const there = where + ".one_back." + excerpt(name);
            auto const place = Place::parse(name);
            if (!place)
                return reader.wrong(there, "is not a place");
            if (!each_card(list, there, [&](card_type one) { cards.win_but_one(one, *place); }))
                return false;
            if (list.empty())
                return reader.wrong(there, "takes a list of cards");
        }
        return true;
    }
};

} // namespace ludo
