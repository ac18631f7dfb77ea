// Positions of the runs of XXL from outside: accepted, or refused with what is wrong.
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/position_with_holes.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;
using G = runs;

namespace {

G::card card(std::string_view name) { return G::card::parse(name).value(); }

/// The first words of what is wrong with this position, once it was changed.
std::string wrong(G::state s, void (*change)(G::state&)) {
    change(s);
    char const* const said = wrong_with<G>(s);
    std::string const name = said ? said : "nothing";
    return name.substr(0, name.find_first_of(" :,"));
}

/// Seat 0 can lay green 6, 7, 8, with a stock of two cards, and without.
G::state wet() { return laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b 5r9g", "0b5y 2g4y"); }
G::state dry() { return laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r"}, "7g9y 1y7b"); }

void names(G::state& s, std::string_view cards) {
    for (std::string const& each : words(cards)) {
        s.named.insert(card(each));
        if (s.hands.of(s.turn).contains(card(each)))
            s.hands.show(card(each));
    }
    s.colour = *G::colour::parse("g");
    s.phase = G::game_phase::laying;
}

} // namespace

TEST_CASE("a position of the runs that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong(wet(), [](G::state&) {}) == "nothing");
    CHECK(wrong(dry(), [](G::state&) {}) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) { s.chosen.players = 7; }) == "players");
    CHECK(wrong(wet(), [](G::state& s) { s.chosen.max_display = 1; }) == "max_display");
    CHECK(wrong(wet(), [](G::state& s) { s.chosen.players = 3; }) == "hands");
    CHECK(wrong(wet(), [](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong(wet(), [](G::state& s) { s.turn = seat(2); }) == "turn");
    CHECK(wrong(wet(), [](G::state& s) { s.phase = G::game_phase::over; }) == "turn");
    CHECK(wrong(wet(), [](G::state& s) { s.hands.add(seat(1), card("7g9y")); }) == "hands");
    CHECK(wrong(wet(), [](G::state& s) { s.hands.remove(seat(1), card("2y9b")); }) == "hands");
    CHECK(wrong(wet(), [](G::state& s) { ludo::xxl::runs_game::display(s, s.stock.draw()); }) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) { s.display.erase(card("5r9g")); }) == "hands");
    CHECK(wrong(wet(), [](G::state& s) { s.displayed = {}; }) == "display");
    CHECK(wrong(wet(), [](G::state& s) {
              ludo::xxl::runs_game::leave_display(s, card("5r9g"));
              s.laid[seat(0)].insert(card("5r9g"));
          }) == "laid");
    CHECK(wrong(wet(), [](G::state& s) { s.laid_run = true; }) == "laid_run");
    CHECK(wrong(wet(), [](G::state& s) { s.exchanged = true; }) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) { s.stock_was_empty = true; }) == "stock_was_empty");
    CHECK(wrong(dry(), [](G::state& s) { s.stock_was_empty = false; }) == "stock_was_empty");
    CHECK(wrong(wet(), [](G::state& s) { s.passes = 2; }) == "passes");
    CHECK(wrong(wet(), [](G::state& s) { s.without_run = 1; }) == "without_run");
    CHECK(wrong(dry(), [](G::state& s) { s.without_run = 1; }) == "nothing");
    CHECK(wrong(dry(), [](G::state& s) { s.without_run = 2; }) == "without_run");
    CHECK(wrong(dry(), [](G::state& s) { s.remembered.stuck = ludo::xxl::runs_game::seat_set::of(seat(1)); }) == "stuck");
}

