#pragma once

// Words that headers of systems define as macros. Every use of one is an error here. What is not ours comes first: it has
// its own ways to live with them.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
#include <version>
#if __has_include(<expected>)
#include <expected>
#endif
#if __has_include(<nlohmann/json.hpp>)
#include <nlohmann/json.hpp>
#endif

// windows.h, and what it includes
#undef min
#undef max
#define min(a, b) a macro named min
#define max(a, b) a macro named max
#define Yield() a macro named Yield
#define near a macro named near
#define far a macro named far
#define small a macro named small
#define hyper a macro named hyper
#define interface a macro named interface
#define cdecl a macro named cdecl
#define pascal a macro named pascal
#define rad1 a macro named rad1
#define IN a macro named IN
#define OUT a macro named OUT
#define OPTIONAL a macro named OPTIONAL
#define ERROR a macro named ERROR
#define NO_ERROR a macro named NO_ERROR
#define DELETE a macro named DELETE
#define IGNORE a macro named IGNORE
#define STRICT a macro named STRICT
#define CALLBACK a macro named CALLBACK
#define PASCAL a macro named PASCAL
#define CONST a macro named CONST
#define VOID a macro named VOID
#define BOOL a macro named BOOL
#define ABSOLUTE a macro named ABSOLUTE
#define RELATIVE a macro named RELATIVE
#define OPAQUE a macro named OPAQUE
#define TRANSPARENT a macro named TRANSPARENT
#define GetObject a macro named GetObject
#define GetMessage a macro named GetMessage
#define DrawText a macro named DrawText
#define CreateFile a macro named CreateFile

// macOS: AssertMacros.h, objc.h
#define check(condition) a macro named check
#define check_noerr(condition) a macro named check_noerr
#define verify(condition) a macro named verify
#define require(condition, label) a macro named require
#define YES a macro named YES
#define NO a macro named NO
#define Nil a macro named Nil
#define nil a macro named nil

// X11/X.h, X11/Xlib.h
#define None a macro named None
#define Always a macro named Always
#define Bool a macro named Bool
#define Status a macro named Status
#define Success a macro named Success
#define True a macro named True
#define False a macro named False
#define Above a macro named Above
#define Below a macro named Below
#define Complex a macro named Complex
#define Unsorted a macro named Unsorted

// Compilers for Unix, sys/param.h, sys/sysmacros.h, termios.h, complex.h, an old ctype.h, and what many have
#undef unix
#undef linux
#define unix a macro named unix
#define linux a macro named linux
#define MIN(a, b) a macro named MIN
#define MAX(a, b) a macro named MAX
#define isset(bits, i) a macro named isset
#define setbit(bits, i) a macro named setbit
#define roundup(x, y) a macro named roundup
#define howmany(x, y) a macro named howmany
#undef major
#undef minor
#define major(device) a macro named major
#define minor(device) a macro named minor
#define makedev(a, b) a macro named makedev
#define B0 a macro named B0
#define B50 a macro named B50
#undef I
#define I a macro named I
#define complex a macro named complex
#define _B a macro named _B
#define _C a macro named _C
#define _L a macro named _L
#define _N a macro named _N
#define _P a macro named _P
#define _S a macro named _S
#define _T a macro named _T
#define _U a macro named _U
#define _X a macro named _X
#undef TRUE
#undef FALSE
#define TRUE a macro named TRUE
#define FALSE a macro named FALSE
#define PI a macro named PI
#undef OVERFLOW
#define OVERFLOW a macro named OVERFLOW
#undef DOMAIN
#define DOMAIN a macro named DOMAIN

// Qt
#define signals a macro named signals
#define slots a macro named slots
#define emit a macro named emit
#define foreach(thing, things) a macro named foreach
