#pragma once

#include <concepts>
#include <optional>
#include <string_view>

namespace ludo {

/// A thing of which there are `count` different ones, each with a number in [0, count).
template <typename T>
concept indexed = requires(T thing, int index) {
    { T::count } -> std::convertible_to<int>;
    { thing.index() } -> std::same_as<int>;
    { T::from_index(index) } -> std::same_as<T>;
};

/// A thing with a notation: `text()` writes it, and `parse` reads that and nothing else.
template <typename T>
concept written = requires(T const& thing, std::string_view text) {
    { thing.text() } -> std::convertible_to<std::string_view>;
    { T::parse(text) } -> std::same_as<std::optional<T>>;
};

/// An indexed thing with a notation.
template <typename T>
concept notated = indexed<T> && written<T>;

/// The text of a thing, and the thing of a text, where its notation may depend on something else (a card's, on the deck
/// that is played with): `thing.text(notation)` and `T::parse(text, notation)`, or just as they are.
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
