#include <ludo/core/game_list.hpp>

#include <string>
#include <type_traits>
#include <vector>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

namespace {

using games = ludo::game_list<toy_game, ludo::calcory>;

constexpr int most_players(std::string_view name) {
    int found = 0;
    games::find(name, [&]<typename G>(std::type_identity<G>) { found = G::seats.most; });
    return found;
}

} // namespace

TEST_CASE("each game of a list is visited, in order") {
    std::vector<std::string> found;
    games::each([&]<typename G>(std::type_identity<G>) { found.emplace_back(G::name); });
    REQUIRE(found == std::vector<std::string>{"toy", "calcory"});
}

TEST_CASE("two lists make one") {
    using both = ludo::game_list<toy_game>::with<ludo::game_list<ludo::calcory>>;
    STATIC_REQUIRE(std::is_same_v<both, games>);
    STATIC_REQUIRE(std::is_same_v<ludo::game_list<>::with<games>, games>);
}

TEST_CASE("a game is found by its name") {
    STATIC_REQUIRE(most_players("toy") == 2);
    STATIC_REQUIRE(most_players("calcory") == 4);
    STATIC_REQUIRE(games::find("calcory", [](auto) {}));
}

TEST_CASE("where no game has the name nothing is visited") {
    STATIC_REQUIRE(most_players("Calcory") == 0);
    STATIC_REQUIRE_FALSE(games::find("", [](auto) {}));
    STATIC_REQUIRE_FALSE(games::find("calcory ", [](auto) {}));
}
