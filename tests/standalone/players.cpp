// Players that are given a view of an odd position, which agrees with itself and comes from no game, answer with a legal action,
// and take nothing from the heap.
// standalone_players [POSITIONS [SEED [GAME]]], of each game
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <tuple>

#include <ludo/games.hpp>
#include <ludo/search.hpp>

#include "support/command_line.hpp"
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

template <ludo::game G>
bool answers(std::uint64_t positions, std::uint64_t seed) {
    odd_positions<G> odd(seed);
    ludo::rng luck(seed);
    std::uint64_t asked = 0;
    odd.also = [&](typename G::state const& s) -> std::string {
        if (G::turn(s) == ludo::nobody)
            return "";
        ++asked;
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
    bool const good = odd.run(positions, positions / 4);
    std::printf("%-17s accepted %llu positions and %llu views; in %llu players were asked: %s\n", G::name.data(),
                static_cast<unsigned long long>(odd.accepted), static_cast<unsigned long long>(odd.accepted_views),
                static_cast<unsigned long long>(asked), good ? "good" : odd.wrong.c_str());
    if (!good)
        std::printf("%s\n", odd.where().c_str());
    std::fflush(stdout);
    return good;
}

} // namespace

int main(int count, char** arguments) {
    command_line asked(count, arguments);
    auto const positions = static_cast<std::uint64_t>(asked.amount("POSITIONS", 40));
    std::uint64_t const seed = asked.seed(1);
    std::string_view const only = asked.game<ludo::all_games>();
    asked.end();
    int failed = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        if (only.empty() || only == G::name)
            failed += !answers<G>(positions, seed);
    });
    return failed;
}
