// Odd positions and views, which agree with themselves and come from no game: what is accepted can be played on, and imagined by
// every seat and by a spectator.
// standalone_odd_classics [POSITIONS [VIEWS [SEED [GAME]]]], of each classic of examples/games
// A long run is for clang++ -O2 -fsanitize=address,undefined: with ASAN_OPTIONS=malloc_context_size=1 each takes about 2 ms.
#include "../../examples/games/all.hpp"
#include "support/odd_positions.hpp"

int main(int count, char** arguments) {
    return make_odd_positions<classics>(count, arguments, [](auto&) {});
}
