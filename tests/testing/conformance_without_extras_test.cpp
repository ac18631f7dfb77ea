// What the suite finds in a game of which it knows nothing but the game: with a record, and without ending itself.
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/testing/conformance.hpp>

#include "support/broken_games.hpp"
#include "support/catch.hpp"
#include "support/hearts.hpp"
#include "support/poker.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using ludo::xxl::lower;

namespace {

template <typename G>
testing::report found_in(int games = 30) {
    return testing::conformance<G>({}, 500).run(games);
}

/// One of these promises is broken, and the record plays up to there.
template <typename G>
void is_caught(std::string_view promises, bool replays = true) {
    testing::report const found = found_in<G>();
    INFO(to_text(found));
    REQUIRE(!found);
    CHECK(promises.find(found.wrong[0]) != promises.npos);
    REQUIRE(!found.record.empty());
    if (replays)
        CHECK(load_text<G>(found.record));
}

struct shows_both_hands : other_view<shows_both_hands, leduc> {
    static constexpr void spoil(state& seen, state const& s, seat) {
        seen.cards[0] = s.cards[0];
        seen.cards[1] = s.cards[1];
    }
};
struct shows_the_board : other_view<shows_the_board, leduc> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.cards[board] = s.cards[board]; }
};
struct shows_one_seat_all : other_view<shows_one_seat_all, leduc> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) { seen = viewer == seat(1) ? s : seen; }
};
struct kuhn_shows_hands : other_view<kuhn_shows_hands, kuhn> {
    static constexpr void spoil(state& seen, state const& s, seat) {
        seen.cards[0] = s.cards[0];
        seen.cards[1] = s.cards[1];
    }
};
struct kuhn_with_open_hands : kuhn_shows_hands {
    static constexpr bool dealt_open(state const&, int place, int) { return place < 2; }
};
struct hearts_shows_hands : other_view<hearts_shows_hands, hearts> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.held = s.held; }
};
struct shows_a_neighbour : other_view<shows_a_neighbour, hearts> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) {
        for (card one : s.held.of(viewer.next(4)))
            seen.held.imagine(viewer.next(4), one);
    }
};
struct lower_shows_hands : other_view<lower_shows_hands, lower> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.hands = s.hands; }
};
struct imagines_anyhow : hearts {
    static constexpr state determinize(state const& view, rng& luck) { return imagine_anyhow(view, luck); }
};

struct lists_no_option : toy_game {
    static constexpr std::tuple option_list{std::get<0>(toy_game::option_list), std::get<1>(toy_game::option_list),
                                            std::get<3>(toy_game::option_list)};
};
struct names_no_member : toy_game {
    struct state : toy_game::state {
        constexpr state(toy_game::state const& s = {}) : toy_game::state(s) {}
        static constexpr auto members() {
            return std::apply(
                [](auto turn, auto now, auto, auto... others) {
                    return std::tuple{turn, now, others...};
                },
                toy_game::state::members()); // no turns_left
        }
    };
    static constexpr state deal(options const& chosen, rng& luck) { return toy_game::deal(chosen, luck); }
    static constexpr state view(state const& s, seat viewer) { return toy_game::view(s, viewer); }
    static constexpr state determinize(state const& view, rng& luck) { return toy_game::determinize(view, luck); }
};

constexpr bool late(toy_game::state const& s) { return s.phase != toy_game::game_phase::over && s.turns_left == 1; }

