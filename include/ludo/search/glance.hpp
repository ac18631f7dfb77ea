#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ludo/core/bits.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/hash_128.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// Does a state keep luck for what is yet to come?
template <game G>
inline constexpr bool keeps_luck = [] {
    bool found = false;
    typename G::state const any{};
    each_member(any, [&]<typename Part>(std::string_view, Part const&) { found = found || std::is_same_v<Part, rng>; });
    return found;
}();

/// A hash of 32 bits of what a seat knows, the same on every machine: it tells the positions apart that one action may lead to from
/// one position (with one collision in four billion). Where all is open and nothing is left to luck there is only one, and it is 0.
template <game G>
constexpr std::uint32_t glance(typename G::state const& s, seat viewer) {
    if constexpr (std::derived_from<G, open_game> && !keeps_luck<G>) {
        return 0;
    } else {
        hash_128 const known = hash_of<G>(G::view(s, viewer));
        return static_cast<std::uint32_t>(bits::mixed(known.low ^ known.high));
    }
}

} // namespace ludo
