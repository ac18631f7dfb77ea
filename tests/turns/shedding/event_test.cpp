#include <ludo/turns/shedding/event.hpp>

#include <string_view>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;

namespace {

using event = shedding_event<xxl_card, 1>;
using event_of_three = shedding_event<xxl_card, 3>;
using event_with_more = shedding_event<xxl_card, 1, 6>;

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

TEST_CASE("where one draws in other ways there are two more words") {
    STATIC_REQUIRE(event_with_more::count == 55 + 6);
    for (shed each : {shed::drew, shed::shuffled}) {
        CHECK(event_with_more::parse(event_with_more(each).text()) == event_with_more(each));
        CHECK_FALSE(event::parse(event_with_more(each).text()).has_value());
    }
}

TEST_CASE("a card comes from the stock when it fits or not, is kept, or was drawn unseen") {
    for (shed each : {shed::unfit, shed::fits, shed::kept, shed::drew})
        CHECK(event_with_more(each).draws());
    for (shed each : {shed::passed, shed::shuffled})
        CHECK_FALSE(event_with_more(each).draws());
    CHECK_FALSE(event(card_of("6y8g"), 0).draws());
}
