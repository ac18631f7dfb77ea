#include <ludo/games/xxl/match.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/places.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>
#include <ludo/testing/random_options.hpp>

#include "oracle/xxl/match.hpp"
#include "support/catch.hpp"
#include "support/matches.hpp"
#include "support/oracle_run.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::runs;
using ludo::xxl::set_colour;

namespace {

std::vector<int> numbers_of(seat_numbers const& of_seats) { return {of_seats.begin(), of_seats.end()}; }

/// The match of the reference implementation that is agreed on with these options.
oracle::match same_match(xxl::pur::options const& chosen) {
    return oracle::match({.players = chosen.players, .first = chosen.first.index(), .starter = to_text(chosen.starter)});
}
oracle::match same_match(xxl::individual::options const& chosen) {
    oracle::match::options told{.players = chosen.players, .first = chosen.first.index(), .starter = to_text(chosen.starter)};
    told.rounds = chosen.times;
    told.match_scoring = to_text(chosen.match_scoring);
    told.variants.clear();
    std::string names = to_text(chosen.variants) + ' ';
    for (std::size_t end = names.find(' '); end != names.npos; names = names.substr(end + 1), end = names.find(' '))
        told.variants.push_back(names.substr(0, end));
    return oracle::match(told);
}
oracle::match same_match(xxl::six_plus::options const& chosen) {
    oracle::match::options told{.players = chosen.players, .first = chosen.first.index()};
    told.once_per_seat = true;
    told.trump_match_scoring = to_text(chosen.trump_match_scoring);
    return oracle::match(told);
}

/// Plays a match with options by lot, and has each step of the reckoning compared.
template <typename M>
void adds_up(std::uint64_t seed) {
    rng luck(seed);
    auto const chosen = testing::random_options<M>(luck);
    oracle::match other = same_match(chosen);
    typename M::state s = M::deal(chosen, luck);
    INFO(M::name << ' ' << to_text<M>(chosen) << "seed " << seed);
    for (bool dealt = true; M::turn(s) != nobody;) {
        if (dealt)
            s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
                CHECK(other.next_variant() == G::name);
                CHECK(other.next_first() == inner.chosen.first.index());
                CHECK(other.next_starter() == to_text(inner.chosen.starter));
                CHECK(inner.chosen.deck == s.chosen.deck);
                CHECK(inner.chosen.players == s.chosen.players);
            });
        auto const a = towards_the_end<M>(s, luck);
        auto const before = s;
        M::play(s, a);
        dealt = s.number > before.number || M::turn(s) == nobody;
        if (dealt)
            before.playing.with_game([&]<typename G>(std::type_identity<G>, auto inner) {
                G::play(inner, a.template as<G>());
                CHECK(G::turn(inner) == nobody);
                other.add(numbers_of(G::scores(inner)), oracle::xxl_high_wins(std::string(G::name)));
                CHECK(numbers_of(s.last) == numbers_of(G::scores(inner)));
            });
        if (numbers_of(M::scores(s)) != other.scores())
            CHECK(numbers_of(M::scores(s)) == other.scores());
    }
    CHECK(other.over());
    CHECK(numbers_of(places(M::scores(s), wins_of<M>(chosen))) == other.places());
}

/// The places that results come to, in another way than the library's: who comes where in a list with the best first?
std::vector<int> ranked(std::vector<int> const& results, bool highest_is_best) {
    std::vector<int> best_first = results;
    std::sort(best_first.begin(), best_first.end());
    if (highest_is_best)
        std::reverse(best_first.begin(), best_first.end());
    std::vector<int> found;
    for (int each : results)
        found.push_back(1 + static_cast<int>(std::find(best_first.begin(), best_first.end(), each) - best_first.begin()));
    return found;
}

/// Options by lot, with as many players as said, and not too many games.
template <typename M>
typename M::options agreed(std::uint64_t seed, int players) {
    rng luck(seed);
    auto chosen = testing::random_options<M>(luck);
    chosen.first = seat(chosen.first.index() % players);
    chosen.players = players;
    if constexpr (requires { chosen.times; })
        chosen.times = 1 + chosen.times % 3;
    return chosen;
}

/// Plays a match; the results of its games, ranked here and added up, are what it says, after each game and at the end.
template <typename M>
void counts_places(typename M::options const& chosen, bool adds_results, std::uint64_t seed, bool highest_wins) {
    REQUIRE(M::validate(chosen) == nullptr);
    rng luck(seed);
    typename M::state s = M::deal(chosen, luck);
    std::vector<int> sums(static_cast<std::size_t>(chosen.players));
    int games = 0;
    while (M::turn(s) != nobody) {
        auto const a = towards_the_end<M>(s, luck);
        auto const before = s;
        M::play(s, a);
        std::vector<int> results;
        bool highest_is_best = false;
        before.playing.with_game([&]<typename G>(std::type_identity<G>, auto inner) {
            G::play(inner, a.template as<G>());
            if (G::turn(inner) == nobody)
                results = numbers_of(G::scores(inner));
            highest_is_best = G::name != "up_down" && G::name != "lower" && G::name != "one_by_one";
        });
        if (!results.empty()) {
            auto const counted = adds_results ? results : ranked(results, highest_is_best);
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += counted[i];
            ++games;
        }
        RC_ASSERT(numbers_of(M::scores(s)) == sums);
        RC_ASSERT(results.empty() || numbers_of(s.last) == results);
    }
    RC_ASSERT(games == M::length(chosen));
    RC_ASSERT(numbers_of(places(M::scores(s), wins_of<M>(chosen))) == ranked(sums, highest_wins));
}

