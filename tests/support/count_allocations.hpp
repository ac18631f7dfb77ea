#pragma once

#include <cstddef>
#include <cstdlib>
#include <new>

/// How often a program has taken something from the heap. It replaces the operators: for programs of one source only.
inline long allocations = 0;

void* operator new(std::size_t size) {
    ++allocations;
    if (void* const memory = std::malloc(size))
        return memory;
    std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
