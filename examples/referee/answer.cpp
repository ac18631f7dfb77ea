#include "answer.hpp"

#include <utility>
#include <vector>

#include <ludo/io/json/text.hpp>

namespace referee {

std::string json_string(std::string_view text) {
    return ludo::json(text).dump(-1, ' ', false, ludo::json::error_handler_t::replace);
}

std::string joined(std::span<std::string const> values) {
    std::string list;
    for (std::string const& each : values)
        (list += list.empty() ? "" : ",") += each;
    return '[' + list + ']';
}
std::string list_of(std::span<std::string const> texts) {
    std::vector<std::string> values;
    for (std::string const& each : texts)
        values.push_back(json_string(each));
    return joined(values);
}
std::string list_of(ludo::seat_numbers const& numbers) {
    std::vector<std::string> values;
    for (int number : numbers)
        values.push_back(std::to_string(number));
    return joined(values);
}

std::string in_both_languages(ludo::phrase said) {
    return object().add("en", json_string(said.english)).add("fr", json_string(said.french)).text();
}

object& object::add(std::string_view name, std::string_view json) {
    ((((members_ += members_.empty() ? "\"" : ",\"") += name) += "\":") += json);
    return *this;
}
object& object::add(object const& others) {
    (members_ += members_.empty() || others.members_.empty() ? "" : ",") += others.members_;
    return *this;
}
std::string object::text() const { return '{' + members_ + '}'; }

object good(object const& members) { return object().add("ok", true).add(members); }

std::string text_of(ludo::rule const& some) {
    return object()
        .add("rule", json_string(some.id))
        .add("section", in_both_languages(some.section))
        .add("text", in_both_languages(some.text))
        .text();
}

std::string with_seed_in_a_string(std::string record) {
    constexpr std::string_view seed = ",\"seed\":";
    if (std::size_t const found = record.rfind(seed); found != std::string::npos) { // one that begins with a position has none
        std::size_t const begin = found + seed.size();
        record.insert(record.find_first_not_of("0123456789", begin), 1, '"');
        record.insert(begin, 1, '"');
    }
    return record;
}

std::string error(std::string_view what) { return object().add("ok", false).add("error", json_string(what)).text(); }
std::string refused(ludo::rule const& broken) { return object().add("ok", false).add("refused", text_of(broken)).text(); }

} // namespace referee
