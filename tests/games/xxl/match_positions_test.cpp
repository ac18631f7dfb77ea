// Positions of matches of XXL from outside: whatever they say, they are refused with what is wrong, or can be played to their
// end.
#include <ludo/games/xxl/match.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/matches.hpp"
#include "support/oracle_run.hpp"
#include "support/position_with_holes.hpp"

using namespace ludo;

namespace {

/// A true position as JSON: after so many games of a match, and some actions of the next one.
template <typename M>
json position(typename M::options const& chosen, std::uint64_t seed, int games, int actions = 0) {
    rng luck(seed);
    auto s = M::deal(chosen, luck);
    play_on<M>(s, luck, games);
    for (; actions > 0 && M::turn(s) != nobody; --actions)
        M::play(s, towards_the_end<M>(s, luck));
    return to_json<M>(s);
}

/// What is wrong with a position; empty if nothing is.
template <typename M>
std::string wrong_with(json const& given) {
    auto const read = position_with_holes<M>(given);
    return read ? "" : read.error();
}

json changed(json from, std::string const& where, json const& value) {
    from[json::json_pointer(where)] = value;
    return from;
}

// ---- Every value in turn becomes others that might do harm

json const harmful_numbers =
    json::parse("[-1, 0, 1, 2, 6, 7, 20, 54, 55, 56, 127, 128, 255, 256, 550, 551, 65535, 65536, 1.5, 1e300,"
                "2147483647, -2147483648, -9223372036854775808, 18446744073709551615]");
json const other_values{nullptr, true,   false,  "",         "?",           "x",           "6y8g",
                        "0g1r",  "runs", "over", "choosing", json::array(), json::object()};

/// Calls `visit` with each JSON that differs from this one in one place.
template <typename Visit>
void each_change(json const& whole, Visit visit) {
    json const leaves = whole.flatten();
    for (auto const& [where, value] : leaves.items()) {
        for (json const& other : harmful_numbers)
            visit(where, changed(whole, where, other));
        for (json const& other : other_values)
            visit(where, changed(whole, where, other));
        if (value.is_number_integer() && value.is_number_unsigned() && value < std::numeric_limits<int>::max())
            for (int by : {-1, 1})
                visit(where, changed(whole, where, value.template get<int>() + by));
        // the member itself is missing, a part of a list is missing, or there twice; or a stranger is beside it
        json::json_pointer const at(where);
        json less = whole, twice = whole, more = whole;
        json& parent = less[at.parent_pointer()];
        if (parent.is_object()) {
            parent.erase(at.back());
            more[at.parent_pointer()]["stranger"] = value;
            visit(where + " beside a stranger", more);
        } else {
            parent.erase(static_cast<std::size_t>(std::stoi(at.back())));
            twice[at.parent_pointer()].push_back(value);
            visit(where + " twice", twice);
        }
        visit(where + " missing", less);
    }
}

/// How many positions were refused, and how many were taken.
struct outcome {
    int refused = 0;
    int taken = 0;
};

/// Is it refused with some words? Or else: it is written as it was read, and the match goes on to its end.
template <typename M>
void survives(json const& given, std::string const& where, outcome& found) {
    auto const read = position_with_holes<M>(given);
    if (!read) {
        ++found.refused;
        if (read.error().empty())
            FAIL("no words for " + where);
        return;
    }
    ++found.taken;
    rng luck(3);
    auto s = M::determinize(*read, luck);
    if (auto const again = position_with_holes<M>(to_json<M>(*read)); !again || !(*again == *read))
        FAIL("written as another: " + where + ' ' + given.dump());
    if (char const* const wrong = M::validate(s))
        FAIL("filled with what is wrong: " + where + ": " + wrong + ' ' + given.dump());
    for (int actions = 0; M::turn(s) != nobody; ++actions) {
        auto const legal = M::actions(s);
        if (legal.empty() || actions > 100000)
            FAIL("does not end: " + where + ' ' + given.dump());
        M::play(s, towards_the_end<M>(s, luck));
        if (actions < 3)
            if (char const* const wrong = M::validate(s))
                FAIL("goes on to what is wrong: " + where + ": " + wrong + ' ' + given.dump());
    }
    if (char const* const wrong = M::validate(s))
        FAIL("ends with what is wrong: " + where + ": " + wrong + ' ' + given.dump());
}

template <typename M>
void survives_every_change(typename M::options const& chosen, std::uint64_t seed, int games, int actions) {
    json const whole = position<M>(chosen, seed, games, actions);
    INFO(M::name << " seed " << seed << " games " << games << " actions " << actions);
    REQUIRE(wrong_with<M>(whole).empty());
    outcome found;
    each_change(whole, [&](std::string const& where, json const& given) { survives<M>(given, where, found); });
    CHECK(found.refused > 10 * found.taken);
    CHECK(found.taken > 0); // values that are the same again, and other luck
}

/// At the beginning, in the last game and when the match is over; one of them with other luck every day.
template <typename M>
void survives_every_change(std::vector<typename M::options> const& tables) {
    for (auto const& chosen : tables) {
        survives_every_change<M>(chosen, 1, 0, 15);
        survives_every_change<M>(chosen, oracle_run(0, nullptr).first_seed, M::length(chosen) - 1, 15);
        survives_every_change<M>(chosen, 2, M::length(chosen), 0);
    }
}

xxl::six_plus::options six_plus(int players, std::string const& scoring) {
    return *options_from_json<xxl::six_plus>(json{{"players", players}, {"trump_match_scoring", scoring}});
}

} // namespace

