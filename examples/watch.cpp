// Watch a game being played, any game, by players who are given only what they may know. What is shown and told is what a spectator
// sees: the table is drawn from what lies in sight, and what happens is told in words.
//
//   watch [GAME] [--players NUMBER] [--seats ismcts:200,forgetful:6,random] [--seed NUMBER] [--pace MILLISECONDS] [--lang fr]
//         [--every-turn]                                               (any wrong word lists the games)
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <ludo/io/option_text.hpp>

#include "terminal/draw.hpp"
#include "terminal/game.hpp"
#include "terminal/paint.hpp"
#include "terminal/screen.hpp"
#include "terminal/sitters.hpp"

namespace {

struct wishes {
    std::string game = "calcory";
    int players = 0;                                                          // three, or as many as the game takes
    std::vector<terminal::sitter> seats{terminal::sitter{.iterations = 200}}; // one for all, or one for each
    std::uint64_t seed = 13;
    int pace = 1000;
    ludo::language in = ludo::language::english;
    bool every_turn = false;
};

/// Reads the command line; nothing if something is wrong with it.
std::optional<wishes> wishes_of(std::vector<std::string> const& words) {
    wishes wanted;
    bool good = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string const& word = words[i];
        bool const takes = word == "--players" || word == "--seats" || word == "--seed" || word == "--pace" || word == "--lang";
        if (takes && ++i == words.size())
            return std::nullopt;
        if (word == "--players")
            good = good && ludo::read_number(words[i], wanted.players) && wanted.players > 0;
        else if (word == "--seed")
            good = good && ludo::read_number(words[i], wanted.seed);
        else if (word == "--pace")
            good = good && ludo::read_number(words[i], wanted.pace) && wanted.pace >= 0;
        else if (word == "--seats") {
            auto const found = terminal::sitters_of(words[i]);
            good = good && found && std::none_of(found->begin(), found->end(), [](auto const& each) { return each.person(); });
            wanted.seats = found.value_or(wanted.seats);
        } else if (word == "--lang") {
            auto const found = terminal::language_of(words[i]);
            good = good && found;
            wanted.in = found.value_or(wanted.in);
        } else if (word == "--every-turn")
            wanted.every_turn = true;
        else
            wanted.game = word;
    }
    return good ? std::optional(wanted) : std::nullopt;
}

std::unique_ptr<terminal::game> dealt(wishes& wanted) {
    std::string wrong;
    for (terminal::known_game const& each : terminal::all_games())
        if (each.name == wanted.game) {
            int const seats = static_cast<int>(wanted.seats.size());
            int const players = wanted.players > 0 ? wanted.players : seats > 1 ? seats : std::clamp(3, each.least, each.most);
            if (seats == 1)
                wanted.seats.resize(static_cast<std::size_t>(std::min(players, each.most)), wanted.seats.front());
            if (static_cast<int>(wanted.seats.size()) == players)
                return terminal::deal(wanted.game, players, wanted.seed, {}, wrong);
        }
    return nullptr;
}

int usage() {
    std::fprintf(stderr, "watch [GAME] [--players NUMBER] [--seats ismcts:200,forgetful:6,random] [--seed NUMBER]\n"
                         "      [--pace MILLISECONDS] [--lang en|fr] [--every-turn]\ngames and players:\n");
    for (terminal::known_game const& each : terminal::all_games())
        std::fprintf(stderr, "  %-18s %d to %d\n", std::string(each.name).c_str(), each.least, each.most);
    return 2;
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
        for (std::string const& line : drawing(played_.look(ludo::nobody, false, voice_), voice_, paint_))
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
    auto wanted = wishes_of({arguments + 1, arguments + count});
    std::unique_ptr<terminal::game> const played = wanted ? dealt(*wanted) : nullptr;
    if (!played)
        return usage();
    played->seat_them(wanted->seats);
    return show(*played, *wanted).run();
}
