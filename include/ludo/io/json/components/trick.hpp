#pragma once

#include <cstddef>
#include <string>

#include <ludo/components/trick.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A trick: the seats and their cards, in the order in which they were played.
template <typename Card, int Seats>
struct json_of<trick<Card, Seats>> {
    static void write(json_writer& to, trick<Card, Seats> const& table) {
        auto const played = [&](seat by, Card one) {
            to.object([&] {
                to.member("seat", by);
                to.member("card", one);
            });
        };
        to.list([&] { table.each(to.seats().size(), [&](seat by, Card one) { to.item([&] { played(by, one); }); }); });
    }
    static std::string shape(json_shape& shapes) {
        return json_shape::list(json_shape::object({{"seat", shapes.of<seat>()}, {"card", shapes.of<Card>()}}));
    }
    static bool read(json_reader& reader, json const& from, trick<Card, Seats>& table, std::string const& where) {
        int const players = reader.seats().size();
        if (!from.is_array() || from.size() > static_cast<std::size_t>(players))
            return reader.wrong(where, "takes a list with an entry for each card, in the order of play");
        table.clear();
        int behind = -1; // the leader
        for (json const& each : from) {
            seat by;
            Card one;
            if (!each.is_object() || each.size() != 2 || !each.contains("seat") || !each.contains("card"))
                return reader.wrong(where, "takes objects with seat and card");
            if (!reader.read(each["seat"], by, where + ".seat") || !reader.read(each["card"], one, where + ".card"))
                return false;
            if (by == nobody || by.index() >= players || !one.known() || table.all().contains(one))
                return reader.wrong(where, json_reader::shown(each) + " is not a card that a seat has played");
            int const place = table.empty() ? 0 : (by.index() - table.leader().index() + players) % players;
            if (place <= behind)
                return reader.wrong(where, "takes the seats in the order in which they play");
            behind = place;
            table.put(by, one);
        }
        return true;
    }
};

} // namespace ludo
