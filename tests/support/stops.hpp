#pragma once

#include <cassert>
#include <cstddef>
#include <cstdio>

#include "command_line.hpp"

/// Something that is undefined, and the words with which a debug build stops there.
struct misuse {
    char const* words;
    void (*done)();
};

/// Does the thing with the number that the program is given; without a number, tells the words of each.
template <std::size_t Count>
int stop_at(misuse const (&list)[Count], int count, char** arguments) {
    if (count < 2) {
        for (misuse const& each : list)
            std::printf("%s\n", each.words);
        return 0;
    }
    list[number_for("which", arguments[1], 0, Count - 1)].done();
    std::printf("it went on\n");
    return 0;
}

/// A number that a compiler does not know beforehand; and a thing that is used.
inline int some(int number) {
    int volatile kept = number;
    return kept;
}
template <typename T>
void use(T const&) {}
