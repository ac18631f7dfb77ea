// Play any game in a terminal: people and players of the library at one table.
//
//   play bonbons --lang fr --seats me,forgetful:6,forgetful:6
//
// `play --help` says what else there is, and `help` at the table.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/option_text.hpp>

#include "files.hpp"
#include "play/session.hpp"
#include "play/words.hpp"
#include "terminal/game.hpp"
#include "terminal/paint.hpp"
#include "terminal/screen.hpp"
#include "terminal/sitters.hpp"

namespace {

struct wishes {
    std::string game, seats, language, load, seed;
    int players = 0, pace = 700;
    std::vector<std::string> options;
    bool recall = false, ascii = false;
    ludo::language in = ludo::language::english;

    [[nodiscard]] std::string say(ludo::phrase what, std::vector<std::string> const& parts = {}) const {
        return play::said(what, parts, in);
    }
};

/// A mistake in what was wished for, to be read by people.
struct mistake {
    std::string text;
};

/// Asks which game, if there are several; nothing at the end of the input.
std::optional<terminal::known_game> asked(wishes const& wanted, terminal::screen const& here) {
    auto const& all = terminal::all_games();
    if (all.size() == 1)
        return all[0];
    for (std::size_t at = 0; at < all.size(); ++at) {
        terminal::known_game const& one = all[at];
        std::string const players =
            std::to_string(one.least) + (one.least < one.most ? '-' + std::to_string(one.most) : std::string());
        here.print((at < 9 ? " " : "") + std::to_string(at + 1) + "  " +
                   terminal::padded(std::string(one.title.in(wanted.in)), 29) + "  " + terminal::padded(players, 3) + "  " +
                   std::string(one.about.in(wanted.in)) + '\n');
    }
    for (;;) {
        here.print(wanted.say(words::choose_game) + ' ');
        (void)here.flush();
        auto const typed = play::line_from(std::cin);
        std::string const line = typed ? play::tidied(*typed) : "quit";
        if (line == "quit" || line == "quitte")
            return std::nullopt;
        for (std::size_t at = 0; at < all.size(); ++at)
            if (line == all[at].name || line == all[at].title.in(wanted.in) || line == std::to_string(at + 1))
                return all[at];
        here.print(wanted.say(words::no_game, {line}) + '\n');
    }
}

terminal::known_game found(wishes const& wanted) {
    std::string names;
    for (terminal::known_game const& each : terminal::all_games()) {
        if (each.name == wanted.game)
            return each;
        names += ' ' + std::string(each.name);
    }
    throw mistake{wanted.say(words::no_game, {wanted.game}) + names};
}

/// Who sits where: as was said, or one person against players of the library.
std::vector<terminal::sitter> seats(wishes const& wanted, terminal::known_game const& which) {
    auto sitters = terminal::sitters_of(wanted.seats.empty() ? "me" : wanted.seats);
    if (!sitters)
        throw mistake{wanted.say(words::seats_wrong)};
    int const usual =
        std::max(static_cast<int>(sitters->size()), wanted.seats.empty() ? std::clamp(2, which.least, which.most) : 0);
    int const players = wanted.players > 0 ? wanted.players : usual;
    if (players < which.least || players > which.most || static_cast<int>(sitters->size()) > players) {
        std::string const least = std::to_string(which.least), most = std::to_string(which.most);
        std::string const takes = wanted.say(which.most == 1 ? ludo::phrase{"{0}", "à {0} joueur"}
                                             : least == most ? ludo::phrase{"{0}", "à {0} joueurs"}
                                                             : ludo::phrase{"{0} to {1}", "de {0} à {1} joueurs"},
                                             {least, most});
        int const wrong = players < which.least || players > which.most ? players : usual;
        throw mistake{wanted.say(words::players_wrong, {std::string(which.title.in(wanted.in)), takes, std::to_string(wrong)})};
    }
    sitters->resize(static_cast<std::size_t>(players));
    return *sitters;
}

std::vector<terminal::chosen_option> options(wishes const& wanted) {
    std::vector<terminal::chosen_option> all;
    for (std::string const& each : wanted.options) {
        std::size_t const sign = std::min(each.find('='), each.size());
        all.push_back({each.substr(0, sign), sign < each.size() ? each.substr(sign + 1) : ""});
    }
    return all;
}

std::unique_ptr<terminal::game> loaded(wishes const& wanted) {
    auto const record = files::read(wanted.load);
    if (!record)
        throw mistake{wanted.say(record.error(), {wanted.load})};
    std::string wrong;
    std::unique_ptr<terminal::game> game = terminal::load(*record, wrong);
    if (!game)
        throw mistake{wanted.say(words::not_loaded, {wanted.load, wrong})};
    return game;
}

int play_it(wishes& wanted, terminal::screen const& here) {
    std::unique_ptr<terminal::game> game;
    if (!wanted.load.empty()) {
        game = loaded(wanted);
        wanted.game = game->name();
        wanted.players = game->players();
    }
    std::optional<terminal::known_game> const which = wanted.game.empty() ? asked(wanted, here) : found(wanted);
    if (!which)
        return 0;
    std::vector<terminal::sitter> const sitters = seats(wanted, *which);
    if (!game) {
        std::uint64_t seed = std::random_device()();
        if (!wanted.seed.empty() && !ludo::read_number(wanted.seed, seed))
            throw mistake{wanted.say(words::seed_wrong, {wanted.seed})};
        std::string wrong;
        game = terminal::deal(which->name, static_cast<int>(sitters.size()), seed, options(wanted), wrong);
        if (!game)
            throw mistake{wrong};
    }
    int const ended = play::session(std::move(game), {sitters, wanted.in, wanted.recall, wanted.pace}, here).run();
    if (ended != 0)
        std::cerr << wanted.say(words::not_told) << '\n';
    return ended;
}

/// Help; or what is wrong with the command line, which may hold anything.
int told(CLI::App const& app, CLI::ParseError const& what) {
    std::ostringstream help, wrong;
    int const code = app.exit(what, help, wrong);
    std::cout << help.str() << std::flush;
    std::istringstream lines(wrong.str());
    for (std::string line; std::getline(lines, line);)
        std::cerr << ludo::excerpt(line, 1000) << '\n';
    return code != 0 ? 2 : std::cout ? 0 : 1;
}

} // namespace

