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

/// An indexed thing with a notation: `text()` writes it, and `parse` reads that and nothing else.
template <typename T>
concept notated = indexed<T> && requires(T thing, std::string_view text) {
    { thing.text() } -> std::convertible_to<std::string_view>;
    { T::parse(text) } -> std::same_as<std::optional<T>>;
};

} // namespace ludo
