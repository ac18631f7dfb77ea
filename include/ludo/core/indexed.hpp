#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

namespace ludo {

/// A thing of which there are `count` different ones, each with a number in [0, count).
template <typename T>
concept indexed = requires(T thing, int index) {
    { T::count } -> std::convertible_to<int>;
    { thing.index() } -> std::same_as<int>;
    { T::from_index(index) } -> std::same_as<T>;
};

/// At most this many different things of a kind, or actions of a game: their numbers take two bytes.
inline constexpr int most_indexed = 65536;

/// A number type for an index below `Count`: one byte if that is enough, or else two.
template <int Count>
using index_number = std::conditional_t<(Count <= 256), std::uint8_t, std::uint16_t>;

/// What to call things of this type in a program that does not know the game: `T::kind`, if there is one.
template <typename T>
constexpr std::string_view kind_of() {
    if constexpr (requires { T::kind; })
        return T::kind;
    else
        return "thing";
}

} // namespace ludo
