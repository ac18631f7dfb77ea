#include <ludo/core/add_part.hpp>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include <ludo/components/aside.hpp>
#include <ludo/components/card.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>

#include "support/catch.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

namespace {

using face = ludo::card<"123456", "rygb">;

/// A sum that remembers what was added.
struct all_numbers {
    std::vector<std::uint64_t> added;
    int others = 0;
    void add(std::uint64_t number) { added.push_back(number); }
    void add_other(auto const&) { ++others; }
};

template <typename Part>
std::vector<std::uint64_t> of(Part const& part) {
    all_numbers sum;
    add_part(sum, part);
    CHECK(sum.others == 0);
    return sum.added;
}

} // namespace

TEST_CASE("numbers, things and sets of them add their numbers") {
    CHECK(of(7) == std::vector<std::uint64_t>{7});
    CHECK(of(true) == std::vector<std::uint64_t>{1});
    CHECK(of(seat(2)) == std::vector<std::uint64_t>{2});
    CHECK(of(face(3, 1)) == std::vector<std::uint64_t>{9});
    CHECK(of(face()) == std::vector<std::uint64_t>{~std::uint64_t{0}});
    CHECK(of(index_set<face>{face(0, 0), face(5, 0)}) == std::vector<std::uint64_t>{1 | 1 << 5});
    CHECK(of(per_seat<int, 2>{{4, 5}}) == std::vector<std::uint64_t>{4, 5});
}

TEST_CASE("of a list, three things make a number, behind a 1 that tells how many there are") {
    card_list<face, 6> list;
    CHECK(of(list) == std::vector<std::uint64_t>{1});
    list.add(face(2, 1));
    CHECK(of(list) == std::vector<std::uint64_t>{1 << 20 | 0x12});
    list.add(face());
    list.add(face(0, 0));
    CHECK(of(list) == std::vector<std::uint64_t>{std::uint64_t{1} << 60 | std::uint64_t{0x12} << 40 | 0xff << 20, 1});
}

TEST_CASE("components add what they hold, and others are left to the sum") {
    aside<face> laid(index_set<face>{face(0, 0)});
    laid.lay(face());
    CHECK(of(laid) == std::vector<std::uint64_t>{1, 1});
    all_numbers sum;
    add_part(sum, all_numbers());
    CHECK(sum.others == 1);
    CHECK(sum.added.empty());
}

TEST_CASE("options add all that was chosen, one after the other, and of what has only a text, its letters") {
    all_numbers sum;
    add_options<toy_game>(sum, {.first = seat(1), .open_discard = true});
    CHECK(sum.added == std::vector<std::uint64_t>{2, 1, 1, 0});
    struct spelt {
        static std::string_view text() { return "AB"; }
    };
    CHECK(of(spelt()) == std::vector<std::uint64_t>{'A', 'B', ~std::uint64_t{0}});
}

TEST_CASE("points of seats add their numbers, and where they end") {
    seat_numbers points(2);
    points[seat(1)] = -1;
    CHECK(of(points) == std::vector<std::uint64_t>{0, ~std::uint64_t{0}, ~std::uint64_t{0}});
}

TEST_CASE("a match adds what is in the game that is played") {
    rng luck(1);
    auto const match = toys::deal({}, luck);
    all_numbers inner;
    inner.add(0); // which of the games it is
    match.playing.with_game([&](auto, auto const& s) { each_member(s, [&](auto, auto const& part) { add_part(inner, part); }); });
    CHECK(inner.added.size() > 3);
    CHECK(of(match.playing) == inner.added);
}

TEST_CASE("an array adds all that is in it, and nobody is a seat unlike any other") {
    CHECK(of(std::array<int, 2>{4, 5}) == std::vector<std::uint64_t>{4, 5, ~std::uint64_t{0}});
    CHECK(of(std::array<face, 2>{face(2, 1), face()}) == std::vector<std::uint64_t>{std::uint64_t{1} << 40 | 0x12 << 20 | 0xff});
    CHECK(of(std::array<seat, 2>{seat(0), nobody}) != of(std::array<seat, 2>{seat(1), nobody}));
    CHECK(of(std::array<seat, 1>{seat(0)}) != of(std::array<seat, 1>{nobody}));
    CHECK(of(std::array<per_seat<int, 2>, 1>{{{{1, 2}}}}) != of(std::array<per_seat<int, 2>, 1>{{{{2, 1}}}}));
}
