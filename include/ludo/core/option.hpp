#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <string_view>
#include <type_traits>

#include <ludo/core/expects.hpp>
#include <ludo/core/named_enum.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// Something with a notation, where `T::takes` says in words what can be written.
template <typename T>
concept says_what_it_takes = requires {
    { T::takes } -> std::convertible_to<std::string_view>;
};

/// An option of a game: its name, its member, and what it takes. That follows from the type and, for a number, from the least
/// and the most that it can be (0 and no limit, if they are left out); or it is given in words:
///   `option{"quick", &options::quick}`, `option{"rounds", &options::rounds, 1, 12}`,
///   `option{"deck", &options::deck, "55 cards"}`
template <typename Options, typename T>
struct option {
    static constexpr bool is_seat = std::is_same_v<T, seat>;
    static constexpr bool is_number = std::is_integral_v<T> && !std::is_same_v<T, bool>;
    static_assert(std::is_integral_v<T> || is_seat || named_enum<T> || written<T>,
                  "an option is a number, a bool, a seat, an enumeration with `names`, or something with a notation");

    static constexpr int highest = [] {
        if constexpr (is_number && sizeof(T) < sizeof(int))
            return int{(std::numeric_limits<T>::max)()};
        else
            return is_seat ? most_seats - 1 : (std::numeric_limits<int>::max)();
    }();

    std::string_view name;
    T Options::*member;
    int least = 0;
    int most = highest;
    int from = least;            // the least real number: 0 may stand for something else
    std::string_view words = {}; // what it takes, or what the 0 stands for
    std::string_view about = {}; // what it is, if its name does not say it all

    constexpr option(std::string_view called, T Options::*kept) : name(called), member(kept) {
        static_assert(!written<T> || is_seat || says_what_it_takes<T>,
                      "say in words what this option takes: it has a notation of its own");
    }
    constexpr option(std::string_view called, T Options::*kept, int lowest, int to = highest)
        : name(called), member(kept), least(lowest), most(to) {
        static_assert(is_number || is_seat, "only numbers and seats have a least and a most");
    }
    constexpr option(std::string_view called, T Options::*kept, std::string_view takes) : name(called), member(kept), words(takes) {
        static_assert(!is_number, "for a number, give the least and the most that it can be");
    }

    /// The same option, which also takes 0 for something special, such as "no limit".
    [[nodiscard]] constexpr option or_zero(std::string_view meaning) const
        requires is_number
    {
        LUDO_EXPECTS(least > 0, "the option takes 0 already");
        option more = *this;
        more.least = 0;
        more.words = meaning;
        return more;
    }
    [[nodiscard]] constexpr option that_is(std::string_view meaning) const {
        option more = *this;
        more.about = meaning;
        return more;
    }

    [[nodiscard]] constexpr bool accepts(T const& value) const {
        if constexpr (is_seat)
            return least <= value.index() && value.index() <= most;
        else if constexpr (std::is_same_v<T, bool> || written<T>)
            return true;
        else if constexpr (named_enum<T>)
            return static_cast<std::size_t>(value) < names(value).size();
        else
            return least <= value && value <= most && (value == 0 || from <= value);
    }

    /// What it takes: `players takes 2 to 4`, `caller takes as_others, announced or without_figure`.
    [[nodiscard]] constexpr auto sentence() const {
        bounded_text<500> text(name);
        text += " takes ";
        if constexpr (is_number) {
            if (from != least) {
                text += "0 (";
                text += words;
                text += from == 1 ? ") or " : "), or ";
            }
            add_numbers(text);
        } else if (!words.empty())
            text += words;
        else if constexpr (std::is_same_v<T, bool>)
            text += "true or false";
        else if constexpr (is_seat) {
            text += name == "first" ? "the seat that begins, " : "a seat, ";
            if (most == highest)
                text += "0 to players - 1";
            else
                add_numbers(text);
        } else if constexpr (named_enum<T>) {
            auto const all = names(T());
            for (std::size_t i = 0; i < all.size(); ++i) {
                text += i == 0 ? "" : i + 1 < all.size() ? ", " : " or ";
                text += all[i];
            }
        } else if constexpr (says_what_it_takes<T>)
            text += T::takes;
        text += about.empty() ? "" : ": ";
        text += about;
        return text;
    }

private:
    /// Adds `2`, `1 or 2`, `2 to 4`, `2 or more`.
    constexpr void add_numbers(auto& text) const {
        bool const endless = most == (std::numeric_limits<int>::max)();
        if (endless && from == 1)
            text += "a positive number";
        else
            text += from;
        if (endless && from != 1)
            text += " or more";
        if (!endless && from < most) {
            text += from + 1 == most ? " or " : " to ";
            text += most;
        }
    }
};

} // namespace ludo
