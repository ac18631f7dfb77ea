// Options, records and positions of Bonbons from outside: values, or errors that name what is wrong.
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/bonbons.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

namespace {

std::string wrong(G::options const& chosen, void (*change)(G::state&)) {
    G::state s = laid(chosen, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy");
    change(s);
    char const* const said = G::check(s);
    std::string const name = said ? said : "nothing";
    return name.substr(0, name.find_first_of(" :"));
}

G::cell cell(std::string_view name) { return G::cell::parse(name).value(); }
G::slot slot(std::string_view name) { return G::slot::parse(name).value(); }

} // namespace

TEST_CASE("the kinds that are taken out are an option with a notation, in texts and in JSON") {
    G::options chosen;
    CHECK(set_option<G>(chosen, "removed_kinds", "AC") == "");
    CHECK(chosen.removed_kinds == G::kinds::of("AC"));
    for (auto const* text : {"", "A", "CA", "AA", "AI", "ABC", "ac"})
        CHECK(set_option<G>(chosen, "removed_kinds", text) == "removed_kinds takes two letters from A to H, in alphabetical order");
    CHECK(to_text<G>(chosen) == "players 2\noption removed_kinds AC\n");
    CHECK(options_from_json<G>({{"quick", true}, {"removed_kinds", "BD"}})->removed_kinds == G::kinds::of("BD"));
    for (json const& text : {json("DB"), json(1), json(), json("?")})
        CHECK(options_from_json<G>({{"removed_kinds", text}}).error() ==
              "removed_kinds takes two letters from A to H, in alphabetical order");
    CHECK(json_form().write_options<G>({})["removed_kinds"] == "GH");
}

TEST_CASE("options by lot have all kinds of values") {
    rng luck(1);
    index_set<G::kinds> kinds;
    for (int i = 0; i < 1000; ++i)
        kinds.insert(testing::random_options<G>(luck).removed_kinds);
    CHECK(kinds.size() == G::kinds::count);
}

TEST_CASE("the text of a record loads as the same game") {
    auto const told = load<G>("ludotheque 1\ngame bonbons\nplayers 3\noption quick true\noption removed_kinds BF\nseed 7\n"
                              "0 flip 1:0\n");
    REQUIRE(told);
    CHECK(told->state().rounds.turned().size() == 1);
    CHECK(load<G>("ludotheque 1\ngame bonbons\nplayers 2\nseed 7\n0 stop\n").error().substr(0, 13) == "line 5: stop:");
}

TEST_CASE("a position that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong({}, [](G::state&) {}) == "nothing");
    CHECK(wrong({}, [](G::state& s) { s.chosen.players = 7; }) == "players");
    CHECK(wrong({}, [](G::state& s) { s.chosen.players = 3; }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.chosen.quick = true; }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.turn = seat(2); }) == "turn");
    CHECK(wrong({}, [](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong({}, [](G::state& s) { s.winner = seat(0); }) == "winner");
    CHECK(wrong({}, [](G::state& s) { s.now = G::phase::again; }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.now = G::phase::give; }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.covered.insert(slot("0:0")); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.covered.insert(slot("0:4")); }) == "covered");
    CHECK(wrong({}, [](G::state& s) { s.squares.turn_over(cell("a1")); }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.squares.turn_over(cell("b2")); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.squares.imagine(cell("a1"), ludo::bonbons_game::coin); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.rounds.imagine(slot("0:0"), *G::round::parse("Br")); }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.rounds.lay(slot("0:4"), s.rest.draw()); }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.rest.draw(); }) == "rounds");
    CHECK(wrong({}, [](G::state& s) {
              s.squares.turn_over(cell("a1"));
              s.squares.leave_up();
          }) == "squares");
    CHECK(wrong({}, [](G::state& s) {
              s.squares.turn_over(cell("b2"));
              s.squares.leave_up();
          }) == "rounds");
}

