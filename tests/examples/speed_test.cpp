// How fast a game is, is told beside Calcory.
//   example_speed_test SPEED      (the path of the program)
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "../support/failures.hpp"

namespace {

/// What the program tells, and whether it ends well.
std::string told(std::string const& program, std::string const& arguments, bool& well) {
    well = std::system(("\"" + program + "\" " + arguments + " > speed_test.out 2>&1").c_str()) == 0;
    std::ifstream said("speed_test.out", std::ios::binary);
    return {std::istreambuf_iterator<char>(said), {}};
}

} // namespace

int main(int count, char** arguments) {
    if (count != 2)
        return 2;
    bool well = false;
    std::string const all = told(arguments[1], "--quick tic_tac_toe calcory", well);
    expect(well, "two games are measured");
    std::istringstream words(all.substr(std::min(all.find("\ntic_tac_toe"), all.size())));
    std::string name;
    double ns = 0, ratio = 0, actions = 0, games = 0, of_itself = 0;
    expect(!!(words >> name >> ns >> ratio >> actions >> games), "a game has a row of numbers");
    // Random tic-tac-toe ends after the fifth to the ninth mark, and half of the games take eight or nine (46,080 and 127,872 of 255,168).
    expect(actions > 7 && actions < 8.2, "so many actions a game");
    expect(ns > 0 && std::abs(ns * actions * games / 1e9 - 1) < 0.02, "the numbers of a row agree");
    expect(!!(words >> name >> ns >> of_itself) && name == "calcory" && of_itself > 0.2 && of_itself < 5,
           "Calcory takes about as long as Calcory");
    std::string const refused = told(arguments[1], "chess", well);
    expect(!well && refused.find("there is no game `chess`; there are") != refused.npos, "what is no game is refused");
    return failures != 0;
}
