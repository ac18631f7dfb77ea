#pragma once

#include <cstddef>
#include <limits>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/core/indexed.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// The names of an enumeration's values, in their order: found by `names(value)`, which a game declares beside it.
template <typename Enum>
concept named_enum = std::is_enum_v<Enum> && requires(Enum value) { names(value).size(); };

/// The name of an enumeration's value, or `?` for a number that is none of its values.
template <named_enum Enum>
constexpr std::string_view name_of(Enum value) {
    auto const all = names(value);
    std::size_t const number = static_cast<std::size_t>(value);
    return number < all.size() ? all[number] : "?";
}

/// An option of a game: its name, where it is kept, and what it takes, in words and in numbers.
template <typename Options, typename T>
struct option {
    std::string_view name;
    T Options::*member;
    char const* takes;
    int least = 0;
    int most = std::is_same_v<T, seat> ? most_seats - 1 : (std::numeric_limits<int>::max)();

    [[nodiscard]] constexpr bool accepts(T const& value) const {
        if constexpr (std::is_same_v<T, bool> || written<T>)
            return true;
        else if constexpr (std::is_same_v<T, seat>)
            return least <= value.index() && value.index() <= most;
        else if constexpr (named_enum<T>)
            return static_cast<std::size_t>(value) < names(value).size();
        else
            return least <= value && value <= most;
    }
};
template <typename Options, typename T>
option(char const*, T Options::*, char const*) -> option<Options, T>;
template <typename Options, typename T>
option(char const*, T Options::*, char const*, int) -> option<Options, T>;
template <typename Options, typename T>
option(char const*, T Options::*, char const*, int, int) -> option<Options, T>;

/// Calls `visit` with each option of a game, in the order of its list.
template <typename G, typename Visit>
constexpr void for_each_option(Visit visit) {
    std::apply([&](auto const&... each) { (visit(each), ...); }, G::option_list);
}

/// What the first option with a value out of its range takes; nullptr where all are in range. A seat that an option names
/// is one of the `players`.
template <typename List, typename Options>
constexpr char const* option_out_of_range(List const& list, Options const& chosen) {
    auto const sits = [&]<typename T>(T const& value) {
        if constexpr (std::is_same_v<T, seat> && requires { chosen.players; })
            return value.index() < chosen.players;
        else
            return true;
    };
    char const* wrong = nullptr;
    auto const ask = [&](auto const& each) {
        if (!wrong && !(each.accepts(chosen.*each.member) && sits(chosen.*each.member)))
            wrong = each.takes;
    };
    std::apply([&](auto const&... each) { (ask(each), ...); }, list);
    return wrong;
}
template <typename G>
constexpr char const* option_out_of_range(typename G::options const& chosen) {
    return option_out_of_range(G::option_list, chosen);
}

} // namespace ludo
