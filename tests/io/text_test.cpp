#include <ludo/io/text.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <string>

#include <ludo/games/calcory.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"
#include "support/wrong_option.hpp"

using ludo::calcory;
using ludo::load_text;
using ludo::seat;
using ludo::to_text;
using action = toy_game::action;

namespace {

std::string const beginning = "ludotheque 1\ngame toy\nplayers 2\nseed 42\n";

template <typename T>
std::string read_again(T value) {
    T read{};
    return ludo::read_value(to_text(value), read) && read == value ? "the same" : "something else";
}

/// Does the text load as a game of the toy? What is wrong otherwise.
std::string problem(std::string const& text) {
    auto const loaded = load_text<toy_game>(text);
    return loaded ? "" : loaded.error();
}

} // namespace

TEST_CASE("a record is one fact a line") {
    ludo::table<toy_game> at({.first = seat(1), .draw = toy_game::drawing::must}, 42);
    REQUIRE(at.play(action::draw()));
    toy_game::card const kept = at.state().hand[seat(1)];
    REQUIRE(at.play(action::discard(kept)));
    REQUIRE(at.play(action::draw()));
    REQUIRE(*to_text(record_of(at)) == "ludotheque 1\ngame toy\nplayers 2\noption first 1\noption draw must\nseed 42\n"
                                       "1 draw\n1 discard " +
                                           to_text(kept) + "\n0 draw\n");
}

TEST_CASE("a record for a seat tells neither the seed nor what others did in secret") {
    ludo::table<toy_game> at({}, 42);
    REQUIRE(at.play(action::draw()));
    toy_game::card const kept = at.state().hand[seat(0)];
    REQUIRE(at.play(action::discard(kept)));
    REQUIRE(at.play(action::keep()));
    auto const told = record_of(at);
    std::string const head = "ludotheque 1\ngame toy\nplayers 2\nseed ?\n0 draw\n";
    REQUIRE(*to_text(told, seat(0)) == head + "0 discard " + to_text(kept) + "\n1 keep\n");
    REQUIRE(*to_text(told, seat(1)) == head + "0 ?\n1 keep\n");
    REQUIRE(*to_text(told, ludo::nobody) == head + "0 ?\n1 keep\n"); // who only watches
    REQUIRE(problem(*to_text(told, seat(1))) == "line 4: a record for one seat does not tell the seed, and cannot be played again");

    prop("of two discards that a seat did not see its record does not tell which it was", [](std::uint64_t seed) {
        ludo::table<toy_game> one({}, seed), other({}, seed);
        RC_ASSERT(static_cast<bool>(one.play(action::draw())));
        RC_ASSERT(static_cast<bool>(other.play(action::draw())));
        RC_ASSERT(static_cast<bool>(one.play(one.actions().nth(0))));
        RC_ASSERT(static_cast<bool>(other.play(other.actions().nth(1))));
        RC_ASSERT(*to_text(record_of(one)) != *to_text(record_of(other)));
        RC_ASSERT(*to_text(record_of(one), seat(1)) == *to_text(record_of(other), seat(1)));
    });
}

TEST_CASE("the text of a record loads as the same game") {
    prop("with any options, so far or to the end", [](std::uint64_t seed) {
        calcory::options const chosen{.players = *rc::gen::inRange(2, 5),
                                      .first = seat(*rc::gen::inRange(0, 2)),
                                      .markers_per_player = *rc::gen::inRange(0, 7),
                                      .min_cards_without_win = *rc::gen::inRange(1, 3),
                                      .thirteen_removes_marks = *rc::gen::arbitrary<bool>(),
                                      .reveal_returned_card = *rc::gen::arbitrary<bool>()};
        auto const played = random_table<calcory>(chosen, seed, *rc::gen::inRange(0, 200));
        auto const loaded = load_text<calcory>(*to_text(record_of(played)));
        RC_ASSERT(loaded.has_value());
        RC_ASSERT(loaded->state() == played.state());
        RC_ASSERT(loaded->seed() == seed);
        RC_ASSERT(record_of(*loaded) == record_of(played));
    });
}

