#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A thing with a notation: `text()` writes it; `parse` reads exactly that.
template <typename T>
concept written = requires(T const& thing, std::string_view text) {
    { thing.text() } -> std::convertible_to<std::string_view>;
    { T::parse(text) } -> std::same_as<std::optional<T>>;
};

/// An indexed thing with a notation.
template <typename T>
concept notated = indexed<T> && written<T>;

/// A thing whose notation lists others, as letters (`GH`) or as words (`up_down lower`), and says which: `T::lists`. In JSON it is a
/// list.
enum class listed : std::uint8_t { letters, words };
template <typename T>
concept written_list = written<T> && requires {
    { T::lists } -> std::convertible_to<listed>;
};

template <typename T>
inline constexpr bool lists_words = false;
template <written_list T>
inline constexpr bool lists_words<T> = T::lists == listed::words;

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

/// Calls `visit(thing, text)` for each of an action's things, in the notation of a state (see `text_of`).
template <typename G, typename Visit>
constexpr void each_thing(typename G::state const& s, typename G::action a, Visit visit) {
    if constexpr (requires { G::notation(s); })
        a.each_thing(visit, G::notation(s));
    else
        a.each_thing(visit);
}

/// The text of an action in a state, and the action that a text stands for. In most games the notation is always the same; if
/// it depends on something in the state (the deck, say), `G::notation(state)` is that.
template <typename G>
constexpr short_text text_of(typename G::state const& s, typename G::action a) {
    if constexpr (requires { G::notation(s); })
        return a.text(G::notation(s));
    else
        return a.text();
}
template <typename G>
constexpr std::optional<typename G::action> action_of(typename G::state const& s, std::string_view text) {
    if constexpr (requires { G::notation(s); })
        return G::action::parse(text, G::notation(s));
    else
        return G::action::parse(text);
}

} // namespace ludo
