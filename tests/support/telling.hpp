#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/io/text.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/told.hpp>

inline std::vector<std::string> const players_by_name{"Ada", "Blaise", "Carl", "Dorothea", "Emmy", "Felix"};

/// Plays an action given as text, and answers with what a viewer is told of it.
template <ludo::game G>
ludo::told<G> played(typename G::state& s, std::string_view text, ludo::seat viewer = ludo::nobody) {
    typename G::state const before = s;
    auto const done = ludo::action_of<G>(s, text);
    G::play(s, *done);
    return ludo::tell<G>(before, *done, s, viewer);
}

/// The same as a line of a log.
template <ludo::game G>
std::string logged(typename G::state& s, std::string_view text, ludo::seat viewer = ludo::nobody,
                   ludo::language in = ludo::language::english) {
    return ludo::to_text(played<G>(s, text, viewer), in, players_by_name);
}

/// Does the word stand there with a number, as of something that has no name?
inline bool numbered(std::string const& line, std::string_view word) {
    for (std::size_t at = line.find(word); at != line.npos; at = line.find(word, at + 1))
        if (std::size_t const next = at + word.size() + 1; next < line.size() && '0' <= line[next] && line[next] <= '9')
            return true;
    return false;
}

/// Is every action of some random games told with a sentence in both languages, and with all blanks filled in? The first line that is
/// not.
template <ludo::game G>
std::string line_with_a_hole(int games) {
    for (int game = 0; game < games; ++game) {
        ludo::rng luck(static_cast<std::uint64_t>(game));
        typename G::state s = G::deal({}, luck);
        for (int turn = 0; turn < 600 && G::turn(s) != ludo::nobody; ++turn) {
            std::string const text(ludo::text_of<G>(s, G::actions(s).pick(luck)));
            for (ludo::language in : {ludo::language::english, ludo::language::french}) {
                typename G::state copy = s;
                std::string const line = logged<G>(copy, text, ludo::seat(turn % 3 - 1), in);
                if (line.empty() || line.find('{') != line.npos || numbered(line, "place") || numbered(line, "piece") ||
                    line.find(": " + text) != line.npos)
                    return text + " | " + line;
            }
            (void)played<G>(s, text);
        }
    }
    return "";
}
