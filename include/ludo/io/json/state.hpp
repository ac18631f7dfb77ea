#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/json/reader.hpp>
#include <ludo/io/json/shape.hpp>
#include <ludo/io/json/writer.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/play/told/members.hpp>

namespace ludo {

/// Options as JSON: an object with all of them by name. Of those that are read, some may be left out: they keep the values they have.
template <game G>
struct json_options {
    using options = typename G::options;

    static void write(json_writer& to, options const& chosen) {
        to.object([&] {
            for_each_option<G>([&](auto const& option) {
                static options const fallback;
                if constexpr (written<std::remove_cvref_t<decltype(chosen.*option.member)>>) // a whole deck, say
                    if (chosen.*option.member == fallback.*option.member) {
                        static std::string const text = json_text(fallback.*option.member);
                        return to.member(option.name, [&] { to.put(text); });
                    }
                to.member(option.name, chosen.*option.member);
            });
        });
    }
    static bool read(json_reader& reader, json const& from, options& chosen) {
        if (!from.is_object())
            return reader.wrong("options are an object with their names and values");
        for (auto const& item : from.items()) {
            std::string const& name = item.key();
            json const& given = item.value();
            bool known = false;
            for_each_option<G>([&](auto const& option) {
                if (option.name != name)
                    return;
                known = true;
                auto& value = chosen.*option.member;
                bool const good = json_reader().read(given, value);
                if (!good || !option.accepts(value))
                    reader.wrong(option.takes + (given.is_number() ? bounds_of(option, good, value) : ""));
            });
            if (!known)
                return reader.wrong("there is no option `" + excerpt(name) + '`');
        }
        if (char const* const what = reader.problem().empty() ? wrong_with<G>(chosen) : nullptr)
            return reader.wrong(what);
        return reader.problem().empty();
    }
    /// Each may be left out of a request, and is there in every answer.
    static std::string shape(json_shape& shapes) {
        std::vector<json_shape::member_shape> all;
        for_each_option<G>([&]<typename Options, typename T>(listed_option<Options, T> const& option) {
            std::string schema = option.is_seat ? R"({"type":"integer"})" : shapes.of<T>();
            schema.pop_back();
            if (option.is_number || option.is_seat)
                schema += R"(,"minimum":)" + std::to_string(option.least);
            if ((option.is_number || option.is_seat) && option.most < (std::numeric_limits<int>::max)())
                schema += R"(,"maximum":)" + std::to_string(option.most);
            schema += R"(,"description":)" + json_text(std::string_view(option.takes)) + '}';
            all.push_back({std::string(option.name), schema, false});
        });
        return json_shape::object(all);
    }
};

/// A state as JSON: an object with its options and its members, by name.
template <game G>
struct json_state {
    using state = typename G::state;

    /// `first()` may write other members before them.
    template <std::invocable First>
    static void write(json_writer& to, state const& s, First first) {
        to.at_table_of<G>(s, [&] {
            to.object([&] {
                first();
                to.member("options", [&] { json_options<G>::write(to, s.chosen); });
                to.members(s);
            });
        });
    }
    /// `known` are other members that may be there.
    static bool read(json_reader& reader, json const& from, state& s, std::vector<std::string_view> known = {}) {
        return reader.at_table_of<G>(s, [&] {
            auto const members = [&](auto read_member) {
                auto options = [&](json const& given) {
                    return json_options<G>::read(reader, given, s.chosen) && reader.play(s.chosen.players);
                };
                read_member("options", options);
                each_member(s, read_member);
            };
            return reader.object(from, members, std::move(known));
        });
    }
    /// `members` are other members, before them.
    static std::string shape(json_shape& shapes, std::vector<json_shape::member_shape> members = {}) {
        members.push_back({"game", R"({"const":)" + json_text(G::name) + '}'});
        members.push_back(
            {"options", shapes.defined("options_of_" + std::string(G::name), [&] { return json_options<G>::shape(shapes); })});
        return json_shape::object(shapes.members_of<state>(std::move(members)));
    }

    /// The members of a state that have changed.
    static void write_changed(json_writer& to, changed_members<state> const& some) {
        auto const write_one = [&](std::string_view name, auto const& part) { to.member(name, part); };
        to.at_table_of<G>(some.values(), [&] {
            to.object([&] {
                if constexpr (!lists_members<state>)
                    if (some.any())
                        to.members(some.values());
                some.each([&](auto const& named) {
                    if constexpr (requires { named.name; }) // also where the condition cannot be asked
                        write_one(named.name, some.values().*named.where);
                    else
                        named.visit_in(some.values(), write_one);
                });
            });
        });
    }
    /// These, and the names of those that are gone, into the state before.
    static bool read_changed(json_reader& reader, json const& from, json const& gone, state& s) {
        if (!from.is_object() || !gone.is_array())
            return reader.wrong("takes an object, and `gone` a list");
        reader.play(s.chosen.players);
        std::size_t known = 0;
        auto const changed = [&](std::string_view name) { return from.contains(std::string(name)); };
        auto const forget = [&]([[maybe_unused]] auto const& named) { // what has changed as a whole, and what is gone
            bool old = false;
            if constexpr (requires { named.name; })
                old = changed(named.name) || std::find(gone.begin(), gone.end(), std::string(named.name)) != gone.end();
            else {
                auto const ask = [&](std::string_view name, auto const&) { old |= changed(name); };
                named.visit_in(s, ask);
            }
            if (old)
                s.*named.where = state().*named.where;
        };
        if constexpr (lists_members<state>)
            std::apply([&](auto const&... named) { (forget(named), ...); }, state::members());
        reader.at_table_of<G>(s, [&] {
            each_member(s, [&]<typename Part>(std::string_view name, Part& part) {
                if (!changed(name))
                    return;
                ++known;
                if constexpr (!lists_members<state>)
                    part = Part();
                reader.read(from[std::string(name)], part, name);
            });
            return true;
        });
        return known == from.size() ? reader.problem().empty() : reader.wrong("has members that are none of the state");
    }
};

} // namespace ludo
