#pragma once

#include <cstddef>
#include <string>

#include <ludo/components/card_rows.hpp>
#include <ludo/io/json/reader.hpp>
#include <ludo/io/json/shape.hpp>

namespace ludo {

/// Rows of cards: for each seat a list, and in it for each card an object that also says who knows it.
template <typename Card, int Seats, int Length, typename Told>
struct json_of<card_rows<Card, Seats, Length, Told>> {
    using rows = card_rows<Card, Seats, Length, Told>;

    static void write(json_writer& to, rows const& all) {
        to.list([&] {
            for (seat owner : to.seats())
                to.item([&] {
                    to.list([&] {
                        for (auto const* each = all.begin(owner); each != all.end(owner); ++each)
                            to.item(*each);
                    });
                });
        });
    }
    static std::string shape(json_shape& shapes) { return json_shape::list(shapes.list_of<typename rows::held>()); }
    static bool read(json_reader& reader, json const& from, rows& all, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(reader.seats().size()))
            return reader.wrong(where, "takes a list with an entry for each seat");
        all = {};
        for (seat owner : reader.seats()) {
            json const& row = from[static_cast<std::size_t>(owner.index())];
            std::string const there = where + '[' + to_text(owner) + ']';
            if (!row.is_array() || row.size() > Length)
                return reader.wrong(there, "takes a list of at most " + std::to_string(Length) + " cards");
            for (json const& each : row) {
                typename rows::held one;
                if (!reader.read(each, one, there + '[' + std::to_string(all.size(owner)) + ']'))
                    return false;
                all.add(owner, one);
            }
        }
        return true;
    }
};

} // namespace ludo