TEST_CASE("points that so many games cannot come to are refused") {
    // one deal of two; its places are 1 and 2, or 1 and 1, and its tricks come to 550 at most
    for (std::string const scoring : {"place_points", "trick_totals"}) {
        json const whole = position<xxl::six_plus>(six_plus(2, scoring), 1, 1, 5);
        REQUIRE(wrong_with<xxl::six_plus>(whole).empty());
        for (json const& points : {json{2147483647, -7}, json{-7, 2147483647}, json{2147483647, 2147483647}, json{-1, 3},
                                   json{551, 0}, json{300, 300}, json{3, 1}, json{0, 2}}) {
            CAPTURE(scoring, points);
            CHECK(wrong_with<xxl::six_plus>(changed(whole, "/points", points)).find("points") == 0);
        }
    }
    json const fresh = position<xxl::pur>({.players = 3}, 1, 0);
    for (json const& points : {json{1, 0, 0}, json{1, 1, 1}, json{0, -1, 1}})
        CHECK(wrong_with<xxl::pur>(changed(fresh, "/points", points)).find("points") == 0);
    CHECK(wrong_with<xxl::pur>(changed(fresh, "/last", json{1, 0, 0})).find("last") == 0);
}

TEST_CASE("the tricks of a deal of 6+ come to 550 at most, and those of part one and two of XXL 3 to twice that") {
    json whole = position<xxl::six_plus>(six_plus(2, "trick_totals"), 1, 1, 5);
    whole["points"] = whole["last"] = {551, 0};
    CHECK(wrong_with<xxl::six_plus>(whole).find("points") == 0);
    whole["points"] = whole["last"] = {275, 275};
    CHECK(wrong_with<xxl::six_plus>(whole) == "");

    for (bool both : {false, true}) {
        json const chosen{{"variants", "may_refuse"}, {"count_both_parts", both}};
        json other = position<xxl::individual>(*options_from_json<xxl::individual>(chosen), 1, 1, 5);
        other["last"] = other["last"][0] > other["last"][1] ? json{1100, 0} : json{0, 1100};
        CHECK((wrong_with<xxl::individual>(other) == "") == both);
        other["last"] = other["last"][0] > other["last"][1] ? json{1101, 0} : json{0, 1101};
        CHECK(wrong_with<xxl::individual>(other).find("last") == 0);
    }
}

TEST_CASE("a match that is over does not take the last game of another") {
    json const four = position<xxl::six_plus>(six_plus(4, "trick_totals"), 2, 4);
    json const two = position<xxl::six_plus>(six_plus(2, "trick_totals"), 2, 2);
    REQUIRE(wrong_with<xxl::six_plus>(four) == "");
    REQUIRE(wrong_with<xxl::six_plus>(two) == "");
    json mixed = four;
    mixed["playing"] = two["playing"];
    CHECK(wrong_with<xxl::six_plus>(mixed) == "playing: its options must follow from those of the match and from the points");
    mixed["points"] = {1, -100, 3, 4};
    CHECK(wrong_with<xxl::six_plus>(mixed).find("points") == 0);

    // the deck, who began, and by which points
    json const pure = position<xxl::pur>({.players = 3}, 5, 6);
    REQUIRE(wrong_with<xxl::pur>(pure) == "");
    std::string const follows = "playing: its options must follow from those of the match and from the points";
    int const began = pure["/playing/options/first"_json_pointer].get<int>();
    CHECK(wrong_with<xxl::pur>(changed(pure, "/playing/options/first", (began + 1) % 3)) == follows);
    CHECK(wrong_with<xxl::pur>(changed(pure, "/playing/options/starter", "hand_total")) == follows);
    json deck = pure["/options/deck"_json_pointer];
    *std::find(deck.begin(), deck.end(), json("2y3g")) = "2g3y";
    CHECK(wrong_with<xxl::pur>(changed(pure, "/options/deck", deck)) == follows);
    json least = pure;
    for (json& each : least["points"])
        each = 6; // six games in which all are first; but the last one has other places
    CHECK(wrong_with<xxl::pur>(least).find("points: what they were before the last game") == 0);
}

TEST_CASE("pure XXL survives whatever a position says") {
    survives_every_change<xxl::pur>({{.players = 2}, {.players = 5, .first = seat(3), .voluntary_draw = true}});
}
TEST_CASE("individual XXL survives whatever a position says") {
    auto const chosen = [](json const& told) { return *options_from_json<xxl::individual>(told); };
    survives_every_change<xxl::individual>(
        {chosen({{"variants", "may_refuse lower"}, {"times", 1}, {"players", 3}, {"count_both_parts", true}}),
         chosen({{"variants", "runs"}, {"times", 2}, {"players", 4}, {"max_display", 3}, {"starter", "hand_total"}}),
         chosen({{"variants", "set_colour_trump one_by_one"}, {"times", 20}, {"players", 6}})});
}
TEST_CASE("6+ once for each seat survives whatever a position says") {
    survives_every_change<xxl::six_plus>({six_plus(2, "trick_totals"), six_plus(3, "place_points")});
}
