#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the shedding games of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::up_down>(6) == "");
    CHECK(line_with_a_hole<xxl::lower>(6) == "");
    CHECK(line_with_a_hole<xxl::one_by_one>(6) == "");
}

TEST_CASE("a card that is drawn is named only to who draws it") {
    rng luck(8);
    xxl::lower::state s = xxl::lower::deal({}, luck);
    while (!xxl::lower::actions(s).contains(xxl::lower::action::draw()))
        xxl::lower::play(s, xxl::lower::actions(s).pick(luck));
    xxl::lower::state copy = s;
    std::string const mine = logged<xxl::lower>(s, "draw", s.turn);
    std::string const theirs = logged<xxl::lower>(copy, "draw", copy.turn.next(2));
    CHECK(theirs.find("draws a card") != theirs.npos);
    CHECK(mine.find("draws a card") == mine.npos);
}

TEST_CASE("cards are drawn from what the rule sheet calls the stock") {
    rng luck(8);
    xxl::lower::state s = xxl::lower::deal({}, luck);
    while (!xxl::lower::actions(s).contains(xxl::lower::action::draw()))
        xxl::lower::play(s, xxl::lower::actions(s).pick(luck));
    CHECK(logged<xxl::lower>(s, "draw", nobody, language::french).find(" prend une carte du talon") != std::string::npos);
}

TEST_CASE("at the end the last card that is drawn is told first, then whole hands, then all points") {
    int drawn_last = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        rng luck(seed);
        xxl::up_down::state s = xxl::up_down::deal({}, luck);
        std::string text, line;
        while (xxl::up_down::turn(s) != nobody) {
            text = text_of<xxl::up_down>(s, xxl::up_down::actions(s).pick(luck));
            line = logged<xxl::up_down>(s, text);
        }
        for (std::string const name : {"Ada", "Blaise"})
            CHECK(line.find(name + ": ") != line.npos);
        for (seat each : ludo::each_seat(2)) {
            std::string const& name = players_by_name[static_cast<std::size_t>(each.index())];
            std::size_t const from = line.find(name + " has "), to = line.find(';', from);
            std::size_t const held = static_cast<std::size_t>(s.hands.size(each));
            if (from != line.npos) // as many digits of colours as cards
                CHECK(held == (to - from - name.size() - 5 + 2 > 0
                                   ? static_cast<std::size_t>(
                                         std::count_if(line.begin() + static_cast<std::ptrdiff_t>(from + name.size() + 5),
                                                       line.begin() + static_cast<std::ptrdiff_t>(to),
                                                       [](char c) { return c == 'y' || c == 'r' || c == 'g' || c == 'b'; })) /
                                         2
                                   : 0));
        }
        if (text == "draw" && ++drawn_last)
            CHECK(line.find(" draws ") < line.find(" has "));
    }
    CHECK(drawn_last > 0);
}

TEST_CASE("that a card fits is told when it is drawn, and not when it is kept or played") {
    rng luck(3);
    int drawn = 0, went_on = 0;
    for (int game = 0; game < 40; ++game) {
        xxl::lower::state s = xxl::lower::deal({}, luck);
        while (xxl::lower::turn(s) != nobody) {
            xxl::lower::state const before = s;
            auto const done = xxl::lower::actions(s).pick(luck);
            xxl::lower::play(s, done);
            auto const what = tell<xxl::lower>(before, done, s, nobody);
            int fits = 0;
            for (change const& each : what.changes())
                fits += each.what == happening::remark;
            CHECK(fits == (s.phase == xxl::lower::game_phase::drawn));
            drawn += s.phase == xxl::lower::game_phase::drawn;
            went_on += before.phase == xxl::lower::game_phase::drawn && xxl::lower::turn(s) != nobody;
        }
    }
    CHECK(drawn > 0);
    CHECK(went_on > 0);
}
