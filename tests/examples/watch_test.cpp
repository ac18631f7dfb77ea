// Every game can be watched, by any number of players that it takes, in both languages.
//   example_watch_test WATCH      (the path of the program)
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "../support/failures.hpp"

namespace {

/// As many games as there are.
constexpr std::size_t all_there_are = 0
#define GAME(...) +1
#include "../../examples/terminal/games.list"
#undef GAME
    ;

/// What the program tells, and whether it ends well.
std::string told(std::string const& program, std::string const& arguments, bool& well) {
    well = std::system(("\"" + program + "\" " + arguments + " > watch_test.out 2>&1").c_str()) == 0;
    std::ifstream said("watch_test.out", std::ios::binary);
    return {std::istreambuf_iterator<char>(said), {}};
}

struct listed {
    std::string name;
    int least = 0, most = 0;
};
/// The games that the program lists if it is asked for one that there is not.
std::vector<listed> all_games(std::string const& program) {
    bool well = true;
    std::istringstream lines(told(program, "no_such_game", well));
    expect(!well, "a game that there is not is refused");
    std::vector<listed> found;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        listed one;
        std::string to;
        if (line.substr(0, 2) == "  " && words >> one.name >> one.least >> to >> one.most && to == "to")
            found.push_back(one);
    }
    return found;
}

void can_be_watched(std::string const& program, listed const& game) {
    bool well = false;
    for (int players : {game.least, game.most})
        for (std::string const in : {"en", "fr"}) {
            std::string const arguments = game.name + " --seats random --lang " + in + " --players " + std::to_string(players);
            std::string const text = told(program, arguments, well);
            bool const left = text.find("They agree") != text.npos || text.find("On s'en tient") != text.npos;
            bool const together = text.find(in == "fr" ? "ensemble " : "together ") != text.npos &&
                                  text.find(in == "fr" ? "la partie est finie" : "the game is over") != text.npos;
            expect(well && (text.find(in == "fr" ? "1er" : "place 1") != text.npos || together || left), arguments + " ends");
            expect(text.find(", " + std::to_string(players) + (in == "fr" ? " joueur" : " player")) != text.npos, arguments);
            expect(text.find('\x1b') == text.npos, arguments + ": no colours in a file");
        }
    for (int players : {game.least - 1, game.most + 1}) {
        told(program, game.name + " --players " + std::to_string(players), well);
        expect(!well, game.name + ": too few or too many players are refused");
    }
}

void searches_play(std::string const& program) {
    bool well = false;
    std::string const text = told(program, "bonbons --seats ismcts:20,forgetful:6:20 --every-turn", well);
    expect(well && text.find("place 1") != text.npos, "players of the library play, and some forget");
    expect(text == told(program, "bonbons --seats ismcts:20,forgetful:6:20 --every-turn", well), "the same seed, the same game");
}

void shows_all_hands_to_the_host(std::string const& program) {
    bool well = false;
    std::string const seen = told(program, "hearts --seats random --seed 3", well),
                      all = told(program, "hearts --seats random --seed 3 --open", well);
    std::string const back = "▒", first = all.substr(0, all.find("Ada chooses"));
    expect(seen.find(back) != seen.npos && well && all.find(back) == all.npos, "with --open no card of a hand lies on its face");
    int cards = 0;
    for (std::string const suit : {"♣", "♦", "♥", "♠"})
        for (std::size_t at = first.find(suit); at != first.npos; at = first.find(suit, at + 1))
            ++cards;
    expect(cards == 52, "all cards are shown: " + std::to_string(cards));
}

void tells_that_each_game_of_a_match_is_over(std::string const& program) {
    bool well = false;
    std::string const text = told(program, "xxl_pur --seats random", well);
    int games = 0;
    for (std::size_t at = text.find("that game is over"); at != text.npos; at = text.find("that game is over", at + 1))
        ++games;
    expect(well && games == 5 && text.find("the game is over") != text.npos,
           "of the six games of a match each comes to an end, and the last one with the match");
}

/// What is wrong is answered with a sentence about it, in the language that was asked for, and nothing that a terminal would obey.
void refuses(std::string const& program) {
    struct {
        std::string words, answer;
    } const mistakes[] = {
        {"calcory --players", "--players takes a value."},
        {"--fast", "There is no option --fast."},
        {"calcory --seats me", "--seats takes players"},
        {"calcory --seats ismcts:0", "not `ismcts:0`"},
        {"calcory --pace -1", "--pace takes milliseconds, not `-1`."},
        {"calcory --seed -1", "--seed takes a number from 0 to 18446744073709551615, not `-1`."},
        {"calcory --seed 99999999999999999999", "not `99999999999999999999`."},
        {"calcory --seed 18446744073709551616", "not `18446744073709551616`."},
        {"calcory --seed 0x10 --lang fr", "--seed attend un nombre de 0"},
        {"calcory --players 5", "Calcory is not for that many players."},
        {"\"$(printf 'x\\033[31mHACK\\302\\233m')\"", "There is no game `x\\x1b[31mHACK\\xc2\\x9bm`."},
    };
    bool well = true;
    for (auto const& [words, answer] : mistakes) {
        std::string const text = told(program, words, well);
        expect(!well && text.find(answer) != text.npos, words + ": " + text.substr(0, text.find('\n')));
    }
    std::string const help = told(program, "--help", well);
    expect(well && help.find("calcory") != help.npos, "help is no mistake");
    expect(told(program, "tic_tac_toe --seed 18446744073709551615", well).find("seed 18446744073709551615") != std::string::npos,
           "the largest seed");
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2)
        return 2;
    std::string const program = arguments[1];
    std::vector<listed> const games = all_games(program);
    expect(games.size() == all_there_are, "all games are listed");
    for (listed const& each : games)
        can_be_watched(program, each);
    refuses(program);
    searches_play(program);
    shows_all_hands_to_the_host(program);
    tells_that_each_game_of_a_match_is_over(program);
    return failures != 0;
}
