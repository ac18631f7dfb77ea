#include <ludo/games/xxl/runs.hpp>

#include "support/catch.hpp"
#include "support/runs.hpp"
#include "support/telling.hpp"

using ludo::xxl::runs;

TEST_CASE("everything that happens in the runs of XXL is told in sentences") { CHECK(line_with_a_hole<runs>(6) == ""); }

TEST_CASE("cards from the display are told as the rule sheet calls them, and agree") {
    for (auto [display, said] : {std::pair{"4b6g 0r3y", "Ada étale 6y8g et 7g9y ; Ada étale 4b6g, prise aux cartes exposées"},
                                 std::pair{"4b6g 7g9y", "Ada étale 6y8g ; Ada étale 4b6g et 7g9y, prises aux cartes exposées"}}) {
        bool const two = std::string_view(display).ends_with("7g9y");
        runs::state s = laid_so({}, {two ? "6y8g 0b4r 1g2r 3b10r" : "6y8g 7g9y 0b4r 1g2r", "1y6r 1r4y 2b8r 1g5y"}, display,
                                "0g1r 0g2r 0b5y 1b3g");
        for (auto text : {"meld g 4b6g", "meld g 7g9y"})
            played<runs>(s, text);
        std::string const line = logged<runs>(s, "meld g 6y8g", ludo::nobody, ludo::language::french);
        CHECK(line.find(said) != line.npos);
    }
}
