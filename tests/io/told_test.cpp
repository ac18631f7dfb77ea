#include <ludo/io/told.hpp>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/lower.hpp>

#include "../examples/games/hearts.hpp"
#include "../examples/games/reversi.hpp"
#include "../examples/games/tic_tac_toe.hpp"
#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

TEST_CASE("a game that has no sentences of its own is told with the notation of its actions") {
    rng luck(1);
    toy_game::state s = toy_game::deal({}, luck);
    CHECK(logged<toy_game>(s, "keep").substr(0, 9) == "Ada: keep");
}

TEST_CASE("who has no name is called by the number of the seat") {
    rng luck(1);
    xxl::lower::state s = xxl::lower::deal({}, luck);
    auto const before = s;
    auto const done = xxl::lower::actions(s).nth(0);
    xxl::lower::play(s, done);
    std::string const line = to_text(tell<xxl::lower>(before, done, s, nobody));
    CHECK(line == "seat 0 plays " + to_text<xxl::lower>(before, done).substr(5));
    CHECK(to_text(tell<xxl::lower>(before, done, s, nobody), language::french).substr(0, 11) == "le joueur 0");
}

TEST_CASE("that an action was taken back is told, and whose turn it is, not the action the other way round") {
    rng luck(1);
    reversi::state const before = reversi::deal({}, luck);
    reversi::state s = before;
    CHECK(logged<reversi>(s, "put e6") == "Ada puts a disc on e6; Ada turns over e5; Ada: +2, 4 in all; Blaise: -1, 1 in all");
    told<reversi> const back({s, nobody}, {before, nobody});
    CHECK(to_text(back, language::english, players_by_name) == "that is taken back; it is Ada's turn again");
    CHECK(to_text(back, language::french, players_by_name) == "c'est repris ; c'est de nouveau à Ada");

    calcory::state const first = calcory::lay_out({}, calcory::deck.cards);
    calcory::state turned = first;
    for (auto text : {"turn a2", "turn b2"}) // 8 and 9
        played<calcory>(turned, text);
    CHECK(to_text(told<calcory>({turned, seat(1)}, {first, seat(1)}), language::english, players_by_name) ==
          "that is taken back; it is Ada's turn again");
}

TEST_CASE("all who have won are named, and a tie of all is one") {
    rng luck(1);
    tic_tac_toe::state s = tic_tac_toe::deal({}, luck);
    for (auto text : {"put a1", "put b1", "put c1", "put a2", "put b2", "put a3", "put c2", "put c3"})
        played<tic_tac_toe>(s, text);
    CHECK(logged<tic_tac_toe>(s, "put b3", nobody, language::french) ==
          "Ada joue en b3 ; la partie est finie : Ada et Blaise sont à égalité");
}

TEST_CASE("who play together have points as a team, and at the end its result") {
    for (auto const in : {language::english, language::french}) {
        rng luck(1);
        to_eleven::state s = to_eleven::deal({.players = 3}, luck);
        std::vector<std::string> lines;
        for (auto text : {"add 3", "add 2", "add 3", "add 1", "add 2"})
            lines.push_back(logged<to_eleven>(s, text, seat(0), in));
        CHECK(lines ==
              (in == language::english
                   ? std::vector<std::string>{"Ada: add 3", "Blaise: add 2; the team: 1 point",
                                              "Carl: add 3; the team: +1, 2 in all", "Ada: add 1",
                                              "Blaise: add 2; the team: +1, 3 in all; the game is over: the team has 3 points"}
                   : std::vector<std::string>{
                         "Ada : add 3", "Blaise : add 2 ; l'équipe : 1 point", "Carl : add 3 ; l'équipe : +1, 2 en tout",
                         "Ada : add 1", "Blaise : add 2 ; l'équipe : +1, 3 en tout ; la partie est finie : l'équipe a 3 points"}));
    }
}

TEST_CASE("cards that are passed on are told in one clause, with the one that was passed last") {
    rng luck(1);
    hearts::state s = hearts::deal({}, luck);
    std::string cards, line;
    while (s.phase == hearts::game_phase::passing) {
        hearts::action const done = hearts::actions(s).nth(0);
        if (s.turn == seat(3)) // who passes to Ada; and the cards are in the order in which they are sorted
            cards += (s.own.passed.size(s.turn) == 0   ? ""
                      : s.own.passed.size(s.turn) == 1 ? ", "
                                                       : " and ") +
                     std::string(done.with<"pass">().text());
        line = logged<hearts>(s, std::string(text_of<hearts>(s, done)), seat(0));
    }
    CHECK(line.find("; Ada gets " + cards + " from Dorothea;") != line.npos);
    CHECK(line.find("Ada has") == line.npos);
}
