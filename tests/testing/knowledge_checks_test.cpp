#include <ludo/testing/knowledge_checks.hpp>

#include <cstdint>
#include <string>

#include "support/broken_games.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

struct views_otherwise_each_time : other_view<views_otherwise_each_time, toy_game> {
    static constexpr void spoil(state& seen, state const& s, seat) {
        seen.turns_left = static_cast<std::uint8_t>(s.turns_left ^ 3);
    }
};
struct shows_all : toy_game {
    static constexpr state view(state const& s, seat) { return s; }
};
struct tells_by_what_is_legal : toy_game {
    static constexpr rule const* refusal(state const& s, action a) {
        bool const high = s.top.known() && s.top.index() > 1;
        return a.is<"draw">() && high ? &over : toy_game::refusal(s, a);
    }
};
struct tells_what_is_discarded : other_view<tells_what_is_discarded, toy_game> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.discard = s.discard; }
};
struct forgets_its_hand : other_view<forgets_its_hand, toy_game> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) {
        if (s.turns_left == 1 && viewer == seat(0))
            seen.hand[viewer] = card();
    }
};

/// Shows the card on top of the stock to seat 1 for as long as seat 0 has its turn.
struct shows_the_stock_for_a_while : other_view<shows_the_stock_for_a_while, toy_game> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) {
        if (viewer == seat(1) && s.phase == game_phase::discarding)
            seen.top = s.top;
    }
};

/// The piece in a place, and what the toy, which has no words for its pieces, calls it.
int piece_in(toy_game::state const& s, int place) {
    int found = -1;
    toy_game::each_piece(s, [&](int where, int kind) { found = where == place ? kind : found; });
    return found;
}
std::string text(int kind) { return "piece " + std::to_string(kind); }

/// The checks of a game, with what they come across.
template <typename G>
struct checks {
    testing::extras<G> more;
    testing::report found;
    std::string later;
    testing::knowledge_checks<G> all{more, found, later};
    rng luck = rng(1);
    typename G::state s = G::deal({}, luck);

    std::string knowledge() { return all.knowledge(s, seat(0), luck); }
};

/// A seat that draws and may discard either card: which one it was is secret.
template <typename G>
std::string secrets() {
    checks<G> of;
    G::play(of.s, G::action::draw());
    return of.all.secrets(of.s);
}

} // namespace

TEST_CASE("nothing is wrong with what the seats of the toy game know, and it is noted that something is hidden") {
    checks<toy_game> of;
    CHECK(of.all.deal(of.s) == "");
    CHECK(of.knowledge() == "");
    CHECK(of.later == "");
    CHECK(of.found.hidden);
    CHECK(secrets<toy_game>() == "");
    toy_game::state after = of.s;
    toy_game::play(after, toy_game::action::keep());
    CHECK(of.all.memory(of.s, toy_game::action::keep(), after) == "");
    CHECK(of.found.shown == 0);
}

TEST_CASE("views that differ, legal actions that tell, secrets that show, and what is forgotten are found") {
    CHECK(checks<views_otherwise_each_time>().knowledge() == "4: a view of a view is different (seat 0)");
    std::string told;
    for (std::uint64_t seed = 0; seed < 10 && told.empty(); ++seed) {
        checks<tells_by_what_is_legal> of;
        of.luck = rng(seed);
        of.s = toy_game::deal({}, of.luck);
        told = of.knowledge();
    }
    CHECK(told == "3: whether `draw` is legal depends on what the seat cannot see (seat 0)");
    CHECK(secrets<tells_what_is_discarded>().substr(0, 40) == "3: seat 1 can tell secret actions apart,");
    checks<forgets_its_hand> of;
    auto after = of.s;
    toy_game::play(after, toy_game::action::keep());
    std::string const card = text(piece_in(of.s, 0));
    CHECK(of.all.memory(of.s, toy_game::action::keep(), after) ==
          "5: seat 0 was shown " + card +
              " in place 0, and after `keep` no longer knows it, though it lies there still: shown too early, or forgotten");
}

TEST_CASE("a deal that shows one card to two seats is found, and a seat that learns more than it is shown") {
    checks<shows_all> of;
    CHECK(of.all.deal(of.s).substr(0, 48) == "5: seats 0 and 1 know a piece that luck dealt, p");
    CHECK(of.knowledge() == "");
    CHECK_FALSE(of.found.hidden);
    checks<toy_game> drawn;
    drawn.more.shown = [](auto const&, auto, seat) { return 0; };
    auto after = drawn.s;
    toy_game::play(after, toy_game::action::draw());
    CHECK(drawn.all.memory(drawn.s, toy_game::action::draw(), after) ==
          "5: after `draw` seat 0 knows more than it was shown: " + text(piece_in(after, 2)) + " in place 2");
    CHECK(drawn.all.deal(drawn.s) == "5: seat 0 knows more than the deal shows: " + text(piece_in(drawn.s, 0)) + " in place 0");
}

TEST_CASE("what is shown too early, or forgotten, is named with the action that showed it") {
    testing::report const found = testing::conformance<shows_the_stock_for_a_while>().run(20);
    INFO(found.wrong);
    CHECK(found.wrong.substr(0, 26) == "5: seat 1 was shown piece ");
    CHECK(found.wrong.find(" in place 5 after `draw`, and after `discard ") != std::string::npos);
}
