#include <ludo/testing/fingerprint.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct with_other_points : toy_game {
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers points = toy_game::scores(s);
        points[seat(0)] += 1;
        return points;
    }
};
struct dealt_otherwise : toy_game {
    static constexpr state deal(options const& chosen, rng& luck) {
        static_cast<void>(luck.draw());
        return toy_game::deal(chosen, luck);
    }
};
struct never_ends : toy_game {
    static constexpr void play(state& s, action) { s.turn = s.turn.next(2); }
};

} // namespace

TEST_CASE("a fingerprint is the same each time, and another one of more games") {
    CHECK(testing::fingerprint<toy_game>(20) == testing::fingerprint<toy_game>(20));
    CHECK(testing::fingerprint<toy_game>(20) != testing::fingerprint<toy_game>(21));
    CHECK(testing::fingerprint<toy_game>(0) == digest().value());
}

TEST_CASE("a fingerprint changes with what is scored, with how luck deals, and with what is done") {
    auto const plain = testing::fingerprint<toy_game>(20);
    CHECK(testing::fingerprint<with_other_points>(20) != plain);
    CHECK(testing::fingerprint<dealt_otherwise>(20) != plain);
    CHECK(testing::fingerprint<never_ends>(2, 10) != testing::fingerprint<never_ends>(2, 11));
}
