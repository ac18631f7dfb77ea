#include <ludo/turns/shedding/past.hpp>

#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"

using namespace ludo;
using ludo::xxl::lower;

TEST_CASE("where more is seen than can be kept, what was seen first is forgotten, and what is kept is told on") {
    // 110 events at most: here the same seats are passed over again and again, as a position from outside may say
    lower::state s = [] {
        rng luck(1);
        return lower::deal({.players = 2}, luck);
    }();
    typename lower::past past;
    for (int i = 0; i < 200; ++i)
        past.add(s.chosen, seat(i % 2), s.table, shed::passed);
    int events = 0;
    past.each(s.chosen, s.table, [&](seat by, auto, auto const&) {
        CHECK(by == seat(events % 2));
        ++events;
    });
    CHECK(events == 2 * lower::card::count);
    CHECK(past.next(s.chosen) == seat(0));
}
