// Tables with wrong options, asked everything: no assertion stops it, so without assertions the same happens, and nothing is written
// where nothing should be. Where a compiler has a sanitizer for addresses, it looks on.
#include <cstdio>
#include <type_traits>

#include "../../examples/games/all.hpp"
#include "support/no_game.hpp"

int main() {
    int wrong = 0;
    games_and_classics::each([&]<typename G>(std::type_identity<G>) {
        if (!wrong_tables_are_no_games<G>()) {
            std::printf("%s: a table with wrong options is a game after all\n", G::name.data());
            ++wrong;
        }
    });
    return wrong;
}
