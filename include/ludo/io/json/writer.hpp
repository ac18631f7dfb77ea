#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <ludo/components/or_none.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/io/json/list.hpp>
#include <ludo/io/json/notation.hpp>
#include <ludo/io/json/quoted.hpp>
#include <ludo/io/text.hpp>

namespace ludo {

/// How a component is written as JSON and read back. A specialisation for its type says once what it is written as: `parts`, a type
/// that has JSON, such as a list, or a struct that names its members. `parts_of(value)` returns them; `make(value, parts, json_reader&)`
/// makes a value of them, or says what is wrong with them. Writer, reader and schema follow from that.
template <typename T>
struct json_of;

/// The JSON of a value, as text. Lists by seat have an entry for each of the `players`.
template <typename T>
std::string json_text(T const& value, int players = 0);

/// Writes the values that states are made of as JSON: straight to text. Lists by seat have an entry for each of the `players`.
class json_writer {
public:
    explicit json_writer(int players = 0) : players_(players) {}

    [[nodiscard]] each_seat seats() const { return each_seat(players_); }

    /// What has been written.
    [[nodiscard]] std::string text() && {
        text_.resize(used_);
        return std::move(text_);
    }

    /// A list: `each()` calls `item` for each of its values.
    template <std::invocable Each>
    void list(Each each) {
        put('[');
        each();
        put(']');
    }
    template <typename T>
    void item(T const& value) {
        separate();
        write(value);
    }

    /// An object: `each()` calls `member` for each of its members.
    template <std::invocable Each>
    void object(Each each) {
        put('{');
        each();
        put('}');
    }
    template <typename Name, typename T>
    void member(Name const& name, T const& value) {
        separate();
        if constexpr (notated<Name>)
            write(name);
        else
            quote(name);
        put(':');
        write(value);
    }

    /// A value; or whatever a function writes that is given in its place.
    template <typename T>
    void write(T const& value) {
        if constexpr (std::invocable<T const&>)
            value();
        else if constexpr (std::is_same_v<T, bool>)
            put(value ? std::string_view("true") : "false");
        else if constexpr (std::is_integral_v<T>)
            number(value);
        else if constexpr (std::is_same_v<T, seat>)
            value == nobody ? null() : number(value.index());
        else if constexpr (named_enum<T>)
            quote(name_of(value));
        else if constexpr (may_be_none<T>)
            value.none() ? null() : write(static_cast<typename T::card const&>(value));
        else if constexpr (written_list<T>)
            notation_.with<T>([&](auto const&... notation) { listed_in(text_in(value, notation...), T::lists); });
        else if constexpr (always_written_alike<T>)
            quote(value);
        else if constexpr (written<T>)
            notation_.with<T>([&](auto const&... notation) { quote(text_in(value, notation...)); });
        else if constexpr (has_members<T>)
            object([&] { members(value); });
        else if constexpr (std::is_convertible_v<T const&, std::string_view>)
            string(value);
        else if constexpr (requires { typename json_of<T>::parts; })
            write(json_of<T>::parts_of(value));
        else if constexpr (requires { sizeof(json_of<T>); })
            json_of<T>::write(*this, value);
        else
            static_assert(has_members<T>, "this has no JSON: see ludo/core/part_kinds.hpp");
    }
    template <typename T>
    void write(std::optional<T> const& value) {
        value ? write(*value) : null();
    }
    template <typename T, int Most>
    void write(json_list<T, Most> const& things) {
        items(things.begin(), things.size());
    }
    template <typename T, std::size_t Size>
    void write(std::array<T, Size> const& things) {
        items(things.data(), Size);
    }
    template <typename T, int Most>
    void write(per_seat<T, Most> const& things) {
        items(things.of.data(), static_cast<std::size_t>(players_));
    }
    template <typename Key, typename T>
    void write(json_map<Key, T> const& things) {
        object([&] {
            for (auto const& [key, value] : things.entries)
                member(key, value);
        });
    }
    void null() { put("null"); }

    /// The members of a value that names them.
    template <typename T>
    void members(T const& value) {
        each_member(value, [&](std::string_view name, auto const& part) { member(name, part); });
    }
    /// What is JSON already.
    void put(std::string_view text) {
        std::memcpy(room(text.size()), text.data(), text.size());
        used_ += text.size();
    }

    /// Writes parts of this state, in its notation and with as many seats as play.
    template <typename G, std::invocable Write>
    void at_table_of(typename G::state const& s, Write write_parts) {
        auto const outer = std::exchange(notation_, json_notation::of<G>(s, notation_));
        int const players = std::exchange(players_, s.chosen.players);
        write_parts();
        notation_ = outer;
        players_ = players;
    }

private:
    template <typename T>
    void items(T const* things, std::size_t count) {
        list([&] {
            for (T const& each : std::span(things, count))
                item(each);
        });
    }
    /// A comma, but for the first in a list or an object.
    void separate() {
        if (char const last = text_[used_ - 1]; last != '[' && last != '{')
            put(',');
    }
    template <std::integral Number>
    void number(Number value) {
        char* const begin = room(24);
        used_ += static_cast<std::size_t>(std::to_chars(begin, begin + 24, value).ptr - begin);
    }

    /// Names and notations have no letters that JSON writes otherwise.
    void quote(std::string_view text) {
        put('"');
        put(text);
        put('"');
    }
    template <always_written_alike T>
    void quote(T const& thing) {
        quoted_text const& text = quoted(thing);
        if (text.size == 0)
            return quote(std::string_view(thing.text()));
        std::memcpy(room(sizeof text), &text, sizeof text);
        used_ += text.size;
    }
    /// The letters of a notation, or its words.
    void listed_in(std::string_view text, listed by) {
        list([&] {
            while (!text.empty()) {
                std::size_t const end = by == listed::letters ? 1 : (std::min)(text.find(' '), text.size());
                separate();
                quote(text.substr(0, end));
                text.remove_prefix((std::min)(end + (by == listed::words), text.size()));
            }
        });
    }
    void string(std::string_view text) {
        put('"');
        for (char letter : text)
            if (letter == '"' || letter == '\\') {
                put('\\');
                put(letter);
            } else if (static_cast<unsigned char>(letter) < 0x20)
                escape(letter);
            else
                put(letter);
        put('"');
    }
    void escape(char control) {
        constexpr char digits[] = "0123456789abcdef";
        put("\\u00");
        put(digits[control >> 4]);
        put(digits[control & 15]);
    }

    void put(char letter) { *room(1) = letter, ++used_; }
    /// Where so many letters can be written.
    char* room(std::size_t letters) {
        if (text_.size() - used_ < letters) [[unlikely]]
            text_.resize(2 * text_.size() + letters);
        return text_.data() + used_;
    }

    std::string text_ = std::string(1500, ' ');
    std::size_t used_ = 0;
    int players_;
    json_notation notation_;
};

template <typename T>
std::string json_text(T const& value, int players) {
    json_writer to(players);
    to.write(value);
    return std::move(to).text();
}

} // namespace ludo
