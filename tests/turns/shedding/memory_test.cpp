#include <ludo/turns/shedding/memory.hpp>

#include <string>
#include <string_view>

#include <ludo/games/xxl/lower.hpp>

#include "../../../examples/games/crazy_eights.hpp"
#include "support/catch.hpp"
#include "support/shedding_events.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using ludo::xxl::lower;

namespace {

xxl_card card_of(std::string_view name) { return xxl_card::parse(name).value(); }

/// It is the turn of this seat, and this card is on top.
lower::state at_turn(int seat_number, std::string_view top, lower::state s) {
    s.turn = seat(seat_number);
    s.table.top = card_of(top);
    s.played.insert(s.table.top);
    return s;
}

/// The same for the eights.
crazy_eights::state with_eights(crazy_eights::options const& chosen) {
    crazy_eights::state s;
    s.chosen = chosen;
    s.turn = seat(0);
    s.table = {crazy_eights::of('7', crazy_eights::hearts), crazy_eights::hearts};
    s.played = {s.table.top};
    return s;
}
/// The seat whose turn it is after all that is remembered.
template <typename State>
seat next_turn(State const& s) {
    auto turn = s.remembered.history.first_turn(s.played);
    for (auto what : s.remembered.history.events)
        turn.go_on(s.chosen, what);
    return turn.by;
}

} // namespace

TEST_CASE("events are remembered with the table before them; after a card that fits the same seat goes on") {
    lower::state s;
    s.chosen.players = 3;
    s = at_turn(2, "0g6r", s);
    s.remembered.saw_played(s, card_of("4y5r"));
    s = at_turn(0, "4y5r", s);
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    s.remembered.saw_played(s, card_of("0g2r"));
    s = at_turn(1, "0g2r", s);
    s.remembered.saw_drawn(s, card_of("9y10r"), false);
    std::string events;
    each_event(s, [&](seat by, auto what, auto const& table) {
        events += to_text(by) + ' ' + to_text(what) + " on " + to_text(table.top) + ", ";
    });
    CHECK(events == "2 4y5r on 0g6r, 0 fits on 4y5r, 0 0g2r on 4y5r, 1 unfit on 0g2r, ");
    auto const& history = s.remembered.history;
    CHECK(history.first == seat(2));
    CHECK(next_turn(s) == seat(2));
    CHECK(history.played_by(s.chosen, seat(0)) == lower::cards{card_of("0g2r")});
    auto const grown = history.growth(s.chosen);
    CHECK((grown[seat(0)] == 0 && grown[seat(1)] == 1 && grown[seat(2)] == -1));
    auto turn = history.first_turn(s.played);
    CHECK(turn.pile == lower::cards{card_of("0g6r")});
    CHECK(turn.go_on(s.chosen, {card_of("4y5r"), 0}));
    CHECK_FALSE(turn.go_on(s.chosen, {card_of("4y5r"), 0}));  // it lies there
    CHECK_FALSE(turn.go_on(s.chosen, {card_of("9y10r"), 0})); // 9 and 10 are not less than 4 and 5
}

TEST_CASE("which cards were drawn is remembered where the highest hand begins") {
    lower::state s = at_turn(0, "0g6r", {});
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    CHECK(s.remembered.later.empty());
    s.chosen.starter = xxl::starter::hand_total;
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    CHECK(s.remembered.later == lower::cards{card_of("0g2r")});
}

TEST_CASE("a card that was drawn and fits is kept afterwards, which ends the turn") {
    lower::state s = at_turn(0, "0g6r", {});
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    CHECK(next_turn(s) == seat(0));
    s.remembered.saw_kept();
    CHECK(next_turn(s) == seat(1));
    CHECK(s.remembered.history.count(shed::kept) == 1);
}

