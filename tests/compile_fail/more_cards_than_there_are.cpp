// expect: more cards are dealt and turned than there are
#include <ludo/games/xxl/lower.hpp>

// Ten cards for each of six, of 55: there are not so many.
struct many_rules : ludo::xxl::lower_rules {
    static constexpr int hand_size(int) { return 10; }
};

int main() { return sizeof(ludo::shedding<many_rules>::state) > 0; }
