// Every game can be watched, by any number of players that it takes.
//   example_watch_test WATCH      (the path of the program)
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <type_traits>

#include <ludo/games.hpp>

namespace {

int failures = 0;

void expect(bool good, std::string const& what) {
    if (!good) {
        std::printf("not so: %s\n", what.c_str());
        ++failures;
    }
}

/// What the program tells, and whether it ends well.
std::string told(std::string const& program, std::string const& arguments, bool& well) {
    well = std::system(("\"" + program + "\" " + arguments + " > watch_test.out 2>&1").c_str()) == 0;
    std::ifstream said("watch_test.out", std::ios::binary);
    return {std::istreambuf_iterator<char>(said), {}};
}

template <typename G>
void can_be_watched(std::string const& program, std::string const& words) {
    bool well = false;
    for (int players = G::seats.least; players <= G::seats.most; ++players) {
        std::string const arguments = words + " --players " + std::to_string(players) + " --every-turn";
        std::string const text = told(program, arguments, well);
        expect(well && text.find("place 1\n") != std::string::npos, arguments + " ends");
        expect(text.find(std::string(G::title.english) + ": " + std::to_string(players) + " players") == 0, arguments);
    }
    for (int players : {G::seats.least - 1, G::seats.most + 1}) {
        told(program, words + " --players " + std::to_string(players), well);
        expect(!well, words + ": too few or too many players are refused");
    }
    told(program, words + " --players", well);
    expect(!well, words + ": a number is missing");
    told(program, words + " --fast", well);
    expect(!well, words + ": a word that means nothing is refused");
}

void tells_what_each_game_of_a_match_came_to(std::string const& program) {
    bool well = false;
    std::string const text = told(program, "xxl_pur", well);
    int games = 0;
    for (std::size_t at = text.find("that game is over: it brought Ada "); at != text.npos;
         at = text.find("that game is over: it brought Ada ", at + 1))
        ++games;
    expect(well && games == 6, "the six games of a match each come to something");
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2)
        return 2;
    can_be_watched<ludo::calcory>(arguments[1], "");
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) { can_be_watched<G>(arguments[1], std::string(G::name)); });
    tells_what_each_game_of_a_match_came_to(arguments[1]);
    return failures != 0;
}
