#include <ludo/games/xxl/match.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

TEST_CASE("everything that happens in the matches of XXL is told in sentences") {
    CHECK(line_with_a_hole<xxl::pur>(2) == "");
    CHECK(line_with_a_hole<xxl::six_plus>(2) == "");
}

TEST_CASE("the end of a game of a match is told, and what everybody is dealt for the next") {
    rng luck(1);
    xxl::six_plus::state s = xxl::six_plus::deal({}, luck);
    std::string line;
    while (s.number == 0)
        line = logged<xxl::six_plus>(s, std::string(text_of<xxl::six_plus>(s, xxl::six_plus::actions(s).pick(luck))), seat(0));
    CHECK(line.find("the cards are dealt") != line.npos);
    CHECK(line.find("Blaise gets 12 cards") != line.npos);
    std::size_t const over = line.find("that game is over");
    CHECK(over < line.find("the cards are dealt"));
    CHECK(line.find("Ada: ") < over);
}

TEST_CASE("with the last game of a match the match is over, which is said once") {
    rng luck(1);
    xxl::six_plus::state s = xxl::six_plus::deal({}, luck);
    std::string line;
    while (xxl::six_plus::turn(s) != nobody)
        line = logged<xxl::six_plus>(s, std::string(text_of<xxl::six_plus>(s, xxl::six_plus::actions(s).pick(luck))), nobody,
                                     language::french);
    CHECK(line.find("la partie est finie : ") != line.npos);
    CHECK(line.find(" fini") == line.rfind(" fini"));
}

TEST_CASE("an action is told also if the cards are dealt anew at once") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        rng luck(seed);
        xxl::pur::state s = xxl::pur::deal({}, luck);
        while (s.number < 2) {
            seat const by =
                s.playing.with_game([]<typename G>(std::type_identity<G>, auto const& inner) { return G::turn(inner); });
            std::string const text(text_of<xxl::pur>(s, xxl::pur::actions(s).pick(luck)));
            CHECK(logged<xxl::pur>(s, text).substr(0, 3) == players_by_name[static_cast<std::size_t>(by.index())].substr(0, 3));
        }
    }
}
