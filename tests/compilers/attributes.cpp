// What the attributes are, word for word; nothing else is included: the standard library would not know such a compiler.
#include <ludo/core/inline.hpp>

#define TEXT_OF(...) #__VA_ARGS__
#define TEXT(...) TEXT_OF(__VA_ARGS__)

constexpr bool same(char const* one, char const* other) {
    while (*one != '\0' && *one == *other) {
        ++one;
        ++other;
    }
    return *one == *other;
}

static_assert(same(TEXT(LUDO_INLINE) " " TEXT(LUDO_SELDOM) " " TEXT(LUDO_LIFETIMEBOUND), EXPECTED));
