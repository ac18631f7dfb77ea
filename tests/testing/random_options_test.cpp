#include <ludo/testing/random_options.hpp>

#include <set>
#include <string>
#include <type_traits>

#include <ludo/games/calcory.hpp>
#include <ludo/io/option_text.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct accepts_nothing : toy_game {
    static constexpr char const* validate(options const&) { return "no"; }
};

template <game G>
std::set<std::string> options_of(int times) {
    std::set<std::string> found;
    rng luck(1);
    for (int i = 0; i < times; ++i) {
        auto const chosen = testing::random_options<G>(luck);
        REQUIRE((wrong_with<G>(chosen) == nullptr || std::is_same_v<G, accepts_nothing>));
        found.insert(to_text<G>(chosen));
    }
    return found;
}

} // namespace

TEST_CASE("in short ranges all values come, together with all others") {
    CHECK(options_of<toy_game>(300).size() == 2 * 2 * 2); // who begins, an open discard, may or must
}

TEST_CASE("in a long range come mostly the default and the lower end") {
    int by_default = 0, none = 0, low = 0;
    rng luck(1);
    for (int i = 0; i < 1000; ++i) {
        int const markers = testing::random_options<calcory>(luck).markers_per_player;
        by_default += markers == calcory::options().markers_per_player;
        none += markers == 0;
        low += markers < 13;
    }
    CHECK(by_default > 400);
    CHECK(none > 10);
    CHECK(low == 1000);
}

TEST_CASE("where none are accepted they are the default ones") {
    CHECK(options_of<accepts_nothing>(3) == std::set{to_text<accepts_nothing>(accepts_nothing::options())});
}

TEST_CASE("the same luck gives the same options") {
    rng one(7), other(7);
    for (int i = 0; i < 50; ++i)
        CHECK(testing::random_options<calcory>(one) == testing::random_options<calcory>(other));
}
