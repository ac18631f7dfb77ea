#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <tuple>

#include <ludo/components/hand.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A hand: its cards; those of them that came openly; and the ages of the others, in their order.
template <typename Card, int Most>
struct json_of<hand<Card, Most>> {
    using hand_type = hand<Card, Most>;

    struct parts {
        json_list<Card, Most> cards, open;
        json_list<std::uint8_t, Most> ages;
        static constexpr auto members() {
            return std::tuple{member{"cards", &parts::cards}, member{"open", &parts::open}, member{"ages", &parts::ages}};
        }
    };

    static parts parts_of(hand_type const& held) {
        parts made;
        held.each([&](Card piece, int age) {
            made.cards.add(piece);
            if (age == held.open)
                made.open.add(piece);
            else
                made.ages.add(static_cast<std::uint8_t>(age));
        });
        return made;
    }
    static bool make(hand_type& held, parts const& given, json_reader& reader) {
        held = {};
        json_list<Card, Most> rest = given.cards;
        for (Card piece : given.open) {
            auto* const end = rest.things.data() + rest.size();
            auto* const there = std::find(rest.things.data(), end, piece);
            if (!piece.known() || there == end)
                return reader.wrong("open", "takes known cards of the hand");
            std::copy(there + 1, end, there);
            --rest.count;
            held.add(piece, held.open);
        }
        if (given.ages.size() != rest.size())
            return reader.wrong("ages", "takes a number for each card that is not open");
        for (std::size_t number = 0; number < rest.size(); ++number) {
            int const age = given.ages[number];
            if (age < held.youngest || age > held.oldest)
                return reader.wrong("ages", "takes numbers from 1 to " + std::to_string(held.oldest));
            held.add(rest[number], age);
        }
        return true;
    }
};

} // namespace ludo
