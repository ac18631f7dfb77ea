#include <ludo/ludo.hpp>

int scores_of_the_other_unit() {
    ludo::rng luck(1);
    auto s = ludo::calcory::deal({}, luck);
    ludo::playout<ludo::calcory>(s, luck);
    return ludo::calcory::scores(s)[ludo::seat(0)];
}
