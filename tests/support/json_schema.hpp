#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/io/json/text.hpp>

/// A literal reading of those words of JSON Schema that the library's schemas are made of. A word that it does not know is a mistake.
class json_schema {
public:
    explicit json_schema(std::string const& text) : root_(ludo::json::parse(text)) {}

    /// Where a value differs from what the schema says, as a path and the word that it breaks; empty if it does not.
    [[nodiscard]] std::string wrong_with(ludo::json const& value) const { return wrong(root_, value, ""); }

private:
    using json = ludo::json;

    std::string wrong(json const& schema, json const& value, std::string const& where) const {
        for (auto const& [word, says] : schema.items())
            if (std::string const found = wrong_by(word, says, schema, value, where); !found.empty())
                return found;
        return "";
    }
    std::string wrong_by(std::string const& word, json const& says, json const& schema, json const& value,
                         std::string const& where) const {
        std::string const here = where + ": " + word;
        if (word == "$schema" || word == "$defs" || word == "title" || word == "description")
            return "";
        if (word == "$ref")
            return wrong(root_.at(json::json_pointer(says.get<std::string>().substr(1))), value, where);
        if (word == "type")
            return has_type(says, value) ? "" : here;
        if (word == "const")
            return value == says ? "" : here;
        if (word == "enum")
            return std::find(says.begin(), says.end(), value) != says.end() ? "" : here;
        if (word == "minimum")
            return !value.is_number() || value.get<std::int64_t>() >= says.get<std::int64_t>() ? "" : here;
        if (word == "maximum")
            return !value.is_number() || value.get<std::int64_t>() <= says.get<std::int64_t>() ? "" : here;
        if (word == "anyOf") {
            for (json const& each : says)
                if (wrong(each, value, where).empty())
                    return "";
            return here;
        }
        if (word == "items") {
            for (std::size_t i = 0; value.is_array() && i < value.size(); ++i)
                if (std::string const found = wrong(says, value[i], where + '/' + std::to_string(i)); !found.empty())
                    return found;
            return "";
        }
        if (word == "required") {
            for (json const& name : says)
                if (value.is_object() && !value.contains(name.get<std::string>()))
                    return where + '/' + name.get<std::string>() + ": " + word;
            return "";
        }
        if (word == "properties" || word == "propertyNames" || word == "additionalProperties")
            return value.is_object() ? wrong_member(word, says, schema, value, where) : "";
        return here + " is not known";
    }
    std::string wrong_member(std::string const& word, json const& says, json const& schema, json const& value,
                             std::string const& where) const {
        for (auto const& [name, part] : value.items()) {
            std::string const there = where + '/' + name;
            bool const named = schema.contains("properties") && schema["properties"].contains(name);
            std::string found;
            if (word == "properties" && named)
                found = wrong(says[name], part, there);
            else if (word == "propertyNames")
                found = wrong(says, name, there);
            else if (word == "additionalProperties" && !named)
                found = says == false ? there + ": " + word : wrong(says, part, there);
            if (!found.empty())
                return found;
        }
        return "";
    }
    static bool has_type(json const& says, json const& value) {
        if (says.is_array())
            return std::any_of(says.begin(), says.end(), [&](json const& each) { return has_type(each, value); });
        return (says == "object" && value.is_object()) || (says == "array" && value.is_array()) ||
               (says == "string" && value.is_string()) || (says == "integer" && value.is_number_integer()) ||
               (says == "boolean" && value.is_boolean()) || (says == "null" && value.is_null());
    }

    json root_;
};
