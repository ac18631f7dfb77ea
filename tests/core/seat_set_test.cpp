#include <ludo/core/seat_set.hpp>

#include <string>

#include "support/catch.hpp"

using ludo::seat;

TEST_CASE("a set has the seats that were put there, in their order") {
    using seats = ludo::seat_set<12>;
    constexpr seats some = seats::of(seat(11)) | seats::of(seat(3));
    STATIC_REQUIRE(some.size() == 2);
    STATIC_REQUIRE(some.contains(seat(3)));
    STATIC_REQUIRE_FALSE(some.contains(seat(4)));
    STATIC_REQUIRE(seats().empty());
    std::string found;
    for (seat each : some)
        found += std::to_string(each.index()) + ' ';
    CHECK(found == "3 11 ");
}

TEST_CASE("a byte is enough for eight seats") {
    STATIC_REQUIRE(sizeof(ludo::seat_set<8>) == 1);
    STATIC_REQUIRE(sizeof(ludo::seat_set<9>) == 2);
}

TEST_CASE("sets are joined, intersected, taken from each other and emptied") {
    using seats = ludo::seat_set<4>;
    seats const low = seats::of(seat(0)) | seats::of(seat(1)), middle = seats::of(seat(1)) | seats::of(seat(2));
    CHECK((low & middle) == seats::of(seat(1)));
    CHECK((low - middle) == seats::of(seat(0)));
    seats all = low;
    all |= middle;
    CHECK(all.size() == 3);
    all.insert(seat(3), false);
    CHECK(all.size() == 3);
    all.insert(seat(3), true);
    CHECK(all.size() == 4);
    all.clear();
    CHECK(all.empty());
}

TEST_CASE("a set tells whether all its seats are among the first seats") {
    using seats = ludo::seat_set<4>;
    CHECK(seats().within(1));
    CHECK(seats::of(seat(2)).within(3));
    CHECK_FALSE(seats::of(seat(2)).within(2));
}
