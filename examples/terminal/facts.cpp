#include "facts.hpp"

#include <algorithm>
#include <optional>

#include "words.hpp"

namespace terminal {

namespace {

/// How a member is called: by the words for it, or by its own name.
std::string called(std::string_view name, ludo::speaker const& voice) {
    if (std::optional<ludo::phrase> const words = find_words(members_in_words, name))
        return voice.say(*words);
    std::string plain(name);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}

} // namespace

bool fact_list::shows(std::string_view name) {
    std::optional<ludo::phrase> const words = find_words(members_in_words, name);
    return !words || !words->english.empty();
}
bool fact_list::shows_inside(std::string_view name) { return has_words_within(name); }

void fact_list::add(std::string_view name, std::string const& value) {
    std::optional<ludo::phrase> const words = find_words(values_in_words, value);
    std::string const said = words ? voice_.say(*words) : value;
    if (said.empty())
        return;
    std::string const label = called(name, voice_);
    if (!to_.facts.empty() && to_.facts.back().name == label)
        to_.facts.back().values.push_back(said);
    else
        to_.facts.push_back({label, {said}});
}
void fact_list::add_for_seat(std::string_view name, std::string const& value) {
    std::string const label = called(name, voice_);
    if (to_.seats.empty() || to_.seats.back().name != label)
        to_.seats.push_back({label, {}});
    to_.seats.back().values.push_back(value);
}
void fact_list::add_row(std::string const& name) { to_.sheet.push_back({name, {}}); }
void fact_list::add_box(int points, bool open) { to_.sheet.back().values.push_back(open ? "·" : std::to_string(points)); }

} // namespace terminal
