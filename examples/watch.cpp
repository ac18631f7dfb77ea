// Watch a game being played, any game, by players who are given only what they may know. What is shown and told is what a spectator
// sees: the table is drawn from what lies in sight, and what happens is told in words. With --open all hands are shown.
//
//   watch [GAME] [--players NUMBER] [--seats ismcts:200,forgetful:6,random] [--seed NUMBER] [--pace MILLISECONDS] [--lang fr]
//         [--every-turn] [--open]                                      (--help, or any wrong word, lists the games)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/io/told/words.hpp>

#include "terminal/draw.hpp"
#include "terminal/game.hpp"
#include "terminal/paint.hpp"
#include "terminal/screen.hpp"
#include "terminal/sitters.hpp"

namespace {

struct wishes {
    std::string game = std::string(terminal::all_games().front().name);
    int players = 0;                                                          // three, or as many as the game takes
    std::vector<terminal::sitter> seats{terminal::sitter{.iterations = 200}}; // one for all, or one for each
    std::uint64_t seed = 13;
    int pace = 1000;
    ludo::language in = ludo::language::english;
    bool every_turn = false, open = false, help = false;
};

/// What is wrong with the command line: a sentence, and the word that is meant.
struct mistake {
    ludo::phrase text;
    std::string word;
};

constexpr ludo::phrase unknown_option{"There is no option {0}.", "Il n'y a pas d'option {0}."},
    no_value{"{0} takes a value.", "{0} attend une valeur."},
    players_wrong{"--players takes a number, not `{0}`.", "--players attend un nombre, et non « {0} »."},
    seed_wrong{"--seed takes a number from 0 to 18446744073709551615, not `{0}`.",
               "--seed attend un nombre de 0 à 18446744073709551615, et non « {0} »."},
    pace_wrong{"--pace takes milliseconds, not `{0}`.", "--pace attend des millisecondes, et non « {0} »."},
    seats_wrong{"--seats takes players such as ismcts:200, forgetful:6 or random, with commas between them, not `{0}`.",
                "--seats attend des joueurs tels que ismcts:200, forgetful:6 ou random, séparés par des virgules, et non « {0} »."},
    language_wrong{"--lang takes en or fr, not `{0}`.", "--lang attend en ou fr, et non « {0} »."},
    no_game{"There is no game `{0}`.", "Il n'y a pas de jeu « {0} »."},
    so_many_wrong{"{0} is not for that many players.", "{0} ne se joue pas à autant de joueurs."};

/// Reads the command line, to its end; what is wrong first goes to `wrong`.
wishes wishes_of(std::vector<std::string> const& words, std::optional<mistake>& wrong) {
    wishes wanted;
    auto const must = [&](bool good, ludo::phrase what, std::string const& word) {
        if (!good && !wrong)
            wrong = {what, word};
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string const& word = words[i];
        bool const takes = word == "--players" || word == "--seats" || word == "--seed" || word == "--pace" || word == "--lang";
        if (takes && ++i == words.size())
            must(false, no_value, word);
        else if (word == "--players")
            must(ludo::read_number(words[i], wanted.players) && wanted.players > 0, players_wrong, words[i]);
        else if (word == "--seed")
            must(ludo::read_number(words[i], wanted.seed), seed_wrong, words[i]);
        else if (word == "--pace")
            must(ludo::read_number(words[i], wanted.pace) && wanted.pace >= 0, pace_wrong, words[i]);
        else if (word == "--seats") {
            auto const found = terminal::sitters_of(words[i]);
            must(found && std::none_of(found->begin(), found->end(), [](auto const& each) { return each.person(); }), seats_wrong,
                 words[i]);
            wanted.seats = found.value_or(wanted.seats);
        } else if (word == "--lang") {
            auto const found = terminal::language_of(words[i]);
            must(found.has_value(), language_wrong, words[i]);
            wanted.in = found.value_or(wanted.in);
        } else if (word == "--every-turn")
            wanted.every_turn = true;
        else if (word == "--open")
            wanted.open = true;
        else if (word == "--help")
            wanted.help = true;
        else if (word.starts_with("-"))
            must(false, unknown_option, word);
        else
            wanted.game = word;
    }
    return wanted;
}

std::unique_ptr<terminal::game> dealt(wishes& wanted, std::optional<mistake>& wrong) {
    std::string unused;
    for (terminal::known_game const& each : terminal::all_games())
        if (each.name == wanted.game) {
            int const seats = static_cast<int>(wanted.seats.size());
            int const players = wanted.players > 0 ? wanted.players : seats > 1 ? seats : std::clamp(3, each.least, each.most);
            if (seats == 1)
                wanted.seats.resize(static_cast<std::size_t>(std::min(players, each.most)), wanted.seats.front());
            std::unique_ptr<terminal::game> made;
            if (static_cast<int>(wanted.seats.size()) == players)
                made = terminal::deal(wanted.game, players, wanted.seed, {}, unused);
            if (!made)
                wrong = {so_many_wrong, std::string(each.title.in(wanted.in))};
            return made;
        }
    wrong = {no_game, wanted.game};
    return nullptr;
}

void usage(std::FILE* to) {
    std::fprintf(to, "watch [GAME] [--players NUMBER] [--seats ismcts:200,forgetful:6,random] [--seed NUMBER]\n"
                     "      [--pace MILLISECONDS] [--lang en|fr] [--every-turn] [--open]\ngames and players:\n");
    for (terminal::known_game const& each : terminal::all_games())
        std::fprintf(to, "  %-18s %d to %d\n", std::string(each.name).c_str(), each.least, each.most);
}

/// Shows a game to somebody who looks on. On a terminal, one picture takes the place of another; elsewhere, what happens is told line
/// by line, and the table is drawn when all have had a turn and it looks different.
class show {
public:
    show(terminal::game& played, wishes const& wanted)
        : played_(played), wanted_(wanted), screen_(terminal::screen::here()),
          paint_(screen_.coloured, !screen_.ascii, played.pieces()), voice_{wanted.in, terminal::names_for(played.players())} {}

