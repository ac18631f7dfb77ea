#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/io/option_text.hpp>

#include "lists.hpp"

namespace arena {

inline constexpr char const* usage =
    "arena GAME --seats PLAYER,PLAYER,... [--deals N] [--seed N] [--threads N] [--sure] [--option NAME=VALUE]...\n"
    "           [--longest ACTIONS] [--resume FILE] [--json] [--quiet]\n"
    "players:   random, hint, flat:N, ismcts:N, ismcts:N:hint, forgetful:HALF_LIFE:PLAYER (N playouts, and looks at the table)\n"
    "--sure:    ends as soon as it is sure of every two players who is the better one\n"
    "--resume:  keeps results in the file, and goes on with those that it has\n"
    "ends with: 0 if everything was counted; 2 if it was refused, and nothing was played; 3 if it ended before its time, or could not\n"
    "           write what it found: then it prints what was counted so far\n"
    "games:    ";

/// What the command line asks for.
struct task {
    contest wanted;
    std::uint64_t deals = 100, threads = 1;
    bool until_sure = false, json = false, quiet = false, help = false;
    std::string file; // of results
};

/// Without arguments, it shows what it can do, with Calcory or in words.
inline std::vector<std::string_view> words_of(int count, char** arguments) {
    if (count > 1)
        return {arguments + 1, arguments + count};
    if (!all_names().starts_with(" calcory "))
        return {"--help"};
    return {"calcory", "--seats", "ismcts:60,forgetful:2:ismcts:60,random", "--deals", "20", "--threads", "2", "--quiet"};
}

/// Reads a command line; or says what is wrong with it.
inline ludo::expected<task, std::string> read_task(std::vector<std::string_view> const& words) {
    task asked;
    constexpr std::uint64_t many = 1'000'000'000, any = (std::numeric_limits<std::uint64_t>::max)();
    struct number_argument {
        std::string_view name;
        std::uint64_t& value;
        std::uint64_t least, most;
    };
    number_argument const numbers[] = {{"--deals", asked.deals, 1, most_deals},
                                       {"--seed", asked.wanted.seed, 0, any},
                                       {"--threads", asked.threads, 1, 1024},
                                       {"--longest", asked.wanted.longest, 1, many}};
    std::pair<std::string_view, bool&> const flags[] = {
        {"--sure", asked.until_sure}, {"--json", asked.json}, {"--quiet", asked.quiet}, {"--help", asked.help}};

    for (std::size_t at = 0; at < words.size(); ++at) {
        std::string_view const word = words[at];
        bool known = false;
        for (auto const& [name, flag] : flags)
            if (name == word)
                known = flag = true;
        if (known)
            continue;
        if (!word.starts_with('-')) {
            if (!asked.wanted.game.empty())
                return ludo::unexpected("one game at a time: " + asked.wanted.game + " or " + ludo::excerpt(word) + '?');
            asked.wanted.game = word;
            continue;
        }
        bool const takes_text = word == "--seats" || word == "--option" || word == "--resume";
        number_argument const* number = nullptr;
        for (number_argument const& each : numbers)
            if (each.name == word)
                number = &each;
        if (!takes_text && !number)
            return ludo::unexpected("there is no " + ludo::excerpt(word) + "; --help says what there is");
        if (++at == words.size())
            return ludo::unexpected(std::string(word) + ": what? Nothing comes after it");
        std::string_view const value = words[at];
        if (number) {
            if (!ludo::read_number(value, number->value) || number->value < number->least || number->value > number->most)
                return ludo::unexpected(std::string(word) + " takes a number from " + std::to_string(number->least) + " to " +
                                        std::to_string(number->most) + ", not `" + ludo::excerpt(value) + '`');
        } else if (word == "--seats") {
            for (std::string_view each : split(value, ',')) {
                auto named = read_player(each);
                if (!named)
                    return ludo::unexpected(named.error());
                asked.wanted.players.push_back(*named);
            }
        } else if (word == "--option") {
            std::size_t const sign = value.find('=');
            if (sign == value.npos)
                return ludo::unexpected("--option takes NAME=VALUE, not `" + ludo::excerpt(value) + '`');
            asked.wanted.options.emplace_back(value.substr(0, sign), value.substr(sign + 1));
        } else if (value.empty())
            return ludo::unexpected(std::string("--resume takes the name of a file"));
        else
            asked.file = value;
    }
    if (asked.help)
        return asked;
    if (std::string const names = all_names(); asked.wanted.game.empty() && names.rfind(' ') == 0)
        asked.wanted.game = names.substr(1); // there is no other
    if (asked.wanted.game.empty())
        return ludo::unexpected(std::string("which game? --help names them all"));
    if (asked.wanted.players.empty())
        return ludo::unexpected(std::string("who plays? Say it with --seats, such as --seats ismcts:2000,random"));
    auto const first = [&](player_name const& each) { return each.text == asked.wanted.players[0].text; };
    if (asked.until_sure && asked.wanted.players.size() > 1 && std::ranges::all_of(asked.wanted.players, first))
        return ludo::unexpected(std::string("--sure: one player has all the seats, so nobody can be better than another"));
    return asked;
}

} // namespace arena
