#pragma once

#include <cstddef>
#include <string>

#include <ludo/components/trick.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// A trick: the seats and their cards, in the order in which they were played.
template <typename Card, int Seats>
struct json_of<trick<Card, Seats>> {
    static json write(json_form const& form, trick<Card, Seats> const& table) {
        json list = json::array();
        table.each(form.seats().size(), [&](seat by, Card one) {
            list.push_back({{"seat", by.index()}, {"card", form.write(one)}});
        });
        return list;
    }
    static bool read(json_form& form, json const& from, trick<Card, Seats>& table, std::string const& where) {
        int const players = form.seats().size();
        if (!from.is_array() || from.size() > static_cast<std::size_t>(players))
            return form.wrong(where, "takes a list with an entry for each card, in the order of play");
        table.clear();
        int behind = -1; // the leader
        for (json const& each : from) {
            seat by;
            Card one;
            if (!each.is_object() || each.size() != 2 || !each.contains("seat") || !each.contains("card"))
                return form.wrong(where, "takes objects with seat and card");
            if (!form.read(each["seat"], by, where + ".seat") || !form.read(each["card"], one, where + ".card"))
                return false;
            if (by == nobody || by.index() >= players || !one.known() || table.all().contains(one))
                return form.wrong(where, json_form::shown(each) + " is not a card that a seat has played");
            int const place = table.empty() ? 0 : (by.index() - table.leader().index() + players) % players;
            if (place <= behind)
                return form.wrong(where, "takes the seats in the order in which they play");
            behind = place;
            table.put(by, one);
        }
        return true;
    }
};

} // namespace ludo
