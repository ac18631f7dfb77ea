// expect: shedding_has_options
#include <ludo/turns/shedding.hpp>

struct nothing {};

int main() { return sizeof(ludo::shedding<nothing>) > 0; }
