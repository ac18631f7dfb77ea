#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/io/excerpt.hpp>

namespace ludo {

/// The text of a card, a place or an action; and back, from exactly the texts that `to_text` writes.
template <written T>
std::string to_text(T const& thing) {
    return std::string(std::string_view(thing.text()));
}
template <written T>
expected<T, std::string> parse(std::string_view text) {
    if (auto const thing = T::parse(text))
        return *thing;
    return unexpected('`' + excerpt(text) + "` is not the notation of anything here");
}

/// The text of an action in a state.
template <game G>
std::string to_text(typename G::state const& s, typename G::action a) {
    return std::string(text_of<G>(s, a).view());
}

/// The text of a value that an option takes.
template <typename T>
    requires(!written<T>)
std::string to_text(T value) {
    if constexpr (std::is_same_v<T, bool>)
        return value ? "true" : "false";
    else if constexpr (named_enum<T>)
        return std::string(name_of(value));
    else
        return std::to_string(value);
}

/// Reads a whole number exactly as `to_text` writes it: in decimal digits, without leading zeros.
template <typename Number>
bool read_number(std::string_view text, Number& number) {
    auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failure == std::errc() && end == text.data() + text.size() && std::to_string(number) == text;
}

/// How to write a number that was written in some other way, such as `0042` or `-0`; an empty text if it was written correctly,
/// or is not a number at all.
inline std::string number_otherwise(std::string_view text) {
    bool const negative = text.substr(0, 1) == "-";
    std::string_view digits = text.substr(negative ? 1 : 0);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
        return "";
    digits.remove_prefix((std::min)(digits.find_first_not_of('0'), digits.size() - 1));
    std::string const plain = (negative && digits != "0" ? "-" : "") + std::string(digits);
    return plain == text ? "" : ": write " + excerpt(plain) + ", not `" + excerpt(text) + '`';
}

/// Reads a value for an option; false if the text does not stand for one.
template <typename T>
bool read_value(std::string_view text, T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        value = text == "true";
        return value || text == "false";
    } else if constexpr (named_enum<T>) {
        auto const all = names(value);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i] == text) {
                value = static_cast<T>(i);
                return true;
            }
        return false;
    } else if constexpr (written<T>) {
        auto const thing = T::parse(text);
        value = thing.value_or(value);
        return thing.has_value();
    } else
        return read_number(text, value);
}

/// The bounds of an option's value, in words, if only its type bounds it, and the value was out of bounds or could not be read;
/// otherwise an empty text.
template <typename Options, typename T>
std::string bounds_of(option<Options, T> const& some, bool read, [[maybe_unused]] T const& value) {
    if constexpr (option<Options, T>::is_number)
        if ((!read || value < some.least || value > some.most) && some.most == (std::numeric_limits<int>::max)())
            return " (from " + std::to_string(some.least) + " to " + std::to_string(some.most) + ')';
    return "";
}

/// Sets the option with this name from a text; returns what is wrong, or an empty text.
template <game G>
std::string set_option(typename G::options& chosen, std::string_view name, std::string_view text) {
    std::string wrong(G::name);
    wrong.append(" has no option ").append(excerpt(name));
    for_each_option<G>([&](auto const& each) {
        if (each.name == name) {
            auto value = chosen.*each.member;
            using T = decltype(value);
            bool const read = read_value(text, value), good = read && each.accepts(value);
            wrong = good ? "" : each.takes;
            if (good)
                chosen.*each.member = value;
            else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
                std::string const otherwise = number_otherwise(text);
                bool const digits = !text.empty() && text.find_first_not_of("-0123456789") == std::string_view::npos;
                wrong += !otherwise.empty() ? otherwise : digits ? bounds_of(each, read, value) : "";
            }
        }
    });
    return wrong;
}

/// A line for the players; and a line `option NAME VALUE` for each option that does not have its default.
template <game G>
std::string to_text(typename G::options const& chosen) {
    std::string lines = "players " + std::to_string(chosen.players) + '\n';
    for_each_option<G>([&](auto const& each) {
        if (each.name != "players" && chosen.*each.member != typename G::options().*each.member)
            lines += "option " + std::string(each.name) + ' ' + to_text(chosen.*each.member) + '\n';
    });
    return lines;
}

} // namespace ludo