template <typename M>
testing::extras<M> extras() {
    auto more = ludo::testing::json_extras<M>();
    more.choose = towards_the_end<M>;
    return more;
}

template <typename M>
void keeps_every_promise(int matches) {
    testing::report const found = testing::conformance<M>(extras<M>()).run(matches);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
}

} // namespace

TEST_CASE("a match adds up as the rules say, and the right seat begins each game") {
    oracle_run const today(0, nullptr, 200); // other seeds every day
    for (std::uint64_t i = 0; i < 20 + static_cast<std::uint64_t>(today.games); ++i) {
        std::uint64_t const seed = i < 20 ? i : today.first_seed + i;
        adds_up<xxl::pur>(seed);
        adds_up<xxl::individual>(seed);
        adds_up<xxl::six_plus>(seed);
    }
}

TEST_CASE("the places of a series add up as ranking says") {
    auto const players = [] { return *rc::gen::inRange(2, 7).as("players"); };
    auto const seed = [] { return *rc::gen::arbitrary<std::uint64_t>().as("seed"); };
    prop("pure XXL adds places up", [&] {
        auto const by = seed();
        counts_places<xxl::pur>(agreed<xxl::pur>(by, players()), false, by, false);
    });
    prop("individual XXL adds places up", [&] {
        auto const by = seed();
        auto chosen = agreed<xxl::individual>(by, players());
        chosen.match_scoring = xxl::individual::scoring::place_points;
        counts_places<xxl::individual>(chosen, false, by, false);
    });
    using list = decltype(xxl::individual::options::variants);
    for (bool highest : {false, true})
        prop(highest ? "individual XXL adds high totals up" : "individual XXL adds low totals up", [&] {
            auto const by = seed();
            auto chosen = agreed<xxl::individual>(by, players());
            chosen.match_scoring = xxl::individual::scoring::game_totals;
            chosen.variants = highest ? list::of("may_refuse runs set_colour") : list::of("up_down one_by_one lower");
            counts_places<xxl::individual>(chosen, true, by, highest);
        });
    for (bool totals : {false, true})
        prop(totals ? "6+ adds totals of tricks up" : "6+ adds places up", [&] {
            auto const by = seed();
            auto chosen = agreed<xxl::six_plus>(by, players());
            using scoring = decltype(chosen.trump_match_scoring);
            chosen.trump_match_scoring = totals ? scoring::trick_totals : scoring::place_points;
            counts_places<xxl::six_plus>(chosen, totals, by, totals);
        });
}

TEST_CASE("the scores of the game that ended last are told to all, in states, views and JSON") {
    rng luck(11);
    auto s = xxl::pur::deal({.players = 3}, luck);
    CHECK(to_json<xxl::pur>(s)["last"] == json{0, 0, 0});
    play_on<xxl::pur>(s, luck, 1);
    json const told = numbers_of(s.last);
    CHECK(told != json{0, 0, 0});
    CHECK(to_json<xxl::pur>(s)["last"] == told);
    for (seat viewer : ludo::each_seat(3))
        CHECK(to_json(view<xxl::pur>(s, viewer))["last"] == told);
    play_on<xxl::pur>(s, luck);
    CHECK(numbers_of(s.last) == numbers_of(set_colour::scores(s.playing.as<set_colour>()))); // also of the last game of all
}

TEST_CASE("pure XXL keeps every promise") { keeps_every_promise<xxl::pur>(6); }
TEST_CASE("individual XXL keeps every promise") { keeps_every_promise<xxl::individual>(3); }
TEST_CASE("6+ once for each seat keeps every promise") { keeps_every_promise<xxl::six_plus>(8); }

TEST_CASE("what is no list of games is refused with what the option takes") {
    for (std::string const wrong : {"", "lower ", " lower", "lower  runs", "chess", "lower,runs", "xxl_pur",
                                    "lower lower lower lower lower lower lower lower lower"}) {
        CAPTURE(wrong);
        auto const read = options_from_json<xxl::individual>(json{{"variants", wrong}});
        REQUIRE_FALSE(read);
        CHECK(read.error() == "variants takes 1 to 8 of up_down lower may_refuse runs one_by_one set_colour set_colour_trump");
    }
}

TEST_CASE("in a match a text is read in the game that is played") {
    xxl::individual::options chosen;
    chosen.variants = decltype(chosen.variants)::of("set_colour");
    table<xxl::individual> match(chosen, 1);
    auto const a = match.actions().nth(0);
    CHECK(a.is<set_colour>());
    auto const text = to_text<xxl::individual>(match.state(), a);
    CHECK(text.substr(0, 5) == "play ");
    CHECK(action_of<xxl::individual>(match.state(), text) == a);
    // the same words mean another action in `lower`: without a state the first game that knows them is meant
    CHECK(xxl::individual::action::parse(text)->is<lower>());
}

TEST_CASE("an action of another game of the match is refused, and changes nothing") {
    table<xxl::pur> match({}, 1);
    auto const before = match.state();
    auto const said = match.play(xxl::pur::action::of<runs>(runs::action::end()));
    REQUIRE_FALSE(said);
    CHECK(said.broken()->id == "series.other-game");
    CHECK(match.state() == before);
}
