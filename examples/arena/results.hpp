#pragma once

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

#include <ludo/core/expected.hpp>
#include <ludo/version.hpp>

#include "contest.hpp"

namespace arena {

using outcomes = std::map<std::uint64_t, outcome>; // of deals, by their numbers

/// All that decides what comes of a deal, a line each: another contest has other lines.
inline std::string described(contest const& wanted) {
    std::ostringstream lines;
    lines << "arena 1, ludotheque " << LUDO_VERSION_MAJOR << '.' << LUDO_VERSION_MINOR << '\n' << "game " << wanted.game << '\n';
    for (player_name const& each : wanted.players)
        lines << "player " << each.text << '\n';
    for (auto const& [name, value] : wanted.options)
        lines << "option " << name << ' ' << value << '\n';
    lines << "seed " << wanted.seed << '\n'
          << "longest " << wanted.longest << '\n'
          << "# deal, games broken off; for each player: wins in parts of " << standing::win << ", and twice the places\n";
    return lines.str();
}

inline std::string to_text(std::uint64_t deal, outcome const& came) {
    std::string line = std::to_string(deal) + ' ' + std::to_string(came.broken_off);
    for (standing const& each : came.of)
        line += ' ' + std::to_string(each.wins) + ' ' + std::to_string(each.places);
    return line + '\n';
}

/// Reads the line of a deal; false if nothing like that can have come of it.
inline bool read_outcome(std::string const& line, std::int64_t games, std::int64_t players, std::uint64_t& deal, outcome& came) {
    std::istringstream words(line);
    words >> deal >> came.broken_off;
    std::int64_t wins = 0, places = 0;
    for (standing each; words >> each.wins >> each.places; came.of.push_back(each)) {
        wins += each.wins;
        places += each.places;
    }
    return to_text(deal, came) == line + '\n' && std::ssize(came.of) == players && wins == games * standing::win &&
           places == games * players * (players + 1);
}

/// Reads the results of a run that was broken off; none if there is no such file. A line that was not written to its end does not
/// count.
inline ludo::expected<outcomes, std::string> read_results(std::string const& path, contest const& wanted, std::int64_t games) {
    outcomes found;
    std::ifstream file(path, std::ios::binary);
    std::istringstream expected(described(wanted));
    std::string line, same;
    for (int number = 1; std::getline(file, line) && !file.eof(); ++number) {
        outcome came;
        std::uint64_t deal = 0;
        std::string const where = path + ", line " + std::to_string(number);
        if (std::getline(expected, same)) {
            if (line != same)
                return ludo::unexpected(where + ": these are results of another run: `" + ludo::excerpt(line) +
                                        "` is there, and not `" + same + '`');
        } else if (!read_outcome(line, games, std::ssize(wanted.players), deal, came) || !found.emplace(deal, came).second)
            return ludo::unexpected(where + ": this is no result of a deal, or not the first one");
    }
    return found;
}

/// A file of results, written as they come.
class results_file {
public:
    /// No file is written.
    results_file() = default;

    /// Begins with what was known before: first beside the old file, which is then replaced.
    results_file(std::string const& path, contest const& wanted, outcomes const& known) : wanted_(true) {
        std::string const fresh = path + ".new";
        file_.open(fresh, std::ios::binary);
        file_ << described(wanted);
        for (auto const& [deal, came] : known)
            file_ << to_text(deal, came);
        file_.close();
        wrong_ = !file_ || std::rename(fresh.c_str(), path.c_str()) != 0;
        file_.open(path, std::ios::binary | std::ios::app);
    }
    void add(std::uint64_t deal, outcome const& came) {
        if (wanted_)
            file_ << to_text(deal, came) << std::flush;
    }
    [[nodiscard]] bool good() const { return !wanted_ || (!wrong_ && file_.good()); }

private:
    bool wanted_ = false, wrong_ = false;
    std::ofstream file_;
};

} // namespace arena
