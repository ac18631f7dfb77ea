#include <ludo/core/options.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/catch.hpp"

namespace {

enum class colour : std::uint8_t { red, green };
constexpr std::array<std::string_view, 2> names(colour) { return {"red", "green"}; }
struct small_game {
    enum class ending : std::uint8_t { at_once, after_turn, after_round };
    friend constexpr std::array<std::string_view, 3> names(ending) { return {"at_once", "after_turn", "after_round"}; }

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        bool quick = false;
        colour trump = colour::red;
        int rounds = 3;
        int hand_limit = 0;
        ending end = ending::at_once;
    };
    static constexpr std::tuple option_list{
        ludo::option{"players", &options::players, 2, 4},
        ludo::option{"first", &options::first},
        ludo::option{"quick", &options::quick},
        ludo::option{"trump", &options::trump},
        ludo::option{"rounds", &options::rounds, 1},
        ludo::option{"hand_limit", &options::hand_limit, 5}.or_zero("none"),
        ludo::option{"end", &options::end},
    };
};

constexpr char const* wrong(small_game::options const& chosen) { return ludo::option_out_of_range<small_game>(chosen); }

} // namespace

TEST_CASE("options are visited in the order of the list") {
    std::vector<std::string> found;
    ludo::for_each_option<small_game>([&](auto const& each) { found.emplace_back(each.name); });
    REQUIRE(found == std::vector<std::string>{"players", "first", "quick", "trump", "rounds", "hand_limit", "end"});
}

TEST_CASE("an option accepts what is in its range") {
    STATIC_REQUIRE(wrong({}) == nullptr);
    STATIC_REQUIRE(wrong({.players = 4, .first = ludo::seat(3), .quick = true, .trump = colour::green, .rounds = 1}) == nullptr);
    STATIC_REQUIRE(wrong({.rounds = 2147483647}) == nullptr);
    STATIC_REQUIRE(wrong({.hand_limit = 5, .end = small_game::ending::after_round}) == nullptr);
}

TEST_CASE("what is wrong is what the option takes") {
    CHECK(wrong({.players = 1}) == std::string("players takes 2 to 4"));
    CHECK(wrong({.players = 5}) == std::string("players takes 2 to 4"));
    CHECK(wrong({.first = ludo::nobody}) == std::string("first takes the seat that begins, 0 to players - 1"));
    CHECK(wrong({.first = ludo::seat(6)}) == std::string("first takes the seat that begins, 0 to players - 1"));
    CHECK(wrong({.players = 4, .first = ludo::seat(4)}) == std::string("first takes the seat that begins, 0 to players - 1"));
    CHECK(wrong({.trump = static_cast<colour>(2)}) == std::string("trump takes red or green"));
    CHECK(wrong({.rounds = 0}) == std::string("rounds takes a positive number"));
    CHECK(wrong({.hand_limit = 4}) == std::string("hand_limit takes 0 (none), or 5 or more"));
    CHECK(wrong({.end = static_cast<small_game::ending>(3)}) == std::string("end takes at_once, after_turn or after_round"));
}

TEST_CASE("of several wrong options the first is told") {
    CHECK(wrong({.first = ludo::nobody, .rounds = -1}) == std::string("first takes the seat that begins, 0 to players - 1"));
}
