#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
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

/// A thing with a notation: `text()` writes it; `parse` reads exactly that.
template <typename T>
concept written = requires(T const& thing, std::string_view text) {
    { thing.text() } -> std::convertible_to<std::string_view>;
    { T::parse(text) } -> std::same_as<std::optional<T>>;
};

/// An indexed thing with a notation.
template <typename T>
concept notated = indexed<T> && written<T>;

/// The text of a thing, and the thing that a text stands for, if the notation may depend on something else (a card's on the
/// deck, say): `thing.text(notation)` and `T::parse(text, notation)` if they exist, or else `thing.text()` and `T::parse(text)`.
template <typename T, typename... Notation>
constexpr auto text_in(T const& thing, Notation const&... notation) {
    if constexpr (requires { thing.text(notation...); })
        return thing.text(notation...);
    else
        return thing.text();
}
template <typename T, typename... Notation>
constexpr std::optional<T> parse_in(std::string_view text, Notation const&... notation) {
    if constexpr (requires { T::parse(text, notation...); })
        return T::parse(text, notation...);
    else
        return T::parse(text);
}

} // namespace ludo
