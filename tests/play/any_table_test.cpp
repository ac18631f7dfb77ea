#include <ludo/play/any_table.hpp>

#include <string>
#include <type_traits>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

namespace {

using games = ludo::game_list<toy_game, ludo::calcory>;
using any_table = ludo::any_table<games>;

any_table dealt(std::string_view name) {
    any_table made;
    games::find(name, [&]<typename G>(std::type_identity<G>) { made = ludo::table<G>({}, 1); });
    return made;
}

std::string name_of(any_table& some) {
    return some.visit([]<typename G>(ludo::table<G>&) { return std::string(G::name); }, [] { return std::string("none"); });
}

} // namespace

TEST_CASE("at first there is no table") {
    any_table none;
    REQUIRE(none.empty());
    REQUIRE(name_of(none) == "none");
}

TEST_CASE("the table is of the game that was chosen at run time") {
    for (std::string const name : {"toy", "calcory"}) {
        any_table some = dealt(name);
        CHECK_FALSE(some.empty());
        CHECK(name_of(some) == name);
    }
    REQUIRE(dealt("chess").empty());
}

TEST_CASE("who visits a table can play at it") {
    any_table some = dealt("toy");
    auto const first_legal = [](auto& table) { return static_cast<bool>(table.play(table.actions().nth(0))); };
    auto const none = [] { return false; };
    REQUIRE(some.visit(first_legal, none));
    REQUIRE(some.visit([](auto& table) { return table.size(); }, [] { return std::size_t{0}; }) == 1);
}

TEST_CASE("a table of another game takes the place of the one before") {
    any_table some = dealt("toy");
    some = dealt("calcory");
    REQUIRE(name_of(some) == "calcory");
    some = any_table();
    REQUIRE(some.empty());
}
