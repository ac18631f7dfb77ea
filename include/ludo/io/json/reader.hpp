#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/members.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/io/json/list.hpp>
#include <ludo/io/json/notation.hpp>
#include <ludo/io/json/text.hpp>
#include <ludo/io/json/writer.hpp>
#include <ludo/io/text.hpp>

namespace ludo {

/// Reads the values that states are made of. Lists by seat have an entry for each of the `players`. Reading stops at the first
/// mistake, and `problem` tells what is wrong and where.
class json_reader {
public:
    explicit json_reader(int players = 0) : players_(players) {}

    [[nodiscard]] std::string const& problem() const { return problem_; }
    [[nodiscard]] each_seat seats() const { return each_seat(players_); }

    /// Notes what is wrong where it reads, or with what has this name in there, if it is the first mistake; always false.
    bool wrong(std::string_view name, std::string const& what) {
        std::size_t const outer = enter(name);
        if (problem_.empty())
            problem_ = place_ + (place_.empty() ? "" : ": ") + what;
        place_.resize(outer);
        return false;
    }
    bool wrong(std::string const& what) { return wrong({}, what); }

    /// A value as quoted in a message.
    static std::string quoted(json const& value) { return excerpt(value.dump(-1, ' ', false, json::error_handler_t::replace)); }

    /// Reads a value, or whatever a function reads that is given in its place. It may have a name where it stands.
    template <typename T>
    bool read(json const& from, T& value, std::string_view name = {}) {
        std::size_t const outer = enter(name);
        bool const good = read_here(from, value);
        place_.resize(outer);
        return good;
    }

    /// An object: `visit(read_member)` calls that with the name and the value of each member. It has no others, but for those that are
    /// `known`.
    template <typename Visit>
    bool object(json const& from, Visit visit, std::vector<std::string_view> known = {}) {
        if (!from.is_object())
            return wrong("takes an object");
        visit([&](std::string_view name, auto& part) {
            known.push_back(name);
            if (!problem_.empty())
                return;
            if (auto const member = from.find(std::string(name)); member != from.end())
                read(*member, part, name);
            else
                wrong(name, "is missing");
        });
        for (auto const& [name, ignored] : from.items())
            if (std::find(known.begin(), known.end(), name) == known.end())
                return wrong(excerpt(name), "has no place here");
        return problem_.empty();
    }

    /// From here on, so many play; always true.
    bool play(int players) {
        players_ = players;
        return true;
    }
    /// Reads parts of this state, in its notation.
    template <typename G, std::predicate Read>
    bool at_table_of(typename G::state const& s, Read read_parts) {
        if constexpr (!requires { G::notation(s); })
            return read_parts();
        else {
            auto const outer = std::exchange(notation_, json_notation::of<G>(s, notation_));
            bool const good = read_parts();
            notation_ = outer;
            return good;
        }
    }

private:
    template <typename T>
    bool read_here(json const& from, T& value) {
        if constexpr (std::is_same_v<T, bool>) {
            value = from.is_boolean() && from.get<bool>();
            return from.is_boolean() || wrong("takes true or false");
        } else if constexpr (std::is_integral_v<T>)
            return read_number(from, value);
        else if constexpr (std::is_same_v<T, seat>) {
            bool const number = from.is_number_integer() && from.get<std::uint64_t>() < most_seats; // a negative one becomes huge
            value = number ? seat(from.get<int>()) : nobody;
            return number || from.is_null() || wrong("takes a seat, or null for nobody");
        } else if constexpr (named_enum<T>)
            return (from.is_string() && read_value(from.get_ref<std::string const&>(), value)) ||
                   wrong("has no value " + quoted(from));
        else if constexpr (may_be_none<T>) {
            typename T::card card;
            bool const good = from.is_null() || (read_here(from, card) && card.known());
            value = card;
            return good || wrong("takes a known card, or null for none");
        } else if constexpr (written<T>)
            return read_notation(from, value);
        else if constexpr (is_json_map<T>)
            return read_map(from, value);
        else if constexpr (has_members<T>)
            return object(from, [&](auto read_member) { each_member(value, read_member); });
        else if constexpr (std::predicate<T&, json const&>) // whatever a function reads
            return value(from);
        else if constexpr (requires { typename json_of<T>::parts; }) {
            typename json_of<T>::parts parts{};
            return read_here(from, parts) && json_of<T>::make(value, parts, *this);
        } else if constexpr (requires { sizeof(json_of<T>); })
            return json_of<T>::read(*this, from, value);
        else
            static_assert(has_members<T>, "this has no JSON: see ludo/core/part_kinds.hpp");
    }
    template <typename T>
    bool read_here(json const& from, std::optional<T>& value) {
        return from.is_null() || read_here(from, value.emplace());
    }

