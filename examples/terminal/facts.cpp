#include "facts.hpp"

#include <algorithm>
#include <optional>

#include "words.hpp"

namespace terminal {

fact_list::fact_list(scene& to, ludo::speaker const& voice, std::string_view game)
    : to_(to), voice_(voice), listed_(std::ranges::find(listed_games, game) != std::end(listed_games)) {}

std::string fact_list::called(std::string_view name) const {
    if (std::optional<ludo::phrase> const words = find_words(members_in_words, name); words && !words->english.empty())
        return voice_.say(*words);
    std::string plain(name);
    std::replace(plain.begin(), plain.end(), '_', ' ');
    return plain;
}
std::string fact_list::in_words(std::string_view value) const {
    std::optional<ludo::phrase> const words = find_words(values_in_words, value);
    return words ? voice_.say(*words) : std::string(value);
}

bool fact_list::shows(std::string_view name) const {
    std::optional<ludo::phrase> const words = find_words(members_in_words, name);
    return listed_ ? !words || !words->english.empty() : name != "turn";
}
bool fact_list::shows_zero(std::string_view name) const { return !listed_ || !find_words(members_in_words, name); }
bool fact_list::shows_inside(std::string_view name) { return has_words_within(name); }

void fact_list::add(std::string_view name, std::string const& value) {
    std::string const said = in_words(value);
    if (said.empty())
        return;
    std::string const label = called(name);
    if (!to_.facts.empty() && to_.facts.back().name == label)
        to_.facts.back().values.push_back(said);
    else
        to_.facts.push_back({label, {said}});
}
void fact_list::add_for_seat(std::string_view name, std::string const& value) {
    std::string const label = called(name);
    if (to_.seats.empty() || to_.seats.back().name != label)
        to_.seats.push_back({label, {}});
    to_.seats.back().values.push_back(value);
}
void fact_list::add_row(std::string const& name) { to_.sheet.push_back({name, {}}); }
void fact_list::add_box(int points, bool open) { to_.sheet.back().values.push_back(open ? "·" : std::to_string(points)); }

} // namespace terminal
