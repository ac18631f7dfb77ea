#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/members.hpp>
#include <ludo/core/named_enum.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

// What a state can be made of, so that texts, files and checks know all of it: numbers, seats, enumerations with names, things with a
// notation, components (which say so: `is_component`), types that name their members, and arrays or one for each seat of these.

/// The first type in a list, or in the members of a type, that is none of these; void if there is none.
template <typename... Parts>
struct first_unknown {
    using type = void;
};
template <typename T>
struct unknown_member : first_unknown<> {};
template <lists_members T>
struct unknown_member<T>;

template <typename T>
inline constexpr bool is_part_kind = std::is_integral_v<T> || std::is_same_v<T, seat> || named_enum<T> || written<T> || requires {
    requires T::is_component;
} || (has_members<T> && std::is_void_v<typename unknown_member<T>::type>);
template <typename T, std::size_t Size>
inline constexpr bool is_part_kind<std::array<T, Size>> = is_part_kind<T>;
template <typename T, int Most>
inline constexpr bool is_part_kind<per_seat<T, Most>> = is_part_kind<T>;

template <typename First, typename... Others>
struct first_unknown<First, Others...>
    : std::conditional_t<is_part_kind<First>, first_unknown<Others...>, std::type_identity<First>> {};

template <typename Whole, typename Part, typename Condition>
std::type_identity<Part> part_of(member<Whole, Part, Condition> const&);
template <typename Whole, typename Part>
std::type_identity<std::conditional_t<std::is_empty_v<Part>, bool, Part>> part_of(members_of<Whole, Part> const&);

template <typename Members>
struct unknown_in;
template <typename... Named>
struct unknown_in<std::tuple<Named...>> : first_unknown<typename decltype(part_of(std::declval<Named>()))::type...> {};
template <lists_members T>
struct unknown_member<T> : unknown_in<decltype(T::members())> {};

} // namespace ludo
