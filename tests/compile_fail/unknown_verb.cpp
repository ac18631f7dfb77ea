// first error: this game has no such verb
#include <ludo/games/calcory.hpp>

struct action : ludo::calcory::action {
    static constexpr auto jump() { return make<"jump">(); }
};

int main() { return action::jump().index(); }
