#include <ludo/turns/shedding/past.hpp>

#include <string>
#include <string_view>

#include <ludo/games/xxl/lower.hpp>

#include "../../../examples/games/crazy_eights.hpp"
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

TEST_CASE("where one draws in other ways there are two more words, and the turn goes on after these") {
    using event_with_more = crazy_eights::event;
    STATIC_REQUIRE(event_with_more::count == 52 * 4 + 6);
    for (shed each : {shed::drew, shed::shuffled}) {
        CHECK(event_with_more::parse(event_with_more(each).text()) == event_with_more(each));
        CHECK_FALSE(event::parse(event_with_more(each).text()).has_value());
    }
    crazy_eights::options const chosen, one_card{.draws = crazy_eights::drawing::one};
    crazy_eights::layout const table{crazy_eights::of('7', crazy_eights::hearts), crazy_eights::hearts};
    for (shed each : {shed::drew, shed::unfit, shed::fits, shed::shuffled, shed::passed}) {
        crazy_eights::past past;
        past.add(chosen, seat(0), table, each);
        CHECK(past.next(chosen) == seat(each == shed::passed));
        CHECK(past.next(one_card) == seat(each == shed::passed || each == shed::unfit));
    }
}

TEST_CASE("what was seen before the last shuffles is forgotten, but not which cards were shuffled") {
    using G = crazy_eights;
    G::options const chosen{.draws = G::drawing::one, .reshuffle = true};
    auto const of = [](std::string_view name) { return G::card::parse(name).value(); };
    G::past past;
    G::layout table{of("2h"), G::hearts};
    G::cards pile{of("2h")};
    for (std::string_view name : {"3h", "4h", "5h", "6h"}) {
        int way = 0;
        G::each_way(chosen, table, [&, number = 0](auto const& fit, G::colour named) mutable {
            way = fit.contains(of(name)) && named == G::hearts ? number : way;
            ++number;
        });
        past.add(chosen, seat(0), table, {of(name), way}, pile);
        table = {of(name), G::hearts};
        past.add(chosen, seat(1), table, shed::shuffled, pile);
        pile = {of(name)};
        past.add(chosen, seat(1), table, shed::unfit, pile);
    }
    CHECK(past.count(shed::shuffled) == most_shuffles);
    CHECK(past.first() == seat(1));
    CHECK(past.table().top == of("3h"));
    CHECK(past.pile == G::cards{of("3h")});
    CHECK(past.stocked == G::cards{of("2h")}); // all that was in the stock before the first event that is remembered
    CHECK(past.each(chosen, table, [](auto...) {}) == table);
}

TEST_CASE("a card is kept although the pile was shuffled after it was drawn") {
    crazy_eights::options const chosen{.draws = crazy_eights::drawing::one, .reshuffle = true};
    crazy_eights::past past;
    past.add(chosen, seat(0), {}, shed::fits);
    past.add(chosen, seat(0), {}, shed::shuffled);
    past.keep();
    CHECK(past.count(shed::kept) == 1);
    CHECK(past.count(shed::shuffled) == 1);
    CHECK(past.next(chosen) == seat(1));
}
