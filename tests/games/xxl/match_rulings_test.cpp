// Matches of XXL: the rulings T2, T4, X1 to X3 and X9 of the README, in each reading, with numbers worked out by hand.
#include <ludo/games/xxl/match.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

#include <ludo/core/places.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/matches.hpp"
#include "support/seat_numbers.hpp"
#include "support/tricks.hpp"

using namespace ludo;
using ludo::xxl::may_refuse;
using ludo::xxl::set_colour_trump;
using ludo::xxl::up_down;

namespace {

std::vector<int> numbers_of(seat_numbers const& of_seats) { return {of_seats.begin(), of_seats.end()}; }

/// 6+ for two, and all is played but the last trick of the second deal. In the first one seat 0 took cards worth 140 and seat 1
/// cards worth 100. In the second one blue is trump, and
///   seat 0 has won 8r10y [18] 9y10r [19], which is 37, and holds 7r8g;
///   seat 1 has won the 20 cards with a 0 [1 to 10, which is 55] or else a 1 [3 to 11, which is 63] and 2y3g [5], which is
///     123, and holds 7g9y.
/// Seat 0 leads: 7g9y shows one of the colours of 7r8g, green, where 8 beats 7. So it takes 15 + 16 more: it has 68, and seat 1
/// has 123. The first deal came to the places 1 and 2, the second one comes to 2 and 1.
xxl::six_plus::state before_the_last_trick(std::string_view scoring) {
    using G = set_colour_trump;
    xxl::six_plus::state s;
    s.chosen = *options_from_json<xxl::six_plus>(json{{"players", 2}, {"trump_match_scoring", scoring}});
    s.number = 1;
    s.last = numbers({140, 100});
    s.points = scoring == "place_points" ? numbers({1, 2}) : numbers({140, 100});
    s.luck = rng(1);
    s.playing.become(0);
    s.playing.with_game([](auto, G::state& deal) {
        deal.chosen = {.players = 2, .first = seat(1)}; // the other seat has named the trump of the first deal
        deal.turn = seat(0);
        deal.phase = G::game_phase::leading;
        deal.own.trump = {G::colour::parse("b").value()};
        deal.hands.add(seat(0), G::card::parse("7r8g").value());
        deal.hands.add(seat(1), G::card::parse("7g9y").value());
        deal.won[seat(0)] = named_cards("8r10y 9y10r");
        deal.won[seat(1)] = named_cards("0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1b3g 1r4y 1g5y 1y6r 1y7b 1r8b "
                                        "1b9g 1y10g 2y3g");
        deal.aside = aside<G::card>(G::cards::all() - deal.hands.all() - deal.won[seat(0)] - deal.won[seat(1)]);
    });
    return s;
}

/// The table after that trick.
table<xxl::six_plus> after_the_last_trick(std::string_view scoring) {
    table<xxl::six_plus> match(before_the_last_trick(scoring));
    REQUIRE(match.problem() == nullptr);
    for (std::string_view const text : {"play 7r8g", "play 7g9y"})
        REQUIRE(match.play(action_of<xxl::six_plus>(match.state(), text).value()));
    REQUIRE(match.over());
    return match;
}

/// The options of three games of XXL 1 for three players.
xxl::individual::options three_times(seat first, xxl::match_starter starter) {
    xxl::individual::options chosen;
    chosen.players = 3;
    chosen.first = first;
    chosen.starter = starter;
    return chosen;
}

/// The second or a later game of such a match, just dealt after these points.
up_down::state dealt_after(xxl::individual::options const& chosen, int games, std::initializer_list<int> points,
                           std::uint64_t seed = 1) {
    rng luck(seed);
    auto s = xxl::individual::deal(chosen, luck);
    luck = rng(seed);
    s.luck = rng(luck.draw()); // the same cards again
    s.number = static_cast<std::uint8_t>(games);
    s.points = numbers(points);
    s.playing.become(static_cast<std::size_t>(xxl::individual::which(chosen, games)));
    s.playing.with_game([&]<typename G>(std::type_identity<G>, auto& dealt) {
        dealt = G::deal(xxl::individual::inner_options<G>(chosen, games, s.points), s.luck);
    });
    return s.playing.as<up_down>();
}

using xxl::match_starter;

} // namespace

