#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/io/excerpt.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/io/told/words.hpp>
#include <ludo/version.hpp>

#include "../files.hpp"
#include "contest.hpp"
#include "possible.hpp"

namespace arena {

using outcomes = std::map<std::uint64_t, outcome>; // of deals, by their numbers

/// All that decides what comes of a deal, a line each: another contest has other lines.
inline std::string described(contest const& wanted, bool together = false) {
    std::ostringstream lines;
    lines << "arena 1, ludotheque " << LUDO_VERSION_MAJOR << '.' << LUDO_VERSION_MINOR << '\n' << "game " << wanted.game << '\n';
    for (player_name const& each : wanted.players)
        lines << "player " << each.text << '\n';
    for (auto const& [name, value] : wanted.options)
        lines << "option " << name << ' ' << value << '\n';
    lines << "seed " << wanted.seed << '\n' << "longest " << wanted.longest << '\n';
    if (together)
        lines << "# deal, games broken off, points of the team\n";
    else
        lines << "# deal, games broken off; for each player: wins in parts of " << standing::win << ", and twice the places\n";
    return lines.str();
}

inline std::string to_text(std::uint64_t deal, outcome const& came) {
    std::string line = std::to_string(deal) + ' ' + std::to_string(came.broken_off);
    for (standing const& each : came.of)
        line += ' ' + std::to_string(each.wins) + ' ' + std::to_string(each.places);
    if (came.of.empty())
        line += ' ' + std::to_string(came.points);
    return line + '\n';
}

/// Reads the line of a deal; or says what is wrong with it.
inline ludo::expected<outcomes::value_type, std::string> read_outcome(std::string_view line, prepared const& how,
                                                                      std::size_t players) {
    std::uint64_t deal = 0;
    outcome came{std::vector<standing>(how.together ? 0 : players)};
    std::vector<std::string_view> const words = split(line, ' ');
    bool good = words.size() == (how.together ? 3 : 2 + 2 * players) && ludo::read_number(words[0], deal) &&
                ludo::read_number(words[1], came.broken_off);
    if (how.together)
        good = good && ludo::read_number(words[2], came.points);
    for (std::size_t player = 0; good && player < came.of.size(); ++player)
        good = ludo::read_number(words[2 + 2 * player], came.of[player].wins) &&
               ludo::read_number(words[3 + 2 * player], came.of[player].places);
    if (!good)
        return ludo::unexpected("this is no result of a deal: `" + ludo::excerpt(line) + '`');
    if (deal >= most_deals)
        return ludo::unexpected("there is no deal " + std::to_string(deal));
    if (std::string const wrong = impossible(came, how.games, players, how.together); !wrong.empty())
        return ludo::unexpected("nothing like that comes of a deal: " + wrong);
    return outcomes::value_type(deal, came);
}

/// What is in a file of results: as many bytes, to the end of a line, tell what came of these deals.
struct results {
    outcomes known;
    std::size_t bytes = 0;
};

inline constexpr std::size_t most_bytes = std::size_t{3} << 29; // for twelve players, and the most deals that there may be

/// How a file is called in messages.
inline std::string shown(std::string const& path) { return ludo::excerpt(path, 200); }
inline std::string about(std::string const& path, ludo::phrase const& what) {
    return ludo::filled(what.english, {shown(path)}, ludo::language::english);
}

/// Reads the results of a run that was broken off; none if there is no such file, or nothing in it. Behind the last line there may be
/// a piece of another one that was not written to its end, and does not count. Anything else is the file of somebody else.
inline ludo::expected<results, std::string> read_results(std::string const& path, contest const& wanted, prepared const& how) {
    results found;
    std::error_code unknown;
    if (!std::filesystem::exists(path, unknown))
        return found;
    auto const text = files::read(path, most_bytes);
    if (!text)
        return ludo::unexpected(about(path, text.error()));
    if (text->empty())
        return found;
    std::istringstream expected(described(wanted, how.together));
    std::string same;
    for (std::int64_t number = 1;; ++number) {
        std::string_view const left = std::string_view(*text).substr(found.bytes), line = left.substr(0, left.find('\n'));
        bool const whole = line.size() < left.size();
        std::string const where = shown(path) + ", line " + std::to_string(number) + ": ";
        if (std::getline(expected, same)) {
            if (number == 1 && !line.starts_with("arena "))
                return ludo::unexpected(where + "this is no file of the arena's results, and is left alone: `" +
                                        ludo::excerpt(line) + '`');
            if (line != same || !whole)
                return ludo::unexpected(where + "these are results of another run: `" + ludo::excerpt(line) +
                                        "` is there, and not `" + same + '`');
        } else if (!whole) {
            if (line.find_first_not_of("0123456789 -") != line.npos)
                return ludo::unexpected(where + "this is no result of a deal: `" + ludo::excerpt(line) + '`');
            return found;
        } else {
            auto const came = read_outcome(line, how, wanted.players.size());
            if (!came)
                return ludo::unexpected(where + came.error());
            if (!found.known.insert(*came).second)
                return ludo::unexpected(where + "deal " + std::to_string(came->first) + " is there for the second time");
        }
        found.bytes += line.size() + 1;
    }
}

/// A file of results, to which lines are added as they come: what was written before stays as it is.
class results_file {
public:
    /// No file is written.
    results_file() = default;

    /// A new one, or goes on behind what was read; or says why not.
    static ludo::expected<results_file, std::string> open(std::string const& path, std::string const& described,
                                                          std::size_t bytes) {
        std::error_code wrong;
        if (bytes == 0) {
            if (auto const why = files::write(path, described))
                return ludo::unexpected(about(path, *why));
        } else if (std::filesystem::file_size(path, wrong) > bytes && !wrong)
            std::filesystem::resize_file(path, bytes, wrong); // without the piece of a line
        results_file file;
        file.wanted_ = true;
        file.file_.open(path, std::ios::binary | std::ios::app);
        if (wrong || !file.good())
            return ludo::unexpected(about(path, files::not_written));
        return file;
    }
    /// Once a line could not be written, no other one is.
    void add(std::uint64_t deal, outcome const& came) {
        if (wanted_)
            file_ << to_text(deal, came) << std::flush;
    }
    [[nodiscard]] bool good() const { return !wanted_ || file_.good(); }

private:
    bool wanted_ = false;
    std::ofstream file_;
};

} // namespace arena
