#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include <ludo/core/members.hpp>

namespace ludo::testing {

template <typename T>
inline constexpr bool is_array = false;
template <typename T, std::size_t Size>
inline constexpr bool is_array<std::array<T, Size>> = true;

/// An array, or what has one thing for each seat.
template <typename T>
concept list_of_parts = is_array<T> || requires(T const& list) { requires is_array<std::remove_cvref_t<decltype(list.of)>>; };

/// Calls `visit(part)` for each part of a value: what a list has in it, the game of a match, the members that it names.
template <typename T, typename Visit>
void each_inner_part(T const& value, Visit const& visit) {
    if constexpr (is_array<T>)
        for (auto const& part : value)
            visit(part);
    else if constexpr (list_of_parts<T>)
        each_inner_part(value.of, visit);
    else if constexpr (requires { value.with_game([](auto, auto const&) {}); })
        value.with_game([&](auto, auto const& inner) { visit(inner); });
    else if constexpr (has_members<T>)
        each_member(value, [&](auto, auto const& part) { visit(part); });
}

} // namespace ludo::testing
