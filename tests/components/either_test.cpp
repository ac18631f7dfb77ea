#include <ludo/components/either.hpp>

#include <type_traits>

#include <ludo/components/grid.hpp>
#include <ludo/components/seat_rows.hpp>
#include <ludo/components/word.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/games/xxl/notation.hpp>

#include "support/catch.hpp"

namespace {

using cell = ludo::grid<ludo::rectangle{.rows = 2, .columns = 3}>::cell;
using slot = ludo::seat_rows<2, 4>::slot;
using place = ludo::either<cell, slot>;

} // namespace

TEST_CASE("a thing is of one kind or of the other, and written as that is") {
    STATIC_REQUIRE(ludo::notated<place>);
    STATIC_REQUIRE(place::count == 6 + 8);
    STATIC_REQUIRE(place(cell(1, 2)).is<cell>());
    STATIC_REQUIRE_FALSE(place(cell(1, 2)).is<slot>());
    STATIC_REQUIRE(place(cell(1, 2)).as<cell>() == cell(1, 2));
    STATIC_REQUIRE(place(slot::from_index(5)).is<slot>());
    STATIC_REQUIRE(place(slot::from_index(5)).as<slot>() == slot::from_index(5));
    CHECK(place(cell(1, 2)).text() == "c2");
    CHECK(place(slot::from_index(5)).text() == "1:1");
}

TEST_CASE("there may be more of both than a byte counts") {
    using large = ludo::either<ludo::grid_cell<ludo::rectangle{.rows = 19, .columns = 19}>, ludo::word<"none">>;
    STATIC_REQUIRE(large::count == 362);
    STATIC_REQUIRE(large(ludo::word<"none">()).index() == 361);
    STATIC_REQUIRE(large::from_index(361).is<ludo::word<"none">>());
    STATIC_REQUIRE(large::parse("s19")->index() == 360);
}

TEST_CASE("every one is read as it is written, and nothing else is read") {
    for (int index = 0; index < place::count; ++index) {
        place const one = place::from_index(index);
        CHECK(one.index() == index);
        CHECK(place::parse(one.text()) == one);
    }
    for (auto const* text : {"", "d1", "2:0", "0:4", "a1 "})
        CHECK_FALSE(place::parse(text).has_value());
}

TEST_CASE("of cards it can be the back of one, and its text depends on what theirs do") {
    using none = ludo::word<"none">;
    using kept = ludo::either<ludo::xxl::card, none>;
    STATIC_REQUIRE(sizeof(kept) == 1);
    STATIC_REQUIRE(std::is_same_v<kept::notation, ludo::xxl::deck>);
    STATIC_REQUIRE_FALSE(kept(ludo::xxl::card()).known());
    STATIC_REQUIRE(kept(ludo::xxl::card()).is<ludo::xxl::card>());
    STATIC_REQUIRE_FALSE(kept(ludo::xxl::card()).is<none>());
    STATIC_REQUIRE_FALSE(kept(ludo::xxl::card()).as<ludo::xxl::card>().known());
    STATIC_REQUIRE(kept(none()).known());
    CHECK(kept(ludo::xxl::card()).text() == "?");
    CHECK(kept::parse("?") == kept(ludo::xxl::card()));
    ludo::rng luck(1);
    auto const other = ludo::xxl::deck::any(luck);
    for (int index = 0; index < kept::count; ++index) {
        kept const one = kept::from_index(index);
        CHECK(kept::parse(one.text(other), other) == one);
        CHECK(kept::parse(one.text()) == one);
    }
    CHECK(kept(ludo::xxl::card(6, 8)).text() == "6y8g");
    CHECK(kept(none()).text(other) == "none");
}
