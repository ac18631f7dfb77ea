// Somebody to play against: a search that is given a view, and nothing else. Here it plays Calcory against two who play at random.
#include <cstdio>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/thoughts.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search.hpp>

int main() {
    std::vector<ludo::search_node> memory(1000); // it thinks in the memory that it is given
    ludo::ismcts<> const thinker{.memory = memory, .budget = {300}};
    ludo::random_player const others;

    ludo::table<ludo::calcory> table({.players = 3}, /*seed*/ 1);
    ludo::rng luck(7);
    while (!table.over()) {
        auto const seen = table.view(table.turn());
        bool const thinks = table.turn() == ludo::seat(0);
        if (!table.play(thinks ? thinker.choose(seen, luck) : others.choose(seen, luck)))
            return 1;
        if (thinks && table.size() == 1) // its reasons for the first card that it turned over
            std::printf("%s", ludo::to_text(thinker.think(seen, luck), seen).c_str());
    }
    for (ludo::seat s : table.seats())
        std::printf("seat %d: %d cards, place %d\n", s.index(), table.scores()[s], table.places()[s]);
    return table.places()[ludo::seat(0)] == 1 ? 0 : 1;
}
