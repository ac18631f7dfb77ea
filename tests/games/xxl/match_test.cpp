#include <ludo/games/xxl/match.hpp>

#include <string>
#include <type_traits>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/random_options.hpp>

#include "oracle/xxl/match.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

std::vector<int> listed(seat_numbers const& of_seats) { return {of_seats.begin(), of_seats.end()}; }

/// The match of the reference implementation that is agreed on with these options.
oracle::match same_match(xxl_pur::options const& chosen) {
    return oracle::match({.players = chosen.players, .first = chosen.first.index(), .starter = to_text(chosen.starter)});
}
oracle::match same_match(xxl_individual::options const& chosen) {
    oracle::match::options told{.players = chosen.players, .first = chosen.first.index(), .starter = to_text(chosen.starter)};
    told.rounds = chosen.times;
    told.variants.clear();
    std::string names = to_text(chosen.variants) + ' ';
    for (std::size_t end = names.find(' '); end != names.npos; names = names.substr(end + 1), end = names.find(' '))
        told.variants.push_back(names.substr(0, end));
    return oracle::match(told);
}
oracle::match same_match(xxl_six_plus::options const& chosen) {
    oracle::match::options told{.players = chosen.players, .first = chosen.first.index()};
    told.once_per_seat = true;
    told.trump_match_scoring = to_text(chosen.trump_match_scoring);
    return oracle::match(told);
}

/// A game of a match that goes on without end is led to it: who can lay a run does.
template <typename M>
typename M::action chosen_action(typename M::state const& s, rng& luck) {
    auto const legal = M::actions(s);
    for (int i = 0; i < 8; ++i)
        if (auto const a = legal.pick(luck); text_of<M>(s, a).view().substr(0, 4) == "meld")
            return a;
    return legal.pick(luck);
}

/// Plays matches with options by lot, and has each step of the reckoning compared.
template <typename M>
void adds_up(int matches) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
        rng luck(seed);
        auto const chosen = testing::random_options<M>(luck);
        oracle::match other = same_match(chosen);
        typename M::state s = M::deal(chosen, luck);
        INFO(to_text<M>(chosen) << "seed " << seed);
        for (bool dealt = true; M::turn(s) != nobody;) {
            if (dealt)
                s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
                    CHECK(other.next_variant() == G::name);
                    CHECK(other.next_first() == inner.chosen.first.index());
                    CHECK(other.next_starter() == to_text(inner.chosen.starter));
                    CHECK(inner.chosen.deck == s.chosen.deck);
                    CHECK(inner.chosen.players == s.chosen.players);
                });
            auto const a = chosen_action<M>(s, luck);
            auto const before = s;
            M::play(s, a);
            dealt = s.number > before.number || M::turn(s) == nobody;
            if (dealt)
                before.playing.with_game([&]<typename G>(std::type_identity<G>, auto inner) {
                    G::play(inner, a.template as<G>());
                    CHECK(G::turn(inner) == nobody);
                    other.add(listed(G::scores(inner)), oracle::xxl_high_wins(std::string(G::name)));
                });
            if (listed(M::scores(s)) != other.scores())
                CHECK(listed(M::scores(s)) == other.scores());
        }
        CHECK(other.over());
        CHECK(listed(places(M::scores(s), wins_of<M>(chosen))) == other.places());
    }
}

template <typename M>
testing::extras<M> extras() {
    testing::extras<M> more;
    more.save = [](auto const& s) { return to_json<M>(s).dump(); };
    more.load = [](std::string const& text) -> std::optional<typename M::state> {
        auto const s = state_from_json<M>(*parse_json(text));
        return s ? std::optional(*s) : std::nullopt;
    };
    more.choose = chosen_action<M>;
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
    adds_up<xxl_pur>(60);
    adds_up<xxl_individual>(60);
    adds_up<xxl_six_plus>(60);
}

TEST_CASE("pure XXL keeps every promise") { keeps_every_promise<xxl_pur>(6); }
TEST_CASE("individual XXL keeps every promise") { keeps_every_promise<xxl_individual>(3); }
TEST_CASE("6+ once for each seat keeps every promise") { keeps_every_promise<xxl_six_plus>(8); }

TEST_CASE("X1: equal results share a place, and the next one is left out") {
    // RULES.md 3.10: results 10, 10, 7, where the highest is best, come to 1, 1, 3
    seat_numbers scored(3);
    scored[seat(0)] = scored[seat(1)] = 10;
    scored[seat(2)] = 7;
    CHECK(listed(places(scored, best::highest)) == std::vector{1, 1, 3});
}

TEST_CASE("T4: pure XXL is the six games in their order, without 6+") {
    xxl_pur::options const chosen;
    REQUIRE(xxl_pur::length(chosen) == 6);
    std::vector<std::string_view> names;
    for (int number = 0; number < 6; ++number)
        names.push_back(any_state<xxl_pur::games>::names[static_cast<std::size_t>(xxl_pur::which(chosen, number))]);
    CHECK(names == std::vector<std::string_view>{"up_down", "lower", "may_refuse", "runs", "one_by_one", "set_colour"});
}

TEST_CASE("individual XXL plays its list through, and then again") {
    auto const chosen = *options_from_json<xxl_individual>(*parse_json(R"({"variants": "lower runs", "times": 2})"));
    CHECK(xxl_individual::length(chosen) == 4);
    rng luck(3);
    auto s = xxl_individual::deal(chosen, luck);
    std::string played;
    for (int number = -1; xxl_individual::turn(s) != nobody;) {
        if (s.number != number)
            s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const&) { played += std::string(G::name) + ' '; });
        number = s.number;
        xxl_individual::play(s, chosen_action<xxl_individual>(s, luck));
    }
    CHECK(played == "lower runs lower runs ");
}

TEST_CASE("what is no list of games is refused with what the option takes") {
    for (std::string const wrong : {"", "lower ", " lower", "lower  runs", "chess", "lower,runs", "xxl_pur",
                                    "lower lower lower lower lower lower lower lower lower"}) {
        CAPTURE(wrong);
        auto const read = options_from_json<xxl_individual>(json{{"variants", wrong}});
        REQUIRE_FALSE(read);
        CHECK(read.error() == "variants takes 1 to 8 of up_down lower may_refuse runs one_by_one set_colour set_colour_trump");
    }
}

TEST_CASE("in a match a text is read in the game that is played") {
    table<xxl_individual> match({.variants = decltype(xxl_individual::options::variants)::of("set_colour")}, 1);
    auto const a = match.actions().nth(0);
    CHECK(a.is<set_colour>());
    auto const text = to_text<xxl_individual>(match.state(), a);
    CHECK(text.substr(0, 5) == "play ");
    CHECK(action_of<xxl_individual>(match.state(), text) == a);
    // the same words mean another action in `lower`: without a state the first game that knows them is meant
    CHECK(xxl_individual::action::parse(text)->is<lower>());
}

TEST_CASE("an action of another game of the match is refused, and changes nothing") {
    table<xxl_pur> match({}, 1);
    auto const before = match.state();
    auto const said = match.play(xxl_pur::action::of<runs>(runs::action::end()));
    REQUIRE_FALSE(said);
    CHECK(said.broken()->id == "series.other-game");
    CHECK(match.state() == before);
}
