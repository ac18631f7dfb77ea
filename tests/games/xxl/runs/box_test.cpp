#include <ludo/games/xxl/runs/box.hpp>

#include <string>

#include "support/catch.hpp"

using namespace ludo;
namespace G = ludo::xxl::runs_game;

TEST_CASE("options are checked: a display of one card is no limit that anybody agrees on") {
    CHECK(option_out_of_range<G::option_list>(G::options()) == nullptr);
    for (int most : {0, 2, 3, 100})
        CHECK(option_out_of_range<G::option_list>(G::options{.max_display = most}) == nullptr);
    for (int most : {1, -1})
        CHECK(std::string(option_out_of_range<G::option_list>(G::options{.max_display = most})).substr(0, 11) == "max_display");
    CHECK(option_out_of_range<G::option_list>(G::options{.players = 1}) != nullptr);
    CHECK(option_out_of_range<G::option_list>(G::options{.players = 7}) != nullptr);
    CHECK(option_out_of_range<G::option_list>(G::options{.players = 2, .first = seat(2)}) != nullptr);
}