TEST_CASE("whoever sleeps remembers nothing, and notices nothing") {
    lower::state s = at_turn(0, "0g6r", {});
    s.chosen.starter = xxl::starter::hand_total;
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    s.remembered.sleep();
    auto const asleep = s.remembered;
    CHECK((asleep.history.empty() && asleep.later.empty()));
    s.remembered.saw_drawn(s, card_of("0g2r"), true);
    s.remembered.saw_kept();
    s.remembered.saw_played(s, card_of("0g2r"));
    s.remembered.saw_passed(s);
    CHECK(s.remembered == asleep);
}

TEST_CASE("where more is seen than there is room for, what was seen first is forgotten") {
    // 110 events at most: here the same seats are passed over again and again, as a position from outside may say
    lower::state s = at_turn(0, "0g6r", {});
    for (int i = 0; i < 200; ++i) {
        s.turn = seat(i % 2);
        s.remembered.saw_passed(s);
    }
    int events = 0;
    each_event(s, [&](seat by, auto, auto const&) {
        CHECK(by == seat(events % 2));
        ++events;
    });
    CHECK(events == 2 * lower::card::count);
    CHECK(next_turn(s) == seat(0));
}

TEST_CASE("which events end a turn depends on how one draws") {
    crazy_eights::options const one_card{.draws = crazy_eights::drawing::one};
    for (shed what : {shed::drew, shed::unfit, shed::fits, shed::shuffled, shed::passed, shed::kept}) {
        bool const ends = what == shed::passed || what == shed::kept;
        CHECK(shedding_turn<crazy_eights_rules>::ends({}, what) == ends);
        CHECK(shedding_turn<crazy_eights_rules>::ends(one_card, what) == (ends || what == shed::unfit));
    }
}

TEST_CASE("what was seen before the last shuffles is forgotten, but not which cards were shuffled") {
    using G = crazy_eights;
    auto s = with_eights({.draws = G::drawing::one, .reshuffle = true});
    for (char rank : {'3', '4', '5', '6'}) {
        s.turn = seat(0);
        s.remembered.saw_played(s, G::of(rank, G::hearts), G::hearts);
        s.table = {G::of(rank, G::hearts), G::hearts};
        s.played.insert(s.table.top);
        s.turn = seat(1);
        s.remembered.saw_shuffled(s);
        s.played = {s.table.top};
        s.remembered.saw_drawn(s, {}, false);
    }
    auto const& history = s.remembered.history;
    CHECK(history.count(shed::shuffled) == most_shuffles);
    CHECK(history.first == seat(1));
    CHECK(history.table.top == G::of('3', G::hearts));
    CHECK(history.pile == G::cards{G::of('3', G::hearts)});
    CHECK(history.stocked == G::cards{G::of('7', G::hearts)}); // all that was in the stock before the first event
    auto turn = history.first_turn(s.played);
    for (auto what : history.events)
        CHECK(turn.go_on(s.chosen, what));
    CHECK((turn.table == s.table && turn.pile == s.played));
}

TEST_CASE("a card is kept although the pile was shuffled after it was drawn") {
    auto s = with_eights({.draws = crazy_eights::drawing::one, .reshuffle = true});
    s.remembered.saw_drawn(s, crazy_eights::of('3', crazy_eights::hearts), true);
    s.remembered.saw_shuffled(s);
    s.remembered.saw_kept();
    CHECK(s.remembered.history.count(shed::kept) == 1);
    CHECK(s.remembered.history.count(shed::shuffled) == 1);
    CHECK(next_turn(s) == seat(1));
}

TEST_CASE("a card that was turned up and put back is known to be in the stock, until one is drawn that is forgotten") {
    auto s = with_eights({.draws = crazy_eights::drawing::one});
    s.remembered.saw_buried(crazy_eights::of('8', crazy_eights::spades));
    CHECK(s.remembered.history.stocked.size() == 1);
    s.remembered.saw_passed(s);
    s.remembered.history.forget_first(s.chosen);
    CHECK(s.remembered.history.stocked.size() == 1);
    s.remembered.saw_drawn(s, {}, false);
    s.remembered.history.forget_first(s.chosen);
    CHECK(s.remembered.history.stocked.empty());
}
