// Odd positions and views, which agree with themselves and come from no game: what is accepted can be played on.
// standalone_odd_positions [POSITIONS [VIEWS [SEED [GAME]]]], of each game
// A long run is for clang++ -O2 -fsanitize=address,undefined: with ASAN_OPTIONS=malloc_context_size=1 each takes about 2 ms.
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <ludo/games.hpp>

#include "support/odd_positions.hpp"

int main(int count, char** arguments) {
    auto const number = [&](int at, std::uint64_t usual) { return count > at ? std::strtoull(arguments[at], nullptr, 10) : usual; };
    std::uint64_t const positions = number(1, 400), views = number(2, 100), seed = number(3, 1);
    std::uint64_t accepted = 0;
    int failed = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        if (count > 4 && std::string_view(arguments[4]) != G::name)
            return;
        odd_positions<G> odd(seed);
        bool const good = odd.run(positions, views);
        std::printf(
            "%-17s positions made %llu, accepted %llu; views made %llu, accepted %llu; longest determinization %.3f ms, %d draws: %s\n",
            G::name.data(), static_cast<unsigned long long>(odd.made), static_cast<unsigned long long>(odd.accepted),
            static_cast<unsigned long long>(odd.views), static_cast<unsigned long long>(odd.accepted_views), odd.longest,
            odd.most_luck, good ? "good" : odd.wrong.c_str());
        if (!good)
            std::printf("%s\n", odd.where().c_str());
        std::fflush(stdout);
        accepted += odd.accepted;
        failed += !good;
    });
    std::printf("%llu positions accepted\n", static_cast<unsigned long long>(accepted));
    return failed;
}
