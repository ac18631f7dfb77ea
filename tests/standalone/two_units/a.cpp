#include <ludo/ludo.hpp>

int scores_of_the_other_unit();

int main() {
    ludo::rng luck(1);
    auto s = ludo::calcory::deal({}, luck);
    ludo::playout<ludo::calcory>(s, luck);
    return ludo::calcory::scores(s)[ludo::seat(0)] == scores_of_the_other_unit() ? 0 : 1;
}
