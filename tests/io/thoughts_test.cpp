#include <ludo/io/thoughts.hpp>

#include <ludo/games/calcory.hpp>

#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {
thoughts<calcory> some() {
    thoughts<calcory> found;
    found.iterations = found.worlds = 500;
    found.add({calcory::action::turn(*calcory::cell::parse("c4")), 400, 300 * best_value});
    found.add({calcory::action::stop(), 1, best_value});
    found.expect({seat(0), calcory::action::turn(*calcory::cell::parse("c4"))});
    found.expect({seat(1), calcory::action::stop()});
    return found;
}
view<calcory> seen(int players) {
    rng luck(1);
    return {calcory::deal({.players = players}, luck), seat(0)};
}
} // namespace

TEST_CASE("a number in thousandths is written as in the language") {
    CHECK(decimal(1310, language::english) == "1.310");
    CHECK(decimal(1005, language::french) == "1,005");
    CHECK(decimal(12'000, language::english) == "12.000");
}

TEST_CASE("thoughts explain themselves in English and in French") {
    // three of four games against two others: worth 0.75, so on average place 3 - 2 * 0.75 = 1.5;
    // with two more of the best and two of the worst 302 / 404 = 0.7475 +- 1.96 * sqrt(0.7475 * 0.2525 / 404) = 0.0424, and a
    // thousandth for rounding: places 3 - 2 * 0.791 to 3 - 2 * 0.705; and 0.6 - 1.96 * sqrt(0.6 * 0.4 / 5) = 0.170 of one game
    CHECK(to_text(some(), seen(3)) == "500 games played out in 500 worlds\n"
                                      "turn c4: 400 tries, mean place 1.500 (1.418 to 1.590)\n"
                                      "stop: 1 try, mean place 1.000 (1.000 to 2.660)\n"
                                      "expected: 0 turn c4, 1 stop\n");
    CHECK(to_text(some(), seen(3), language::french, 1) == "500 parties imaginées sur 500 donnes possibles\n"
                                                           "turn c4 : 400 essais, place moyenne 1,500 (de 1,418 à 1,590)\n"
                                                           "suite attendue : 0 turn c4, 1 stop\n");
}

TEST_CASE("where all play together it is said how good an action is, not which place it leads to") {
    rng luck(1);
    thoughts<to_eleven> found;
    found.iterations = found.worlds = 4;
    found.add({to_eleven::action::add(3), 4, 3 * std::uint64_t{best_value}}); // worth 3/4
    std::string const text = to_text(found, view<to_eleven>(to_eleven::deal({.players = 3}, luck), seat(0)));
    CHECK(text.starts_with("4 games played out in 4 worlds\nadd 3: 4 tries, worth 0.750 ("));
}

TEST_CASE("they say where memory was full") {
    auto found = some();
    found.memory_full = true;
    CHECK(to_text(found, seen(2)).find("; memory was full\n") != std::string::npos);
    CHECK(to_text(found, seen(2), language::french).find(" ; la mémoire était pleine\n") != std::string::npos);
}
