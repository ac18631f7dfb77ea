#include <ludo/play/in_sight.hpp>

#include <map>
#include <utility>

#include <ludo/components/piles.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/play/table.hpp>

#include "../../examples/games/crazy_eights.hpp"
#include "../../examples/games/gin_rummy.hpp"
#include "../../examples/games/hearts.hpp"
#include "../../examples/games/leduc_poker.hpp"
#include "../../examples/games/memory.hpp"
#include "../../examples/games/whist.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

/// How many pieces of which kind lie where, as somebody knows it.
template <game G>
std::map<std::pair<int, int>, int> known_pieces(typename G::state const& s) {
    std::map<std::pair<int, int>, int> found;
    G::each_piece(s, [&](int place, int kind) {
        if (kind >= 0)
            ++found[{place, kind}];
    });
    return found;
}

/// Plays a game at random, and calls `visit(truth, viewer)` after each action, for each seat and for a spectator.
template <game G>
void each_moment(std::uint64_t seed, int actions, auto visit) {
    rng luck(seed);
    typename G::options chosen;
    chosen.players = G::seats.least + static_cast<int>(luck.below(static_cast<std::uint32_t>(G::seats.most - G::seats.least + 1)));
    typename G::state s = G::deal(chosen, luck);
    for (int number = 0; number < actions; ++number) {
        for (seat viewer : ludo::each_seat(chosen.players))
            visit(s, viewer);
        visit(s, nobody);
        if (G::turn(s) == nobody)
            return;
        G::play(s, G::actions(s).pick(luck));
    }
}

/// A game of each kind.
using some_games = game_list<calcory, bonbons, memory, yamy, xxl::lower, xxl::runs, xxl::may_refuse, crazy_eights, gin_rummy,
                             hearts, whist, leduc_poker>;

/// The action with this text is played.
template <game G>
void play(table<G>& at, std::string_view text) {
    auto const action = action_of<G>(at.state(), text);
    REQUIRE(action);
    REQUIRE(at.play(*action));
}

} // namespace

TEST_CASE("what was seen and lies face down now is not in sight") {
    prop("in Calcory and Bonbons", [](std::uint64_t seed) {
        rng luck(seed);
        calcory::state s = calcory::deal({}, luck);
        bonbons::state t = bonbons::deal({}, luck);
        for (int turn = 0; turn < 50 && s.turn != nobody && t.turn != nobody; ++turn) {
            calcory::play(s, calcory::actions(s).pick(luck));
            bonbons::play(t, bonbons::actions(t).pick(luck));
        }
        auto const seen = in_sight(view<calcory>(s, seat(0))).state();
        RC_ASSERT(seen.table.hidden() == seen.table.down());
        RC_ASSERT(seen.table.up() == s.table.up());
        for (calcory::cell at : s.table.turned() | s.table.up())
            RC_ASSERT(seen.table.at(at) == s.table.at(at));
        auto const tiles = in_sight(view<bonbons>(t, nobody)).state();
        RC_ASSERT(tiles.squares.hidden() == tiles.squares.down());
        RC_ASSERT(tiles.rounds.hidden() == tiles.rounds.down());
    });
}

TEST_CASE("what is in sight is known, and so is one's own hand; others' hands are closed until they are shown") {
    some_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(G::name);
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            each_moment<G>(seed, 120, [](typename G::state const& s, seat viewer) {
                view<G> const known(s, viewer);
                auto const all = known_pieces<G>(known.state());
                auto const seen = known_pieces<G>(in_sight(known).state());
                bool const shown = G::turn(s) == nobody;
                for (auto const& [piece, number] : seen) {
                    auto const found = all.find(piece);
                    REQUIRE(found != all.end());
                    REQUIRE(number <= found->second);
                }
                for (auto const& [piece, number] : all) {
                    named_place const there = place_with<G>(s.chosen, piece.first);
                    if (there.kind != place_kind::hand)
                        continue;
                    auto const found = seen.find(piece);
                    if (there.owner == viewer && viewer != nobody)
                        REQUIRE((found != seen.end() && found->second == number));
                    else if constexpr (!std::is_same_v<G, calcory> && !std::is_same_v<G, xxl::runs> && !std::is_same_v<G, yamy>)
                        REQUIRE((shown || found == seen.end()));
                }
            });
    });
}