struct offers_nothing : toy_game {
    static constexpr action_set<action> actions(state const& s) { return late(s) ? action_set<action>() : toy_game::actions(s); }
    static constexpr rule const* refusal(state const& s, action a) { return late(s) ? &over : toy_game::refusal(s, a); }
};
struct offers_nothing_at_first : toy_game {
    static constexpr action_set<action> actions(state const&) { return {}; }
    static constexpr rule const* refusal(state const&, action) { return &over; }
};
struct gives_a_turn_to_nobody_there : toy_game {
    static constexpr seat turn(state const& s) { return late(s) ? seat(4) : s.turn; }
};
struct offers_after_the_end : toy_game {
    static constexpr seat turn(state const& s) { return late(s) ? nobody : s.turn; }
};
struct seats_too_many : toy_game {
    static constexpr int players(state const&) { return 7; }
};
struct seats_none : toy_game {
    static constexpr int players(state const&) { return 0; }
};
struct never_ends : toy_game {
    static constexpr void play(state& s, action) { s.turn = s.turn.next(2); }
};
struct scores_too_many : toy_game {
    static constexpr seat_numbers scores(state const&) { return seat_numbers(3); }
};
struct has_unknown_kinds : toy_game {
    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit) {
        toy_game::each_piece(s, [&](int place, int kind) { visit(place, kind < 0 ? kind : kind + 1000); });
    }
};
struct throws : toy_game {
    static void play(state& s, action a) {
        if (late(s))
            throw std::runtime_error("late");
        toy_game::play(s, a);
    }
};
struct throws_always : toy_game {
    static void play(state&, action) { throw std::runtime_error("always"); }
};
struct has_luck_of_its_own : toy_game {
    static state deal(options const& chosen, rng&) {
        static rng luck(1);
        return toy_game::deal(chosen, luck);
    }
};
struct accepts_no_options : toy_game {
    static constexpr char const* validate(options const&) { return "no"; }
};

} // namespace

TEST_CASE("games that keep every promise do so without extras") {
    CHECK(found_in<kuhn>());
    CHECK(found_in<leduc>());
    CHECK(found_in<hearts>());
    CHECK(found_in<toy_game>());
    CHECK(found_in<lower>());
}

TEST_CASE("a view that shows the opponent's hand is found") {
    is_caught<shows_both_hands>("5");
    is_caught<kuhn_shows_hands>("5");
    is_caught<shows_one_seat_all>("5");
}
TEST_CASE("a view that shows a card before it is turned is found") { is_caught<shows_the_board>("5"); }
TEST_CASE("a view that shows whole hands is found") {
    is_caught<hearts_shows_hands>("5");
    is_caught<shows_a_neighbour>("5");
    is_caught<lower_shows_hands>("5");
}
TEST_CASE("hands that a game says lie open may be shown, and then the one card left cannot be imagined otherwise") {
    is_caught<kuhn_with_open_hands>("4");
}
TEST_CASE("a determinization that nobody can play on from is found") { is_caught<imagines_anyhow>("8"); }

TEST_CASE("an option that is missing in the list is found") { is_caught<lists_no_option>("6"); }
TEST_CASE("a member of the state that it does not name is found") { is_caught<names_no_member>("6"); }

TEST_CASE("a turn with nothing to do is reported") {
    is_caught<offers_nothing>("8");
    is_caught<offers_nothing_at_first>("8");
}
TEST_CASE("a turn of a seat that does not play is reported") { is_caught<gives_a_turn_to_nobody_there>("8", false); }
TEST_CASE("legal actions that nobody can take are reported") { is_caught<offers_after_the_end>("8", false); }
TEST_CASE("a number of players that cannot be is reported") {
    is_caught<seats_too_many>("8");
    is_caught<seats_none>("8");
}
TEST_CASE("a game without an end is reported") { is_caught<never_ends>("68"); }
TEST_CASE("scores for more than play are reported") { is_caught<scores_too_many>("8"); }
TEST_CASE("pieces of kinds that there are not are reported") { is_caught<has_unknown_kinds>("2"); }
TEST_CASE("an exception that a game throws is reported") { is_caught<throws>("8"); }
TEST_CASE("a game that throws at every action has a record that ends with one") {
    CHECK(found_in<throws_always>().wrong == "8: the game throws an exception");
    record<throws_always> told{{}, 1, {}, {{seat(0), toy_game::action::draw()}}};
    auto const text = to_text(told);
    REQUIRE(text);
    CHECK(text->ends_with("0 draw\n"));
}
TEST_CASE("luck that does not come from the seed is reported") { is_caught<has_luck_of_its_own>("67", false); }
TEST_CASE("options of which none are accepted are reported") { is_caught<accepts_no_options>("8", false); }

TEST_CASE("a deal that goes wrong is shown without an action") {
    auto const told = load_text<shows_both_hands>(found_in<shows_both_hands>().record);
    REQUIRE(told);
    CHECK(told->size() == 0);
}
