// Positions of Bonbons from outside: values, or errors that name what is wrong.
#include <ludo/games/bonbons/positions.hpp>

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
    char const* const said = wrong_with<G>(s);
    std::string const name = said ? said : "nothing";
    return name.substr(0, name.find_first_of(" :"));
}

G::cell cell(std::string_view name) { return G::cell::parse(name).value(); }
G::slot slot(std::string_view name) { return G::slot::parse(name).value(); }

} // namespace

TEST_CASE("a position that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong({}, [](G::state&) {}) == "nothing");
    CHECK(wrong({}, [](G::state& s) { s.chosen.players = 7; }) == "players");
    CHECK(wrong({}, [](G::state& s) { s.chosen.players = 3; }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.chosen.quick = true; }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.turn = seat(2); }) == "turn");
    CHECK(wrong({}, [](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong({}, [](G::state& s) { s.winner = seat(0); }) == "winner");
    CHECK(wrong({}, [](G::state& s) { s.phase = G::game_phase::again; }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.phase = G::game_phase::give; }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.covered.insert(slot("0:0")); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.covered.insert(slot("0:4")); }) == "covered");
    CHECK(wrong({}, [](G::state& s) { s.squares.turn_over(cell("a1")); }) == "phase");
    CHECK(wrong({}, [](G::state& s) { s.squares.turn_over(cell("b2")); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.squares.imagine(cell("a1"), ludo::bonbons_game::coin); }) == "squares");
    CHECK(wrong({}, [](G::state& s) { s.rounds.imagine(slot("0:0"), *G::round::parse("Br")); }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.rounds.lay(slot("0:4"), s.reserve.draw()); }) == "rounds");
    CHECK(wrong({}, [](G::state& s) { s.reserve.draw(); }) == "rounds");
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
        REQUIRE(s.phase == G::game_phase::after_wrapper);
        change(s);
        char const* const said = wrong_with<G>(s);
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
    CHECK(wrong({.after_wrapper = G::going_on::round_tile}, [](G::state& s) { s.phase = G::game_phase::after_wrapper; }) ==
          "phase");
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
        case 0: form["phase"] = names(G::game_phase())[static_cast<std::size_t>(below(10))]; break;
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
            RC_ASSERT(wrong_with<G>(on) == nullptr);
        }
    });
}
