// expect: trick_has_phases
#include <ludo/games/xxl/set_colour.hpp>

struct timeless : ludo::xxl::set_colour_rules {
    enum class phase { over, leading };
};

int main() { return sizeof(ludo::tricks<timeless>::state) > 0; }
