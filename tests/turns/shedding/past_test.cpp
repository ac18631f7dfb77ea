#include <ludo/turns/shedding/past.hpp>

#include <string>
#include <string_view>

#include <ludo/games/xxl/lower.hpp>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using ludo::xxl::lower;

namespace {

using event = shedding_event<xxl_card, 1>;
using event_of_three = shedding_event<xxl_card, 3>;

xxl_card card_of(std::string_view name) { return xxl_card::parse(name).value(); }

} // namespace

TEST_CASE("an event is a card that was played, in one of the ways, or a word for what became of a turn") {
    STATIC_REQUIRE(event::count == 55 + 4);
    STATIC_REQUIRE(event_of_three::count == 55 * 3 + 4);
    STATIC_REQUIRE_FALSE(event().known());
    event_of_three const played(card_of("6y8g"), 2);
    CHECK(played.what() == shed::played);
    CHECK(played.card() == card_of("6y8g"));
    CHECK(played.way() == 2);
    for (shed each : {shed::unfit, shed::fits, shed::kept, shed::passed})
        CHECK(event_of_three(each).what() == each);
    for (int number = 0; number < event_of_three::count; ++number) {
        auto const each = event_of_three::from_index(number);
        CHECK(each.index() == number);
        CHECK(each.known());
        CHECK(event_of_three::parse(each.text()) == each);
    }
}

TEST_CASE("an event is written as its card, with the number of the way if there are several, or as its word") {
    CHECK(event(card_of("6y8g"), 0).text() == "6y8g");
    CHECK(event_of_three(card_of("6y8g"), 2).text() == "6y8g:2");
    CHECK(event(shed::unfit).text() == "unfit");
    for (auto const* other : {"", "?", "6y8g:0", "8g6y", "played", "Kept"})
        CHECK_FALSE(event::parse(other).has_value());
    for (auto const* other : {"6y8g", "6y8g:", "6y8g:3", "6y8g:-1", "?:0"})
        CHECK_FALSE(event_of_three::parse(other).has_value());
}

TEST_CASE("events are told with the table before them; after a card that fits the same seat goes on") {
    lower::options const chosen{.players = 3};
    lower::layout const at_first{card_of("0g6r")}, now{card_of("0g2r")};
    lower::past past;
    CHECK(past.each(chosen, now, [](auto...) { FAIL("nothing was seen"); }) == now);
    past.add(chosen, seat(2), at_first, {card_of("4y5r"), 0});
    past.add(chosen, seat(0), {card_of("4y5r")}, shed::fits);
    past.add(chosen, seat(0), {card_of("4y5r")}, {card_of("0g2r"), 0});
    past.add(chosen, seat(1), now, shed::unfit);
    std::string told;
    CHECK(past.each(chosen, now, [&](seat by, auto one, auto const& table) {
        told += to_text(by) + ' ' + to_text(one) + " on " + to_text(table.top) + ", ";
    }) == now);
    CHECK(told == "2 4y5r on 0g6r, 0 fits on 4y5r, 0 0g2r on 4y5r, 1 unfit on 0g2r, ");
    CHECK(past.first() == seat(2));
    CHECK(past.next(chosen) == seat(2));
    CHECK(past.begins(chosen));
    CHECK_FALSE(past.begins({.players = 2}));
}

TEST_CASE("a card that was drawn and fits is kept afterwards, which ends the turn") {
    lower::options const chosen;
    lower::past past;
    past.add(chosen, seat(0), {card_of("0g6r")}, shed::fits);
    CHECK(past.next(chosen) == seat(0));
    past.keep();
    CHECK(past.next(chosen) == seat(1));
    past.each(chosen, {}, [](seat, auto one, auto const&) { CHECK(one.what() == shed::kept); });
}

TEST_CASE("where more is seen than can be kept, what was seen first is forgotten, and what is kept is told on") {
    // 110 events at most: here the same seats are passed over again and again, as a position from outside may say
    lower::state s = [] {
        rng luck(1);
        return lower::deal({.players = 2}, luck);
    }();
    typename lower::past past;
    for (int i = 0; i < 200; ++i)
        past.add(s.chosen, seat(i % 2), s.table, shed::passed);
    int events = 0;
    past.each(s.chosen, s.table, [&](seat by, auto, auto const&) {
        CHECK(by == seat(events % 2));
        ++events;
    });
    CHECK(events == 2 * lower::card::count);
    CHECK(past.next(s.chosen) == seat(0));
}
