#include "input.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include <ludo/io/told/words.hpp>

namespace play {

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
    std::string const word = line.substr(0, end);
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
    std::vector<std::string> ending;
    for (std::string const& each : actions)
        if (each.size() > line.size() && each.substr(each.size() - line.size() - 1) == ' ' + line)
            ending.push_back(each);
    if (ending.size() == 1)
        return {ending.front(), ""};
    return ending.empty() ? meant{} : say(words::several, {line, ending[0] + ", " + ending[1]});
}

} // namespace play
