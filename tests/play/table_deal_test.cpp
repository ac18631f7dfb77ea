// Everybody uses one seed for the table and for thinking, sooner or later: it must tell nothing of the cards.
#include <cstdint>
#include <cstdlib>
#include <set>
#include <type_traits>
#include <vector>

#include <ludo/core/digest.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/worlds.hpp>

#include "../../examples/games/all.hpp"
#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("with the seed of the table the truth is imagined as often as chance says") {
    int truths = 0, drawn = 0;
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        table<kuhn_poker> const dealt({}, seed);
        rng luck(seed), same(seed);
        truths += dealt.view(seat(0)).determinize(luck) == dealt.state();
        drawn += worlds<kuhn_poker>(dealt.view(seat(1))).draw(same) == dealt.state();
    }
    // The other seat holds one of two cards: 10,000 of 20,000, with a standard deviation of 70.7.
    CHECK(std::abs(truths - 10'000) < 5 * 70.7);
    CHECK(std::abs(drawn - 10'000) < 5 * 70.7);
}

namespace {

/// Are deals of this game rarely alike?
template <game G>
bool has_many_deals() {
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
        hashes.insert(digest_of<G>(table<G, 1>({}, seed).state()));
    return hashes.size() > 90;
}

/// What somebody may try who has this generator: it may have been used before, and it seeds others.
std::vector<rng> made_from(rng luck) {
    std::vector<rng> found;
    for (int used = 0; used < 4; ++used) {
        found.push_back(luck);
        found.emplace_back(luck.draw());
    }
    return found;
}

} // namespace

TEST_CASE("with a generator that has the seed of the table, the game cannot be dealt again") {
    int looked_at = 0;
    games_and_classics::each([&]<typename G>(std::type_identity<G>) {
        if (!has_many_deals<G>())
            return;
        CAPTURE(G::name);
        ++looked_at;
        int same = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            auto const dealt = table<G, 1>({}, seed).state();
            for (rng luck : made_from(rng(seed)))
                same += G::deal({}, luck) == dealt;
        }
        CHECK(same == 0);
    });
    CHECK(looked_at == 27); // all 33, but for two pokers, and four games without luck
}
