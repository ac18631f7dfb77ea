#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/json/notation.hpp>
#include <ludo/io/json/shape.hpp>
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

    /// Notes what is wrong, if it is the first mistake; always false.
    bool wrong(std::string const& where, std::string const& what) {
        if (problem_.empty())
            problem_ = where + (where.empty() ? "" : ": ") + what;
        return false;
    }

    /// A value as shown in a message.
    static std::string shown(json const& value) { return excerpt(value.dump(-1, ' ', false, json::error_handler_t::replace)); }

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
        } else if constexpr (may_be_none<T>) {
            typename T::card one;
            if (!from.is_null() && (!read(from, one, where) || !one.known()))
                return wrong(where, "takes a known card, or null for none");
            value = one;
        } else if constexpr (written<T>) {
            std::optional<std::string> const text = notation<T>(from);
            auto const thing =
                notation_.with<T>([&](auto const&... notation) { return text ? parse_in<T>(*text, notation...) : std::nullopt; });
            if (!thing)
                return wrong(where, shown(from) + " is not the notation of anything here");
            value = *thing;
        } else if constexpr (has_members<T>)
            return read_object(from, where, {}, [&](auto read_member) { each_member(value, read_member); });
        else {
            static_assert(
                requires { sizeof(json_of<T>); }, "this has no JSON: see ludo/core/part_kinds.hpp");
            if constexpr (requires { sizeof(json_of<T>); })
                return json_of<T>::read(*this, from, value, where);
        }
        return true;
    }

    /// A state, from an object with its options and members. `known` are members that are not parts of the state.
    template <typename G>
    bool read_state(json const& from, typename G::state& s, std::string const& where, std::vector<std::string_view> known = {}) {
        auto const outer = std::exchange(notation_, json_notation::of<G>(s, notation_));
        bool const read_all = read_object(from, where, std::move(known), [&](auto read_member) {
            each_part(s, [&](std::string_view name, auto& part) {
                if constexpr (std::is_same_v<std::remove_reference_t<decltype(part)>, typename G::options>)
                    read_member(name, part, [&](json const& member, std::string const& inside) {
                        if (read_options<G>(member, part, inside))
                            players_ = part.players;
                    });
                else
                    read_member(name, part);
            });
        });
        notation_ = outer;
        return read_all;
    }

    /// Members of a state that have changed, into the state before.
    template <typename G>
    bool read_changed(json const& from, json const& gone, typename G::state& s) {
        std::string const where = "now";
        if (!from.is_object() || !gone.is_array())
            return wrong(where, "takes an object, and `gone` a list");
        players_ = s.chosen.players;
        auto const outer = std::exchange(notation_, json_notation::of<G>(s, notation_));
        std::size_t known = 0;
        auto const read_one = [&](std::string_view name, auto& part) {
            if (auto const given = from.find(std::string(name)); given != from.end()) {
                ++known;
                read(*given, part, where + '.' + std::string(name));
            }
        };
        typename G::state const fresh{};
        auto const read_of = [&](auto const& named) {
            bool changed = false;
            auto const look = [&](std::string_view name, auto const&) { changed = changed || from.contains(std::string(name)); };
            if constexpr (requires { named.name; }) {
                look(named.name, 0);
                if (std::find(gone.begin(), gone.end(), std::string(named.name)) != gone.end())
                    s.*named.where = fresh.*named.where;
            } else
                named.visit_in(s, look);
            if (!changed)
                return;
            s.*named.where = fresh.*named.where;
            if constexpr (requires { named.name; })
                read_one(named.name, s.*named.where);
            else
                named.visit_in(s, read_one);
        };
        if constexpr (lists_members<typename G::state>)
            std::apply([&](auto const&... each) { (read_of(each), ...); }, G::state::members());
        else if (!from.empty()) // then all of them are there
            each_member(s, [&]<typename Part>(std::string_view name, Part& part) { read_one(name, part = Part()); });
        notation_ = outer;
        if constexpr (requires { s.complete(); })
            s.complete();
        return known == from.size() ? problem_.empty() : wrong(where, "has members that are none of the state");
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
                json_reader reader;
                auto& value = chosen.*each.member;
                bool const read = reader.read(given.value(), value, "");
                if (!read || !each.accepts(value))
                    wrong(where, each.takes + (given.value().is_number() ? bounds_of(each, read, value) : ""));
            });
            if (!known)
                return wrong(where, "there is no option `" + excerpt(given.key()) + '`');
        }
        if (char const* const what = problem_.empty() ? wrong_with<G>(chosen) : nullptr)
            return wrong(where, what);
        return problem_.empty();
    }

private:
    /// Calls `each(read_member)`, which calls that for each member. An object has no others, but for those that are `known`.
    template <typename Each>
    bool read_object(json const& from, std::string const& where, std::vector<std::string_view> known, Each each) {
        if (!from.is_object())
            return wrong(where, "takes an object");
        std::string const inside = where.empty() ? "" : where + '.';
        each([&]<typename Part, typename... Reads>(std::string_view name, Part& part, Reads... otherwise) {
            known.push_back(name);
            auto const member = from.find(std::string(name));
            if (!problem_.empty())
                return;
            if (member == from.end())
                wrong(inside + std::string(name), "is missing");
            else if constexpr (sizeof...(Reads) > 0)
                (otherwise(*member, inside + std::string(name)), ...);
            else
                read(*member, part, inside + std::string(name));
        });
        for (auto const& [name, ignored] : from.items())
            if (std::find(known.begin(), known.end(), name) == known.end())
                return wrong(inside + excerpt(name), "has no place here");
        return problem_.empty();
    }

    /// The notation of a thing; what lists others may also be given as that notation.
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

    int players_;
    std::string problem_;
    json_notation notation_;
};

} // namespace ludo
