// expect: trick_is_led
#include <ludo/games/xxl/set_colour.hpp>

struct silent : ludo::xxl::set_colour_rules {
    static void asked();
};

int main() { return sizeof(ludo::tricks<silent>::state) > 0; }
