// What is told is what happened, also where somebody who watches learns something else at the same moment.
#include <ludo/play/told/moves.hpp>

#include <cstdint>
#include <string>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/play/told.hpp>
#include <ludo/testing/true_telling.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// What is told to somebody in some games at random, and did not happen.
template <game G>
std::string false_telling(std::uint64_t games) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        rng luck(seed);
        typename G::state s = G::deal({}, luck);
        for (int turn = 0; turn < 1000 && G::turn(s) != nobody; ++turn) {
            typename G::state const before = s;
            auto const done = G::actions(s).pick(luck);
            G::play(s, done);
            for (int viewer = -1; viewer < G::players(s); ++viewer) {
                auto const what = tell<G>(before, done, s, seat(viewer));
                if (auto found = testing::true_telling<G>(before, s, what.changes()).wrong(); !found.empty())
                    return found + ", game " + std::to_string(seed);
            }
        }
    }
    return "";
}

} // namespace

TEST_CASE("a card that was known to lie somewhere did not go where another one of its kind has come to light") {
    CHECK(false_telling<calcory>(100) == "");
}
TEST_CASE("which card was drawn last is not told by the hands that are laid down then") {
    CHECK(false_telling<xxl::lower>(20) == "");
}
TEST_CASE("a card that comes to light when a part of the stock begins was not drawn from it, and what is gathered has no name") {
    CHECK(false_telling<yamy>(20) == "");
}
