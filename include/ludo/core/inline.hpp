#pragma once

/// `LUDO_LIFETIMEBOUND` after a member function says that what it returns lies in the object: clang warns where that is a temporary one
/// that is gone before it is used. (g++ does not know it.)
#if defined(__clang__)
#define LUDO_LIFETIMEBOUND [[clang::lifetimebound]]
#elif defined(_MSC_VER)
#define LUDO_LIFETIMEBOUND [[msvc::lifetimebound]]
#else
#define LUDO_LIFETIMEBOUND
#endif

/// Two words for the inner loop of a playout. `LUDO_INLINE` marks the few functions that it is made of: if a compiler calls
/// them instead of inlining them, it keeps their values in memory. `LUDO_SELDOM` marks what the loop seldom needs: as a call,
/// it takes no registers away.
#if defined(__GNUC__) || defined(__clang__) // clang in the mode of Microsoft's compiler has no __GNUC__
#define LUDO_INLINE [[gnu::always_inline]]
#define LUDO_SELDOM [[gnu::noinline]]
#elif defined(_MSC_VER)
#define LUDO_INLINE [[msvc::forceinline]]
#define LUDO_SELDOM [[msvc::noinline]]
#else
#define LUDO_INLINE
#define LUDO_SELDOM
#endif
