// The conformance suite without a test framework: every game of the library.   standalone_conformance [GAMES [FIRST_SEED]]
#include <cstdio>
#include <cstdlib>

#include <ludo/games.hpp>
#include <ludo/testing/conformance.hpp>

int main(int count, char** arguments) {
    int const games = count > 1 ? std::atoi(arguments[1]) : 20;
    std::uint64_t const seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
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
