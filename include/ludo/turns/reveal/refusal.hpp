#pragma once

#include <ludo/components/spread.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/rule.hpp>

namespace ludo {

/// The rules that forbid turning over a card: where none lies, where one lies face up for good, where one is turned over already.
struct turning_over {
    rule const& empty;
    rule const& up;
    rule const& turned;
};

/// Which of them forbids it at this place; nullptr if a card lies face down there.
template <indexed Place, typename Card>
constexpr rule const* why_not_turned_over(spread<Place, Card> const& table, Place at, turning_over const& rules) {
    return !table.taken().contains(at) ? &rules.empty
         : table.up().contains(at)     ? &rules.up
         : table.turned().contains(at) ? &rules.turned
                                       : nullptr;
}

} // namespace ludo
