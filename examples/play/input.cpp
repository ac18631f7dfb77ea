#include "input.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <string_view>
#include <utility>

#include <ludo/io/told/words.hpp>

namespace play {

namespace {

std::string in_small(std::string text) {
    for (char& each : text)
        if ('A' <= each && each <= 'Z')
            each = static_cast<char>(each - 'A' + 'a');
    return text;
}

} // namespace

std::optional<std::string> content_of(std::string const& file) {
    std::ifstream const from(file, std::ios::binary);
    std::ostringstream all; // where the file is a folder, this fails quietly
    all << from.rdbuf();
    return from && all ? std::optional(all.str()) : std::nullopt;
}

std::string tidied(std::string const& line) {
    std::string text = line;
    for (auto const& [sign, letter] : {std::pair("♣", "c"), {"♦", "d"}, {"♥", "h"}, {"♠", "s"}})
        for (std::size_t at = text.find(sign); at != text.npos; at = text.find(sign))
            text.replace(at, std::string_view(sign).size(), letter);
    std::size_t const first = text.find_first_not_of(" \t\r"), last = text.find_last_not_of(" \t\r");
    return first == text.npos ? "" : text.substr(first, last + 1 - first);
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
    auto const say = [&](ludo::phrase what, std::vector<std::string> const& parts) {
        return meant{"", ludo::filled(what.in(in), parts, in)};
    };
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
