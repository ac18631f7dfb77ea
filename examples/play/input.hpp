#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ludo/core/phrase.hpp>

#include "words.hpp"

namespace play {

/// A command with what follows it.
struct typed_command {
    words::command what;
    std::string rest;
};

/// What is in a file; nothing if it cannot be read.
std::optional<std::string> content_of(std::string const& file);

/// The line without spaces at its ends, and with letters for the signs of suits.
std::string tidied(std::string const& line);

/// A command, in either language; nothing if the line does not begin with one.
std::optional<typed_command> command_in(std::string const& line);

/// What was meant by a line: one of these actions, or a sentence about why that is not clear.
struct meant {
    std::string action, wrong;
};
/// An action is meant by its number, its text, or the end of its text, where only one ends so.
meant action_in(std::string const& line, std::vector<std::string> const& actions, ludo::language in);

} // namespace play
