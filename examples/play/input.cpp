#include "input.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/told/words.hpp>

#include "../files.hpp"

namespace play {

namespace {

std::string in_small(std::string text) {
    for (char& each : text)
        if ('A' <= each && each <= 'Z')
            each = static_cast<char>(each - 'A' + 'a');
    return text;
}

} // namespace

std::string said(ludo::phrase what, std::vector<std::string> const& parts, ludo::language in) {
    std::vector<std::string> harmless;
    for (std::string const& each : parts)
        harmless.push_back(ludo::excerpt(each, 300));
    return ludo::filled(what.in(in), harmless, in);
}

std::optional<std::string> line_from(std::istream& input) {
    std::string line;
    for (int letter = input.get(); letter != std::istream::traits_type::eof(); letter = input.get()) {
        if (letter == '\n')
            return line;
        if (line.size() == files::most_bytes)
            return std::nullopt;
        line += static_cast<char>(letter);
    }
    return line.empty() ? std::nullopt : std::optional(line);
}

std::string tidied(std::string_view line) {
    std::size_t const first = line.find_first_not_of(" \t\r"), last = line.find_last_not_of(" \t\r");
    if (first == line.npos)
        return "";
    line = line.substr(first, last + 1 - first);
    constexpr std::pair<std::string_view, char> suits[] = {{"♣", 'c'}, {"♦", 'd'}, {"♥", 'h'}, {"♠", 's'}};
    std::string text;
    while (!line.empty()) {
        auto const* const suit =
            std::find_if(std::begin(suits), std::end(suits), [&](auto const& each) { return line.starts_with(each.first); });
        bool const found = suit != std::end(suits);
        text += found ? suit->second : line.front();
        line.remove_prefix(found ? suit->first.size() : 1);
    }
    return text;
}

std::optional<typed_command> command_in(std::string const& line) {
    std::size_t const end = std::min(line.find(' '), line.size());
    std::string const word = in_small(line.substr(0, end));
    for (words::command_words const& each : words::commands)
        if (word == each.word.english || word == each.word.french || (word == "memoire" && each.what == words::command::memory))
            return typed_command{each.what, tidied(line.substr(end))};
    return std::nullopt;
}

meant action_in(std::string const& line, std::vector<std::string> const& actions, ludo::language in) {
    auto const say = [&](ludo::phrase what, std::vector<std::string> const& parts) { return meant{"", said(what, parts, in)}; };
    if (std::find(actions.begin(), actions.end(), line) != actions.end())
        return {line, ""};
    if (!line.empty() && line.find_first_not_of("0123456789") == line.npos) {
        std::size_t number = 0;
        for (char digit : line.substr(0, 6))
            number = number * 10 + static_cast<std::size_t>(digit - '0');
        return number >= 1 && number <= actions.size() && line.size() <= 6
                 ? meant{actions[number - 1], ""}
                 : say(words::no_number, {line, std::to_string(actions.size())});
    }
    for (bool const as_typed : {true, false}) { // and then in small letters
        auto const letters = [&](std::string const& text) { return as_typed ? text : in_small(text); };
        std::string const end = ' ' + letters(line);
        std::vector<std::string> ending;
        for (std::string const& each : actions)
            if (std::string const all = ' ' + letters(each); all.size() >= end.size() && all.substr(all.size() - end.size()) == end)
                ending.push_back(each);
        if (ending.size() == 1)
            return {ending.front(), ""};
        if (!ending.empty())
            return say(words::several, {line, ending[0] + ", " + ending[1]});
    }
    return {};
}

} // namespace play
