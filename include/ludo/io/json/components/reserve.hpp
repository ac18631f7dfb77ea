#pragma once

#include <ludo/components/reserve.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards laid aside: a list, the next one first.
template <typename Card, int Most>
struct json_of<reserve<Card, Most>> {
    using parts = json_list<Card, Most>;

    static parts parts_of(reserve<Card, Most> const& aside) { return json_list_of<Card, Most>(aside); }
    static bool make(reserve<Card, Most>& aside, parts const& cards, json_reader&) {
        aside.lay(cards.begin(), cards.end());
        return true;
    }
};

} // namespace ludo
