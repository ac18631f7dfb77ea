#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

#include <ludo/core/inline.hpp>

/// How often a program has taken something from the heap. It replaces the operators: for programs of one source only. (They are not
/// inlined: g++ would see `free` where it has seen no `malloc`, and warn.)
inline long allocations = 0;

LUDO_SELDOM void* operator new(std::size_t size) {
    ++allocations;
    if (void* const block = std::malloc(size))
        return block;
    std::abort();
}
LUDO_SELDOM void operator delete(void* block) noexcept { std::free(block); }
LUDO_SELDOM void operator delete(void* block, std::size_t) noexcept { std::free(block); }
