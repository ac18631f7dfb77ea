#include <ludo/testing/imagined_pieces.hpp>

#include "support/catch.hpp"
#include "support/three_cups.hpp"

using namespace ludo;
using pieces = testing::imagined_pieces<three_cups>;

TEST_CASE("what is imagined is a list of the hidden pieces in their places") {
    rng luck(1);
    three_cups::state const dealt = three_cups::deal({}, luck);
    pieces const hidden(three_cups::view(dealt, seat(1)), 60, luck);
    CHECK(hidden.all() == testing::pieces_in_places{{0, 0}, {0, 1}, {0, 2}});
    CHECK(pieces(dealt, 60, luck).all().empty());
}

TEST_CASE("the doubt in a list of pieces is the share of worlds that have one of them") {
    rng luck(1);
    three_cups::state const dealt = three_cups::deal({}, luck);
    pieces const hidden(three_cups::view(dealt, seat(1)), 600, luck);
    testing::pieces_in_places these = hidden.all();
    CHECK(hidden.doubt(these).share == 1);
    these.erase(these.begin());
    auto const found = hidden.doubt(these);
    CHECK(found.place == 0);
    CHECK((found.kind == 1 || found.kind == 2));
    CHECK((0.6 < found.share && found.share < 0.73)); // two cups of three
    CHECK(hidden.doubt({}).share == 0);
}

TEST_CASE("a piece that lies in its place is struck out") {
    rng luck(1);
    three_cups::state dealt = three_cups::deal({}, luck);
    dealt.pea = three_cups::cup::from_index(1);
    testing::pieces_in_places these{{0, 0}, {0, 1}, {1, 1}};
    pieces::strike_out(dealt, these);
    CHECK(these == testing::pieces_in_places{{0, 0}, {1, 1}});
}
