#include <ludo/testing/frequency_check.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "support/broken_games.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// Every order of the four cards that looks so to the first seat.
template <typename G>
testing::extras<G> with_worlds() {
    testing::extras<G> more;
    more.worlds = [](toy_game::state const& seen, auto const& visit) {
        auto cards = toy_game::deck.cards;
        std::array<int, 4> order{0, 1, 2, 3};
        do {
            for (std::size_t i = 0; i < 4; ++i)
                cards[i] = toy_game::card(order[i], 0);
            auto const s = toy_game::lay_out(seen.chosen, cards);
            if (toy_game::view(s, seat(0)) == seen && !visit(s))
                return;
        } while (std::next_permutation(order.begin(), order.end()));
    };
    return more;
}

struct prefers_high_hands : toy_game {
    static constexpr state determinize(state const& view, rng& luck) {
        state const one = toy_game::determinize(view, luck), other = toy_game::determinize(view, luck);
        return one.hand[seat(1)].index() > other.hand[seat(1)].index() ? one : other;
    }
};
struct imagines_a_hand_of_its_own : toy_game {
    static constexpr state determinize(state const& view, rng& luck) {
        state full = toy_game::determinize(view, luck);
        std::swap(full.hand[seat(0)], full.hand[seat(1)]);
        return full;
    }
};

/// What is wrong with the worlds of the first view of the first seat, and how many cases that was.
template <typename G>
std::string wrong(std::uint64_t& cases, std::size_t most_worlds = 60) {
    auto const more = with_worlds<G>();
    rng luck(1);
    auto const seen = G::view(G::deal({}, luck), seat(0));
    return testing::frequency_check<G>{more}.frequencies(seen, luck, cases, most_worlds);
}

} // namespace

TEST_CASE("worlds that are all drawn equally often pass, and are a case") {
    std::uint64_t cases = 0;
    CHECK(wrong<toy_game>(cases) == "");
    CHECK(cases == 1); // of 3 x 2 x 1 worlds
}

TEST_CASE("one world, or more than so many, are not looked at") {
    std::uint64_t cases = 0;
    CHECK(wrong<imagines_always_the_same<toy_game>>(cases, 5) == "");
    CHECK(cases == 0);
}

TEST_CASE("worlds that come too often, always the same one, and one that cannot be are found") {
    std::uint64_t cases = 0;
    CHECK(wrong<prefers_high_hands>(cases) == "4: some determinizations are likelier than they should be");
    CHECK(wrong<imagines_always_the_same<toy_game>>(cases) == "4: some determinizations are likelier than they should be");
    CHECK(wrong<imagines_a_hand_of_its_own>(cases) == "4: a determinization is not one of the possible states");
    CHECK(cases == 3);
}
