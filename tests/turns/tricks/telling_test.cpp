#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>

#include "../../../examples/games/schnapsen.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the trick games of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::may_refuse>(6) == "");
    CHECK(line_with_a_hole<xxl::set_colour>(6) == "");
    CHECK(line_with_a_hole<xxl::set_colour_trump>(6) == "");
}

TEST_CASE("the last card of a trick is played before the trick is taken") {
    rng luck(4);
    xxl::may_refuse::state s = xxl::may_refuse::deal({}, luck);
    played<xxl::may_refuse>(s, std::string(text_of<xxl::may_refuse>(s, xxl::may_refuse::actions(s).nth(0))));
    auto const what = played<xxl::may_refuse>(s, std::string(text_of<xxl::may_refuse>(s, xxl::may_refuse::actions(s).nth(0))));
    int const trick = xxl::may_refuse::telling::on_table;
    CHECK(what.changes().begin()[0].to == trick);
    CHECK(what.changes().begin()[1].place == trick);
    CHECK(what.changes().begin()[2].place == trick);
}

TEST_CASE("where cards are drawn after a trick, they come from a stock, and who takes the trick played a card of the hand") {
    CHECK(line_with_a_hole<schnapsen>(20) == "");
    STATIC_REQUIRE(schnapsen::telling::place({}, schnapsen::telling::on_table + 1).kind == place_kind::stock);
    STATIC_REQUIRE(schnapsen::telling::stock.called.french == talon.called.french);
    STATIC_REQUIRE(xxl::set_colour::telling::place({}, xxl::set_colour::telling::on_table + 1).kind == place_kind::aside);
    schnapsen::state s;
    rng luck(1);
    for (s = schnapsen::deal({}, luck); schnapsen::turn(s) != nobody;) {
        schnapsen::action const one = schnapsen::actions(s).pick(luck);
        bool const follows = !s.trick.empty();
        int const hand = s.turn.index();
        auto const what = played<schnapsen>(s, std::string(text_of<schnapsen>(s, one)));
        if (follows) {
            CHECK(what.changes().begin()[0].place == hand);
            CHECK(what.changes().begin()[0].to == schnapsen::telling::on_table);
        }
    }
}

TEST_CASE("who exchanges a card with one that belongs to nobody is told to exchange it") {
    schnapsen::state s;
    for (std::uint64_t seed = 0; !schnapsen::actions(s).contains(schnapsen::action::exchange()); ++seed) {
        rng luck(seed);
        s = schnapsen::deal({}, luck);
    }
    auto const jack = to_text(schnapsen::of('J', schnapsen::suit_of(s.own.turned_up))), turned = to_text(s.own.turned_up);
    schnapsen::state same = s;
    CHECK(logged<schnapsen>(s, "exchange", seat(1)) == "Ada exchanges " + jack + " for " + turned);
    CHECK(logged<schnapsen>(same, "exchange", seat(1), language::french) == "Ada échange " + jack + " contre " + turned);
}
