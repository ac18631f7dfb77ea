#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/components/hand.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A hand: its cards; those of them that came openly; and the ages of the others, in their order.
template <typename Card, int Most>
struct json_of<hand<Card, Most>> {
    using hand_type = hand<Card, Most>;

    static void write(json_writer& to, hand_type const& held) {
        auto const each_in = [&](auto visit) { to.list([&] { held.each(visit); }); };
        to.object([&] {
            to.member("cards", [&] { each_in([&](Card one, int) { to.item(one); }); });
            to.member("open", [&] {
                each_in([&](Card one, int age) {
                    if (age == held.open)
                        to.item(one);
                });
            });
            to.member("ages", [&] {
                each_in([&](Card, int age) {
                    if (age != held.open)
                        to.item(age);
                });
            });
        });
    }
    static std::string shape(json_shape& shapes) {
        std::string const cards = shapes.list_of<Card>();
        return json_shape::object({{"cards", cards}, {"open", cards}, {"ages", shapes.list_of<int>()}});
    }
    static bool read(json_reader& reader, json const& from, hand_type& held, std::string const& where) {
        if (!from.is_object() || from.size() != 3 || !from.contains("cards") || !from.contains("open") || !from.contains("ages"))
            return reader.wrong(where, "takes an object with cards, open and ages");
        std::vector<Card> cards, open;
        if (!read_cards(reader, from["cards"], cards, Most, where + ".cards") ||
            !read_cards(reader, from["open"], open, Most, where + ".open"))
            return false;
        held = {};
        for (Card one : open) {
            auto const there = std::find(cards.begin(), cards.end(), one);
            if (!one.known() || there == cards.end())
                return reader.wrong(where + ".open", "takes known cards of the hand");
            cards.erase(there);
            held.add(one, held.open);
        }
        json const& ages = from["ages"];
        if (!ages.is_array() || ages.size() != cards.size())
            return reader.wrong(where + ".ages", "takes a number for each card that is not open");
        for (std::size_t i = 0; i < cards.size(); ++i) {
            std::uint8_t age = 0;
            if (!reader.read(ages[i], age, where + ".ages"))
                return false;
            if (age < held.youngest || age > held.oldest)
                return reader.wrong(where + ".ages", "takes numbers from 1 to " + std::to_string(held.oldest));
            held.add(cards[i], age);
        }
        return true;
    }
};

} // namespace ludo
