#include <ludo/io/thoughts.hpp>

#include <ludo/games/calcory.hpp>

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
    // 1.96 * sqrt(0.75 * 0.25 / 400) is 0.042 of worth, 0.085 of a place
    CHECK(to_text(some(), seen(3)) == "500 games played out in 500 worlds\n"
                                      "turn c4: 400 tries, mean place 1.500 (1.414 to 1.586)\n"
                                      "stop: 1 try, mean place 1.000 (1.000 to 1.002)\n"
                                      "expected: 0 turn c4, 1 stop\n");
    CHECK(to_text(some(), seen(3), language::french, 1) == "500 parties imaginées sur 500 donnes possibles\n"
                                                           "turn c4 : 400 essais, place moyenne 1,500 (de 1,414 à 1,586)\n"
                                                           "suite attendue : 0 turn c4, 1 stop\n");
}

TEST_CASE("they say where memory was full") {
    auto found = some();
    found.memory_full = true;
    CHECK(to_text(found, seen(2)).find("; memory was full\n") != std::string::npos);
    CHECK(to_text(found, seen(2), language::french).find(" ; la mémoire était pleine\n") != std::string::npos);
}
