#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <ludo/core/digest.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/games.hpp>
#include <ludo/search/ismcts.hpp>

#include "../examples/games/connect_four.hpp"
#include "../examples/games/reversi.hpp"

/// The same luck gives the same thoughts on every machine: tests/standalone/thoughts.cpp (with any argument) printed the numbers
/// below when a search was last changed on purpose.
// clang-format off
inline constexpr struct {
    std::string_view game;
    std::uint64_t fingerprint;
} expected_thoughts[] = {
    {"calcory", 0x31cd300a8819c10d},
    {"bonbons", 0xb1b223f001819a1d},
    {"yamy", 0xad737aa355a558b4},
    {"lower", 0x7ff79f12434ed84a},
    {"set_colour", 0x103175e6b22e5155},
    {"connect_four", 0x459e1e54cb307f8e},
    {"reversi", 0xf8eceb0bdaa18658},
};
// clang-format on

/// What a search finds in some positions of games that luck plays, in a number.
template <ludo::game G>
std::uint64_t thoughts_fingerprint() {
    std::vector<ludo::search_node> memory(400);
    ludo::digest sum;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        ludo::rng luck(seed);
        typename G::options chosen;
        chosen.players = G::seats.least + static_cast<int>(seed) % (G::seats.most - G::seats.least + 1);
        auto s = G::deal(chosen, luck);
        for (std::uint64_t i = 0; i < 3 * seed && G::turn(s) != ludo::nobody; ++i)
            G::play(s, G::actions(s).pick(luck));
        if (G::turn(s) == ludo::nobody)
            continue;
        ludo::ismcts<> player{.memory = memory, .budget = {300}, .longest_playout = 300};
        player.opponents_imagine = seed % 4 == 3;
        auto const found = player.think(ludo::view<G>(s, G::turn(s)), luck);
        sum.add(std::uint64_t{found.nodes});
        for (auto const& each : found.ranked()) {
            sum.add(each.action.index());
            sum.add(std::uint64_t{each.visits});
            sum.add(each.value);
        }
        for (auto const& each : found.line())
            sum.add(each.what.index());
    }
    return sum.value();
}

inline std::uint64_t found_thoughts(std::string_view game) {
    std::uint64_t found = 0;
    using games =
        ludo::game_list<ludo::calcory, ludo::bonbons, ludo::yamy, ludo::xxl::lower, ludo::xxl::set_colour, connect_four, reversi>;
    games::find(game, [&]<typename G>(std::type_identity<G>) { found = thoughts_fingerprint<G>(); });
    return found;
}