TEST_CASE("comments, empty lines and blanks at the end of a line are passed over") {
    auto const plain = load_text<toy_game>(beginning + "0 keep\n1 keep\n");
    auto const decorated =
        load_text<toy_game>("# a game\r\n\n   \nludotheque 1  # version\r\ngame toy\nplayers 2\n\nseed 42 #\n0 keep # well\n"
                            "#\n1 keep");
    REQUIRE(plain.has_value());
    REQUIRE(decorated.has_value());
    REQUIRE(decorated->state() == plain->state());
    REQUIRE(plain->over());
}

TEST_CASE("what is wrong with a record is said with the number of the line") {
    REQUIRE(problem(beginning).empty());
    REQUIRE(problem("ludotheque 2\n") == "line 1: a record begins with `ludotheque 1`");
    REQUIRE(problem("\n# hello\nhello\n") == "line 3: a record begins with `ludotheque 1`");
    REQUIRE(problem("ludotheque 1\ngame calcory\n") == "line 2: `game toy` is expected here");
    REQUIRE(problem("ludotheque 1\nplayers 2\n") == "line 2: `game NAME` is expected here");
    REQUIRE(problem("ludotheque 1\ngame\n") == "line 2: `game NAME` is expected here");
    REQUIRE(problem("ludotheque 1\ngame toy\nseed 1\n") == "line 3: `players NUMBER` is expected here");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers 7\n") == "line 3: players takes 2");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers\n") == "line 3: players takes 2");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers 2\n\noption colour red\n") == "line 5: toy has no option colour");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers 2\noption draw\n") == "line 4: draw takes may or must");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers 2\noption\n") == "line 4: toy has no option ");
    std::string const comes_here = "line 4: `option NAME VALUE` or `seed NUMBER` is expected here";
    for (std::string const fact : {"0 keep", "seeds 1", "SEED 1"}) {
        CAPTURE(fact);
        CHECK(problem("ludotheque 1\ngame toy\nplayers 2\n" + fact) == comes_here);
    }
    for (std::string const seed : {"", " x", " -1", " 18446744073709551616", " 1 2", " 0x1"}) {
        CAPTURE(seed);
        CHECK(problem("ludotheque 1\ngame toy\nplayers 2\nseed" + seed) ==
              "line 4: seed takes a whole number from 0 to 18446744073709551615");
    }
    REQUIRE(problem("") == "line 1: a record begins with `ludotheque 1`");
    REQUIRE(problem("ludotheque 1\n") == "line 1: the record ends before the game");
    REQUIRE(problem("ludotheque 1\ngame toy\n") == "line 2: the record ends before the players");
    REQUIRE(problem("ludotheque 1\ngame toy\nplayers 2\n") == "line 3: the record ends before the seed");
    for (std::string const step : {"keep", "0", "0 fly", "12 keep", "-1 keep", "00 keep", "0 ?", "seeds", "game toy"}) {
        CAPTURE(step);
        std::string const shown = step;
        CHECK(problem(beginning + "0 keep\n" + step + "\n") == "line 6: `" + shown + "` is not a seat and an action of toy");
    }
    for (std::string const step : {"", "0 keep\n"}) {
        std::string const line = step.empty() ? "line 5: " : "line 6: ";
        CHECK(problem(beginning + step + "option draw must\n") == line + "options come before the seed");
        CHECK(problem(beginning + step + "seed 43\n") == line + "seed was given already");
        CHECK(problem(beginning + step + "players 2\n") == line + "players was given already");
    }
    REQUIRE(problem(beginning + std::string(1000, 'x')) ==
            "line 5: `" + std::string(60, 'x') + "` is not a seat and an action of toy");
}

