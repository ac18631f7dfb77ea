#include <ludo/core/for_players.hpp>

#include <string_view>

#include <ludo/core/wrong_with.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {
struct duel : for_players<2, 2> {};
struct feast : for_players<3, 12> {};
} // namespace

TEST_CASE("a table agrees on how many play, and on who begins") {
    CHECK(duel::options().players == 2);
    CHECK(feast::options().players == 3);
    CHECK(feast::seats.most == 12);
    CHECK(wrong_with<feast>(feast::options{.players = 12, .first = seat(11)}) == nullptr);
    CHECK(wrong_with<duel>(duel::options{.players = 3}) == std::string_view("players takes 2"));
    CHECK(wrong_with<feast>(feast::options{.players = 2}) == std::string_view("players takes 3 to 12"));
    CHECK(wrong_with<duel>(duel::options{.first = seat(2)}) ==
          std::string_view("first takes the seat that begins, 0 to players - 1"));
}
