#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/io/json/text.hpp>
#include <ludo/io/text.hpp>

namespace ludo {

/// How a component is written as JSON and read back: a specialisation for its type has two functions, `write(form, value)` and
/// `read(form, json, value, where)`.
template <typename T>
struct json_of;

/// Writes and reads the values that states are made of. Lists by seat have an entry for each of the `players`. Reading stops at
/// the first mistake, and `problem` tells what is wrong and where.
class json_form {
public:
    explicit json_form(int players = 0) : players_(players) {}

    [[nodiscard]] std::string const& problem() const { return problem_; }
    [[nodiscard]] ludo::seats seats() const { return ludo::seats(players_); }

    /// Notes what is wrong, if it is the first mistake; always false.
    bool wrong(std::string const& where, std::string const& what) {
        if (problem_.empty())
            problem_ = where + (where.empty() ? "" : ": ") + what;
        return false;
    }

    /// A value as shown in a message.
    static std::string shown(json const& value) { return excerpt(value.dump(-1, ' ', false, json::error_handler_t::replace)); }

    template <typename T>
    [[nodiscard]] json write(T const& value) const {
        if constexpr (std::is_same_v<T, bool>)
            return value;
        else if constexpr (std::is_integral_v<T>)
            return static_cast<std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>>(value);
        else if constexpr (std::is_same_v<T, seat>)
            return value == nobody ? json(nullptr) : json(value.index());
        else if constexpr (named_enum<T>)
            return name_of(value);
        else if constexpr (written<T>)
            return with_notation<T>([&](auto const&... notation) { return json(text_in(value, notation...).view()); });
        else if constexpr (has_fields<T, T>)
            return write_fields<T>(value);
        else
            return json_of<T>::write(*this, value);
    }

    template <typename T>
    bool read(json const& from, T& value, std::string const& where) {
        if constexpr (std::is_same_v<T, bool>) {
            if (!from.is_boolean())
                return wrong(where, "takes true or false");
            value = from.get<bool>();
        } else if constexpr (std::is_integral_v<T>)
            return read_number(from, value, where);
        else if constexpr (std::is_same_v<T, seat>) {
            bool const number = from.is_number_integer() && from.get<std::uint64_t>() < most_seats; // a negative one becomes huge
            if (!number && !from.is_null())
                return wrong(where, "takes a seat, or null for nobody");
            value = number ? seat(from.get<int>()) : nobody;
        } else if constexpr (named_enum<T>) {
            if (!from.is_string() || !read_value(from.get_ref<std::string const&>(), value))
                return wrong(where, "has no value " + shown(from));
        } else if constexpr (written<T>) {
            auto const thing = with_notation<T>([&](auto const&... notation) {
                return from.is_string() ? parse_in<T>(from.get_ref<std::string const&>(), notation...) : std::nullopt;
            });
            if (!thing)
                return wrong(where, shown(from) + " is not the notation of anything here");
            value = *thing;
        } else if constexpr (has_fields<T, T>)
            return read_fields<T>(from, value, where);
        else
            return json_of<T>::read(*this, from, value, where);
        return true;
    }

    /// The parts that `Fields` (a game, for its state) names, as the members of an object.
    template <typename Fields, typename T>
    [[nodiscard]] json write_fields(T const& value) const {
        json object = json::object();
        json_form inside = *this;
        inside.note_notation<Fields>(value);
        Fields::fields(value, [&](std::string_view name, auto const& part) {
            if constexpr (are_options<decltype(part)>)
                object[std::string(name)] = inside.write_options<Fields>(part);
            else
                object[std::string(name)] = inside.write(part);
        });
        return object;
    }
    /// `known` are members of the object that are not parts.
    template <typename Fields, typename T>
    bool read_fields(json const& from, T& value, std::string const& where, std::vector<std::string_view> known = {}) {
        if (!from.is_object())
            return wrong(where, "takes an object");
        std::string const inside = where.empty() ? "" : where + '.';
        auto const [outer, outer_kind] = std::pair(notation_, notation_kind_);
        note_notation<Fields>(value);
        Fields::fields(value, [&](std::string_view name, auto& part) {
            known.push_back(name);
            auto const member = from.find(std::string(name));
            if (!problem_.empty())
                return;
            if (member == from.end())
                wrong(inside + std::string(name), "is missing");
            else if constexpr (!are_options<decltype(part)>)
                read(*member, part, inside + std::string(name));
            else if (read_options<Fields>(*member, part, inside + std::string(name)))
                players_ = part.players;
        });
        for (auto const& [name, ignored] : from.items())
            if (std::find(known.begin(), known.end(), name) == known.end())
                return wrong(inside + excerpt(name), "has no place here");
        notation_ = outer;
        notation_kind_ = outer_kind;
        return problem_.empty();
    }

