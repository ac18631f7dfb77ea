#include <ludo/testing/telling_checks.hpp>

#include <string>
#include <tuple>

#include <ludo/games/calcory.hpp>

#include "support/broken_games.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;
using testing::extras;
using testing::telling_checks;

namespace {

/// What is wrong with what is told in some games, if anything is.
template <game G>
std::string wrong(extras<G> const& more = {}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        rng luck(seed);
        typename G::state s = G::deal({}, luck);
        for (int turn = 0; turn < 100 && G::turn(s) != nobody; ++turn) {
            typename G::state const before = s;
            auto const done = G::actions(s).pick(luck);
            G::play(s, done);
            if (auto found = telling_checks<G>{more}.told(before, done, s, luck); !found.empty())
                return found;
        }
    }
    return "";
}

struct spectators_see_more : other_view<spectators_see_more, calcory> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) {
        if (viewer == nobody && s.table.down().contains(cell(0, 0)))
            seen.table.imagine(cell(0, 0), s.table.at(cell(0, 0)));
    }
};

struct secret_where_a_card_is_high : calcory {
    static constexpr bool secret(state const& s, action) {
        return s.table.down().contains(cell(0, 0)) && s.table.at(cell(0, 0)).known() && s.table.at(cell(0, 0)).symbol() > 5;
    }
};

struct tells_it_differently : calcory {
    struct telling : calcory::telling {
        static void remarks(state const&, std::optional<action>, state const&, auto say) {
            static int times = 0;
            say(0, ++times);
        }
    };
};

struct loses_pieces : calcory {
    static void each_piece(state const& s, auto visit) {
        static int times = 0;
        ++times;
        calcory::each_piece(s, [&](int place, int kind) { visit(times % 2 == 0 && place == 0 ? 1 : place, kind); });
    }
};

/// A state that does not name whose turn it is.
struct forgets_the_turn : calcory {
    struct state : calcory::state {
        state() = default;
        constexpr state(calcory::state const& s) : calcory::state(s) {}
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() { return std::tuple{member{"table", &state::table}}; }
    };
    static constexpr state deal(options const& chosen, rng& luck) { return calcory::deal(chosen, luck); }
    static constexpr state view(state const& s, seat viewer) { return calcory::view(s, viewer); }
    static constexpr state determinize(state const& s, rng& luck) { return calcory::determinize(s, luck); }
};

/// A place called as another one is, elsewhere.
struct calls_places_alike : toy_game {
    struct telling {
        static constexpr named_place place(options const&, int number) {
            return {place_kind::cell, nobody, std::string_view(number == 1 ? "b1" : "a1")};
        }
    };
};

/// The hands lie beside one another, and so does what is left: two places whose cards have an order.
struct has_two_heaps : toy_game {
    struct telling {
        static constexpr named_place place(options const&, int number) {
            return {number < 2 ? place_kind::display : place_kind::stock};
        }
    };
};

} // namespace

TEST_CASE("what Calcory tells is complete and sound") { CHECK(wrong<calcory>() == ""); }

TEST_CASE("what does not lead to the view after is caught") {
    CHECK(wrong<forgets_the_turn>().substr(0, 55) == "9: what is told does not lead from the view before to t");
}
TEST_CASE("pieces that are told to be elsewhere than the view has them are caught") {
    CHECK(wrong<loses_pieces>().substr(0, 2) == "9:");
}
TEST_CASE("a spectator who knows more than a seat is caught") {
    CHECK(wrong<spectators_see_more>() == "9: a spectator knows something that the seat does not know (seat 0)");
}
TEST_CASE("an action that is a secret only where a hidden card says so is caught") {
    CHECK(wrong<secret_where_a_card_is_high>().find("depends on what the viewer cannot see") != std::string::npos);
}
TEST_CASE("two places with the same words are named") {
    rng luck(1);
    CHECK(telling_checks<calls_places_alike>::places_alike(calls_places_alike::deal({}, luck)) ==
          "9: places 0 and 5 are both called `a1`"); // the hands are 0 and 1, and the stock 5
    CHECK(wrong<calls_places_alike>().find("are both called `") != std::string::npos);
    CHECK(telling_checks<toy_game>::places_alike(toy_game::deal({}, luck)) == "");
    CHECK(telling_checks<has_two_heaps>::places_alike(has_two_heaps::deal({}, luck)) == "");
}
TEST_CASE("what is told differently each time is caught") {
    CHECK(wrong<tells_it_differently>().substr(0, 42) == "9: it is told differently the second time ");
}
TEST_CASE("what is read back as something else is caught") {
    extras<calcory> forgetful;
    forgetful.tell_again = [](view<calcory> const& before, told<calcory> const&) { return told<calcory>(before, before); };
    CHECK(wrong<calcory>(forgetful).substr(0, 44) == "9: what is told is read back as something el");
}

TEST_CASE("a view that shows a secret choice tells it, and that is caught") {
    struct shows_what_goes_back : other_view<shows_what_goes_back, calcory> {
        static constexpr void spoil(state& seen, state const& s, seat) { seen.held = s.held; }
    };
    calcory::state s;
    for (std::uint64_t seed = 0; s.phase != calcory::game_phase::returning; ++seed) {
        rng luck(seed);
        s = calcory::deal({}, luck);
        while (s.phase == calcory::game_phase::turning)
            calcory::play(s, calcory::actions(s).pick(luck));
    }
    auto const one = calcory::actions(s).nth(0), other = calcory::actions(s).nth(1);
    calcory::state after_one = s, after_other = s;
    calcory::play(after_one, one);
    calcory::play(after_other, other);
    if (after_one.held == after_other.held)
        return;
    seat const viewer = s.turn.next(2);
    CHECK_FALSE(telling_checks<calcory>::tells_apart(s, one, after_one, other, after_other, viewer));
    CHECK(telling_checks<shows_what_goes_back>::tells_apart(s, one, after_one, other, after_other, viewer));
}
