#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

namespace ludo {

/// An enumeration whose values have names: a game declares `names(value)` beside it, which lists them all in their order.
template <typename Enum>
concept named_enum = std::is_enum_v<Enum> && requires(Enum value) { names(value).size(); };

/// The name of an enumeration's value, or `?` for a number that is not one of its values.
template <named_enum Enum>
constexpr std::string_view name_of(Enum value) {
    auto const all = names(value);
    std::size_t const number = static_cast<std::size_t>(value);
    return number < all.size() ? all[number] : "?";
}

} // namespace ludo
