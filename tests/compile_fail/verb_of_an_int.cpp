// expect: a verb goes with things that have a notation: cards, cells, `number<N>`, ...
#include <ludo/core/choice.hpp>

struct action : ludo::choice<action, ludo::step<ludo::verb<"play", int>>> {};

int main() { return action().index(); }