TEST_CASE("a card that was taken openly is remembered, but not in sight") {
    SECTION("in Gin Rummy, until somebody knocks") {
        table<gin_rummy> at({}, 3);
        play(at, "take");
        REQUIRE(at.play(*at.actions().begin()));
        auto const known = at.view(seat(1));
        CHECK(known.state().held.of(seat(0)).size() >= 1);
        CHECK(in_sight(known).state().held.of(seat(0)).empty());
        CHECK(in_sight(known).state().held.size(seat(0)) == 10);
        CHECK(in_sight(known).state().held.of(seat(1)) == at.state().held.of(seat(1)));
        CHECK(in_sight(known).state().pile.size() == 1);

        gin_rummy::state knocked = at.state();
        knocked.knocker = knocked.turn;
        knocked.phase = gin_rummy::game_phase::over;
        knocked.turn = nobody;
        CHECK(in_sight(view<gin_rummy>(knocked, seat(1))).state().held.of(seat(0)) == known.state().held.of(seat(0)));
    }
    SECTION("in Yamy, until somebody lays down") {
        table<yamy> at({}, 6);
        for (char const* said : {"draw", "discard 3y", "take 0", "discard 6b"}) // as examples/views.cpp
            play(at, said);
        auto const known = at.view(seat(0));
        auto const cards_in = [](yamy::held_cards const& hand) {
            int known_ones = 0;
            hand.each([&](yamy::card one, int) { known_ones += one.known(); });
            return known_ones;
        };
        CHECK(cards_in(known.state().hands[seat(1)]) == 1);
        CHECK(cards_in(in_sight(known).state().hands[seat(1)]) == 0);
        CHECK(in_sight(known).state().hands[seat(1)].size() == 5);
        CHECK(cards_in(in_sight(known).state().hands[seat(0)]) == 5);
        CHECK(in_sight(known).state().discards.top(seat(1)) == at.state().discards.top(seat(1)));

        yamy::state shown = at.state();
        shown.phase = yamy::game_phase::noting;
        CHECK(cards_in(in_sight(view<yamy>(shown, seat(0))).state().hands[seat(1)]) == 5);
    }
    SECTION("in Hearts, what one passed") {
        table<hearts> at({}, 5);
        while (at.state().phase == hearts::game_phase::passing)
            REQUIRE(at.play(*at.actions().begin()));
        auto const known = at.view(seat(0));
        CHECK(known.state().hands.of(seat(1)).size() >= 3);
        CHECK(in_sight(known).state().hands.of(seat(1)).empty());
        CHECK(in_sight(known).state().own.passed.known[seat(0)].empty());
    }
    SECTION("in the runs of XXL, but for the cards that are being laid") {
        bool taken = false, laying = false;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            each_moment<xxl::runs>(seed, 80, [&](xxl::runs::state const& s, seat viewer) {
                if (s.phase == xxl::runs::game_phase::over)
                    return;
                for (seat owner : ludo::each_seat(s.chosen.players))
                    if (owner != viewer) {
                        auto const in_view = view<xxl::runs>(s, viewer).state().hands.of(owner);
                        auto const seen = in_sight(view<xxl::runs>(s, viewer)).state().hands.of(owner);
                        REQUIRE(seen == (owner == s.turn ? s.named & s.hands.of(owner) : xxl::cards()));
                        taken = taken || !(in_view - seen).empty();
                        laying = laying || !seen.empty();
                    }
            });
        CHECK(taken);
        CHECK(laying);
    }
}

TEST_CASE("of piles and tricks, only what lies on top is in sight") {
    table<xxl::lower> at({}, 4);
    rng luck(4);
    for (int i = 0; i < 10 && !at.over(); ++i)
        REQUIRE(at.play(at.actions().pick(luck)));
    auto const seen = in_sight(at.view(nobody)).state();
    CHECK(at.state().played.size() > 1);
    CHECK(seen.played == xxl::cards{at.state().table.top});

    table<whist> tricks({.players = 4}, 4);
    for (int i = 0; i < 9; ++i)
        REQUIRE(tricks.play(tricks.actions().pick(luck)));
    auto const now = in_sight(tricks.view(seat(0))).state();
    CHECK(now.trick == tricks.state().trick);
    CHECK(now.taken().empty());

    piles<yamy::card, 4, 20> some;
    for (char const* each : {"1r", "2r", "3r"})
        some.put(seat(0), *yamy::card::parse(each));
    some.put(seat(2), *yamy::card::parse("6b"));
    some.forget();
    CHECK(some.size(seat(0)) == 1);
    CHECK(some.top(seat(0)) == *yamy::card::parse("3r"));
    CHECK(some.top(seat(2)) == *yamy::card::parse("6b"));
}

TEST_CASE("in a match, what is in sight is what is in sight of the game that is being played") {
    using match = xxl::pur;
    each_moment<match>(7, 200, [](match::state const& s, seat viewer) {
        auto const seen = in_sight(view<match>(s, viewer)).state();
        seen.playing.with_game([&]<typename G>(std::type_identity<G>, typename G::state const& inner) {
            s.playing.with_game([&]<typename Same>(std::type_identity<Same>, typename Same::state const& truth) {
                if constexpr (std::is_same_v<G, Same>)
                    REQUIRE(inner == in_sight(view<G>(truth, viewer)).state());
            });
        });
    });
}
