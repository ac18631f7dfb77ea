#pragma once

#include <cstdio>
#include <string>

/// For tests of programs: only what is not as expected is printed, and counted.
inline int failures = 0;

inline void expect(bool good, std::string const& what) {
    if (!good) {
        std::printf("not so: %s\n", what.c_str());
        ++failures;
    }
}
