#pragma once

#include <span>
#include <string>
#include <string_view>

#include <ludo/core/phrase.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>

namespace referee {

/// A text as JSON: in quotation marks.
std::string json_string(std::string_view text);
/// A list of texts of JSON; of texts in quotation marks; of numbers.
std::string joined(std::span<std::string const> values);
std::string list_of(std::span<std::string const> texts);
std::string list_of(ludo::seat_numbers const& numbers);
/// `{"en":"...","fr":"..."}`
std::string in_both_languages(ludo::phrase said);

/// The text of a JSON object, put together from texts of JSON: most of what a referee answers has been written by the library.
class object {
public:
    object& add(std::string_view name, std::string_view json);
    object& add(object const& others);
    object& add(std::string_view name, bool value) { return add(name, value ? "true" : std::string_view("false")); }
    object& add(std::string_view name, char const* json) { return add(name, std::string_view(json)); }
    [[nodiscard]] std::string text() const;

private:
    std::string members_;
};

/// An answer: `{"ok":true`, and these members.
object good(object const& members = {});

/// A rule, as `describe` lists it, and as it forbids.
std::string text_of(ludo::rule const& some);

/// A record in which the seed is a string: not all languages have whole numbers of 64 bits.
std::string with_seed_in_a_string(std::string record);

/// The answer to a request that cannot be met: `{"ok":false,"error":"..."}`.
std::string error(std::string_view what);
/// The answer to an action that a rule forbids: `{"ok":false,"refused":{...}}`.
std::string refused(ludo::rule const& broken);

} // namespace referee
