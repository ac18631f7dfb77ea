#pragma once

#include <cstdint>
#include <tuple>

#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/turns/tricks/memory.hpp>

namespace ludo::xxl {

/// What everybody remembers in "Permis de refuser": in the second part, also how many of the cards that a seat won in the first it has
/// played since.
template <typename Rules>
struct may_refuse_memory : trick_memory<Rules> {
    per_seat<std::uint8_t, Rules::seats.most> shown;
    friend constexpr bool operator==(may_refuse_memory const&, may_refuse_memory const&) = default;

    static constexpr auto members() {
        return std::tuple_cat(trick_memory<Rules>::members(), std::tuple{member{"shown", &may_refuse_memory::shown}});
    }
    constexpr void sleep() { *this = {}; }

    constexpr void saw_played(auto const& s, typename Rules::card card) {
        trick_memory<Rules>::saw_played(s, card);
        bool const shows = s.own.first_part[s.turn].contains(card); // no branch: it cannot be predicted
        shown[s.turn] = static_cast<std::uint8_t>(shown[s.turn] + shows);
    }
};

} // namespace ludo::xxl
