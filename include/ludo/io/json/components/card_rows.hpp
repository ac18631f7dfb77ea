#pragma once

#include <ludo/components/card_rows.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Rows of cards: for each seat a list, and in it for each card an object that also says who knows it.
template <typename Card, int Seats, int Length, typename Told>
struct json_of<card_rows<Card, Seats, Length, Told>> {
    using rows = card_rows<Card, Seats, Length, Told>;
    using parts = per_seat<json_list<typename rows::held, Length>, Seats>;

    static parts parts_of(rows const& all) {
        parts lists;
        for (seat owner : each_seat(Seats))
            for (auto const* held = all.begin(owner); held != all.end(owner); ++held)
                lists[owner].add(*held);
        return lists;
    }
    static bool make(rows& all, parts const& lists, json_reader&) {
        all = {};
        for (seat owner : each_seat(Seats))
            for (auto const& held : lists[owner])
                all.add(owner, held);
        return true;
    }
};

} // namespace ludo
