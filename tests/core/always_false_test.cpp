#include <ludo/core/always_false.hpp>

#include "support/catch.hpp"

namespace {

template <typename T>
constexpr int size_of_a_number() {
    if constexpr (T(1) / 2 == 0)
        return sizeof(T);
    else
        static_assert(ludo::always_false<T>, "only whole numbers"); // does not stop others
}

} // namespace

TEST_CASE("an assertion in a branch that is not taken stops nothing") {
    STATIC_REQUIRE(size_of_a_number<int>() == sizeof(int));
    STATIC_REQUIRE_FALSE(ludo::always_false<int>);
}
