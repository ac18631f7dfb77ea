#pragma once

/// What the standard library asks of values, for those of this library and for games of one's own: `std::hash`, an order, `<<`, and
/// `std::format` where there is one. `ludo/ludo.hpp` does not include it. Types in a namespace of one's own that derive from nothing of
/// ludo find `<<` and the order after `using ludo::operator<<;` and `using ludo::operator<=>;` in that namespace.
#include <algorithm>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <ostream>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <version>

#ifdef __cpp_lib_format
#include <format>
#endif

#include <ludo/core/add_part.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/hash_128.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/verdict.hpp>

namespace ludo {

template <typename T>
concept has_text = requires(T const& value) { std::string_view(value.text()); };
template <typename T>
concept has_bits = requires(T const& value) { value.as_bits().word; };
template <typename T>
concept for_each_seat = requires(T const& value) { value.of[0], value[seat()]; };
template <typename T>
concept is_part_of_states = requires { T::is_component; } || for_each_seat<T> || has_members<T>;

/// A value in words: as actions and records write it, by its name, in braces if it has several parts (`{7r 8y}`, `{turn 0 phase
/// choosing}`); a rule by its id. What has no words of its own is `...`.
template <typename T>
std::string value_in_words(T const& value) {
    if constexpr (std::same_as<T, bool>)
        return value ? "true" : "false";
    else if constexpr (std::is_arithmetic_v<T>)
        return std::to_string(value);
    else if constexpr (named_enum<T>)
        return std::string(name_of(value));
    else if constexpr (std::same_as<T, rule>)
        return std::string(value.id);
    else if constexpr (std::same_as<T, verdict>)
        return value ? "played" : value_in_words(*value.broken());
    else if constexpr (std::same_as<T, phrase>)
        return std::string(value.english);
    else if constexpr (std::same_as<T, seat>)
        return value == nobody ? "nobody" : std::to_string(value.index());
    else if constexpr (has_text<T>) {
        auto const text = value.text();
        return std::string(std::string_view(text));
    } else if constexpr (std::convertible_to<T const&, std::string_view>)
        return std::string(std::string_view(value));
    else if constexpr (for_each_seat<T>)
        return value_in_words(value.of);
    else if constexpr (std::ranges::input_range<T const&>) {
        std::string words;
        for (auto const& each : value)
            words += (words.empty() ? "" : " ") + value_in_words(each);
        return '{' + words + '}';
    } else if constexpr (has_members<T>) {
        std::string words;
        each_member(value, [&](std::string_view name, auto const& part) {
            words += (words.empty() ? "" : " ") + std::string(name) + ' ' + value_in_words(part);
        });
        return '{' + words + '}';
    } else
        return "...";
}

/// What `value_in_words` knows more of than that it is there.
template <typename T>
concept worded = named_enum<T> || std::same_as<T, rule> || std::same_as<T, verdict> || std::same_as<T, phrase> || has_text<T> ||
                 has_bits<T> || is_part_of_states<T> || requires(T const& value) {
                     { value.nth(0) } -> indexed; // the actions of a moment
                 } || requires(T const& value) {
                     { value.view() } -> std::same_as<std::string_view>;
                     T::capacity;
                 };
template <worded T>
std::ostream& operator<<(std::ostream& to, T const& value) {
    return to << value_in_words(value);
}

/// Things are in the order of their numbers, the back of a card after all others; sets in that of their bits, for std::set and std::map.
template <typename T>
    requires indexed<T> || (has_bits<T> && std::equality_comparable<T>)
constexpr std::strong_ordering operator<=>(T const& one, T const& other) {
    if constexpr (requires { one.known(); })
        return (one.known() ? one.index() : T::count) <=> (other.known() ? other.index() : T::count);
    else if constexpr (indexed<T>)
        return one.index() <=> other.index();
    else
        return std::lexicographical_compare_three_way(std::ranges::begin(one.as_bits().word), std::ranges::end(one.as_bits().word),
                                                      std::ranges::begin(other.as_bits().word),
                                                      std::ranges::end(other.as_bits().word));
}

/// The hash of a game's options, which, other than all other values, can be listed only by the game.
template <game G>
struct options_hash {
    std::size_t operator()(typename G::options const& chosen) const noexcept {
        hash_128 all;
        add_options<G>(all, chosen);
        return static_cast<std::size_t>(all.low);
    }
};

namespace bonbons_game {
using ludo::operator<<, ludo::operator<=>;
}
namespace calcory_game {
using ludo::operator<<, ludo::operator<=>;
}
namespace xxl {
using ludo::operator<<, ludo::operator<=>;
namespace runs_game {
using ludo::operator<<, ludo::operator<=>;
}
} // namespace xxl
namespace yamy_game {
using ludo::operator<<, ludo::operator<=>;
}

} // namespace ludo

/// The same on every machine with numbers of that size. A state's leaves out its options, which stay the same in a game.
template <typename T>
    requires std::equality_comparable<T> &&
             (ludo::indexed<T> || ludo::written<T> || ludo::has_bits<T> || ludo::is_part_of_states<T>)
struct std::hash<T> {
    std::size_t operator()(T const& value) const noexcept {
        ludo::hash_128 all;
        ludo::add_part(all, value);
        return static_cast<std::size_t>(all.low);
    }
};

#ifdef __cpp_lib_format
template <ludo::worded T>
struct std::formatter<T, char> : std::formatter<std::string, char> {
    auto format(T const& value, auto& context) const {
        return std::formatter<std::string, char>::format(ludo::value_in_words(value), context);
    }
};
#ifdef __cpp_lib_format_ranges
template <ludo::worded T>
    requires std::ranges::input_range<T>
inline constexpr std::range_format std::format_kind<T> = std::range_format::disabled;
#endif
#endif
