#pragma once

#include <cassert>

/// A condition that the caller must meet. If it does not hold, the call is undefined: a debug build stops with the words given.
/// With NDEBUG nothing is checked. In a constant expression it is a compile error either way.
///
/// A program may define its own before the first of these headers: an expression that does not return where the condition is false
/// (it logs and aborts, or throws), and that can be constant where it is true. All files of a program must have the same one, and so
/// the same NDEBUG: the functions here are inline, and of two that differ the linker keeps either, with its checks or without.
#ifndef LUDO_EXPECTS
#define LUDO_EXPECTS(condition, words) assert((condition) && (words))
#endif
