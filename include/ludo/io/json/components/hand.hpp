#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/components/hand.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// A hand: its cards; those of them that came openly; and the ages of the others, in their order.
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

} // namespace ludo
