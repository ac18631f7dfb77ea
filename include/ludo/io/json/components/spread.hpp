#pragma once

#include <tuple>

#include <ludo/components/spread.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards spread on a table: for each way of lying, the places with their cards; and which of those face down were seen.
template <typename Place, typename Card>
struct json_of<spread<Place, Card>> {
    using cards = json_map<Place, Card>;

    struct parts {
        cards down, turned, up;
        index_set<Place> seen;
        static constexpr auto members() {
            return std::tuple{member{"down", &parts::down}, member{"turned", &parts::turned}, member{"up", &parts::up},
                              member{"seen", &parts::seen}};
        }
    };

    static parts parts_of(spread<Place, Card> const& table) {
        auto const add = [&](index_set<Place> const& places, cards& to) {
            for (Place place : places)
                to.entries.add({place, table.at(place)});
        };
        parts made;
        add(table.down(), made.down);
        add(table.turned(), made.turned);
        add(table.up(), made.up);
        made.seen = table.down() & table.seen();
        return made;
    }
    static bool make(spread<Place, Card>& table, parts const& given, json_reader& reader) {
        auto const lay = [&](cards const& some, char const* how, bool face_up) {
            for (auto const& [place, card] : some.entries) {
                if (table.taken().contains(place))
                    return reader.wrong(how + ('.' + to_text(place)), "has two cards");
                table.lay(place, card);
                if (face_up)
                    table.turn_over(place);
            }
            return true;
        };
        if (!lay(given.up, "up", true))
            return false;
        table.leave_up();
        if (!lay(given.turned, "turned", true) || !lay(given.down, "down", false))
            return false;
        if (!(given.seen - table.down()).empty())
            return reader.wrong("seen", "takes places where a card lies face down");
        for (Place place : given.seen)
            table.show(place);
        return true;
    }
};

} // namespace ludo
