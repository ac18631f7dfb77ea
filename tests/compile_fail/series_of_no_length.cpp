// expect: match_has_games
#include <ludo/games/xxl/match.hpp>

struct endless : ludo::xxl::pur_rules {
    static void length();
};

int main() { return sizeof(ludo::series<endless>::state) > 0; }