int main(int count, char** arguments) {
    wishes wanted;
    CLI::App app("Play any game in a terminal: people and players of the library at one table.", "play");
    app.add_option("game", wanted.game,
                   "Which game, such as " + std::string(terminal::all_games().front().name) + "; asked for if it is left out");
    app.add_option("--seats", wanted.seats,
                   "Who sits where: me, random, ismcts:500 (games played out in thought), forgetful:6 (half of"
                   " what it saw is forgotten after 6 looks), with commas between them");
    app.add_option("--players", wanted.players, "How many play, if that is more than --seats names")->check(CLI::Range(1, 12));
    app.add_option("--option", wanted.options, "NAME=VALUE, as the game has them: --option quick=true")->allow_extra_args(false);
    app.add_option("--seed", wanted.seed, "The same deal again");
    app.add_option("--load", wanted.load, "Go on with a game that was saved");
    app.add_option("--lang", wanted.language, "en or fr; otherwise that of the locale")->check(CLI::IsMember({"en", "fr"}));
    app.add_option("--pace", wanted.pace, "How long each action of a player is shown, in milliseconds")
        ->check(CLI::Range(0, 60'000));
    app.add_flag("--memory", wanted.recall, "Show also what one could remember");
    app.add_flag("--ascii", wanted.ascii, "Print ASCII only");
    try {
        app.parse(count, arguments);
    } catch (CLI::ParseError const& wrong) {
        return told(app, wrong);
    }

    terminal::screen here = terminal::screen::here();
    here.ascii = here.ascii || wanted.ascii;
    wanted.in = terminal::language_of(wanted.language).value_or(terminal::language_here());
    try {
        return play_it(wanted, here);
    } catch (mistake const& wrong) {
        std::cerr << (here.ascii ? terminal::in_ascii(wrong.text) : wrong.text) << '\n';
        return 2;
    }
}
