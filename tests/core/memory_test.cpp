#include <ludo/core/memory.hpp>

#include "support/catch.hpp"

namespace {

struct with_a_memory {
    struct state {
        struct memory {
            int seen = 3;
            constexpr void sleep() { seen = 0; }
        } remembered;
        int cards = 5;
    };
};
struct without_one {
    struct state {
        int cards = 5;
    };
};

} // namespace

TEST_CASE("a memory is put to sleep where there is one, and nothing else changes") {
    with_a_memory::state s;
    ludo::let_memory_sleep<with_a_memory>(s);
    CHECK(s.remembered.seen == 0);
    CHECK(s.cards == 5);
    without_one::state same;
    ludo::let_memory_sleep<without_one>(same);
    CHECK(same.cards == 5);
}
