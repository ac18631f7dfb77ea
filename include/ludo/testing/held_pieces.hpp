#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/testing/inner_parts.hpp>

namespace ludo::testing {

/// How many cards a member of a state holds, and what it has in it: hands, stocks, and lists. Sets of cards and single ones do not
/// count, as these are how games remember what was seen.
template <typename Card, typename T>
int cards_held([[maybe_unused]] T const& part) {
    int held = 0;
    if constexpr (requires { part.owner_of(Card()); }) // the hands of all seats
        held = part.all().size() + part.hidden();
    else if constexpr (!list_of_parts<T> && requires {
                           part.size() + 0;
                           requires std::is_same_v<std::remove_cvref_t<decltype(*part.begin())>, Card>;
                       })
        held = std::is_same_v<T, index_set<Card>> ? 0 : static_cast<int>(part.size());
    else
        each_inner_part(part, [&](auto const& inner) { held += cards_held<Card>(inner); });
    return held;
}

/// The members that hold cards, if they hold more of them than `each_piece` visits: then it has forgotten a place, or one of them only
/// remembers.
template <game G>
std::string more_held_than_visited([[maybe_unused]] typename G::state const& s) {
    std::string names;
    if constexpr (requires { typename G::card; }) {
        int held = 0, visited = 0;
        G::each_piece(s, [&](int, int) { ++visited; });
        each_member(s, [&](std::string_view name, auto const& part) {
            if (int const here = cards_held<typename G::card>(part); here > 0) {
                names.append(names.empty() ? "`" : ", `").append(name).append("` ").append(std::to_string(here));
                held += here;
            }
        });
        names = held > visited ? names + "; `each_piece` visits " + std::to_string(visited) : "";
    }
    return names;
}

} // namespace ludo::testing
