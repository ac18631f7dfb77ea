#include <ludo/core/for_players.hpp>

#include <string_view>
#include <tuple>

#include <ludo/core/wrong_with.hpp>
#include <ludo/play/table.hpp>

#include "../../examples/games/memory.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {
struct duel : for_players<2, 2> {};
struct feast : for_players<3, 12> {};

/// With more to agree on.
struct with_jokers : for_players<2, 5> {
    struct options {
        int players = 2;
        seat first = seat(0);
        bool jokers = false;
        int rounds = 3;
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list =
        players_and(option{"jokers", &options::jokers}, option{"rounds", &options::rounds, 1, 9}.that_is("how often"));
};
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

TEST_CASE("a table agrees on more where a game lists it") {
    using options = with_jokers::options;
    STATIC_REQUIRE(std::tuple_size_v<decltype(with_jokers::option_list)> == 4);
    CHECK(wrong_with<with_jokers>(options{.players = 3, .jokers = true}) == nullptr);
    CHECK(wrong_with<with_jokers>(options{.players = 6}) == std::string_view("players takes 2 to 5"));
    CHECK(wrong_with<with_jokers>(options{.first = seat(2)}) ==
          std::string_view("first takes the seat that begins, 0 to players - 1"));
    CHECK(wrong_with<with_jokers>(options{.rounds = 0}) == std::string_view("rounds takes 1 to 9: how often"));
    table<memory> const three({.players = 3, .pairs = 10}, 42);
    CHECK(three.problem() == nullptr);
    CHECK(three.state().chosen == memory::options{.players = 3, .pairs = 10});
}
