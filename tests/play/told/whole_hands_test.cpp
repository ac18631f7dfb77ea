#include <ludo/play/told/whole_hands.hpp>

#include <ludo/games/yamy.hpp>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE(
    "a hand of which the last hidden card shows is told with the cards that were known before, each as often as it is there") {
    piece_list<8> now;
    for (placed_piece each : {placed_piece{0, 3}, {0, 3}, {0, 5}, {1, 4}, {1, -1}})
        now.add(each);
    change_list<8> changes;
    changes.add({.what = happening::shown, .is = 3, .place = 0, .to = 0}); // one of two alike
    changes.add({.what = happening::shown, .is = 4, .place = 1, .to = 1}); // another card stays hidden
    show_whole_hands<yamy>({}, now, changes);
    REQUIRE(changes.size() == 4);
    change const first = changes.begin()[2], second = changes.begin()[3];
    CHECK(first == change{.what = happening::shown, .was = 3, .is = 3});
    CHECK(second == change{.what = happening::shown, .was = 5, .is = 5});
}
