#include <ludo/games/xxl/runs/highest_hand.hpp>

#include <string_view>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using table_hands = xxl::box::hands;
using options = xxl::shedding_options;
using xxl::highest_hand;

namespace {

options const by_total{.starter = xxl::starter::hand_total};

/// Hands of 58 and 23.
table_hands dealt() {
    table_hands held;
    for (xxl_card each : cards_of("9y10r 8r10y 5r9g 0r7y"))
        held.add(seat(0), each);
    for (xxl_card each : cards_of("0b8g 1g2r 1b3g 2r6y"))
        held.add(seat(1), each);
    return held;
}

highest_hand begun_by(seat by) {
    highest_hand told;
    told.begin(by, 2, dealt());
    return told;
}

} // namespace

TEST_CASE("nothing is told where nobody began because of a hand") {
    CHECK_FALSE(highest_hand().tells());
    CHECK(highest_hand().too_little(by_total, dealt(), {}) == 0);
    CHECK(highest_hand().agrees(options(), dealt()));
    CHECK(highest_hand().agrees(by_total, dealt())); // a game can begin with any position
    CHECK(begun_by(seat(0)).tells());
}

TEST_CASE("the seat that began has at least as much as the others; one that comes before it has less") {
    CHECK(begun_by(seat(0)).too_little(by_total, dealt(), {}) == 0);
    CHECK(begun_by(seat(0)).agrees(by_total, dealt()));
    // 7 + 19 + 18 + 14 against 8 + 3 + 4 + 8, and one more: the other would come first
    CHECK(begun_by(seat(1)).too_little(by_total, dealt(), {}) == 58 - 23 + 1);
}

TEST_CASE("a seat knows what was dealt to it alone") {
    auto const own = [](highest_hand const& told, seat of) {
        int total = 0;
        each_member(told, [&]<typename Part>(std::string_view name, Part const& part) {
            if constexpr (requires { part[of] + 0; })
                total = name == "dealt" ? part[of] : total;
        });
        return total;
    };
    highest_hand told = begun_by(seat(0));
    CHECK(own(told, seat(0)) == 58);
    CHECK(own(told, seat(1)) == 23);
    told.hide(seat(1));
    CHECK(own(told, seat(0)) == 0);
    CHECK(own(told, seat(1)) == 23);
    told.imagine(2, dealt());
    CHECK(own(told, seat(0)) == 58);
}

TEST_CASE("of cards that have gone those count that suit the seat that began best") {
    table_hands held = dealt();
    highest_hand told = begun_by(seat(0));
    told.hide(seat(1));
    xxl_card const gone = cards_of("9y10r").first();
    told.leave(seat(0), gone, held);
    held.remove(seat(0), gone);
    held.add(seat(0), cards_of("0g1r").first());
    CHECK(told.too_little(by_total, held, {}) == 0); // it had the 9 and 10
    CHECK(told.agrees(by_total, held));
    held.add(seat(0), cards_of("0g2r").first());
    held.add_open(seat(0), cards_of("0g6r").first()); // what lies open was not dealt
    CHECK(told.too_little(by_total, held, {}) == 0);
}

TEST_CASE("where nobody sits nothing was dealt and nothing has gone") {
    highest_hand told = begun_by(seat(0));
    CHECK_FALSE(told.agrees(options(), dealt()));
    told.leave(seat(3), cards_of("9y10r").first(), dealt());
    CHECK_FALSE(told.agrees(by_total, dealt()));
}

TEST_CASE("what lies open was not dealt, so a hand with too few other cards is refused") {
    table_hands held = dealt();
    highest_hand told = begun_by(seat(0));
    told.hide(seat(1));
    xxl_card const gone = cards_of("9y10r").first(), missing = cards_of("8r10y").first();
    told.leave(seat(0), gone, held);
    held.remove(seat(0), gone);
    held.remove(seat(0), missing);
    held.add_open(seat(0), cards_of("0g6r").first());
    CHECK_FALSE(told.agrees(by_total, held)); // one of the four cards has gone, and only two that are left came unseen
    held.add(seat(0), missing);
    CHECK(told.agrees(by_total, held));
}
