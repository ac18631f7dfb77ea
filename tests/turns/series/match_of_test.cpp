#include <ludo/turns/series/match_of.hpp>

#include <string_view>
#include <tuple>

#include <ludo/testing/conformance.hpp>
#include <ludo/turns/series.hpp>

#include "support/catch.hpp"
#include "support/seat_numbers.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {
struct toys_of_one_kind : match_of<toy_game> {
    static constexpr std::string_view name = "toys";
    static constexpr phrase title{"Toys", "Jouets"};
    struct options {
        int players = 2;
        seat first = seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, 2, 2}, option{"first", &options::first}};
    static constexpr int length(options const&) { return 3; }
    static constexpr int most(toy_game::options const&) { return 4 + 3; }
};
struct toys_to_a_target : toys_of_one_kind {
    struct options : toys_of_one_kind::options {
        int target = 6;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, 2, 2}, option{"first", &options::first},
                                            option{"target", &options::target, 1, 9}};
};
} // namespace

TEST_CASE("a match of one game has its seats and its winner, and adds up its scores") {
    using toys = series<toys_of_one_kind>;
    STATIC_REQUIRE(series_match<toys_of_one_kind>);
    STATIC_REQUIRE(toys::wins == toy_game::wins);
    STATIC_REQUIRE(toys::seats.most == toy_game::seats.most);
    CHECK(match_adds_scores<toys_of_one_kind>({}));
    CHECK(match_goes_on<toys_of_one_kind>({}, 2, numbers({90, 80})));
}

TEST_CASE("the deal goes round") {
    for (int number = 0; number < 4; ++number)
        CHECK(series<toys_of_one_kind>::inner_options<toy_game>({.first = seat(1)}, number, numbers({0, 0})).first ==
              seat((1 + number) % 2));
}

TEST_CASE("a match with a target ends when somebody has so many points") {
    CHECK(match_goes_on<toys_to_a_target>({}, 2, numbers({5, 5})));
    CHECK_FALSE(match_goes_on<toys_to_a_target>({}, 2, numbers({5, 6})));
}

TEST_CASE("the options of a match may derive from others, and it keeps the promises of every game") {
    CHECK(testing::conformance<series<toys_to_a_target>>({}, 200).run(20, 1));
}