TEST_CASE("a number in a record is written in one way only") {
    auto const with = [](std::string const& players, std::string const& markers, std::string const& seed) {
        auto const read = load_text<calcory>("ludotheque 1\ngame calcory\nplayers " + players + "\noption markers_per_player " +
                                             markers + "\nseed " + seed + "\n");
        return read ? "" : read.error();
    };
    REQUIRE(with("2", "0", "42").empty());
    CHECK(with("02", "0", "42") == "line 3: players takes 2 to 4: write 2, not `02`");
    CHECK(with("+2", "0", "42") == "line 3: players takes 2 to 4");
    std::string const markers = "line 4: markers_per_player takes 0 (no limit) or a positive number";
    CHECK(with("2", "-0", "42") == markers + ": write 0, not `-0`");
    CHECK(with("2", "007", "42") == markers + ": write 7, not `007`");
    std::string const seed = "line 5: seed takes a whole number from 0 to 18446744073709551615";
    CHECK(with("2", "0", "0042") == seed + ": write 42, not `0042`");
    CHECK(with("2", "0", "-0") == seed + ": write 0, not `-0`");
    CHECK(with("2", "0", "00") == seed + ": write 0, not `00`");
    CHECK(with("2", "0", "0").empty());
}

TEST_CASE("of a number that is too large it is said what is the largest") {
    calcory::options chosen;
    std::string const takes = "markers_per_player takes 0 (no limit) or a positive number (from 0 to 2147483647)";
    CHECK(ludo::set_option<calcory>(chosen, "markers_per_player", "2147483648") == takes);
    CHECK(ludo::set_option<calcory>(chosen, "markers_per_player", std::string(100000, '9')) == takes);
    CHECK(ludo::set_option<calcory>(chosen, "players", "99999999999") == "players takes 2 to 4");
    CHECK(ludo::set_option<calcory>(chosen, "markers_per_player", "2147483647").empty());
}

TEST_CASE("of a number that is among those that an option takes, and not one of them, no bounds are told") {
    struct options {
        int limit = 0;
    };
    constexpr auto limit = ludo::option{"limit", &options::limit, 3}.or_zero("none");
    CHECK(ludo::bounds_of(limit, true, 2) == "");
    CHECK(ludo::bounds_of(limit, true, -1) == " (from 0 to 2147483647)");
    CHECK(ludo::bounds_of(limit, false, 2) == " (from 0 to 2147483647)");
    constexpr ludo::option bounded{"limit", &options::limit, 0, 9};
    CHECK(ludo::bounds_of(bounded, false, 2) == "");
}

TEST_CASE("one blank stands between the words of a record, none before the first") {
    auto const says = [](std::string const& line) {
        return '`' + line + "`: words are separated by one space, and none comes before the first";
    };
    CHECK(problem("ludotheque 1\n game toy\n") == "line 2: " + says(" game toy"));
    CHECK(problem("ludotheque 1\ngame  toy\n") == "line 2: " + says("game  toy"));
    CHECK(problem("ludotheque 1\ngame toy\nplayers  2\n") == "line 3: " + says("players  2"));
    CHECK(problem("ludotheque 1\ngame toy\nplayers 2\noption  draw must\n") == "line 4: " + says("option  draw must"));
    CHECK(problem("ludotheque 1\ngame toy\nplayers 2\nseed  42\n") == "line 4: " + says("seed  42"));
    CHECK(problem(beginning + "0  keep\n") == "line 5: " + says("0  keep"));
    CHECK(problem(beginning + " 0 keep\n") == "line 5: " + says(" 0 keep"));
    CHECK(problem("  ludotheque 1\n") == "line 1: a record begins with `ludotheque 1`");
    CHECK(problem(beginning + "0\tkeep\n") == "line 5: `0\\x09keep` is not a seat and an action of toy");
}

TEST_CASE("which game a record is of is read in the way in which it is loaded") {
    auto const game = [](std::string_view text) {
        auto const name = ludo::game_of_record(text);
        return name ? std::string(*name) : name.error();
    };
    CHECK(game(beginning) == "toy");
    CHECK(game("\n# a comment, then CR LF\r\nludotheque 1\r\n\r\ngame toy # here\r\n") == "toy");
    CHECK(game("ludotheque 1\nplayers 2\ngame toy\n") == "line 2: `game NAME` is expected here");
    CHECK(game("hello\ngame toy\n") == "line 1: a record begins with `ludotheque 1`");
    CHECK(game(" game toy") == "line 1: a record begins with `ludotheque 1`");
    CHECK(game("") == "line 1: a record begins with `ludotheque 1`");
}

