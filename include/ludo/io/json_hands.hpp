#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/components/hand.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/io/json_cards.hpp>

namespace ludo {

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

} // namespace ludo
