#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/io/excerpt.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/play/record.hpp>

namespace ludo {

/// A record as text, one fact a line; or why there is none: only a record that begins with a deal has a text. (One that begins
/// with a position can be written as JSON; `save` in io/json.hpp writes either.) A text for a viewer (a seat, or `nobody` for a
/// spectator) has `?` in place of what the viewer may not know: the seed, and secret actions of others. Undefined if a step but the last
/// cannot be played.
template <game G>
expected<std::string, std::string> to_text(record<G> const& told, std::optional<seat> viewer = std::nullopt) {
    if (told.position)
        return unexpected(std::string("a record that begins in the middle of a game has no text; ludo/io/json.hpp can save it"));
    std::string lines = "ludotheque 1\ngame " + std::string(G::name) + '\n' + to_text<G>(told.options);
    lines += "seed " + (viewer ? "?" : std::to_string(told.seed)) + '\n';
    if (told.steps.empty())
        return lines;
    if (char const* const wrong = wrong_with<G>(told.options))
        return unexpected(std::string(wrong));
    typename G::state s = told.start();
    for (std::size_t i = 0; i < told.steps.size(); ++i) {
        if (i > 0)
            G::play(s, told.steps[i - 1].action); // the last action is not played: the game may fail there
        auto const [by, action] = told.steps[i];
        bool const hidden = viewer && is_secret<G>(s, action, *viewer);
        lines += std::to_string(by.index()) + ' ' + (hidden ? "?" : to_text<G>(s, action)) + '\n';
    }
    return lines;
}

/// Plays a step of a record, `SEAT ACTION`; returns what is wrong, or an empty text.
template <game G, std::size_t Memory>
std::string play_step(table<G, Memory>& played, std::string_view text) {
    std::size_t const space = (std::min)(text.find(' '), text.size());
    int const by = small_number(text.substr(0, space));
    auto const action = action_of<G>(played.state(), text.substr((std::min)(space + 1, text.size())));
    if (by < 0 || by >= most_seats || !action)
        return '`' + excerpt(text) + "` is not a seat and an action of " + std::string(G::name);
    if (!played.over() && played.turn() != seat(by))
        return "it is not the turn of seat " + std::to_string(by);
    if (rule const* const broken = played.play(*action).broken())
        return to_text<G>(played.state(), *action) + ": " + std::string(broken->text.english) + " (" + std::string(broken->id) +
               ')';
    return "";
}

/// Reads those lines of a text that are not empty, without comments. Lines are numbered from 1.
class record_lines {
public:
    explicit record_lines(std::string_view text) : rest_(text) {}

    /// Goes on to the next such line; false at the end.
    bool next() {
        for (line_ = {}; line_.empty() && !rest_.empty();) {
            ++number_;
            std::size_t const end = rest_.find('\n');
            line_ = rest_.substr(0, end);
            rest_ = end == std::string_view::npos ? std::string_view() : rest_.substr(end + 1);
            if (!line_.empty() && line_.back() == '\r')
                line_.remove_suffix(1);
            line_ = line_.substr(0, line_.find('#'));
            line_ = line_.substr(0, line_.find_last_not_of(' ') + 1);
        }
        return !line_.empty();
    }

    [[nodiscard]] std::size_t number() const { return number_; }
    [[nodiscard]] std::string_view line() const { return line_; }
    [[nodiscard]] std::string_view word() const { return line_.substr(0, line_.find(' ')); }
    [[nodiscard]] std::string_view after_word() const { return line_.substr((std::min)(word().size() + 1, line_.size())); }

    /// What is wrong with this line.
    [[nodiscard]] unexpected<std::string> wrong(std::string const& what) const {
        return unexpected("line " + std::to_string((std::max<std::size_t>)(number_, 1)) + ": " + what);
    }

    /// What is wrong with the spaces in this line, or an empty text.
    [[nodiscard]] std::string wrong_blanks() const {
        bool const good = line_.substr(0, 1) != " " && line_.find("  ") == std::string_view::npos;
        return good ? "" : '`' + excerpt(line_) + "`: words are separated by one space, and none comes before the first";
    }

private:
    std::string_view rest_;
    std::string_view line_;
    std::size_t number_ = 0;
};

/// The name of the game that the text of a record is of; or in which line something is wrong. It reads no further.
inline expected<std::string_view, std::string> game_of_record(record_lines& lines) {
    bool const some = lines.next();
    if (lines.line().substr(0, 3) == "\xef\xbb\xbf")
        return lines.wrong("a record begins with `ludotheque 1`, without a byte order mark");
    if (lines.line().substr(0, 1) == "{")
        return lines.wrong("this is a record as JSON; ludo/io/json.hpp can restore it");
    if (!some || lines.line() != "ludotheque 1")
        return lines.wrong("a record begins with `ludotheque 1`");
    if (!lines.next())
        return lines.wrong("the record ends before the game");
    if (auto const what = lines.wrong_blanks(); !what.empty())
        return lines.wrong(what);
    if (lines.word() != "game" || lines.after_word().empty())
        return lines.wrong("`game NAME` is expected here");
    return lines.after_word();
}
inline expected<std::string_view, std::string> game_of_record(std::string_view text) {
    record_lines lines(text);
    return game_of_record(lines);
}

/// Reads the text of a record and plays it; or says what is wrong in which line.
template <game G, std::size_t Memory = 4096>
expected<table<G, Memory>, std::string> load_text(std::string_view text) {
    record_lines lines(text);
    auto const name = game_of_record(lines);
    if (!name)
        return unexpected(name.error());
    if (*name != G::name)
        return lines.wrong("`game " + std::string(G::name) + "` is expected here");

    typename G::options chosen;
    std::optional<table<G, Memory>> played;
    std::vector<std::string_view> named;
    enum { players, facts, steps } expects = players;
    auto const read_seed = [&](std::string_view written) -> std::string {
        std::uint64_t seed = 0;
        if (written == "?")
            return "a record for one seat does not tell the seed, and cannot be played again";
        if (!read_number(written, seed))
            return "seed takes a whole number from 0 to 18446744073709551615" + number_otherwise(written);
        expects = steps;
        played.emplace(chosen, seed);
        return played->problem() ? played->problem() : "";
    };
    auto const read_option = [&](std::string_view written) {
        std::string_view const option = written.substr(0, written.find(' '));
        if (option == "players" || std::find(named.begin(), named.end(), option) != named.end())
            return excerpt(option) + " was given already";
        named.push_back(option);
        return set_option<G>(chosen, option, written.substr((std::min)(option.size() + 1, written.size())));
    };
    auto const read_line = [&](std::string_view word, std::string_view rest) -> std::string {
        if (expects == steps && word == "option")
            return "options come before the seed";
        if (expects == steps && (word == "players" || word == "seed"))
            return std::string(word) + " was given already";
        if (expects == steps)
            return play_step(*played, lines.line());
        if (expects == facts)
            return word == "option" ? read_option(rest)
                 : word == "seed"   ? read_seed(rest)
                                    : "`option NAME VALUE` or `seed NUMBER` is expected here";
        expects = facts;
        return word == "players" ? set_option<G>(chosen, word, rest) : "`players NUMBER` is expected here";
    };
    while (lines.next()) {
        std::string const blanks = lines.wrong_blanks();
        if (auto const what = blanks.empty() ? read_line(lines.word(), lines.after_word()) : blanks; !what.empty())
            return lines.wrong(what);
    }
    if (expects != steps)
        return lines.wrong(expects == players ? "the record ends before the players" : "the record ends before the seed");
    return *played;
}

} // namespace ludo
