#pragma once

#include <cstddef>
#include <string>
#include <type_traits>

#include <ludo/components/collected.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Cards collected: the cards that each seat has won for sure; and the sets of which one card lies on a place.
template <auto const& Deck, typename Place, int Seats>
struct json_of<collected<Deck, Place, Seats>> {
    using card_type = std::remove_cvref_t<decltype(Deck[0])>;

    static json write(json_form const& form, collected<Deck, Place, Seats> const& cards) {
        json won = json::array();
        for (seat each : form.seats()) {
            json& list = won.emplace_back(json::array());
            for (int number = 0; number < Deck.size(); ++number)
                if (cards.won(number, each))
                    list.push_back(form.write(Deck[number]));
        }
        json sets = json::object();
        for (Place place : index_set<Place>::all())
            cards.candidates(place).each([&](card_type one) { sets[to_text(place)].push_back(form.write(one)); });
        return {{"won", won}, {"one_back", sets}};
    }
    static bool read(json_form& form, json const& from, collected<Deck, Place, Seats>& cards, std::string const& where) {
        if (!from.is_object() || from.size() != 2 || !from.contains("won") || !from.contains("one_back") ||
            !from["won"].is_array() || from["won"].size() != static_cast<std::size_t>(form.seats().size()) ||
            !from["one_back"].is_object())
            return form.wrong(where,
                              "takes an object with won, a list of cards for each seat, and one_back, places with lists of cards");
        auto const each_card = [&](json const& list, std::string const& there, auto take) {
            if (!list.is_array())
                return form.wrong(there, "takes a list of cards");
            for (json const& given : list) {
                card_type one;
                if (!form.read(given, one, there))
                    return false;
                if (!one.known() || cards.left().of(one) == 0)
                    return form.wrong(there, json_form::shown(given) + " is there more often than in the deck");
                take(one);
            }
            return true;
        };
        for (seat each : form.seats())
            if (!each_card(from["won"][static_cast<std::size_t>(each.index())], where + ".won[" + to_text(each) + ']',
                           [&](card_type one) { cards.win(one, each); }))
                return false;
        for (auto const& [name, list] : from["one_back"].items()) {
            std::string const there = where + ".one_back." + excerpt(name);
            auto const place = Place::parse(name);
            if (!place)
                return form.wrong(there, "is not a place");
            if (!each_card(list, there, [&](card_type one) { cards.win_but_one(one, *place); }))
                return false;
            if (list.empty())
                return form.wrong(there, "takes a list of cards");
        }
        return true;
    }
};

} // namespace ludo
