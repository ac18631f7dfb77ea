#pragma once

#include <optional>
#include <string>

#include <ludo/core/phrase.hpp>

namespace terminal {

/// The terminal that a program runs in, as far as it matters: what can be shown there, and in which language.
struct screen {
    bool terminal = false; // and not a file or a pipe
    bool coloured = false; // a terminal, unless NO_COLOR is set
    bool ascii = false;    // no more than ASCII

    /// Looks at the standard output and the environment.
    static screen here();

    void print(std::string const& text) const; // in UTF-8, or in ASCII if it must be
    void clear() const;                        // if it is a terminal
    void clear_all() const;                    // and what has scrolled away, and what was typed ahead
    [[nodiscard]] int columns() const;         // how wide it is now: 96, if that cannot be known
    bool flush() const;                        // false if nothing can be written any more
};

/// The language of the locale; and one by its name, `en` or `fr`.
ludo::language language_here();
std::optional<ludo::language> language_of(std::string const& name);

/// Waits so many milliseconds.
void pause(int milliseconds);

} // namespace terminal
