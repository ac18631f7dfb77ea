// How fast is a game? Random playouts, deals included, with the options that a game has if nothing else is agreed; Calcory is played in
// turns with it, so that numbers of different machines and days can be compared: as so many times Calcory's.
//
//   speed [--quick] [GAME...]                             (all games, if none is named)
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/excerpt.hpp>
#include <ludo/search/playout.hpp>

#if __has_include("own_games.hpp")
#include "own_games.hpp" // somebody's own: see programs.cmake
#else
#include "games/all.hpp"
using own_games = games_and_classics;
#endif

namespace {

constexpr std::uint64_t most_actions = 4000; // then a game is left

struct played {
    std::uint64_t games = 0, actions = 0, left = 0;
    double seconds = 0;

    [[nodiscard]] double ns_an_action() const { return 1e9 * seconds / static_cast<double>(actions); }
    [[nodiscard]] double games_a_second() const { return static_cast<double>(games) / seconds; }
};

struct contestant {
    std::string_view name;
    played (*play)(double seconds, ludo::rng& luck);
};

/// Plays for so long.
template <ludo::game G>
played play(double seconds, ludo::rng& luck) {
    using clock = std::chrono::steady_clock;
    played all;
    for (auto const begin = clock::now(); all.seconds < seconds;) {
        for (int some = 0; some < 20; ++some) {
            typename G::state s = G::deal({}, luck);
            all.actions += ludo::playout<G>(s, luck, most_actions);
            all.left += G::turn(s) != ludo::nobody;
        }
        all.games += 20;
        all.seconds = std::chrono::duration<double>(clock::now() - begin).count();
    }
    return all;
}

/// The best of several rounds: whatever else the machine does makes it only slower.
struct best {
    played of, calcory;

    best(contestant const& one, int rounds, double seconds) {
        for (int round = 0; round < rounds; ++round) {
            ludo::rng luck(static_cast<std::uint64_t>(round)), same(static_cast<std::uint64_t>(round));
            take(calcory, play<ludo::calcory>(seconds, same));
            take(of, one.play(seconds, luck));
        }
    }
    static void take(played& so_far, played const& now) {
        if (so_far.games == 0 || now.ns_an_action() < so_far.ns_an_action())
            so_far = now;
    }
};

} // namespace

int main(int count, char** arguments) {
    std::vector<contestant> all, asked;
    own_games::each([&]<typename G>(std::type_identity<G>) { all.push_back({G::name, play<G>}); });
    bool quick = false;
    for (std::string_view const word : std::vector<std::string_view>(arguments + 1, arguments + count)) {
        auto const found = std::find_if(all.begin(), all.end(), [&](contestant const& each) { return each.name == word; });
        if (word == "--quick")
            quick = true;
        else if (found != all.end())
            asked.push_back(*found);
        else {
            std::fprintf(stderr, "speed: there is no game `%s`; there are", ludo::excerpt(word).c_str());
            for (contestant const& each : all)
                std::fprintf(stderr, " %.*s", static_cast<int>(each.name.size()), each.name.data());
            std::fputs(". speed [--quick] [GAME...]\n", stderr);
            return 2;
        }
    }
#if defined(__GNUC__) && !defined(__OPTIMIZE__)
    std::puts(
        "This was compiled without optimisation (-O2, or CMAKE_BUILD_TYPE=Release): it says nothing about how fast a game is.");
#endif
    std::printf("%-20s %12s %15s %15s %18s\n", "random playouts", "ns an action", "times Calcory's", "actions a game",
                "games a second");
    for (contestant const& each : asked.empty() ? all : asked) {
        best const found(each, 10, quick ? 0.001 : 0.05);
        std::printf("%-20.*s %12.1f %15.2f %15.1f %18.0f\n", static_cast<int>(each.name.size()), each.name.data(),
                    found.of.ns_an_action(), found.of.ns_an_action() / found.calcory.ns_an_action(),
                    static_cast<double>(found.of.actions) / static_cast<double>(found.of.games), found.of.games_a_second());
        if (found.of.left > 0)
            std::printf("%20s %llu of %llu games were left after %llu actions\n", "",
                        static_cast<unsigned long long>(found.of.left), static_cast<unsigned long long>(found.of.games),
                        static_cast<unsigned long long>(most_actions));
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}
