// The conformance suite without a test framework: every game of the library.   standalone_conformance [GAMES [FIRST_SEED]]
#include <cstdint>
#include <cstdio>

#include <ludo/games.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/command_line.hpp"

int main(int count, char** arguments) {
    command_line asked(count, arguments);
    int const games = asked.amount("GAMES", 20);
    std::uint64_t const seed = asked.seed(1);
    asked.end();
    int failed = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        ludo::testing::extras<G> more;
        more.cut_off = true;
        ludo::testing::report const found = ludo::testing::conformance<G>(more, 5000).run(games, seed);
        std::printf("%s\n", to_text(found).c_str());
        failed += !found;
    });
    return failed;
}
