#include <ludo/games/bonbons/knowledge.hpp>

#include <cstdint>
#include <string_view>

#include "support/bonbons.hpp"
#include "support/catch.hpp"

using namespace ludo;
using G = bonbons;

namespace {

/// Squares: Ar Br Cr Dr $ $ | $ w Er Fr Gr Hr | Ay By ...   Rounds: Ar Br Cr Dr | Ay By Cy Dy; after these actions.
bonbons_table after(std::string_view actions) {
    bonbons_table table(laid({}, "Ar Br Cr Dr $ $ $ w", "Ar Br Cr Dr Ay By Cy Dy"));
    REQUIRE(table.plays(actions) == "");
    return table;
}

} // namespace

TEST_CASE("at first nobody knows a tile, and all know the same") {
    G::state const s = after("").state();
    G::state const seen = G::view(s, seat(0));
    CHECK(seen.squares.hidden() == bonbons_game::cells::all());
    CHECK(seen.rounds.hidden().size() == 8);
    CHECK(seen.reserve.hidden() == 24);
    CHECK(G::view(s, seat(1)) == seen);
    CHECK(G::view(s, nobody) == seen);
}

TEST_CASE("what was turned over stays known when it lies face down again, and nothing else does") {
    auto const table = after("flip b1, flip 0:0");
    CHECK(table.found() == "");
    G::state const seen = G::view(table.state(), seat(1));
    CHECK(bonbons_table::named(bonbons_game::cells::all() - seen.squares.hidden()) == "b1");
    CHECK(table.known_row(0) == "Ar- ?- ?- ?-");
    CHECK(table.known_row(1) == "?- ?- ?- ?-");
}

TEST_CASE("what is imagined is a whole position that looks the same, with each tile of the box once") {
    for (auto const* actions : {"", "flip b1, flip 0:0", "flip e1, flip f1, flip a2, cover 2", "flip a3, flip 1:0, give 0"}) {
        G::state const seen = G::view(after(actions).state(), seat(1));
        CAPTURE(actions);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            rng luck(seed);
            G::state const full = bonbons_game::determinize(seen, luck);
            CHECK(wrong_with<G>(full) == nullptr);
            CHECK(G::view(full, seat(1)) == seen);
            CHECK(full.squares.hidden().empty());
            CHECK(full.reserve.hidden() == 0);
        }
    }
}

TEST_CASE("each of the 68 tiles is in one place, the coins on top of the tile that they cover") {
    for (auto const* actions : {"", "flip e1, flip f1, flip a2, cover 2", "flip b2"}) {
        census<bonbons_game::square> squares;
        int pieces = 0, on_top = 0;
        bonbons_game::each_piece(after(actions).state(), [&](int place, int kind) {
            ++pieces;
            REQUIRE(kind >= 0);
            if (kind < bonbons_game::square::count)
                squares.add(bonbons_game::square::from_index(kind));
            on_top += place == bonbons_game::place::count + 1;
        });
        CHECK(pieces == 36 + 32);
        CHECK(squares.of(bonbons_game::coin) == 3);
        CHECK(on_top == (std::string_view(actions).find("cover") != std::string_view::npos ? 3 : 0));
    }
}
