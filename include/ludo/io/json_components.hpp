#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/components/collected.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/io/json_form.hpp>

namespace ludo {

/// Luck: the state that it goes on from, in four numbers; zeros for a seat, which cannot know it.
template <>
struct json_of<rng> {
    static json write(json_form const& form, rng const& luck) {
        return {form.write(luck.words()[0] >> 32), form.write(luck.words()[0] & 0xffffffff), form.write(luck.words()[1] >> 32),
                form.write(luck.words()[1] & 0xffffffff)};
    }
    static bool read(json_form& form, json const& from, rng& luck, std::string const& where) {
        std::array<std::uint32_t, 4> half{};
        if (!from.is_array() || from.size() != half.size())
            return form.wrong(where, "takes a list of four numbers, each of 32 bits");
        for (std::size_t i = 0; i < half.size(); ++i)
            if (!form.read(from[i], half[i], where))
                return false;
        luck = rng(std::array{std::uint64_t{half[0]} << 32 | half[1], std::uint64_t{half[2]} << 32 | half[3]});
        return true;
    }
};

/// One thing for each seat: a list.
template <typename T, int Most>
struct json_of<per_seat<T, Most>> {
    static json write(json_form const& form, per_seat<T, Most> const& things) {
        json list = json::array();
        for (seat each : form.seats())
            list.push_back(form.write(things[each]));
        return list;
    }
    static bool read(json_form& form, json const& from, per_seat<T, Most>& things, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        for (seat each : form.seats())
            if (!form.read(from[static_cast<std::size_t>(each.index())], things[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

/// A set: the list of its things.
template <typename T>
struct json_of<index_set<T>> {
    static json write(json_form const& form, index_set<T> const& things) {
        json list = json::array();
        for (T thing : things)
            list.push_back(form.write(thing));
        return list;
    }
    static bool read(json_form& form, json const& from, index_set<T>& things, std::string const& where) {
        if (!from.is_array())
            return form.wrong(where, "takes a list");
        for (json const& each : from) {
            T thing{};
            if (!form.read(each, thing, where))
                return false;
            if constexpr (requires { thing.known(); })
                if (!thing.known())
                    return form.wrong(where, "takes known cards");
            if (things.contains(thing))
                return form.wrong(where, json_form::shown(each) + " stands there twice");
            things.insert(thing);
        }
        return true;
    }
};

/// Places with owners: a list of places for each seat.
template <typename Place, int Seats>
struct json_of<owned_places<Place, Seats>> {
    static json write(json_form const& form, owned_places<Place, Seats> const& owned) {
        json list = json::array();
        for (seat each : form.seats())
            list.push_back(form.write(owned.of(each)));
        return list;
    }
    static bool read(json_form& form, json const& from, owned_places<Place, Seats>& owned, std::string const& where) {
        per_seat<index_set<Place>, Seats> lists;
        if (!form.read(from, lists, where))
            return false;
        for (seat each : form.seats())
            for (Place place : lists[each]) {
                if (owned.any().contains(place))
                    return form.wrong(where, to_text(place) + " belongs to two seats");
                owned.insert(place, each);
            }
        return true;
    }
};

/// Cards spread on a table: for each way of lying the places with their cards; and which of those face down were seen.
template <typename Place, typename Card>
struct json_of<spread<Place, Card>> {
    static json write(json_form const& form, spread<Place, Card> const& table) {
        auto const cards = [&](index_set<Place> const& places) {
            json object = json::object();
            for (Place place : places)
                object[to_text(place)] = form.write(table.at(place));
            return object;
        };
        return {{"down", cards(table.down())},
                {"turned", cards(table.turned())},
                {"up", cards(table.up())},
                {"seen", form.write(table.down() & table.seen())}};
    }
    static bool read(json_form& form, json const& from, spread<Place, Card>& table, std::string const& where) {
        if (!from.is_object() || from.size() != 4 || !from.contains("down") || !from.contains("turned") || !from.contains("up") ||
            !from.contains("seen"))
            return form.wrong(where, "takes an object with down, turned, up and seen");
        auto const lay = [&](char const* how, bool face_up) {
            if (!from[how].is_object())
                return form.wrong(where + '.' + how, "takes an object with places and their cards");
            for (auto const& [name, given] : from[how].items()) {
                std::string const there = where + '.' + how + '.' + excerpt(name);
                auto const place = Place::parse(name);
                Card card;
                if (!place)
                    return form.wrong(there, "is not a place");
                if (!form.read(given, card, there))
                    return false;
                if (table.taken().contains(*place))
                    return form.wrong(there, "has two cards");
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
        if (!lay("turned", true) || !lay("down", false) || !form.read(from["seen"], seen, where + ".seen"))
            return false;
        if (!(seen - table.down()).empty())
            return form.wrong(where + ".seen", "takes places where a card lies face down");
        for (Place place : seen)
            table.show(place);
        return true;
    }
};

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
                    return form.wrong(there, json_form::shown(given) + " is more than the deck has");
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

/// A score sheet: each box with its points, null while it is open.
template <typename Row>
struct json_of<score_sheet<Row>> {
    static json write(json_form const& form, score_sheet<Row> const& sheet) {
        json object = json::object();
        for (Row row : index_set<Row>::all())
            object[to_text(row)] = sheet.open(row) ? json(nullptr) : form.write(sheet.points(row));
        return object;
    }
    static bool read(json_form& form, json const& from, score_sheet<Row>& sheet, std::string const& where) {
        if (!from.is_object() || from.size() != static_cast<std::size_t>(Row::count))
            return form.wrong(where, "takes an object with the points of each box, null where it is open");
        sheet = {};
        for (Row row : index_set<Row>::all()) {
            std::string const there = where + '.' + to_text(row);
            auto const given = from.find(to_text(row));
            std::uint8_t points = 0;
            if (given == from.end())
                return form.wrong(there, "is missing");
            if (given->is_null())
                continue;
            if (!form.read(*given, points, there))
                return false;
            if (points > sheet.most_points)
                return form.wrong(there, "takes points, " + std::to_string(sheet.most_points) + " at most");
            sheet.write(row, points);
        }
        return true;
    }
};

} // namespace ludo