TEST_CASE("T2: in 6+ the places of the deals count, and the lowest sum wins: place_points") {
    auto const match = after_the_last_trick("place_points");
    CHECK(numbers_of(match.state().last) == std::vector{68, 123});
    CHECK(numbers_of(match.scores()) == std::vector{3, 3}); // 1 + 2, 2 + 1
    CHECK(numbers_of(match.places()) == std::vector{1, 1});
}

TEST_CASE("T2: in 6+ the totals of the tricks count, and the highest sum wins: trick_totals") {
    auto const match = after_the_last_trick("trick_totals");
    CHECK(numbers_of(match.state().last) == std::vector{68, 123});
    CHECK(numbers_of(match.scores()) == std::vector{208, 223}); // 140 + 68, 100 + 123
    CHECK(numbers_of(match.places()) == std::vector{2, 1});
}

TEST_CASE("T2: in 6+ each seat begins once, clockwise from `first`") {
    rng luck(4);
    auto s = xxl::six_plus::deal({.players = 4, .first = seat(2)}, luck);
    std::vector<int> begun;
    for (int games = 0; games < 4; ++games) {
        play_on<xxl::six_plus>(s, luck, games);
        begun.push_back(xxl::six_plus::turn(s).index());
    }
    CHECK(begun == std::vector{2, 3, 0, 1});
    play_on<xxl::six_plus>(s, luck);
    CHECK(s.number == 3);
}

TEST_CASE("T4: pure XXL is the six games in their order, without 6+") {
    xxl::pur::options const chosen;
    REQUIRE(xxl::pur::length(chosen) == 6);
    std::vector<std::string_view> names;
    for (int number = 0; number < 6; ++number)
        names.push_back(any_state<xxl::pur::games>::names[static_cast<std::size_t>(xxl::pur::which(chosen, number))]);
    CHECK(names == std::vector<std::string_view>{"up_down", "lower", "may_refuse", "runs", "one_by_one", "set_colour"});
}

TEST_CASE("X1: equal results share a place, and the next one is left out (XXL pur)") {
    // "Si deux joueurs ont gagné le même montant de points, ils rangeront sur la même place. La place suivante n'existera pas."
    // where the highest is best, 10, 10, 7 come to 1, 1, 3, and where the lowest is best to 2, 2, 1
    CHECK(numbers_of(places(numbers({10, 10, 7}), best::highest)) == std::vector{1, 1, 3});
    CHECK(numbers_of(places(numbers({10, 10, 7}), best::lowest)) == std::vector{2, 2, 1});
}

TEST_CASE("X1: in 1, 2 and 5 the lowest result is first, in 3, 4, 6 and 6+ the highest") {
    auto const chosen = *options_from_json<xxl::individual>(
        json{{"players", 3}, {"times", 1}, {"variants", "up_down lower may_refuse runs one_by_one set_colour set_colour_trump"}});
    std::vector<std::vector<int>> counted;
    for (int number = 0; number < 7; ++number)
        counted.push_back(numbers_of(xxl::individual::counted(chosen, number, numbers({30, 20, 25}))));
    std::vector const low{3, 1, 2}, high{1, 3, 2};
    CHECK(counted == std::vector{low, low, high, high, low, high, high});
}

TEST_CASE("XXL individual, \"Notez les points\": what is added up is the places, or the totals of the games") {
    // 30, 20 and 25 points: in `lower` the lowest is best, in `runs` the highest
    auto const individual = [](std::string_view variants, std::string_view scoring) {
        return options_from_json<xxl::individual>(
            json{{"players", 3}, {"variants", variants}, {"times", 2}, {"match_scoring", scoring}});
    };
    auto const low = individual("lower one_by_one", "game_totals"), high = individual("runs set_colour", "game_totals");
    for (auto const& each : {low, high}) {
        REQUIRE(each);
        for (int number : {0, 1, 2, 3})
            CHECK(numbers_of(xxl::individual::counted(*each, number, numbers({30, 20, 25}))) == std::vector{30, 20, 25});
    }
    CHECK(xxl::individual::wins(*low) == best::lowest);
    CHECK(xxl::individual::wins(*high) == best::highest);
    auto const by_places = individual("lower runs", "place_points"); // these may be mixed: the lowest sum wins
    REQUIRE(by_places);
    CHECK(xxl::individual::wins(*by_places) == best::lowest);
    CHECK(xxl::individual::wins(*individual("runs", "place_points")) == best::lowest);
    CHECK(*by_places == *options_from_json<xxl::individual>(json{{"players", 3}, {"variants", "lower runs"}, {"times", 2}}));
    CHECK(numbers_of(xxl::individual::counted(*by_places, 0, numbers({30, 20, 25}))) == std::vector{3, 1, 2});
    CHECK(numbers_of(xxl::individual::counted(*by_places, 1, numbers({30, 20, 25}))) == std::vector{1, 3, 2});
}

