#include <ludo/io/told/said_action.hpp>

#include <array>
#include <string>
#include <string_view>
#include <tuple>

#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "../examples/games/hanabi.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

namespace {

template <game G>
said_action in_words(typename G::state const& before, std::string_view text, seat viewer, bool dealt_anew = false) {
    typename G::state s = before;
    speaker const voice(language::english, players_by_name);
    return action_in_words(played<G>(s, text, viewer), voice, dealt_anew);
}

/// Whoever has the turn asks another player for some numbers.
struct asking : for_players<2, 4>, open_game {
    static constexpr std::string_view name = "asking";
    static constexpr phrase title{"Asking", "Demander"};
    static constexpr best wins = best::highest;
    struct state {
        options chosen;
        seat turn = nobody;
        [[maybe_unused]] friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() { return std::tuple{member{"turn", &state::turn}}; }
    };
    struct action : choice<action, step<verb<"ask", seat_of<4>, some_of<number<9>, 3>>, verb<"tell", number<3>, seat>>> {};
    static constexpr state deal(options const& chosen, rng&) { return {chosen, chosen.first}; }
    static constexpr void play(state& s, action) { s.turn = nobody; }
    static constexpr seat_numbers scores(state const& s) { return seat_numbers(s.chosen.players); }
    static constexpr std::array<rule const*, 0> rules{};
    static constexpr rule const* refusal(state const&, action) { return nullptr; }
    static constexpr action_set<action> actions(state const&) { return {}; }
    struct telling {
        static constexpr std::array<words_for, 2> verbs{{{"ask", {"{0} asks {1} for {2}", "{0} demande {2} à {1}"}},
                                                         {"tell", {"{0} shows {2} number {1}", "{0} montre le {1} à {2}"}}}};
    };
};

} // namespace

TEST_CASE("an action is said with its things, and names them") {
    calcory::state const s = calcory::lay_out({}, calcory::deck.cards);
    calcory::state on = s;
    for (auto text : {"turn a2", "turn c1"}) // 8 and 1
        played<calcory>(on, text);
    CHECK(in_words<calcory>(on, "stop", seat(1)).sentence == "Ada stops");
    CHECK(in_words<calcory>(on, "stop", seat(1)).names == std::vector<std::string>{"stop"});
}

TEST_CASE("a player is called by name, and some things are listed") {
    asking::state const s = {{.players = 3}, seat(0)};
    CHECK(in_words<asking>(s, "ask 1 5", nobody).sentence == "Ada asks Blaise for 5");
    CHECK(in_words<asking>(s, "ask 2 0 5 8", nobody).sentence == "Ada asks Carl for 0, 5 and 8");
    CHECK(in_words<asking>(s, "tell 2 1", nobody).sentence == "Ada shows Blaise number 2");
}

TEST_CASE(
    "where an action only names a place in a hand, it is said which card was given from there, and the change is told with it") {
    rng luck(2);
    hanabi::state s = hanabi::deal({.players = 3}, luck);
    hanabi::play(s, *action_of<hanabi>(s, "tell 1 " + std::string(s.hands.at(seat(1), 0).card.text().view().substr(0, 1))));
    for (auto viewer : {seat(0), seat(1), nobody}) {
        said_action const said = in_words<hanabi>(s, "discard 2", viewer);
        CHECK(said.sentence == "Blaise discards the second card: " + std::string(s.hands.at(seat(1), 1).card.text().view()));
        CHECK(said.given.has_value());
    }
    CHECK_FALSE(in_words<hanabi>(s, "tell 0 " + std::string(s.hands.at(seat(0), 0).card.text().view().substr(0, 1)), nobody).given);
}

TEST_CASE("an action that what has changed says is said itself only if cards are dealt anew at once") {
    rng luck(8);
    xxl::up_down::state s = xxl::up_down::deal({}, luck);
    while (!xxl::up_down::actions(s).contains(xxl::up_down::action::draw()))
        xxl::up_down::play(s, xxl::up_down::actions(s).pick(luck));
    std::string const by = players_by_name[static_cast<std::size_t>(s.turn.index())];
    CHECK(in_words<xxl::up_down>(s, "draw", nobody).sentence == "");
    CHECK(in_words<xxl::up_down>(s, "draw", nobody).names.empty());
    CHECK(in_words<xxl::up_down>(s, "draw", nobody, true).sentence == by + " draws a card");
}

TEST_CASE("of a secret it is said what it is about, and to its owner which it is") {
    calcory::state s = calcory::lay_out({}, calcory::deck.cards);
    for (auto text : {"turn h1", "turn i1"}) // 6 and 7
        played<calcory>(s, text);
    CHECK(in_words<calcory>(s, "return h1", seat(1)).sentence == "Ada chooses in secret which card to give back");
    CHECK(in_words<calcory>(s, "return h1", seat(0)).sentence == "Ada gives back the card of h1");
}
