// What searches find, against the numbers in support/thoughts_fingerprints.hpp; with any argument they are only printed.
#include <cstdio>

#include "support/thoughts_fingerprints.hpp"

int main(int count, char**) {
    int wrong = 0;
    for (auto const& [name, expected] : expected_thoughts) {
        std::uint64_t const found = found_thoughts(name);
        wrong += found != expected;
        std::printf("%-14s 0x%016llx %s\n", name.data(), static_cast<unsigned long long>(found),
                    found == expected ? "as expected" : "another");
    }
    return count > 1 ? 0 : wrong;
}