    // Lists: one for each seat, so many, or at most so many. Of those at most so many, what has a notation is quoted, not numbered.

    template <typename T, int Most>
    bool read_here(json const& from, per_seat<T, Most>& things) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(players_) || players_ > Most)
            return wrong("takes a list with an entry for each seat");
        return read_items(from, things.of.data(), true);
    }
    template <typename T, std::size_t Size>
    bool read_here(json const& from, std::array<T, Size>& things) {
        if (!from.is_array() || from.size() != Size)
            return wrong("takes a list of " + std::to_string(Size));
        return read_items(from, things.data(), true);
    }
    template <typename T, int Most>
    bool read_here(json const& from, json_list<T, Most>& list) {
        if (!from.is_array() || from.size() > list.things.size())
            return wrong("takes a list of at most " + std::to_string(Most));
        list.count = from.size();
        return read_items(from, list.things.data(), !written<T>);
    }
    template <typename T>
    bool read_items(json const& from, T* into, bool numbered) {
        std::size_t number = 0;
        for (json const& item : from) {
            std::size_t const outer = place_.size();
            if (numbered)
                place_ += '[' + std::to_string(number) + ']';
            bool const good = read_here(item, into[number++]);
            place_.resize(outer);
            if (!good)
                return false;
        }
        return true;
    }

    template <typename Key, typename T>
    bool read_map(json const& from, json_map<Key, T>& map) {
        if (!from.is_object())
            return wrong("takes an object");
        for (auto const& [name, value] : from.items()) {
            std::optional<Key> const key = Key::parse(name);
            bool good = key.has_value();
            if constexpr (requires { key->known(); })
                good = good && key->known();
            if (!good)
                return wrong(excerpt(name), "is not the notation of anything here");
            map.entries.add({*key, {}});
            if (!read(value, map.entries.things[map.entries.count - 1].value, name))
                return false;
        }
        return true;
    }

    template <typename T>
    bool read_notation(json const& from, T& thing) {
        std::optional<std::string> const text = notation<T>(from);
        std::optional<T> read;
        if constexpr (requires { typename T::notation; })
            read = notation_.with<T>([&](auto const&... known) { return text ? parse_in<T>(*text, known...) : std::nullopt; });
        else if (text)
            read = T::parse(*text);
        thing = read.value_or(thing);
        return read.has_value() || wrong(quoted(from) + " is not the notation of anything here");
    }
    /// The notation of a thing; what lists others is given as the list of them, or as that notation.
    template <typename T>
    static std::optional<std::string> notation(json const& from) {
        if (from.is_string())
            return from.get<std::string>();
        if constexpr (written_list<T>) {
            std::string text;
            bool good = from.is_array();
            for (json const& each : from) {
                good = good && each.is_string();
                std::string const word = good ? each.get<std::string>() : "";
                good = good && !word.empty() && word.find(' ') == word.npos && (T::lists == listed::words || word.size() == 1);
                text += (T::lists == listed::letters || text.empty() ? "" : " ") + word;
            }
            if (good)
                return text;
        }
        return std::nullopt;
    }

    template <typename Number>
    bool read_number(json const& from, Number& value) {
        using limits = std::numeric_limits<Number>;
        bool const fits = from.is_number_unsigned() ? std::in_range<Number>(from.get<std::uint64_t>())
                                                    : from.is_number_integer() && std::in_range<Number>(from.get<std::int64_t>());
        value = fits ? from.get<Number>() : value;
        return fits ||
               wrong("takes a whole number from " + std::to_string((limits::min)()) + " to " + std::to_string((limits::max)()));
    }

    /// Goes into what has this name; returns how long the way was before.
    std::size_t enter(std::string_view name) {
        std::size_t const outer = place_.size();
        if (!name.empty() && name[0] != '[' && outer > 0)
            place_ += '.';
        place_ += name;
        return outer;
    }

    int players_;
    std::string place_, problem_;
    json_notation notation_;
};

} // namespace ludo
