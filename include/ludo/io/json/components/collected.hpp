#pragma once

#include <string>
#include <tuple>
#include <type_traits>

#include <ludo/components/collected.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards collected: the cards that each seat has won for sure; and the sets of which one card lies on a place.
template <auto const& Deck, typename Place, int Seats>
struct json_of<collected<Deck, Place, Seats>> {
    using card = std::remove_cvref_t<decltype(Deck[0])>;
    using cards = json_list<card, Deck.size()>;

    struct parts {
        per_seat<cards, Seats> won;
        json_map<Place, cards> one_back;
        static constexpr auto members() { return std::tuple{member{"won", &parts::won}, member{"one_back", &parts::one_back}}; }
    };

    static parts parts_of(collected<Deck, Place, Seats> const& all) {
        parts made;
        for (int number = 0; number < Deck.size(); ++number)
            for (seat owner : each_seat(Seats))
                if (all.won(number, owner))
                    made.won[owner].add(Deck[number]);
        for (Place place : all.backs()) {
            made.one_back.entries.add({place, {}});
            all.candidates(place).each(
                [&](card one) { made.one_back.entries.things[made.one_back.entries.size() - 1].value.add(one); });
        }
        return made;
    }
    static bool make(collected<Deck, Place, Seats>& all, parts const& given, json_reader& reader) {
        auto const each_card = [&](cards const& list, std::string const& where, auto take) {
            for (card one : list) {
                if (!one.known() || all.left().of(one) == 0)
                    return reader.wrong(where, json_text(one) + " is there more often than in the deck");
                take(one);
            }
            return true;
        };
        for (seat owner : reader.seats())
            if (!each_card(given.won[owner], "won[" + to_text(owner) + ']', [&](card one) { all.win(one, owner); }))
                return false;
        for (auto const& returned : given.one_back.entries) {
            std::string const where = "one_back." + to_text(returned.name);
            if (returned.value.size() == 0)
                return reader.wrong(where, "takes at least one card");
            if (!each_card(returned.value, where, [&](card one) { all.win_but_one(one, returned.name); }))
                return false;
        }
        return true;
    }
};

} // namespace ludo
