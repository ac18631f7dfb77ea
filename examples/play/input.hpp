#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/phrase.hpp>

#include "words.hpp"

namespace play {

/// A command with what follows it.
struct typed_command {
    words::command what;
    std::string rest;
};

/// A sentence with its parts: what somebody typed, or what a file is called. They are shown without control characters, which the
/// terminal would obey, and not at any length.
std::string said(ludo::phrase what, std::vector<std::string> const& parts, ludo::language in);

/// A line of the input; nothing at its end, or where no line ends within 16 MB.
std::optional<std::string> line_from(std::istream& input);

/// The line without spaces at its ends, and with letters for the signs of suits.
std::string tidied(std::string_view line);

/// A command, in either language; nothing if the line does not begin with one.
std::optional<typed_command> command_in(std::string const& line);

/// What was meant by a line: one of these actions, or a sentence about why that is not clear.
struct meant {
    std::string action, wrong;
};
/// An action is meant by its number, its text, or the end of its text, where only one ends so.
meant action_in(std::string const& line, std::vector<std::string> const& actions, ludo::language in);

} // namespace play