    template <typename G>
    [[nodiscard]] json write_options(typename G::options const& chosen) const {
        json object = json::object();
        for_each_option<G>([&](auto const& each) { object[std::string(each.name)] = write(chosen.*each.member); });
        return object;
    }

    /// Options that are not named keep the values they have.
    template <typename G>
    bool read_options(json const& from, typename G::options& chosen, std::string const& where) {
        if (!from.is_object())
            return wrong(where, "options are an object with their names and values");
        for (auto const& given : from.items()) {
            bool known = false;
            for_each_option<G>([&](auto const& each) {
                if (each.name != given.key())
                    return;
                known = true;
                json_form form;
                auto& value = chosen.*each.member;
                bool const read = form.read(given.value(), value, "");
                if (!read || !each.accepts(value))
                    wrong(where, each.takes + (given.value().is_number() ? bounds_of(each, read, value) : ""));
            });
            if (!known)
                return wrong(where, "there is no option `" + excerpt(given.key()) + '`');
        }
        if (char const* const what = problem_.empty() ? (G::check)(chosen) : nullptr)
            return wrong(where, what);
        return problem_.empty();
    }

private:
    template <typename Fields, typename T>
    static constexpr bool has_fields = requires(T const& value) { Fields::fields(value, [](auto...) {}); };
    template <typename Part>
    static constexpr bool are_options = requires(std::remove_reference_t<Part> part) {
        part.players;
        part.first;
    };

    template <typename Number>
    bool read_number(json const& from, Number& value, std::string const& where) {
        using limits = std::numeric_limits<Number>;
        auto const at_most = [](std::uint64_t number) { return number <= static_cast<std::uint64_t>((limits::max)()); };
        auto const at_least = [](std::int64_t number) {
            return std::is_signed_v<Number> && number >= static_cast<std::int64_t>((limits::min)());
        };
        bool const fits = from.is_number_unsigned()    ? at_most(from.get<std::uint64_t>())
                        : !from.is_number_integer()    ? false
                        : from.get<std::int64_t>() < 0 ? at_least(from.get<std::int64_t>())
                                                       : at_most(from.get<std::uint64_t>());
        if (!fits)
            return wrong(where,
                         "takes a whole number from " + std::to_string((limits::min)()) + " to " + std::to_string((limits::max)()));
        value = from.get<Number>();
        return true;
    }

    /// If the notation of things depends on something in the state (`G::notation`), that is kept while parts of the state are
    /// written or read.
    template <typename T>
    static constexpr char kind_of{};
    template <typename Fields, typename T>
    void note_notation([[maybe_unused]] T const& value) {
        if constexpr (requires { Fields::notation(value); }) {
            notation_ = &Fields::notation(value);
            notation_kind_ = &kind_of<std::remove_cvref_t<decltype(Fields::notation(value))>>;
        }
    }
    template <typename T, typename Use>
    auto with_notation(Use use) const {
        if constexpr (requires { typename T::notation; })
            if (notation_kind_ == &kind_of<typename T::notation>)
                return use(*static_cast<typename T::notation const*>(notation_));
        return use();
    }

    int players_;
    std::string problem_;
    void const* notation_ = nullptr;
    char const* notation_kind_ = nullptr;
};

} // namespace ludo