TEST_CASE("XXL individual: totals of games that the lowest wins and of games that the highest wins are not added up") {
    std::string_view const low[] = {"up_down", "lower", "one_by_one"},
                           high[] = {"may_refuse", "runs", "set_colour", "set_colour_trump"};
    auto const wrong = [](std::string_view one, std::string_view other) {
        auto const read = options_from_json<xxl::individual>(
            json{{"variants", std::string(one) + ' ' + std::string(other)}, {"match_scoring", "game_totals"}});
        return read ? "" : read.error();
    };
    std::string const said = "match_scoring takes place_points where the variants mix games that the lowest total wins (up_down "
                             "lower one_by_one) with games that the highest total wins";
    for (auto each : low) {
        for (auto other : low)
            CHECK(wrong(each, other) == "");
        for (auto other : high) {
            CHECK(wrong(each, other) == said);
            CHECK(wrong(other, each) == said);
        }
    }
    for (auto each : high)
        for (auto other : high)
            CHECK(wrong(each, other) == "");
}

TEST_CASE("X2: with game_totals the seat with the highest totals so far begins: match_points") {
    // totals of 40, 90 and 12 after two games; of 40, 40 and 12
    for (int first : {0, 1, 2}) {
        auto chosen = three_times(seat(first), match_starter::match_points);
        chosen.match_scoring = xxl::individual::scoring::game_totals;
        CHECK(dealt_after(chosen, 2, {40, 90, 12}).turn == seat(1));
        CHECK(dealt_after(chosen, 2, {40, 40, 12}).turn == seat(first == 1 ? 1 : 0));
    }
}

TEST_CASE("X2: the seat with most place points so far begins: match_points") {
    // after two games with the places 1 2 3 and 1 3 1 the points are 2, 5, 4
    for (int first : {0, 1, 2}) {
        auto const next = dealt_after(three_times(seat(first), match_starter::match_points), 2, {2, 5, 4});
        CHECK(next.turn == seat(1));
        CHECK(next.chosen.first == seat(1));
    }
}

TEST_CASE("X2: of seats with most place points the first one from `first`, clockwise, begins: match_points") {
    // after two games with the places 1 3 2 and 3 1 2 the points are 4, 4, 4; after 1 3 2 and 3 1 1 they are 4, 4, 3
    auto const begins = [](int first, std::initializer_list<int> points) {
        return dealt_after(three_times(seat(first), match_starter::match_points), 2, points).turn.index();
    };
    CHECK(begins(0, {4, 4, 4}) == 0);
    CHECK(begins(1, {4, 4, 4}) == 1);
    CHECK(begins(2, {4, 4, 4}) == 2);
    CHECK(begins(0, {4, 4, 3}) == 0);
    CHECK(begins(1, {4, 4, 3}) == 1);
    CHECK(begins(2, {4, 4, 3}) == 0); // 2 has fewer, 0 comes next
}

TEST_CASE("X2: the seat with the highest hand begins, whatever the points are: hand_total") {
    // seed 1 deals 0r3y 2g5b 3b9y 6b7g 6y8g 6b10y (3 + 7 + 12 + 13 + 14 + 16 = 65),
    //              0b8g 2g4y 2b8r 4y5r 4g8r 7g9y (8 + 6 + 10 + 9 + 12 + 16 = 61),
    //              1g2r 1r4y 1y6r 2y3g 2r6y 7r10g (3 + 5 + 7 + 5 + 8 + 17 = 45)
    for (int first : {0, 1, 2}) {
        auto const next = dealt_after(three_times(seat(first), match_starter::hand_total), 2, {2, 5, 4});
        REQUIRE(names_of(next.hands.of(seat(0))) == "0r3y 2g5b 3b9y 6b7g 6y8g 6b10y");
        REQUIRE(names_of(next.hands.of(seat(1))) == "0b8g 2g4y 2b8r 4y5r 4g8r 7g9y");
        REQUIRE(names_of(next.hands.of(seat(2))) == "1g2r 1r4y 1y6r 2y3g 2r6y 7r10g");
        CHECK(next.turn == seat(0));
    }
}

