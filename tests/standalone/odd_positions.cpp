// Odd positions and views, which agree with themselves and come from no game: what is accepted can be played on, and imagined by
// every seat and by a spectator; and players that are given a view of one answer with a legal action, and take nothing from the heap.
// standalone_odd_positions [POSITIONS [VIEWS [SEED [GAME]]]], of each game
// A long run is for clang++ -O2 -fsanitize=address,undefined: with ASAN_OPTIONS=malloc_context_size=1 each takes about 2 ms.
#include <array>
#include <string>

#include <ludo/games.hpp>
#include <ludo/search.hpp>

#include "support/count_allocations.hpp"
#include "support/odd_positions.hpp"

namespace {

/// What a player does wrong where it is its turn, or nothing.
template <ludo::game G, typename Player>
std::string wrong_of(char const* name, Player player, typename G::state const& s, ludo::rng& luck) {
    ludo::view<G> const seen(s, G::turn(s));
    long const before = allocations;
    auto const answer = player.choose(seen, luck);
    if (allocations != before)
        return std::string(name) + " takes something from the heap";
    return ludo::refusal_of<G>(s, answer) ? std::string(name) + " answers " + ludo::to_text<G>(s, answer) + ", which is not legal"
                                          : "";
}

/// Asks players in every eighth position: they take long.
template <ludo::game G>
void ask_players(odd_positions<G>& odd) {
    odd.also = [luck = ludo::rng(1), number = 0](typename G::state const& s) mutable -> std::string {
        if (++number % 8 != 0 || G::turn(s) == ludo::nobody)
            return "";
        static std::array<ludo::search_node, 60> memory;
        ludo::flat_monte_carlo<> const flat{.memory = memory, .budget = {12}, .longest_playout = 40};
        ludo::ismcts<> search{.memory = memory, .budget = {20}, .longest_playout = 40};
        ludo::ismcts<> const clear = search;
        search.opponents_imagine = true;
        for (std::string const& wrong :
             {wrong_of<G>("random", ludo::random_player(), s, luck), wrong_of<G>("hinted", ludo::hinted_player(), s, luck),
              wrong_of<G>("flat", flat, s, luck), wrong_of<G>("ismcts", clear, s, luck),
              wrong_of<G>("ismcts that imagines", search, s, luck), wrong_of<G>("forgetful", ludo::forgetful(clear, 0), s, luck)})
            if (!wrong.empty())
                return wrong;
        return "";
    };
}

} // namespace

int main(int count, char** arguments) {
    return make_odd_positions<ludo::all_games>(count, arguments, [](auto& odd) { ask_players(odd); });
}
