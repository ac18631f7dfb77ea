#pragma once

#include <string>

#include <ludo/components/spread.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards spread on a table: for each way of lying, the places with their cards; and which of those face down were seen.
template <typename Place, typename Card>
struct json_of<spread<Place, Card>> {
    static void write(json_writer& to, spread<Place, Card> const& table) {
        auto const cards = [&](index_set<Place> const& places) {
            to.object([&] {
                for (Place place : places)
                    to.member(place, table.at(place));
            });
        };
        to.object([&] {
            to.member("down", [&] { cards(table.down()); });
            to.member("turned", [&] { cards(table.turned()); });
            to.member("up", [&] { cards(table.up()); });
            to.member("seen", table.down() & table.seen());
        });
    }
    static std::string shape(json_shape& shapes) {
        std::string const cards = shapes.map<Place>(shapes.of<Card>());
        return json_shape::object({{"down", cards}, {"turned", cards}, {"up", cards}, {"seen", shapes.list_of<Place>()}});
    }
    static bool read(json_reader& reader, json const& from, spread<Place, Card>& table, std::string const& where) {
        if (!from.is_object() || from.size() != 4 || !from.contains("down") || !from.contains("turned") || !from.contains("up") ||
            !from.contains("seen"))
            return reader.wrong(where, "takes an object with down, turned, up and seen");
        auto const lay = [&](char const* how, bool face_up) {
            if (!from[how].is_object())
                return reader.wrong(where + '.' + how, "takes an object with places and their cards");
            for (auto const& [name, given] : from[how].items()) {
                std::string const there = where + '.' + how + '.' + excerpt(name);
                auto const place = Place::parse(name);
                Card card;
                if (!place)
                    return reader.wrong(there, "is not a place");
                if (!reader.read(given, card, there))
                    return false;
                if (table.taken().contains(*place))
                    return reader.wrong(there, "has two cards");
                table.lay(*place, card);
                if (face_up)
                    table.turn_over(*place);
            }
            return true;
        };
        if (!lay("up", true))
            return false;
        table.leave_up();
        index_set<Place> seen;
        if (!lay("turned", true) || !lay("down", false) || !reader.read(from["seen"], seen, where + ".seen"))
            return false;
        if (!(seen - table.down()).empty())
            return reader.wrong(where + ".seen", "takes places where a card lies face down");
        for (Place place : seen)
            table.show(place);
        return true;
    }
};

} // namespace ludo
