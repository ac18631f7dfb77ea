#include <ludo/play/told/change.hpp>

#include <algorithm>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("changes stand in a list in the order in which they were added") {
    change_list<4> list;
    list.add({.what = happening::shown, .is = 3, .place = 1});
    list.add({.what = happening::turn, .who = seat(1)});
    REQUIRE(list.size() == 2);
    CHECK(list.begin()[0].of_pieces());
    CHECK_FALSE(list.begin()[1].of_pieces());
    CHECK_FALSE(list.cut());
}

TEST_CASE("pieces that move alike are one change") {
    change_list<4> list;
    change const drawn{.what = happening::moved, .place = 9, .to = 0};
    list.add_alike(drawn);
    list.add_alike(drawn);
    list.add_alike({.what = happening::moved, .is = 5, .place = 9, .to = 0});
    REQUIRE(list.size() == 2);
    CHECK(list.begin()[0].number == 2);
}

TEST_CASE("a list that is full is cut, and says so") {
    change_list<2> list;
    for (int place = 0; place < 3; ++place)
        list.add({.what = happening::shown, .place = static_cast<std::uint16_t>(place)});
    CHECK(list.size() == 2);
    CHECK(list.cut());
}

TEST_CASE("some changes are brought before the others, and all keep their order") {
    change_list<8> list;
    for (happening what : {happening::turn, happening::shown, happening::moved, happening::shown, happening::hidden})
        list.add({.what = what});
    std::size_t next = 1;
    list.bring_forward(next, [](change const& each) { return each.what != happening::shown; });
    CHECK(next == 3);
    happening const wanted[] = {happening::turn, happening::moved, happening::hidden, happening::shown, happening::shown};
    CHECK(std::equal(list.begin(), list.end(), wanted, [](change const& one, happening what) { return one.what == what; }));
}

TEST_CASE("pieces that move alike are one change, however many are added at once, and those that do not are another") {
    change_list<4> list;
    change const one{.what = happening::moved, .place = 9, .to = 0};
    change three = one;
    three.number = 3;
    list.add_alike(one);
    list.add_alike(three);
    list.add_alike({.what = happening::moved, .is = 5, .place = 9, .to = 0});
    REQUIRE(list.size() == 2);
    CHECK(list.begin()[0].number == 1 + 3);
    CHECK(list.begin()[1].is == 5);
    CHECK(list.begin()[1].number == 1);
}

TEST_CASE("a kind that nothing is said of is not known") {
    STATIC_REQUIRE(change().was == -1);
    STATIC_REQUIRE(change().is == -1);
}

TEST_CASE("lists are equal that tell the same changes, and are both cut or both whole") {
    change const shown{.what = happening::shown, .is = 3, .place = 1}, other{.what = happening::shown, .is = 4, .place = 1},
        turn{.what = happening::turn, .who = seat(1)};
    auto const list = [](auto... all) {
        change_list<4> made;
        (made.add(all), ...);
        return made;
    };
    CHECK(list(shown, turn) == list(shown, turn));
    CHECK_FALSE(list(shown, turn) == list(other, turn));
    CHECK_FALSE(list(shown, turn) == list(shown));
    change_list<4> cut = list(shown, turn);
    cut.cut_short();
    CHECK_FALSE(cut == list(shown, turn));
}
