#pragma once

#include <ludo/core/first_wrong.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/reveal/rules.hpp>

namespace ludo {

/// A position from outside, whole or seen by a seat: does it agree with itself, and can play go on from it?
template <reveal_rules Rules>
constexpr char const* reveal<Rules, true>::validate(state const& s) {
    if (char const* const wrong = check_turn(s.turn, s.table.down_or_turned().empty(), s.chosen.players))
        return wrong;
    if (s.table.taken() != Rules::laid(s.chosen))
        return "table: cards lie on other places than were dealt, or were dealt to others";
    if (!s.table.seen_are_known() || !((s.table.turned() | s.table.up()) - s.table.seen()).empty())
        return "table: cards that lie face up or were seen must be known";
    if (s.won.any() != s.table.up())
        return "won takes the places of the cards that lie face up for good";
    auto const of_its_set = [&](places const& some, place one) {
        int found = 0;
        for (place other : some)
            found += Rules::together(s.table.at(one), s.table.at(other));
        return found;
    };
    for (place each : s.won.any()) {
        if (s.won.owner(each).index() >= s.chosen.players)
            return "won: only a seat that plays wins cards";
        if (of_its_set(s.won.of(s.won.owner(each)), each) % Rules::in_a_set != 0)
            return "won: cards are won in whole sets";
    }
    int const open = s.table.turned().size();
    if (open >= Rules::in_a_set || (open > 0 && of_its_set(s.table.turned(), s.table.turned().first()) < open))
        return "table: the cards that are turned over belong to one set, of which at least one is missing";
    return nullptr;
}

} // namespace ludo