TEST_CASE("a run or a swap that is going on is one that could have been begun") {
    CHECK(wrong(wet(), [](G::state& s) { names(s, "4b6g"); }) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "4b6g 7g9y"); }) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "6b7g"); }) == "nothing"); // the display has green 9
    CHECK(wrong(dry(), [](G::state& s) { names(s, "6b7g"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "4b6g 6y8g"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "6b7g 7g9y"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "0g1r"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "0b5y"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, "4b6g 6b7g 6y8g"); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { names(s, ""); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) {
              s.named.insert(card("4b6g")); // not shown to the others
              s.colour = *G::colour::parse("g");
              s.phase = G::game_phase::laying;
          }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { s.colour = *G::colour::parse("g"); }) == "colour");
    CHECK(wrong(wet(), [](G::state& s) { s.named.insert(card("4b6g")); }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { G::play(s, G::action::swap(card("0g1r"))); }) == "nothing");
    CHECK(wrong(wet(), [](G::state& s) {
              G::play(s, G::action::swap(card("0g1r")));
              s.exchanged = true;
          }) == "named");
    CHECK(wrong(wet(), [](G::state& s) { s.phase = G::game_phase::swapping; }) == "named");
}

TEST_CASE("what is remembered is about cards in sight, and about seats that play") {
    using ludo::xxl::runs_game::move;
    std::vector<std::string> const hands = {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b 3b10r", "4y5r 5b6r 2b7r"};
    runs_table table(laid_so({.players = 3}, hands, "7r10g 1y7b"));
    REQUIRE(table.plays("swap 0g1r, for 1y7b, end, end, swap 4y5r, for 0g1r") == "");
    G::state const s = table.state();
    CHECK(wrong(s, [](G::state&) {}) == "nothing");
    CHECK(wrong(s, [](G::state& then) { then.remembered.past = {}; }) == "nothing");
    CHECK(wrong(s, [](G::state& then) { then.remembered.past[3] = move::from(move::display, card("5b6r"), false); }) == "past");
    CHECK(wrong(s, [](G::state& then) { then.remembered.past[0] = move::from(3, card("0g1r"), false); }) == "past");
    CHECK(wrong(wet(), [](G::state& then) { then.remembered.past.add(move::from(0, card("7g9y"), false)); }) == "past");

    runs_table lent(
        laid_so({.players = 3, .end = G::ending::after_turn}, {"0g1r 0r3y", "4b6g 2y9b", "0g2r 1g2r 1y7b"}, "6b7g 6y8g 5r9g"));
    REQUIRE(lent.plays("swap 0g1r, for 6b7g, meld g 6b7g, meld g 6y8g, meld g 5r9g") == "");
    CHECK(wrong(lent.state(), [](G::state&) {}) == "nothing");
    CHECK(wrong(lent.state(), [](G::state& then) { // nobody had anything to lay with
              then.hands.remove(seat(1), card("4b6g"));
              then.laid[seat(2)].insert(card("4b6g"));
              then.laid[seat(2)].erase(card("3b10r"));
              then.hands.add(seat(1), card("3b10r"));
          }) == "hands");

    G::state highest = wet();
    highest.chosen.starter = xxl::starter::hand_total;
    highest.remembered.saw_deal(highest);
    CHECK(wrong(highest, [](G::state&) {}) == "nothing");
    CHECK(wrong(highest, [](G::state& then) { then.remembered.highest_hand = {}; }) ==
          "nothing"); // a game begins with any position
    CHECK(wrong(highest, [](G::state& then) { then.remembered.highest_hand.began = seat(2); }) == "highest_hand");
    CHECK(wrong(highest, [](G::state& then) { then.chosen.starter = xxl::starter::fixed; }) == "highest_hand");
    CHECK(wrong(highest, [](G::state& then) { then.hands.hide_from(seat(1)); }) == "highest_hand"); // whose total is not known
}

TEST_CASE("who was not passed over without a display has a run, and who was has none") {
    runs_table table(laid_so({.players = 3}, {"4b6g 6b7g 6y8g 3b10r", "0g2r 1g2r 2y9b", "4y5r 5b6r 2b7r"}, ""));
    REQUIRE(table.plays("end") == "");
    G::state const s = table.state();
    CHECK(wrong(s, [](G::state&) {}) == "nothing");
    CHECK(wrong(s, [](G::state& then) { then.remembered.ready = ludo::xxl::runs_game::seat_set::of(seat(1)); }) == "ready");
    CHECK(wrong(s, [](G::state& then) { then.remembered.ready = ludo::xxl::runs_game::seat_set::of(seat(4)); }) == "ready");
    CHECK(wrong(s, [](G::state& then) { then.remembered.stuck = ludo::xxl::runs_game::seat_set::of(seat(0)); }) == "stuck");
    CHECK(wrong(dry(), [](G::state& then) { then.remembered.ready = ludo::xxl::runs_game::seat_set::of(seat(0)); }) == "ready");
    G::state seen = G::view(s, seat(1));
    CHECK(wrong_with<G>(seen) == nullptr);
    seen.remembered.ready = ludo::xxl::runs_game::seat_set::of(seat(0)) | ludo::xxl::runs_game::seat_set::of(seat(2));
    CHECK(wrong_with<G>(seen) == nullptr);
    seen.remembered.stuck = {};
    CHECK(wrong_with<G>(seen) == nullptr);
}

TEST_CASE("a position in which the game would be over is refused, and one in which it is not over") {
    std::vector<std::string> const nothing = {"0g1r 0r3y 0b4r 0b5y", "0g2r 1g2r 2y9b 3b10r"};
    CHECK(wrong(laid_so({}, nothing, "4b6g 6b7g"), [](G::state&) {}) == "phase");
    CHECK(wrong(laid_so({}, nothing, "4b6g 6b7g"), [](G::state& s) {
              s.turn = nobody;
              s.phase = G::game_phase::over;
          }) == "nothing");
    CHECK(wrong(dry(), [](G::state& s) {
              s.turn = nobody;
              s.phase = G::game_phase::over;
          }) == "phase");
    CHECK(wrong(dry(), [](G::state& s) {
              s.turn = nobody;
              s.phase = G::game_phase::over;
              s.without_run = 2;
          }) == "nothing");
    G::state const without = laid_so({}, {"0g1r", "4b6g 6b7g 6y8g"}, "");
    CHECK(wrong(without, [](G::state&) {}) == "turn"); // seat 0 would have been passed over
    CHECK(wrong(without, [](G::state& s) { s.turn = seat(1); }) == "nothing");
}

TEST_CASE("a view from outside in which nobody could hold what is needed is refused") {
    G::state s = dry();
    G::play(s, G::action::meld(*G::colour::parse("g"), card("4b6g")));
    G::state seen = G::view(s, seat(1));
    CHECK(wrong_with<G>(seen) == nullptr);
    ludo::xxl::runs_game::leave_display(seen, card("7g9y"));
    ludo::xxl::runs_game::display(seen, card("6b7g")); // a green 7 is there; the 8 could be in the hand
    CHECK(wrong_with<G>(seen) == nullptr);
    for (auto const* each : {"6y8g", "7g9y", "0g1r"})
        seen.hands.imagine(seat(0), card(each));
    CHECK(wrong_with<G>(seen) == nullptr);
    seen = G::view(s, seat(1));
    ludo::xxl::runs_game::leave_display(seen, card("7g9y"));
    ludo::xxl::runs_game::display(seen, card("6y8g"));
    CHECK(wrong_with<G>(seen) == nullptr);
    seen.hands.imagine(seat(0), card("0g1r"));
    CHECK(wrong_with<G>(seen) == nullptr);
    seen.chosen.deck = G::deck::of("0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b\n"
                                   "1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g\n"
                                   "2y3g 2g4y 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b\n"
                                   "3y4b 3r5g 3r6b 3y7g 3g8b 3b9y 3b10r\n"
                                   "4y5r 4b6g 4b7y 4g8r 4r9b 4g10y\n"
                                   "5b6r 5r7b 5b8y 5r9g 5g10b\n"
                                   "6b7r 6y8g 6g9r 6b10y\n" // no green 7 in the hand any more
                                   "7r8g 7b9y 7r10g\n"
                                   "8y9r 8r10y\n"
                                   "9y10r");
    CHECK(std::string(wrong_with<G>(seen)).substr(0, 5) == "named");
}

TEST_CASE("a position of the runs is refused if one thing is not so, whatever it is") {
    using seats_of = ludo::xxl::runs_game::seat_set;
    auto const said = [](G::state s, auto change) {
        change(s);
        char const* const found = wrong_with<G>(s);
        return std::string(found ? found : "nothing");
    };

    // where things lie
    constexpr auto four = "hands: each has four cards while the stock lasts, and no more after that";
    CHECK(said(wet(), [](G::state& s) { s.hands.remove(seat(1), card("2y9b")), ludo::xxl::runs_game::display(s, card("2y9b")); }) ==
          four);
    CHECK(said(dry(), [](G::state& s) { s.hands.remove(seat(1), card("2y9b")), ludo::xxl::runs_game::display(s, card("2y9b")); }) ==
          "nothing");
    CHECK(said(dry(), [](G::state& s) {
              ludo::xxl::runs_game::leave_display(s, card("1y7b")), s.hands.add(seat(1), card("1y7b"));
          }) == four);
    CHECK(said(dry(), [](G::state& s) { s.laid[seat(2)] = s.laid[seat(1)], s.laid[seat(1)] = {}; }) ==
          "laid: seats that do not play have none");
    CHECK(said(dry(), [](G::state& s) { s.hands.remove(seat(1), card("2y9b")), s.hands.add(seat(2), card("2y9b")); }) ==
          "hands: they must be empty where nobody sits");
    CHECK(said(wet(), [](G::state& s) {
              for (auto const* each : {"7g9y", "1y7b"}) {
                  ludo::xxl::runs_game::leave_display(s, card(each));
                  s.stock.lay(card(each));
              }
          }) == "display: it must have at least two cards while the stock lasts");

    // what was counted in this turn, and before it
    CHECK(said(wet(), [](G::state& s) { s.turn = seat(1), s.laid_run = true; }) == "nothing");
    CHECK(said(wet(), [](G::state& s) { s.laid_run = true; }) == "laid_run: there is no run");
    constexpr auto was_empty = "stock_was_empty: this does not agree with the stock";
    CHECK(said(wet(), [](G::state& s) { s.exchanged = s.stock_was_empty = true; }) == was_empty);
    CHECK(said(dry(), [](G::state& s) { s.exchanged = true, s.stock_was_empty = false; }) == "nothing");
    CHECK(said(wet(), [](G::state& s) { s.passes = 1; }) == "nothing");
    CHECK(said(wet(), [](G::state& s) { s.passes = 2; }) == "passes: there must be fewer than there are players");
    CHECK(said(wet(), [](G::state& s) { s.without_run = 1; }) ==
          "without_run: there must be fewer than there are players, and none before the stock is empty");

    // a run or a swap that is going on
    constexpr auto run = "named: it takes one or two cards of the display, or open cards of the hand, and no run laid yet";
    CHECK(said(wet(), [](G::state& s) { s.turn = seat(1), names(s, "7g9y"); }) == "named: the run cannot be completed");
    CHECK(said(wet(), [](G::state& s) {
              s.laid[seat(0)] = {card("8r10y"), card("7r10g"), card("8y9r")}, s.laid[seat(1)] -= s.laid[seat(0)];
              names(s, "4b6g");
          }) == "nothing");
    CHECK(said(wet(), [](G::state& s) {
              s.laid[seat(0)] = {card("8r10y"), card("7r10g"), card("8y9r")}, s.laid[seat(1)] -= s.laid[seat(0)];
              names(s, "4b6g");
              s.laid_run = true;
          }) == run);
    constexpr auto swap = "named: it takes an open card of the hand, to be swapped for one of the display";
    auto const swapping = [](G::state& s, std::string_view cards) {
        names(s, cards);
        s.colour = G::colour();
        s.phase = G::game_phase::swapping;
    };
    CHECK(said(wet(), [&](G::state& s) { swapping(s, "0g1r"); }) == "nothing");
    CHECK(said(wet(), [&](G::state& s) { swapping(s, "0g1r 4b6g"); }) == swap);
    CHECK(said(wet(), [&](G::state& s) { swapping(s, "7g9y"); }) == swap);
    CHECK(said(laid_so({}, {"4b6g 6b7g 6y8g 0g1r", "0g2r 1g2r 2y9b"}, ""), [&](G::state& s) { swapping(s, "0g1r"); }) == swap);

    // who has a run without a display, and who has none
    G::state const bare = laid_so({.players = 3}, {"4b6g 6b7g 6y8g 3b10r", "0g2r 1g2r 2y9b", "4y5r 5b6r 2b7r"}, "");
    constexpr auto stuck = "stuck: only seats that have cards and can do nothing";
    constexpr auto ready = "ready: only seats that can lay a run without a display";
    CHECK(said(bare, [](G::state&) {}) == "nothing");
    CHECK(said(bare, [](G::state& s) { s.remembered.stuck = seats_of::of(seat(1)); }) == "nothing");
    CHECK(said(bare, [](G::state& s) { s.remembered.stuck = seats_of::of(seat(2)); }) == stuck); // which has a run
    CHECK(said(bare, [](G::state& s) { s.remembered.stuck = seats_of::of(seat(0)); }) == stuck);
    CHECK(said(bare, [](G::state& s) {
              for (auto const* each : {"0g2r", "1g2r", "2y9b"})
                  s.hands.remove(seat(1), card(each)), s.laid[seat(2)].insert(card(each));
              s.remembered.stuck = seats_of::of(seat(1));
          }) == stuck);                                                                           // which has no cards
    CHECK(said(dry(), [](G::state& s) { s.remembered.stuck = seats_of::of(seat(1)); }) == stuck); // as there is a display
    CHECK(said(bare, [](G::state& s) { s.remembered.ready = seats_of::of(seat(2)); }) == "nothing");
    CHECK(said(bare, [](G::state& s) { s.remembered.ready = seats_of::of(seat(1)); }) == ready);  // which has none
    CHECK(said(dry(), [](G::state& s) { s.remembered.ready = seats_of::of(seat(0)); }) == ready); // as there is a display
    CHECK(said(G::view(bare, seat(0)), [](G::state& s) { s.remembered.ready = s.remembered.stuck = seats_of::of(seat(1)); }) ==
          ready); // not both

    // whose turn it is
    constexpr auto turn = "turn: this seat can do nothing";
    CHECK(said(bare, [](G::state& s) { s.turn = seat(1); }) == turn);
    CHECK(said(laid_so({.first = seat(1)}, {"4b6g 6b7g 6y8g 0g1r", "0g2r"}, "7g9y 1y7b"), [](G::state&) {}) == "nothing");
    CHECK(said(laid_so({.first = seat(1)}, {"4b6g 6b7g 6y8g 0g1r", ""}, "7g9y 1y7b 5r9g"), [](G::state&) {}) == turn);

    // the end
    auto const over = [](G::state& s) {
        s.turn = nobody;
        s.phase = G::game_phase::over;
        s.without_run = 2;
    };
    constexpr auto left = "named, colour, past and highest_hand: nothing must be left of them once the game is over";
    CHECK(said(dry(), over) == "nothing");
    CHECK(said(wet(), [&](G::state& s) { over(s), s.without_run = 0; }) == "phase: the game is not over yet");
    CHECK(said(dry(), [&](G::state& s) { over(s), s.without_run = 3; }) ==
          "without_run: there must be fewer than there are players, and none before the stock is empty");
    CHECK(said(dry(), [&](G::state& s) { over(s), s.laid_run = true; }) == "laid_run: there is no run");
    CHECK(said(dry(), [&](G::state& s) { over(s), s.exchanged = true; }) == "exchanged: the game is over");
    CHECK(said(G::view(dry(), nobody), over) == "hands: all cards must be known once the game is over");
    CHECK(said(dry(), [&](G::state& s) { over(s), s.named.insert(card("7g9y")); }) == left);
    CHECK(said(dry(), [&](G::state& s) { over(s), s.colour = *G::colour::parse("g"); }) == left);
    CHECK(said(dry(), [&](G::state& s) {
              over(s), s.remembered.past.add(ludo::xxl::runs_game::move::from(0, card("7g9y"), false));
          }) == left);
    CHECK(said(dry(), [&](G::state& s) {
              s.chosen.starter = xxl::starter::hand_total;
              s.turn = seat(0);
              s.remembered.saw_deal(s);
              over(s);
          }) == left);
}

TEST_CASE("a position of the runs is written and read as JSON, with the cards as its deck has them") {
    G::state s = wet();
    G::play(s, G::action::swap(card("0g1r")));
    json const form = to_json<G>(s);
    CHECK(form["phase"] == "swapping");
    CHECK(form["named"] == json{"0g1r"});
    CHECK(form["display"] == json{"1y7b", "5r9g", "7g9y"});
    CHECK(form["hands"][0]["open"] == json{"0g1r"});
    CHECK(*state_from_json<G>(form) == s);
    json other = form;
    other["hands"][0]["cards"][0] = "0b1r";
    CHECK(state_from_json<G>(other).error() == "hands[0].cards: \"0b1r\" is not the notation of anything here");
    other = form;
    other["options"]["max_display"] = 1;
    CHECK(state_from_json<G>(other).error() == "options: max_display takes 0 (no limit), or 2 or more");
}

TEST_CASE("a colour is in the JSON of the runs while one is being laid, and only then") {
    runs_table table({}, "4b6g 7g9y 6y8g 0b4r 1y6r 1r4y 2b8r 1g5y");
    CHECK_FALSE(to_json<G>(table.state()).contains("colour"));
    REQUIRE(table.plays("meld g 4b6g") == "");
    CHECK(to_json<G>(table.state()).at("colour") == "g");
    REQUIRE(table.plays("meld g 7g9y, meld g 6y8g") == "");
    json form = to_json<G>(table.state());
    CHECK_FALSE(form.contains("colour"));
    form["colour"] = "g";
    CHECK(state_from_json<G>(form).error() == "colour: has no place here");
}

TEST_CASE("a position of the runs with something else anywhere is refused, or it can be played on") {
    prop("what the check accepts goes on with legal actions, and is accepted again", [] {
        rng luck(*rc::gen::arbitrary<std::uint64_t>());
        auto const below = [&](int n) { return static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); };
        G::state s = G::deal(testing::random_options<G>(luck), luck);
        for (int i = below(200); i > 0 && G::turn(s) != nobody; --i)
            G::play(s, melds(s, luck));
        bool const seen = below(2) == 0;
        json form = to_json<G>(seen ? G::view(s, seat(below(G::players(s)))) : s);
        switch (below(9)) {
        case 0: form["phase"] = names(G::game_phase())[static_cast<std::size_t>(below(4))]; break;
        case 1: form["turn"] = below(G::players(s)); break;
        case 2: form["named"] = {form["display"].empty() ? json("0g1r") : form["display"][0]}; break;
        case 3: form["colour"] = to_text(G::colour(below(4))); break;
        case 4: form["options"]["players"] = 2 + below(5); break;
        case 5: form["options"]["deck"] = to_text(G::deck::any(luck)); break;
        case 6: form["stock"] = json::array(); break;
        case 7: std::swap(form["display"], form["laid"][0]); break;
        default: form[below(2) ? "laid_run" : "exchanged"] = below(2) == 0;
        }
        auto const read = position_with_holes<G>(form);
        if (!read)
            return;
        G::state on = G::determinize(*read, luck);
        for (int i = 0; i < 100 && G::turn(on) != nobody; ++i) {
            RC_ASSERT(!G::actions(on).empty());
            G::play(on, G::actions(on).pick(luck));
            RC_ASSERT(wrong_with<G>(on) == nullptr);
        }
    });
}
