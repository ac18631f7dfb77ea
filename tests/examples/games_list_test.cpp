// The list of games that the menu of examples/run is read from says what the games say of themselves.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "../../examples/games/all.hpp"
#include "../../examples/terminal/game.hpp"
#include "../../examples/terminal/paint.hpp"

#include "../support/failures.hpp"

namespace {

struct row {
    std::string_view name;
    int least, most;
    ludo::phrase title, about;
};
constexpr row rows[] = {
#define GAME(name, least, most, title_en, about_en, title_fr, about_fr)                                                            \
    {#name, least, most, {title_en, title_fr}, {about_en, about_fr}},
#include "../../examples/terminal/games.list"
#undef GAME
};

/// A row of the menu: its number, the title, the players, and what it is about.
std::size_t columns(row const& one, ludo::language in) {
    return 4 + std::max<std::size_t>(29, terminal::width(one.title.in(in))) + 2 + 3 + 2 + terminal::width(one.about.in(in));
}

} // namespace

int main() {
    std::vector<terminal::known_game> const& games = terminal::all_games();
    std::vector<std::string_view> not_listed;
    games_and_classics::each([&]<typename G>(std::type_identity<G>) { not_listed.push_back(G::name); });
    expect(std::size(rows) == not_listed.size() && games.size() == not_listed.size(), "as many lines as games");
    for (std::size_t at = 0; at < std::min(games.size(), std::size(rows)); ++at) {
        row const& said = rows[at];
        std::string const name(said.name);
        terminal::known_game const& is = games[at];
        expect(is.name == said.name, name + " is its name");
        expect(is.title.english == said.title.english && is.title.french == said.title.french, name + ": the titles");
        expect(is.least == said.least && is.most == said.most, name + ": how many play");
        for (ludo::language in : {ludo::language::english, ludo::language::french}) {
            expect(!is.about.in(in).empty() && is.about.in(in) == said.about.in(in), name + ": what it is about");
            expect(columns(said, in) <= 79, name + ": its row of the menu fits into a terminal");
        }
        expect(std::erase(not_listed, said.name) == 1, name + " is a game, and listed once");
    }
    return failures != 0;
}