TEST_CASE("a record in another encoding is refused, with what is wrong") {
    CHECK(problem("\xef\xbb\xbf" + beginning) == "line 1: a record begins with `ludotheque 1`, without a byte order mark");
    CHECK(problem("{\"steps\":[]}") == "line 1: this is a record as JSON; ludo/io/json.hpp can restore it");
    std::string const nul(1, '\0');
    CHECK(problem(beginning + "0 keep" + nul + "\n") == "line 5: `0 keep\\x00` is not a seat and an action of toy");
    CHECK(problem(beginning + nul + nul) == "line 5: `\\x00\\x00` is not a seat and an action of toy");
    CHECK(problem("ludotheque 1\ngame toy\nplayers 2" + nul + "\n") == "line 3: players takes 2");
    CHECK(problem(beginning + "0 keep\r\r\n") == "line 5: `0 keep\\x0d` is not a seat and an action of toy");
    CHECK(problem(beginning + "0 keep\r1 keep\r") == "line 5: `0 keep\\x0d1 keep` is not a seat and an action of toy");
    CHECK(problem(beginning + "0 \xff\xc3\n") == "line 5: `0 \\xff\\xc3` is not a seat and an action of toy");
}

TEST_CASE("a quotation ends where a letter ends") {
    // 59 letters of one byte, then one of two: all of it would be 61 bytes
    std::string const letters(59, 'x');
    CHECK(ludo::parse<action>(letters + "\u00e9").error() == '`' + letters + "` is not the notation of anything here");
    CHECK(wrong_option<toy_game::options>(letters + "\u00e9", "") == "toy has no option " + letters);
    CHECK(problem(beginning + letters + "\u00e9") == "line 5: `" + letters + "` is not a seat and an action of toy");
}

TEST_CASE("a record that begins in the middle of a game has no text, and says so") {
    ludo::table<toy_game> const at(ludo::table<toy_game>({}, 42).state());
    auto const text = to_text(record_of(at));
    REQUIRE_FALSE(text.has_value());
    CHECK(text.error() == "a record that begins in the middle of a game has no text; ludo/io/json.hpp can save it");
    CHECK_FALSE(to_text(record_of(at), seat(0)).has_value());
}

TEST_CASE("options that do not fit together are told at the line that closes them") {
    auto const wrong = load_text<calcory>("ludotheque 1\ngame calcory\nplayers 2\noption first 3\nseed 1\n");
    REQUIRE_FALSE(wrong.has_value());
    REQUIRE(wrong.error() == "line 5: first takes the seat that begins, 0 to players - 1");
}

TEST_CASE("a step that cannot be played is told with its line and the rule") {
    REQUIRE(problem(beginning + "# they begin\n0 keep\n0 keep\n") == "line 7: it is not the turn of seat 0");
    REQUIRE(problem(beginning + "0 discard 1x\n") == "line 5: discard 1x: First a card is drawn. (toy.discard.draw-first)");
    REQUIRE(problem(beginning + "0 draw\n0 draw\n") == "line 6: draw: A card is discarded first. (toy.discard.due)");
    REQUIRE(problem(beginning + "0 keep\n1 keep\n0 keep\n") == "line 7: keep: The game is over. (toy.over)");
}

TEST_CASE("no text does harm") {
    prop("lines in any order load, or are refused with the number of a line", [] {
        auto const lines = *rc::gen::container<std::vector<std::string>>(
            rc::gen::element<std::string>("ludotheque 1", "game toy", "players 2", "seed 42", "option draw must", "0 keep",
                                          "1 keep", "0 draw", "0 discard 1x", "0 discard 4x", "#", "", "0 ", "seed ?"));
        std::string text = *rc::gen::arbitrary<bool>() ? beginning : "";
        for (auto const& line : lines)
            text += line + '\n';
        auto const loaded = load_text<toy_game>(text);
        if (loaded)
            RC_ASSERT(load_text<toy_game>(*to_text(record_of(*loaded)))->state() == loaded->state());
        else
            RC_ASSERT(loaded.error().rfind("line ", 0) == 0u);
    });
    prop("nor do letters of any kind", [](std::string const& text) {
        RC_ASSERT_FALSE(load_text<toy_game>(text).has_value());
        static_cast<void>(load_text<toy_game>(beginning + text)); // an answer, whichever
    });
}
