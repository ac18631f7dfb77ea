#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/components/aside.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/hand.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/piles.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/stock.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/io/json_components.hpp>

namespace ludo {

/// Reads a list of cards, at most so many.
template <typename Card>
bool read_cards(json_form& form, json const& from, std::vector<Card>& cards, std::size_t most, std::string const& where) {
    if (!from.is_array() || from.size() > most)
        return form.wrong(where, "takes a list of cards, " + std::to_string(most) + " at most");
    for (json const& given : from)
        if (!form.read(given, cards.emplace_back(), where))
            return false;
    return true;
}

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

/// Known cards one after the other.
template <typename Card, int Most>
struct json_of<card_list<Card, Most>> {
    static json write(json_form const& form, card_list<Card, Most> const& cards) {
        json list = json::array();
        for (Card one : cards)
            list.push_back(form.write(one));
        return list;
    }
    static bool read(json_form& form, json const& from, card_list<Card, Most>& cards, std::string const& where) {
        std::vector<Card> list;
        if (!read_cards(form, from, list, Most, where))
            return false;
        cards = {};
        for (Card one : list) {
            if (!one.known())
                return form.wrong(where, "takes known cards");
            cards.add(one);
        }
        return true;
    }
};

/// A hand: its cards; those of them that came there in the open; and the ages of the others, in their order.
template <typename Card, int Most>
struct json_of<hand<Card, Most>> {
    using hand_type = hand<Card, Most>;

    static json write(json_form const& form, hand_type const& held) {
        json cards = json::array(), open = json::array(), ages = json::array();
        held.each([&](Card one, int age) {
            cards.push_back(form.write(one));
            if (age == held.open)
                open.push_back(form.write(one));
            else
                ages.push_back(form.write(age));
        });
        return {{"cards", cards}, {"open", open}, {"ages", ages}};
    }
    static bool read(json_form& form, json const& from, hand_type& held, std::string const& where) {
        if (!from.is_object() || from.size() != 3 || !from.contains("cards") || !from.contains("open") || !from.contains("ages"))
            return form.wrong(where, "takes an object with cards, open and ages");
        std::vector<Card> cards, open;
        if (!read_cards(form, from["cards"], cards, Most, where + ".cards") ||
            !read_cards(form, from["open"], open, Most, where + ".open"))
            return false;
        held = {};
        for (Card one : open) {
            auto const there = std::find(cards.begin(), cards.end(), one);
            if (!one.known() || there == cards.end())
                return form.wrong(where + ".open", "takes known cards of the hand");
            cards.erase(there);
            held.add(one, held.open);
        }
        json const& ages = from["ages"];
        if (!ages.is_array() || ages.size() != cards.size())
            return form.wrong(where + ".ages", "takes a number for each card that is not open");
        for (std::size_t i = 0; i < cards.size(); ++i) {
            std::uint8_t age = 0;
            if (!form.read(ages[i], age, where + ".ages"))
                return false;
            if (age < held.youngest || age > held.oldest)
                return form.wrong(where + ".ages", "takes numbers from 1 to " + std::to_string(held.oldest));
            held.add(cards[i], age);
        }
        return true;
    }
};

/// Hands of a deck that has each card once: for each seat its cards, and those of them that everybody knows.
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

/// Cards laid aside in no order: the list of them.
template <typename Card>
struct json_of<aside<Card>> {
    static json write(json_form const& form, aside<Card> const& laid) {
        json cards = form.write(laid.known());
        for (int i = 0; i < laid.hidden(); ++i)
            cards.push_back(form.write(Card()));
        return cards;
    }
    static bool read(json_form& form, json const& from, aside<Card>& laid, std::string const& where) {
        std::vector<Card> cards;
        if (!read_cards(form, from, cards, static_cast<std::size_t>(Card::count), where))
            return false;
        laid = {};
        for (Card one : cards) {
            if (one.known() && laid.known().contains(one))
                return form.wrong(where, form.write(one).dump() + " stands there twice");
            laid.lay(one);
        }
        return true;
    }
};

/// A trick: the seats and their cards in the order in which they played.
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
            return form.wrong(where, "takes a list with an entry for each card, the first that was played first");
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
                return form.wrong(where, json_form::shown(each) + " is no card that a seat has played");
            int const place = table.empty() ? 0 : (by.index() - table.leader().index() + players) % players;
            if (place <= behind)
                return form.wrong(where, "takes the seats in the order in which they play");
            behind = place;
            table.put(by, one);
        }
        return true;
    }
};

/// Piles: for each seat its cards, from the bottom.
template <typename Card, int Seats, int Size>
struct json_of<piles<Card, Seats, Size>> {
    static json write(json_form const& form, piles<Card, Seats, Size> const& all) {
        json list = json::array();
        for (seat owner : form.seats()) {
            json& cards = list.emplace_back(json::array());
            all.each(owner, [&](Card one) { cards.push_back(form.write(one)); });
        }
        return list;
    }
    static bool read(json_form& form, json const& from, piles<Card, Seats, Size>& all, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        all = {};
        for (seat owner : form.seats()) {
            std::string const there = where + '[' + to_text(owner) + ']';
            std::vector<Card> cards;
            if (!read_cards(form, from[static_cast<std::size_t>(owner.index())], cards,
                            static_cast<std::size_t>(Size - all.total()), there))
                return false;
            for (Card one : cards) {
                if (!one.known())
                    return form.wrong(there, "takes known cards: they lie face up");
                all.put(owner, one);
            }
        }
        return true;
    }
};

/// A stock: whether somebody drew from the top part; and the parts from the top, each with its cards as they are drawn.
template <typename Card, int Size, int Parts>
struct json_of<stock<Card, Size, Parts>> {
    static json write(json_form const& form, stock<Card, Size, Parts> const& all) {
        json parts = json::array();
        for (int part = all.parts() - 1, drawn = 0; part >= 0; --part) {
            json cards = json::array();
            for (int left = all.part_size(part); left > 0; --left)
                cards.push_back(form.write(all[drawn++]));
            parts.push_back({{"in_order", all.in_order(part)}, {"cards", cards}});
        }
        return {{"touched", all.touched()}, {"parts", parts}};
    }
    static bool read(json_form& form, json const& from, stock<Card, Size, Parts>& all, std::string const& where) {
        bool touched = false;
        if (!from.is_object() || from.size() != 2 || !from.contains("touched") || !from.contains("parts") ||
            !from["parts"].is_array() || from["parts"].size() > static_cast<std::size_t>(Parts))
            return form.wrong(where, "takes an object with touched and parts, a list of " + std::to_string(Parts) + " at most");
        if (!form.read(from["touched"], touched, where + ".touched"))
            return false;
        all = {};
        for (json const& part : from["parts"]) {
            std::vector<Card> cards;
            bool in_order = false;
            if (!part.is_object() || part.size() != 2 || !part.contains("in_order") || !part.contains("cards"))
                return form.wrong(where + ".parts", "takes objects with in_order and cards");
            if (!form.read(part["in_order"], in_order, where + ".parts.in_order") ||
                !read_cards(form, part["cards"], cards, static_cast<std::size_t>(Size - all.size()), where + ".parts.cards"))
                return false;
            if (cards.empty())
                return form.wrong(where + ".parts.cards", "takes a card at least");
            all.lay_beneath(cards, in_order);
        }
        if (touched && all.empty())
            return form.wrong(where + ".touched", "nobody drew from an empty stock");
        if (touched)
            all.touch();
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
