#pragma once

#include <array>
#include <optional>

#include <ludo/core/telling.hpp>
#include <ludo/games/bonbons/state.hpp>

namespace ludo::bonbons_game {

/// What happens in Bonbons, in words: see core/telling.hpp.
struct telling {
    static constexpr named_place place(options const&, int number) {
        if (number < cell::count)
            return {place_kind::cell, nobody, cell::from_index(number).text()};
        if (number < bonbons_game::place::count) {
            slot const at = slot::from_index(number - cell::count);
            return {place_kind::cell, at.owner(), at.text()};
        }
        return {number == bonbons_game::place::count ? place_kind::aside : place_kind::laid};
    }
    static constexpr phrase piece_name{"tile", "tuile"};
    static constexpr short_text piece(options const&, int kind) {
        return kind < square::count ? square::from_index(kind).text() : round::from_index(kind - square::count).text();
    }
    static constexpr lying lies(state const& s, int number) {
        auto const in = [](auto const& table, auto at) {
            return table.turned().contains(at) ? lying::turned : table.up().contains(at) ? lying::up : lying::down;
        };
        return number < cell::count                ? in(s.squares, cell::from_index(number))
             : number < bonbons_game::place::count ? in(s.rounds, slot::from_index(number - cell::count))
                                                   : lying::unsaid;
    }

    /// A tile is turned over, also if it is turned back at once.
    static constexpr void steps(state const&, action done, state const&, auto& steps) {
        if (done.is<"flip">())
            steps.turn_over(done.with<"flip">().index());
    }

    static constexpr std::array<words_for, 4> verbs{
        {{"flip", {}},
         {"stop", {"{0} stops", "{0} s'arrête"}},
         {"give", {}},
         {"cover", {"{0} lays the coins on tile {1}", "{0} pose les tuiles monnaie sur la tuile {1}"}}}};

    static constexpr std::optional<phrase> piece_in_words(int kind) {
        return kind == coin.index()    ? std::optional(phrase{"a coin", "une tuile monnaie"})
             : kind == wrapper.index() ? std::optional(phrase{"the empty wrapper", "l'emballage vide"})
                                       : std::nullopt;
    }

    static constexpr phrase remark(int which) {
        constexpr std::array<phrase, 3> all{{{"a pair", "une paire"},
                                             {"a pair: {0} steals the tile", "une paire : {0} vole la tuile"},
                                             {"no pair", "pas de paire"}}};
        return all[static_cast<std::size_t>(which)];
    }
    static constexpr void remarks(state const& before, std::optional<action> done, state const& after, auto say) {
        if (!done || !done->is<"flip">())
            return;
        auto const found = after.squares.up() - before.squares.up();
        if (after.phase == game_phase::give)
            say(1, 0);
        else if (!found.empty() && !(after.squares.at(found.first()) == wrapper))
            say(0, 0);
        else if (found.empty() && (before.phase == game_phase::after_square || before.phase == game_phase::after_round))
            say(2, 0);
    }
};

} // namespace ludo::bonbons_game
