#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/turns/reveal.hpp>

/// Memory: two cards are turned over, and whoever finds a pair wins it and goes on.
struct memory_rules : ludo::for_players<2, 6> {
    static constexpr std::string_view name = "memory";
    static constexpr ludo::phrase title{"Memory", "Memory"};

    // ---- Material: 32 pictures, each on two cards

    using card = ludo::card<"ABCDEFGHIJKLMNOP", "rb">;
    static constexpr auto deck = ludo::deck<card, 64>::of("Ar Br Cr Dr Er Fr Gr Hr Ir Jr Kr Lr Mr Nr Or Pr "
                                                          "Ar Br Cr Dr Er Fr Gr Hr Ir Jr Kr Lr Mr Nr Or Pr "
                                                          "Ab Bb Cb Db Eb Fb Gb Hb Ib Jb Kb Lb Mb Nb Ob Pb "
                                                          "Ab Bb Cb Db Eb Fb Gb Hb Ib Jb Kb Lb Mb Nb Ob Pb");

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        int pairs = card::count;
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list = players_and(ludo::option{"pairs", &options::pairs, 2, card::count});

    // ---- Preparation: with fewer pairs, the first pictures are taken, and laid out row by row

    static constexpr bool plays(options const& chosen, card one) { return one.index() < chosen.pairs; }

    using place = ludo::grid_cell<ludo::rectangle{.rows = 8, .columns = 8}>;
    static constexpr ludo::index_set<place> laid(options const& chosen) {
        return ludo::index_set<place>::of_bits(~std::uint64_t{0} >> (place::count - in_a_set * chosen.pairs));
    }

    // ---- Course of a turn

    static constexpr int in_a_set = 2;
    static constexpr bool together(card one, card other) { return one == other; }
    static constexpr bool goes_on = true;
};

using memory = ludo::reveal<memory_rules>;