TEST_CASE("X2: of equal highest hands the first one from `first`, clockwise, begins: hand_total") {
    // seed 35 deals 1y7b 2g5b 4b6g 4g8r 5b8y 6g9r (8 + 7 + 10 + 12 + 13 + 15 = 65),
    //               0b4r 2b8r 3y4b 5b6r 7r8g 8r10y (4 + 10 + 7 + 11 + 15 + 18 = 65),
    //               0b5y 1g5y 1r8b 1b9g 3b10r 5g10b (5 + 6 + 9 + 10 + 13 + 15 = 58)
    auto const begun = [](int first) { return dealt_after(three_times(seat(first), match_starter::hand_total), 2, {2, 5, 4}, 35); };
    REQUIRE(names_of(begun(0).hands.of(seat(0))) == "1y7b 2g5b 4b6g 4g8r 5b8y 6g9r");
    REQUIRE(names_of(begun(0).hands.of(seat(1))) == "0b4r 2b8r 3y4b 5b6r 7r8g 8r10y");
    REQUIRE(names_of(begun(0).hands.of(seat(2))) == "0b5y 1g5y 1r8b 1b9g 3b10r 5g10b");
    CHECK(begun(0).turn == seat(0));
    CHECK(begun(1).turn == seat(1));
    CHECK(begun(2).turn == seat(0));
}

TEST_CASE("X2: the same seat begins each game, whatever the points and the hands are: fixed") {
    for (int first : {0, 1, 2}) // seat 1 has most points, seat 0 the highest hand
        CHECK(dealt_after(three_times(seat(first), match_starter::fixed), 2, {2, 5, 4}).turn == seat(first));
}

TEST_CASE("3 in a match: `first` is the seat with most points, which began the game; equal seats count from there") {
    xxl::pur::options const chosen{.players = 3, .first = seat(2)};
    seat_numbers const points = numbers({2, 6, 4}); // after two games with the places 1, 3, 2
    CHECK(xxl::pur::inner_options<may_refuse>(chosen, 2, points).first == seat(1));
    CHECK(xxl::pur::inner_options<may_refuse>(chosen, 2, numbers({4, 4, 4})).first == seat(2));
}

TEST_CASE("3 in a match: with hand_total and fixed `first` is that of the match, whoever has most points") {
    for (auto how : {match_starter::hand_total, match_starter::fixed})
        for (int first : {0, 1, 2}) {
            xxl::pur::options const chosen{.players = 3, .first = seat(first), .starter = how};
            CHECK(xxl::pur::inner_options<may_refuse>(chosen, 2, numbers({2, 6, 4})).first == seat(first));
        }
}

TEST_CASE("X3: nobody has points before the first game: `first` begins it") {
    for (int first : {0, 1, 2}) {
        rng luck(6);
        CHECK(xxl::pur::turn(xxl::pur::deal({.players = 3, .first = seat(first)}, luck)) == seat(first));
    }
}

TEST_CASE("X9: equal points share the place at the end of a match") {
    // worked out above: in `place_points` both have 3
    CHECK(numbers_of(after_the_last_trick("place_points").places()) == std::vector{1, 1});
}

TEST_CASE("individual XXL plays its list through, and then again") {
    auto const chosen = *options_from_json<xxl::individual>(json{{"variants", "lower runs"}, {"times", 2}});
    CHECK(xxl::individual::length(chosen) == 4);
    rng luck(3);
    auto s = xxl::individual::deal(chosen, luck);
    std::vector<std::string_view> played;
    for (int games = 0; games < 4; ++games) {
        play_on<xxl::individual>(s, luck, games);
        played.push_back(any_state<xxl::individual::games>::names[s.playing.index()]);
    }
    CHECK(played == std::vector<std::string_view>{"lower", "runs", "lower", "runs"});
}
