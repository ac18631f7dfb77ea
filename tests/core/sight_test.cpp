#include <ludo/core/sight.hpp>

#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/packs.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

using playing_card = packs::pack_32::card;
using some_cards = index_set<playing_card>;
constexpr playing_card ace = *playing_card::parse("Ac"), king = *playing_card::parse("Kc"), queen = *playing_card::parse("Qc");

/// As much of a game as matters here: hands, and what has been played.
struct some_game {
    struct state {
        seat turn = seat(0);
        hands<playing_card, 2> held;
        int played = 0;
        static constexpr auto members() { return std::tuple{member{"held", &state::held}, member{"played", &state::played}}; }
    };
    static constexpr seat turn(state const& s) { return s.turn; }
    static constexpr void forget(state& s, seat) { s.played = 0; }
};
struct with_open_hands : some_game {
    static constexpr bool lies_open(state const&, seat owner) { return owner == seat(1); }
};

constexpr some_game::state position() {
    some_game::state s;
    s.held.add(seat(0), ace);
    s.held.add_open(seat(0), king);
    s.held.add_open(seat(1), queen);
    s.played = 3;
    return s;
}

} // namespace

TEST_CASE("in sight of a seat are its own cards and the backs of others'; which of them all know is not") {
    auto s = position();
    leave_in_sight<some_game>(s, seat(0));
    CHECK(s.held.of(seat(0)) == some_cards{ace, king});
    CHECK(s.held.open(seat(0)).empty());
    CHECK(s.held.of(seat(1)).empty());
    CHECK(s.held.size(seat(1)) == 1);
    CHECK(s.played == 0); // the game says so
}

TEST_CASE("hands that lie open stay in sight: once the game is over, or where it says so") {
    auto s = position();
    leave_in_sight<with_open_hands>(s, nobody);
    CHECK(s.held.of(seat(0)).empty());
    CHECK(s.held.of(seat(1)) == some_cards{queen});

    s = position();
    s.turn = nobody;
    leave_in_sight<some_game>(s, nobody);
    CHECK(s.held == position().held);
}

namespace {

struct seen_by_the_next : toy_game {
    static constexpr bool secret(state const& s, action, ludo::seat viewer) { return viewer != s.turn.next(s.chosen.players); }
};

} // namespace

TEST_CASE("an action is secret from all others, or from those that the game names; never from who acts") {
    STATIC_REQUIRE(ludo::game<seen_by_the_next>);
    ludo::rng luck(1);
    auto const s = seen_by_the_next::deal({.players = 3}, luck);
    auto const a = seen_by_the_next::action::from_index(0);
    CHECK_FALSE(ludo::is_secret<seen_by_the_next>(s, a, s.turn));
    CHECK_FALSE(ludo::is_secret<seen_by_the_next>(s, a, s.turn.next(3)));
    CHECK(ludo::is_secret<seen_by_the_next>(s, a, s.turn.next(3).next(3)));
    CHECK(ludo::is_secret<seen_by_the_next>(s, a, ludo::nobody));
    CHECK_FALSE(ludo::is_secret<ludo::calcory>({}, {}, ludo::seat(0)));
}
