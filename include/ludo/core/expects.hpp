#pragma once

#include <cassert>

/// A condition that the caller must meet. If it does not hold, the call is undefined: a debug build stops with the words given.
/// With NDEBUG nothing is checked. In a constant expression it is a compile error either way.
#define LUDO_EXPECTS(condition, words) assert((condition) && (words))
