// What does a table cost? Random games with the default options: the list of actions and the action alone; and through a table, which
// also looks whether the action is legal and remembers it. In turns in the same process; the best of many rounds counts.
// bench_table [--quick]
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/play/table.hpp>

#include "bench/measure.hpp"

namespace {

constexpr std::size_t games = 20, longest = 400;

/// Some games as they are played, and how long each way of playing them again takes.
template <ludo::game G>
bool compare(int rounds) {
    using action = typename G::action;
    using table = ludo::table<G, longest>;
    std::vector<std::vector<action>> told(games);
    std::size_t actions = 0;
    for (std::size_t game = 0; game < games; ++game) {
        ludo::rng luck(game);
        for (auto s = ludo::deal<G>({}, game); G::turn(s) != ludo::nobody && told[game].size() < longest;
             G::play(s, told[game].back()))
            told[game].push_back(G::actions(s).pick(luck));
        actions += told[game].size();
    }
    std::uint64_t legal = 0, played = 0;
    table at(typename G::options(), 0);
    auto const alone = [&](std::size_t game) {
        at = table({}, game); // it is set in both
        auto s = at.state();
        for (action each : told[game]) {
            legal += static_cast<std::uint64_t>(G::actions(s).contains(each));
            G::play(s, each);
        }
        bench::look_at(s);
    };
    auto const at_a_table = [&](std::size_t game) {
        at = table({}, game);
        for (action each : told[game])
            played += static_cast<std::uint64_t>(static_cast<bool>(at.play(each)));
        bench::look_at(at);
    };
    double direct = 1e9, through = 1e9;
    for (int round = 0; round < rounds; ++round) {
        direct = std::min(direct, bench::fastest(1, games, alone));
        through = std::min(through, bench::fastest(1, games, at_a_table));
    }
    double const each = static_cast<double>(actions) / games;
    std::printf("  %-18s %6.1f ns for `actions` and `play`, %6.1f ns for `table.play`: %.2f times\n", G::name.data(), direct / each,
                through / each, through / direct);
    return legal == played;
}

} // namespace

int main(int count, char** arguments) {
    bench::amount const how_much(count, arguments, {300, 1}, {5, 1});
    std::printf("a table, %s\n", bench::compiler());
    bool agree = true;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) { agree = compare<G>(how_much.rounds) && agree; });
    return bench::verdict(agree, true);
}
