#include <ludo/search/player.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/search.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

static_assert(player_of<random_player, calcory>);
static_assert(player_of<ismcts<>, calcory>);
static_assert(player_of<ismcts<>, toy_game>);
static_assert(player_of<flat_monte_carlo<>, calcory>);
static_assert(player_of<forgetful<ismcts<>>, calcory>);
static_assert(player_of<hinted_player, calcory>);
static_assert(!player_of<int, calcory>);

namespace {
struct cheat { // wants the truth, and cannot be given it
    calcory::action choose(calcory::state const& s, rng& luck) { return calcory::actions(s).pick(luck); }
};
struct watcher : random_player {
    int looks = 0;
    void watch(view<calcory> const&) { ++looks; }
};
} // namespace

static_assert(!player_of<cheat, calcory>);

TEST_CASE("a player is shown what happens if it wants to watch") {
    rng luck(1);
    view<calcory> const seen(calcory::deal({}, luck), seat(0));
    watcher one;
    let_watch(one, seen);
    let_watch(one, seen);
    CHECK(one.looks == 2);
    random_player blind;
    let_watch(blind, seen);
}
