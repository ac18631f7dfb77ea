#include <ludo/search/budget.hpp>

#include "support/catch.hpp"

using namespace ludo;

static_assert(budget<iterations>);
static_assert(!budget<int>);

namespace {
template <budget B>
std::uint64_t allowed(B more) {
    std::uint64_t done = 0;
    while (more(done) && done < 100'000)
        ++done;
    return done;
}
} // namespace

TEST_CASE("so many iterations are so many") {
    CHECK(allowed(iterations{0}) == 0);
    CHECK(allowed(iterations{2000}) == 2000);
    STATIC_REQUIRE(iterations{3}(2));
}

TEST_CASE("a budget in time ends by the caller's clock, which begins with each thought") {
    std::int64_t now = 5'000;
    auto const clock = [&now] { return now += 10; };
    for_time const half(clock, std::int64_t{500}, 16);
    // the clock goes on by 10 each time it is asked: at 0, and then once in 16
    CHECK(allowed(half) == 50 * 16);
    now = -70'000;
    CHECK(allowed(half) == 50 * 16);
    CHECK(allowed(for_time(clock, std::int64_t{500}, 0)) == 50);
}

TEST_CASE("a clock may begin again at 0, and iterations may be counted in leaps") {
    std::uint16_t now = 65'530;
    auto const clock = [&now] { return now = static_cast<std::uint16_t>(now + 1); };
    CHECK(allowed(for_time(clock, std::uint16_t{10}, 1)) == 10);
    std::int64_t ticks = 0;
    for_time more([&ticks] { return ++ticks; }, std::int64_t{3}, 16);
    CHECK(more(0));
    for (std::uint64_t done : {17u, 34u, 51u})
        CHECK(more(done) == (done < 51));
    CHECK(more(0)); // another thought
}

TEST_CASE("a flag that is set stops a thought") {
    bool stop = false;
    stoppable<iterations, bool> more{{1000}, &stop};
    CHECK(more(999));
    CHECK_FALSE(more(1000));
    stop = true;
    CHECK_FALSE(more(0));
}
