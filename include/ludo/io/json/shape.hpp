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

#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/io/json/writer.hpp>

namespace ludo {

/// Describes how values are written as JSON, in the words of JSON Schema. A component describes itself, beside its `write` and `read`:
/// `json_of<T>::shape(json_shape&)` returns its schema. Things that can be listed (cards, cells) are listed once, in `definitions`.
class json_shape {
public:
    /// The schema of all values of a type.
    template <typename T>
    std::string of() {
        if constexpr (std::is_same_v<T, bool>)
            return R"({"type":"boolean"})";
        else if constexpr (std::is_integral_v<T>)
            return R"({"type":"integer"})";
        else if constexpr (std::is_same_v<T, seat>)
            return R"({"type":["integer","null"],"minimum":0,"maximum":)" + std::to_string(most_seats - 1) + '}';
        else if constexpr (named_enum<T>)
            return one_of(names(T()));
        else if constexpr (may_be_none<T>)
            return either({of<typename T::card>(), R"({"type":"null"})"});
        else if constexpr (written_list<T>)
            return list_of<listed_thing<T>>();
        else if constexpr (always_written_alike<T>)
            return thing<T>();
        else if constexpr (has_members<T>)
            return object_of<T>();
        else if constexpr (written<T> || std::is_convertible_v<T const&, std::string_view>)
            return text();
        else
            return json_of<T>::shape(*this);
    }

    static std::string text() { return R"({"type":"string"})"; }

    /// One of these texts, and no other.
    template <typename Texts>
    static std::string one_of(Texts const& texts) {
        std::string all;
        for (std::string_view each : texts)
            all += (all.empty() ? "" : ",") + json_text(each);
        return R"({"enum":[)" + all + "]}";
    }
    static std::string either(std::vector<std::string> const& schemas) { return R"({"anyOf":[)" + joined(schemas) + "]}"; }

    /// A list; and an object in which each thing of a kind may have a value.
    static std::string list(std::string const& items) { return R"({"type":"array","items":)" + items + '}'; }
    template <typename T>
    std::string list_of() {
        return list(of<T>());
    }
    template <typename Key>
    std::string map(std::string const& values) {
        return R"({"type":"object","propertyNames":)" + of<Key>() + R"(,"additionalProperties":)" + values + '}';
    }

    /// An object with these members and no others; is it always there?
    struct member_shape {
        std::string name, schema;
        bool always = true;
    };
    static std::string object(std::vector<member_shape> const& members) {
        std::vector<std::string> properties, required;
        for (member_shape const& each : members) {
            properties.push_back(json_text(each.name) + ':' + each.schema);
            if (each.always)
                required.push_back(json_text(each.name));
        }
        return R"({"type":"object","properties":{)" + joined(properties) + R"(},"required":[)" + joined(required) +
               R"(],"additionalProperties":false})";
    }
    /// The members of a value.
    template <typename T>
    std::vector<member_shape> members_of() {
        std::vector<member_shape> all;
        add_members<T>(all);
        return all;
    }
    template <typename T>
    std::string object_of() {
        return object(members_of<T>());
    }

    /// Options: each may be left out of a request, and is there in every answer.
    template <typename G>
    std::string options() {
        std::vector<member_shape> all;
        for_each_option<G>([&]<typename Options, typename T>(listed_option<Options, T> const& each) {
            std::string schema = each.is_seat ? R"({"type":"integer"})" : of<T>();
            schema.pop_back();
            if (each.is_number || each.is_seat)
                schema += R"(,"minimum":)" + std::to_string(each.least);
            if ((each.is_number || each.is_seat) && each.most < (std::numeric_limits<int>::max)())
                schema += R"(,"maximum":)" + std::to_string(each.most);
            schema += R"(,"description":)" + json_text(std::string_view(each.takes)) + '}';
            all.push_back({std::string(each.name), schema, false});
        });
        return object(all);
    }
    /// A state: its game, its options and its members, after others that are given.
    template <typename G>
    std::string state(std::vector<member_shape> members = {}) {
        members.push_back({"game", R"({"const":)" + json_text(G::name) + '}'});
        members.push_back({"options", defined("options_of_" + std::string(G::name), [&] { return options<G>(); })});
        add_members<typename G::state>(members);
        return object(members);
    }

    /// Everything that `of` refers to, as the members of an object.
    [[nodiscard]] std::string definitions() const {
        std::vector<std::string> all;
        for (definition const& each : definitions_)
            all.push_back(json_text(each.name) + ':' + each.schema);
        return joined(all);
    }
    /// Refers to a definition; `make()` is called for the first one with this name.
    template <std::invocable Make>
    std::string defined(std::string const& name, Make make) {
        auto const known = [&](definition const& each) { return each.name == name; };
        if (std::none_of(definitions_.begin(), definitions_.end(), known))
            definitions_.push_back({name, make()});
        return R"({"$ref":"#/$defs/)" + name + "\"}";
    }

private:
    struct definition {
        std::string name, schema;
    };

    static std::string joined(std::vector<std::string> const& parts) {
        std::string all;
        for (std::string const& each : parts)
            all += (all.empty() ? "" : ",") + each;
        return all;
    }

    /// Things of a kind have the name of their kind; if others have that already, with a number.
    template <typename T>
    std::string thing() {
        std::vector<std::string> texts;
        for (int number = 0; number < T::count; ++number)
            texts.emplace_back(std::string_view(T::from_index(number).text()));
        if constexpr (requires(T one) { one.known(); })
            texts.emplace_back("?");
        std::string const schema = one_of(texts);
        std::string name = "thing";
        if constexpr (requires { T::kind; })
            name = T::kind;
        std::string numbered = name;
        auto const taken = [&](definition const& each) { return each.name == numbered && each.schema != schema; };
        for (int number = 2; std::any_of(definitions_.begin(), definitions_.end(), taken); ++number)
            numbered = name + std::to_string(number);
        return defined(numbered, [&] { return schema; });
    }

    template <typename T>
    struct listed_things {
        using type = std::string_view;
    };
    template <typename T>
        requires requires { typename T::thing; }
    struct listed_things<T> {
        using type = typename T::thing;
    };
    template <typename T>
    using listed_thing = typename listed_things<T>::type;

    template <typename T>
    void add_members(std::vector<member_shape>& all) {
        if constexpr (std::is_empty_v<T>)
            return;
        else if constexpr (visits_members<T>) {
            T some{};
            T::fields(some, [&]<typename Part>(std::string_view name, Part const&) {
                all.push_back({std::string(name), of<std::remove_cvref_t<Part>>()});
            });
        } else
            std::apply([&](auto const&... each) { (add_member(each, all), ...); }, T::members());
    }
    template <typename Whole, typename Part, typename Condition>
    void add_member(member<Whole, Part, Condition> const& named, std::vector<member_shape>& all) {
        all.push_back({std::string(named.name), of<Part>(), std::is_same_v<Condition, std::true_type>});
    }
    template <typename Whole, typename Part>
    void add_member(ludo::members_of<Whole, Part> const&, std::vector<member_shape>& all) {
        add_members<Part>(all);
    }

    std::vector<definition> definitions_;
};

} // namespace ludo
