#include <ludo/search/random_player.hpp>

#include <array>

#include "support/catch.hpp"
#include "support/three_cups.hpp"

using namespace ludo;

namespace {
/// Three cups, where it is wise to look, and then to say what was seen.
struct wise_cups : three_cups {
    static constexpr action hint(state const& s, rng&) {
        return s.phase == game_phase::beginning ? action::look() : action::name(s.pea);
    }
};
} // namespace

TEST_CASE("a random player plays each legal action as often as the others") {
    rng luck(1);
    view<three_cups> const seen(three_cups::deal({}, luck), seat(0));
    std::array<int, 3> times{};
    for (int i = 0; i < 9000; ++i)
        ++times[static_cast<std::size_t>(random_player().choose(seen, luck).index())];
    for (int each : times) // 6 deviations of 45
        CHECK(std::abs(each - 3000) < 270);
}

TEST_CASE("a player that follows hints does what the game says") {
    rng luck(1);
    for (int i = 0; i < 20; ++i) {
        auto s = wise_cups::deal({}, luck);
        while (wise_cups::turn(s) != nobody)
            wise_cups::play(s, hinted_player().choose(view<wise_cups>(s, seat(0)), luck));
        CHECK(wise_cups::scores(s)[seat(0)] == 1);
    }
}
