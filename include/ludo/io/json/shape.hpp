#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/io/json/list.hpp>
#include <ludo/io/json/writer.hpp>

namespace ludo {

/// Describes how values are written as JSON, in the words of JSON Schema. Things that can be listed (cards, cells) are listed once, in
/// `definitions`.
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
            return or_null<typename T::card>();
        else if constexpr (requires(T some) { some.has_value(); })
            return or_null<typename T::value_type>();
        else if constexpr (written_list<T>)
            return list(of<listed_thing<T>>());
        else if constexpr (always_written_alike<T>)
            return thing<T>();
        else if constexpr (requires(T some) { item_of(some); })
            return list(of<decltype(item_of(std::declval<T>()))>());
        else if constexpr (is_json_map<T>)
            return R"({"type":"object","propertyNames":)" + of<typename T::key>() + R"(,"additionalProperties":)" +
                   of<typename T::value>() + '}';
        else if constexpr (has_members<T>)
            return object(members_of<T>());
        else if constexpr (written<T> || std::is_convertible_v<T const&, std::string_view>)
            return text();
        else if constexpr (requires { typename json_of<T>::parts; })
            return of<typename json_of<T>::parts>();
        else
            return json_of<T>::shape(*this);
    }

    static std::string text() { return R"({"type":"string"})"; }
    static std::string list(std::string const& items) { return R"({"type":"array","items":)" + items + '}'; }

    /// One of these texts, and no other; or what one of these schemas says.
    template <typename Texts>
    static std::string one_of(Texts const& texts) {
        std::vector<std::string> quoted;
        for (std::string_view each : texts)
            quoted.push_back(json_text(each));
        return R"({"enum":[)" + joined(quoted) + "]}";
    }
    static std::string either(std::vector<std::string> const& schemas) { return R"({"anyOf":[)" + joined(schemas) + "]}"; }

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
    /// The members of a value, after others.
    template <typename T>
    std::vector<member_shape> members_of(std::vector<member_shape> all = {}) {
        if constexpr (visits_members<T>) {
            T some{};
            T::fields(some, [&]<typename Part>(std::string_view name, Part const&) {
                all.push_back({std::string(name), of<std::remove_cvref_t<Part>>()});
            });
        } else if constexpr (!std::is_empty_v<T>)
            std::apply([&](auto const&... named) { (add(named, all), ...); }, T::members());
        return all;
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
    template <typename T>
    std::string or_null() {
        return either({of<T>(), R"({"type":"null"})"});
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

    template <typename T, std::size_t Size>
    static T item_of(std::array<T, Size> const&);
    template <typename T, int Most>
    static T item_of(json_list<T, Most> const&);
    template <typename T, int Most>
    static T item_of(per_seat<T, Most> const&);

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

    template <typename Whole, typename Part, typename Condition>
    void add(member<Whole, Part, Condition> const& named, std::vector<member_shape>& all) {
        all.push_back({std::string(named.name), of<Part>(), std::is_same_v<Condition, std::true_type>});
    }
    template <typename Whole, typename Part>
    void add(ludo::members_of<Whole, Part> const&, std::vector<member_shape>& all) {
        all = members_of<Part>(std::move(all));
    }

    std::vector<definition> definitions_;
};

} // namespace ludo
