#include <ludo/io/told/said_action.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/up_down.hpp>

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

} // namespace

TEST_CASE("an action is said with its things, and names them") {
    calcory::state const s = calcory::lay_out({}, calcory::deck.cards);
    calcory::state on = s;
    for (auto text : {"turn a2", "turn c1"}) // 8 and 1
        played<calcory>(on, text);
    CHECK(in_words<calcory>(on, "stop", seat(1)).sentence == "Ada stops");
    CHECK(in_words<calcory>(on, "stop", seat(1)).names == std::vector<std::string>{"stop"});
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
