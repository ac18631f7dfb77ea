// expect: match_says_who_begins
#include <ludo/games/xxl/match.hpp>

struct idle : ludo::xxl::pur_rules {
    static void begin();
};

int main() { return sizeof(ludo::series<idle>::state) > 0; }
