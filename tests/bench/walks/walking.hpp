// While `walking`, the address of each function that is entered is printed: see tests/bench/walk.
#pragma once

#include <cstdio>

inline bool walking = false;

extern "C" {
__attribute__((used, no_instrument_function)) inline void __cyg_profile_func_enter(void* function, void*) {
    if (walking)
        std::printf("%p\n", function);
}
__attribute__((used, no_instrument_function)) inline void __cyg_profile_func_exit(void*, void*) {}
}
