#pragma once

#include <cassert>

/// What a caller owes: where it does not hold, the call means nothing, and a debug build stops and says the words. With
/// NDEBUG nothing is asked. While a program is compiled it is an error in either case that the compiler shows.
#define LUDO_EXPECTS(condition, words) assert((condition) && (words))