    int run() {
        if (!screen_.terminal)
            screen_.print(heading() + "\n\n" + table());
        for (ludo::seat const first = played_.turn(); played_.turn() != ludo::nobody && played_.played() < most_actions;) {
            draw();
            ludo::seat const by = played_.turn();
            played_.play_on();
            for (std::string const& line : played_.hear(ludo::nobody, voice_)) {
                log_.push_back(line);
                if (!screen_.terminal)
                    screen_.print(line + ".\n");
            }
            if (!screen_.terminal && played_.turn() != by && (wanted_.every_turn || played_.turn() == first))
                print_table();
            if (!screen_.flush())
                break;
        }
        draw();
        if (!screen_.terminal)
            print_table();
        if (played_.turn() != ludo::nobody) // the rules do not end a game that nobody tries to end
            screen_.print(std::string(ludo::phrase{"They agree to leave it at that.\n", "On s'en tient là.\n"}.in(wanted_.in)));
        if (screen_.flush())
            return 0;
        std::perror("watch: cannot write");
        return 1;
    }

private:
    static constexpr std::size_t most_actions = 4000, log_lines = 6;

    [[nodiscard]] std::string heading() const {
        return paint_.bold(std::string(played_.title().in(wanted_.in))) + ", " + std::to_string(played_.players()) +
               std::string((played_.players() == 1 ? ludo::phrase{" player", " joueur"} : ludo::phrase{" players", " joueurs"})
                               .in(wanted_.in)) +
               paint_.dim(", seed " + std::to_string(wanted_.seed));
    }
    [[nodiscard]] std::string table() const {
        std::string all;
        auto const seen = wanted_.open ? played_.look_at_all(voice_) : played_.look(ludo::nobody, false, voice_);
        for (std::string const& line : drawing(seen, voice_, paint_))
            all += line + '\n';
        return all + '\n';
    }
    void print_table() {
        if (std::string const now = table(); now != drawn_)
            screen_.print('\n' + (drawn_ = now));
    }
    /// The whole picture: the table, and below it what was told last.
    void draw() const {
        if (!screen_.terminal)
            return;
        screen_.clear();
        screen_.print(heading() + "\n\n" + table());
        for (std::size_t at = log_.size() - std::min(log_.size(), log_lines); at < log_.size(); ++at)
            screen_.print("  " + (at + 1 == log_.size() ? paint_.sentence(log_[at]) : paint_.dim(log_[at])) + '\n');
        (void)screen_.flush();
        terminal::pause(wanted_.pace);
    }

    terminal::game& played_;
    wishes const& wanted_;
    terminal::screen screen_;
    terminal::paint paint_;
    terminal::voice voice_;
    std::vector<std::string> log_;
    std::string drawn_;
};

} // namespace

int main(int count, char** arguments) {
    std::optional<mistake> wrong;
    wishes wanted = wishes_of({arguments + 1, arguments + count}, wrong);
    if (wanted.help && !wrong) {
        usage(stdout);
        return std::fflush(stdout) == 0 ? 0 : 1;
    }
    std::unique_ptr<terminal::game> const played = wrong ? nullptr : dealt(wanted, wrong);
    if (!played) {
        std::string const said = ludo::filled(wrong->text.in(wanted.in), {ludo::excerpt(wrong->word, 300)}, wanted.in);
        std::fprintf(stderr, "%s\n", said.c_str());
        usage(stderr);
        return 2;
    }
    played->seat_them(wanted.seats);
    return show(*played, wanted).run();
}
