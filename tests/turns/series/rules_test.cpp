#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/places.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/series/rules.hpp>

#include "../../../examples/games/oh_hell.hpp"
#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/seat_numbers.hpp"
#include "support/toys_in_a_row.hpp"

using namespace ludo;

TEST_CASE("games in a row are a game") {
    STATIC_REQUIRE(game<toys>);
    STATIC_REQUIRE(game<added_toys>);
    STATIC_REQUIRE(game<led_by_first>);
    STATIC_REQUIRE(game<raced>);
}

TEST_CASE("a match remembers what its game does, and sleeps with it") {
    STATIC_REQUIRE(remembering<oh_hell_match>);
    STATIC_REQUIRE_FALSE(remembering<toys>);
    rng luck(1);
    oh_hell_match::state s = oh_hell_match::deal({}, luck);
    auto const remembers = [&] {
        return s.playing.with_game([](auto, auto const& inner) { return !(inner.remembered == oh_hell::state().remembered); });
    };
    while (!remembers())
        oh_hell_match::play(s, oh_hell_match::actions(s).pick(luck));
    let_memory_sleep<oh_hell_match>(s);
    CHECK_FALSE(remembers());
}

TEST_CASE("after a game the next one is dealt, and places add up") {
    rng luck(1);
    toys::state s = toys::deal({.how_many = 3}, luck);
    seat_numbers expected(toys::players(s));
    while (toys::turn(s) != nobody) {
        auto const before = s;
        auto const a = toys::actions(s).pick(luck);
        toys::play(s, a);
        auto last = before.playing.as<toy_game>();
        toy_game::play(last, a.as<toy_game>());
        if (toy_game::turn(last) == nobody) {
            auto const gained = places(toy_game::scores(last), toy_game::wins);
            for (seat each : ludo::each_seat(toys::players(s)))
                expected[each] += gained[each];
            CHECK(s.number == (before.number < 2 ? before.number + 1 : 2));
            CHECK(s.last == toy_game::scores(last));
        } else
            CHECK(s.last == before.last);
        CHECK(toys::scores(s) == expected);
    }
    CHECK(s.number == 2);
}

TEST_CASE("a match goes on until the points end it, or as many games are over as there can be") {
    int reached = 0, played_out = 0, below = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        rng luck(seed);
        raced::state s = raced::deal({.how_many = 4}, luck);
        seat_numbers points(2), won(2);
        for (int games = 1; games <= 4; ++games) {
            toy_with_losses::state last;
            for (int number = s.number; raced::turn(s) != nobody && s.number == number;) {
                last = s.playing.as<toy_with_losses>();
                auto const a = raced::actions(s).pick(luck);
                toy_with_losses::play(last, a.as<toy_with_losses>());
                raced::play(s, a);
            }
            auto const scored = toy_with_losses::scores(last);
            for (seat each : ludo::each_seat(2)) {
                points[each] += scored[each];
                won[each] += scored[each] > scored[each.next(2)];
                below += points[each] < 0;
            }
            CHECK(s.points == points);
            CHECK(s.won == won);
            bool const enough = points[seat(0)] >= 5 || points[seat(1)] >= 5;
            CHECK((raced::turn(s) == nobody) == (enough || games == 4));
            CHECK(s.number == (enough || games == 4 ? games - 1 : games));
            reached += enough;
            played_out += !enough && games == 4;
            if (enough)
                break;
            if (games < 4)
                CHECK(raced::scores(s) == points); // without what comes at the end
        }
        CHECK(raced::scores(s) == numbers({points[seat(0)] + 10 * won[seat(0)], points[seat(1)] + 10 * won[seat(1)]}));
    }
    CHECK((reached > 0 && played_out > 0 && below > 0));
}

TEST_CASE("a match without bonuses keeps nothing for them") {
    STATIC_REQUIRE(std::tuple_size_v<decltype(raced::state::members())> == std::tuple_size_v<decltype(toys::state::members())> + 1);
}

TEST_CASE("options of the same name and type go to the games, and the match says who begins") {
    rng luck(4);
    toys::state const s = toys::deal({.players = 2, .first = seat(1)}, luck);
    CHECK(s.playing.as<toy_game>().chosen.players == 2);
    CHECK(s.playing.as<toy_game>().chosen.first == seat(1));
}

TEST_CASE("a view of a match does not show the luck of the deals to come") {
    rng luck(2);
    toys::state const s = toys::deal({}, luck);
    CHECK(s.luck != no_luck);
    toys::state const seen = toys::view(s, seat(0));
    CHECK(seen.last == s.last);
    CHECK(seen.luck == no_luck);
    CHECK(toys::view(seen, seat(0)) == seen);
}

namespace {
/// A match with as many games as somebody likes.
struct long_match : toys_in_a_row {
    static constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                            option{"first", &options::first}, option{"how_many", &options::how_many}};
};
} // namespace

namespace {
/// Twice to eleven, together.
struct to_eleven_twice : ludo::for_players<1, 4> {
    static constexpr std::string_view name = "to_eleven_twice";
    static constexpr phrase title = to_eleven::title;
    static constexpr best wins = best::highest;
    using games = game_list<to_eleven>;
    static constexpr int length(options const&) { return 2; }
    static constexpr int which(options const&, int) { return 0; }
    static constexpr void begin(to_eleven::options& inner, options const& chosen, int, seat_numbers const&) {
        inner.first = chosen.first;
    }
    static constexpr int most(to_eleven::options const& inner) { return 3 * inner.players; }
};
} // namespace

TEST_CASE("a match of games that are played together is one: the points of the team are added up") {
    using twice = series<to_eleven_twice>;
    STATIC_REQUIRE(aim_of<twice>() == aim::together);
    STATIC_REQUIRE(aim_of<toys>() == aim::places);
    rng luck(1);
    twice::state s = twice::deal({.players = 3}, luck);
    for (int more : {3, 2, 3, 1, 2, 1, 3, 1, 3, 1, 3})
        twice::play(s, twice::action::of<to_eleven>(to_eleven::action::add(more)));
    CHECK(twice::turn(s) == nobody);
    CHECK(twice::scores(s) == seat_numbers(3, 3 + 2)); // 5, 8 and 11; then 5 and 8
    CHECK(wrong_with<twice>(s) == nullptr);
}

TEST_CASE("a match has as many games as can be counted") {
    using many = series<long_match>;
    CHECK(wrong_with<many>(many::options{.how_many = 255}) == nullptr);
    for (int wrong : {0, 256, 1000})
        CHECK(wrong_with<many>(many::options{.how_many = wrong}) == std::string_view("a match has 1 to 255 games"));
}

namespace {
/// A toy that hints at keeping the card.
struct kept_toy : toy_game {
    static constexpr action hint(state const& s, rng& luck) {
        return s.chosen.draw == drawing::may && s.phase == game_phase::choosing ? action::keep() : actions(s).pick(luck);
    }
};
struct of_kept_toys : toys_in_a_row {
    using games = game_list<kept_toy>;
};
template <typename G>
concept hints = requires(typename G::state const& s, rng& luck) { G::hint(s, luck); };
} // namespace

TEST_CASE("a match hints at what its games hint at, and at nothing if none of them does") {
    using kept = series<of_kept_toys>;
    STATIC_REQUIRE_FALSE(hints<toys>);
    rng luck(1);
    kept::state s = kept::deal({}, luck);
    for (; kept::turn(s) != nobody; kept::play(s, kept::hint(s, luck)))
        CHECK(kept::hint(s, luck).text() == "keep");
}
