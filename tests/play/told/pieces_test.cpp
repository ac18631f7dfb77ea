#include <ludo/play/told/pieces.hpp>

#include <ludo/games/calcory.hpp>

#include "../examples/games/memory.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

piece_list<4> some(std::initializer_list<placed_piece> pieces) {
    piece_list<4> list;
    for (placed_piece each : pieces)
        list.add(each);
    list.sort();
    return list;
}

} // namespace

TEST_CASE("the pieces of a state are sorted by place, and all there") {
    rng luck(1);
    auto const all = pieces_in<calcory>(calcory::deal({}, luck));
    CHECK(all.size == 60); // the cards of Calcory
    CHECK(std::is_sorted(all.begin(), all.end()));
    CHECK_FALSE(all.cut);
}

TEST_CASE("what is in one list and not in the other counts pieces that look alike") {
    auto const left = some({{1, 5}, {1, 5}, {2, -1}}).without(some({{1, 5}, {3, -1}}));
    CHECK(left == some({{1, 5}, {2, -1}}));
}

TEST_CASE("a place with one piece has a kind, a place with two has none") {
    CHECK(some({{1, 5}, {2, 3}, {2, 4}}).only(1) == 5);
    CHECK(some({{1, 5}, {2, 3}, {2, 4}}).only(2) == -1);
}

TEST_CASE("more pieces than can be followed are cut") { CHECK(some({{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}}).cut); }

TEST_CASE("all pieces are followed, however many an option adds") {
    STATIC_REQUIRE(ludo::all_in_box<memory>({.pairs = memory::card::count}) == 2 * memory::card::count);
    STATIC_REQUIRE(ludo::most_followed<memory> >= 2 * memory::card::count);
    STATIC_REQUIRE(ludo::most_followed<ludo::calcory> >= 60);
}