TEST_CASE("a position in which the wrapper was just turned over has a fifth tile of that seat, which nobody has seen") {
    auto const unwrapped = [](void (*change)(G::state&)) {
        bonbons_table table(laid({.after_wrapper = G::going_on::round_tile}, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
        REQUIRE(table.plays("flip b2") == "");
        G::state s = table.state();
        REQUIRE(s.now == G::phase::after_wrapper);
        change(s);
        char const* const said = G::check(s);
        return std::string(said ? said : "nothing").substr(0, 7);
    };
    CHECK(unwrapped([](G::state&) {}) == "nothing");
    CHECK(unwrapped([](G::state& s) { s.chosen.after_wrapper = G::going_on::turn_ends; }) == "phase: ");
    CHECK(unwrapped([](G::state& s) { s.chosen.after_wrapper = G::going_on::new_attempt; }) == "phase: ");
    CHECK(unwrapped([](G::state& s) { s.turn = seat(1); }) == "phase: ");
    CHECK(unwrapped([](G::state& s) { s.squares.turn_over(cell("a1")); }) == "phase: ");
    CHECK(unwrapped([](G::state& s) { s.rounds.turn_over(slot("0:0")); }) == "phase: ");
    CHECK(unwrapped([](G::state& s) {
              s.rounds.turn_over(slot("0:4"));
              s.rounds.turn_back();
          }) == "phase: ");
    CHECK(wrong({.after_wrapper = G::going_on::round_tile}, [](G::state& s) { s.now = G::phase::after_wrapper; }) == "phase");
}

TEST_CASE("what may be done after the wrapper is an option with three names, in texts and in JSON") {
    for (auto const* name : {"round_tile", "new_attempt"}) {
        G::options chosen;
        CHECK(set_option<G>(chosen, "after_wrapper", name) == "");
        CHECK(to_text<G>(chosen) == std::string("players 2\noption after_wrapper ") + name + '\n');
        CHECK(options_from_json<G>({{"after_wrapper", name}})->after_wrapper == chosen.after_wrapper);
    }
    for (json const& value : {json("again"), json(true), json(1), json()})
        CHECK(options_from_json<G>({{"after_wrapper", value}}).error() ==
              "after_wrapper takes turn_ends, round_tile or new_attempt");
    CHECK(options_from_json<G>({{"wrapper_ends_turn", true}}).error() == "there is no option `wrapper_ends_turn`");
    auto const told = load<G>("ludotheque 1\ngame bonbons\nplayers 2\noption after_wrapper round_tile\nseed 7\n");
    REQUIRE(told);
    CHECK(told->state().chosen.after_wrapper == G::going_on::round_tile);
}

TEST_CASE("a position with something else anywhere is refused, or it can be played on") {
    prop("what the check accepts goes on with legal actions, and is accepted again", [] {
        rng luck(*rc::gen::arbitrary<std::uint64_t>());
        auto const below = [&](int n) { return static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); };
        G::state s = G::deal(testing::random_options<G>(luck), luck);
        for (int i = below(80); i > 0 && G::turn(s) != nobody; --i)
            G::play(s, below(3) == 0 ? G::actions(s).pick(luck) : steered(s, luck));
        json form = to_json<G>(s);
        switch (below(8)) {
        case 0: form["phase"] = names(G::phase())[static_cast<std::size_t>(below(10))]; break;
        case 1: form["turn"] = below(G::players(s)); break;
        case 2: form["winner"] = below(2) ? json() : json(below(G::players(s))); break;
        case 3: form["covered"] = {to_text(G::slot::from_index(below(G::slot::count)))}; break;
        case 4: form["options"]["players"] = 2 + below(5); break;
        case 5: form["options"]["quick"] = !s.chosen.quick; break;
        case 6: std::swap(form["squares"]["up"], form["squares"]["turned"]); break;
        default: std::swap(form["rounds"]["down"], form["rounds"][below(2) ? "up" : "turned"]);
        }
        auto const read = state_from_json<G>(form);
        if (!read)
            return;
        G::state on = *read;
        for (int i = 0; i < 100 && G::turn(on) != nobody; ++i) {
            RC_ASSERT(!G::actions(on).empty());
            G::play(on, G::actions(on).pick(luck));
            RC_ASSERT(G::check(on) == nullptr);
        }
    });
}
