#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "contest.hpp"
#include "seated.hpp"

namespace arena {

/// Luck of its own for each number, the same on every machine.
inline ludo::rng luck_of(std::uint64_t seed, std::uint64_t number) { return ludo::rng(ludo::rng(seed).draw() + number); }

/// The players in the order in which they were named.
inline std::vector<std::size_t> as_named(std::size_t players) {
    std::vector<std::size_t> way(players);
    std::iota(way.begin(), way.end(), std::size_t{0});
    return way;
}

/// Who sits beside whom changes from deal to deal: one after the other, all ways round the table.
inline std::vector<std::size_t> round_the_table(std::size_t players, std::uint64_t deal) {
    std::vector<std::size_t> way = as_named(players);
    for (std::size_t left = players; left > 2; --left) { // the first stays where it is
        std::swap(way[left - 1], way[1 + deal % (left - 1)]);
        deal /= left - 1;
    }
    return way;
}

/// What scores are worth to the players, who are named in the order of their seats.
inline void add_standings(ludo::seat_numbers const& scores, ludo::best wins, std::span<std::size_t const> players, outcome& to) {
    ludo::seat_numbers const places = ludo::places(scores, wins);
    for (ludo::seat mine : ludo::each_seat(scores.size())) {
        std::int64_t sharing = 0;
        for (ludo::seat other : ludo::each_seat(scores.size()))
            sharing += places[other] == places[mine];
        standing& mine_so_far = to.of[players[static_cast<std::size_t>(mine.index())]];
        mine_so_far.wins += places[mine] == 1 ? standing::win / sharing : 0;
        mine_so_far.places += 2 * places[mine] + sharing - 1;
    }
}

/// Plays one game to its end. Each player has luck of its own.
template <ludo::game G>
typename G::state play_game(typename G::options const& chosen, ludo::rng luck, std::span<std::unique_ptr<seated<G>> const> players,
                            std::span<ludo::rng> lucks, std::uint64_t longest) {
    typename G::state s = G::deal(chosen, luck);
    for (std::uint64_t played = 0; played < longest && G::turn(s) != ludo::nobody; ++played) {
        ludo::seat const by = G::turn(s);
        std::size_t const at = static_cast<std::size_t>(by.index());
        G::play(s, players[at]->choose(ludo::view<G>(s, by), lucks[at]));
        for (ludo::seat each : ludo::each_seat(chosen.players))
            if (auto& player = *players[static_cast<std::size_t>(each.index())]; player.wants_to_watch())
                player.watch(ludo::view<G>(s, each));
    }
    return s;
}

/// Do the players play one game together?
template <ludo::game G>
inline constexpr bool is_together = ludo::aim_of<G>() == ludo::aim::together && G::seats.most > 1;

/// Plays the same deal as often as there are players, so that each has every seat once. A game for one each of them plays alone,
/// and then their scores are compared.
template <ludo::game G>
outcome play_deal(contest const& wanted, typename G::options const& chosen, std::uint64_t deal) {
    std::size_t const players = wanted.players.size(), playing = static_cast<std::size_t>(chosen.players);
    std::vector<std::size_t> const way = round_the_table(players, deal);
    ludo::rng const dealing = luck_of(wanted.seed, deal);
    std::uint64_t const seed = ludo::rng(dealing).draw();
    outcome came{std::vector<standing>(is_together<G> ? 0 : players)};
    ludo::seat_numbers alone(static_cast<int>(players));
    for (std::size_t turned = 0; turned < players; ++turned) {
        std::vector<std::size_t> order;
        std::vector<std::unique_ptr<seated<G>>> sitting;
        std::vector<ludo::rng> lucks;
        for (std::size_t at = 0; at < playing; ++at) {
            order.push_back(way[(at + turned) % players]);
            lucks.push_back(luck_of(seed, turned * playing + at));
            sitting.push_back(sit_down<G>(wanted.players[order.back()], lucks.back().draw()));
        }
        auto const end = play_game<G>(chosen, dealing, std::span(std::as_const(sitting)), lucks, wanted.longest);
        came.broken_off += G::turn(end) != ludo::nobody;
        if (is_together<G>)
            came.points += G::scores(end)[ludo::seat(0)];
        else if (playing == 1)
            alone[ludo::seat(static_cast<int>(order[0]))] = G::scores(end)[ludo::seat(0)];
        else
            add_standings(G::scores(end), ludo::wins_of<G>(chosen), order, came);
    }
    if (playing == 1 && !is_together<G>)
        add_standings(alone, ludo::wins_of<G>(chosen), as_named(players), came);
    return came;
}

} // namespace arena
