// A program's own LUDO_EXPECTS: it is used in place of `assert`, also with NDEBUG, and what meets it is constant as before.
#undef NDEBUG
#define NDEBUG
#include <cstdio>
#include <cstdlib>
#include <cstring>

inline void broken(char const* words) {
    bool const right = std::strcmp(words, "nothing can be picked from an empty set") == 0;
    std::printf("%s\n", words);
    std::exit(right ? 0 : 1);
}
#define LUDO_EXPECTS(condition, words) ((condition) ? void() : broken(words))

#include <ludo/ludo.hpp>

static_assert([] {
    ludo::rng luck;
    return ludo::index_set<ludo::seat>{ludo::seat(3)}.pick(luck) == ludo::seat(3);
}());

int main() {
    ludo::rng luck;
    ludo::seat const picked = ludo::index_set<ludo::seat>().pick(luck);
    std::printf("it went on with seat %d\n", picked.index());
    return 1;
}
