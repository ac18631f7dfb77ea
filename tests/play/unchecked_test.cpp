#include <ludo/play/unchecked.hpp>

#include <string_view>
#include <type_traits>

#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using ludo::seat;
using ludo::unchecked;
using ludo::view;
using card = toy_game::card;

namespace {

constexpr auto dealt = toy_game::lay_out({}, {card(3, 0), card(0, 0), card(1, 0), card(2, 0)});

constexpr std::string_view wrong_as_view(toy_game::state const& position, seat viewer) {
    auto const seen = unchecked<toy_game>{position}.checked(viewer);
    return seen ? "" : seen.error();
}

} // namespace

TEST_CASE("a position that was not checked is no state, and no table takes it for one") {
    STATIC_REQUIRE_FALSE(std::is_convertible_v<unchecked<toy_game>, toy_game::state>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<ludo::table<toy_game>, unchecked<toy_game>>);
    STATIC_REQUIRE_FALSE(std::is_constructible_v<view<toy_game>, unchecked<toy_game>, seat>);
}

TEST_CASE("checked, it is a state if all of it is known and nothing is wrong") {
    STATIC_REQUIRE(*unchecked<toy_game>{dealt}.checked() == dealt);
    STATIC_REQUIRE_FALSE(unchecked<toy_game>{toy_game::view(dealt, seat(0))}.checked().has_value());
    STATIC_REQUIRE(unchecked<toy_game>{toy_game::view(dealt, seat(0))}.problem() == nullptr);
    auto twice = dealt;
    twice.top = card(3, 0);
    CHECK(unchecked<toy_game>{twice}.problem() == std::string_view("a card is in two places"));
    CHECK(unchecked<toy_game>{twice}.checked().error() == std::string_view("a card is in two places"));
    CHECK(wrong_as_view(twice, seat(0)) == "a card is in two places");
}

TEST_CASE("checked for a seat, it is the view of that seat, of a state as of what the seat sees") {
    for (seat viewer : {seat(0), seat(1), ludo::nobody}) {
        view<toy_game> const seen(dealt, viewer);
        CHECK(*unchecked<toy_game>{dealt}.checked(viewer) == seen);
        CHECK(*unchecked<toy_game>{seen.state()}.checked(viewer) == seen);
    }
    CHECK(wrong_as_view(dealt, seat(2)) == "a view is that of a seat that plays, or of nobody");
    CHECK(wrong_as_view(toy_game::view(dealt, seat(0)), seat(1)) == "its viewer knows more than this, or less");
}
