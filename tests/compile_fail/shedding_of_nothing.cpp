// first error: rules of shedding need `name`
#include <ludo/turns/shedding.hpp>

struct nothing {};
using game = ludo::shedding<nothing>;
