#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/games/bonbons.hpp>
#include <ludo/io/drawing.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

#include "names.hpp"

/// Bonbons as one watches it.
struct watched_bonbons {
    using game = ludo::bonbons;
    using bonbons = ludo::bonbons;

    static std::string legend() { return "Face down ##, seen by all (Ar), found [Ar], under the coins $$."; }

    /// Makes a pair that it knows, its own first; otherwise looks at a square that nobody has seen, and stops there or takes a
    /// chance on a tile of its own.
    static bonbons::action decide(ludo::view<bonbons> const& seen, ludo::rng& luck) {
        bonbons::state const& known = seen.state();
        auto const legal = seen.actions();
        std::vector<bonbons::action> good;
        auto const own_first = [&](bonbons::slot at) { return at.owner() == known.turn ? good.begin() : good.end(); };
        if (known.now == bonbons::phase::begin || known.now == bonbons::phase::again) {
            for (bonbons::slot at : ludo::bonbons_game::face_down(known))
                if (known.rounds.at(at).known() && !squares_like(known, known.rounds.at(at)).empty())
                    good.insert(own_first(at), bonbons::action::flip(squares_like(known, known.rounds.at(at)).first()));
            if (good.empty())
                for (bonbons::cell at : known.squares.hidden())
                    good.insert(good.begin() + static_cast<std::ptrdiff_t>(luck.below(static_cast<std::uint32_t>(good.size() + 1))),
                                bonbons::action::flip(at));
        } else if (known.now == bonbons::phase::after_square) {
            bonbons::square const open = known.squares.at(known.squares.turned().first());
            for (bonbons::slot at : ludo::bonbons_game::face_down(known))
                if (known.rounds.at(at).known() && ludo::bonbons_game::identical(open, known.rounds.at(at)))
                    good.insert(own_first(at), bonbons::action::flip(at));
            if (good.empty() && luck.below(2) == 0)
                for (bonbons::slot at : ludo::bonbons_game::missing(known, known.turn) & known.rounds.hidden())
                    good.push_back(bonbons::action::flip(at));
        } else if (known.now == bonbons::phase::after_coin || known.now == bonbons::phase::after_two_coins) {
            for (bonbons::cell at : known.squares.down())
                if (known.squares.at(at) == ludo::bonbons_game::coin)
                    good.push_back(bonbons::action::flip(at));
        }
        if (!good.empty())
            return good.front();
        return legal.contains(bonbons::action::stop()) ? bonbons::action::stop() : legal.pick(luck);
    }
    static ludo::bonbons_game::cells squares_like(bonbons::state const& known, bonbons::round tile) {
        ludo::bonbons_game::cells found;
        for (bonbons::cell at : known.squares.down())
            if (known.squares.at(at).known() && ludo::bonbons_game::identical(known.squares.at(at), tile))
                found.insert(at);
        return found;
    }

    static std::string opening(bonbons::state const&) { return ":"; }

    /// What an action did, in words. Tiles are read from the table before.
    static std::string told(bonbons::state const& before, bonbons::action a, bonbons::state const& after) {
        if (a.is<"stop">())
            return before.now == bonbons::phase::again ? " and does not play again" : " and leaves it at that";
        if (a.is<"give">())
            return " who gets " + ludo::to_text(bonbons::slot(before.turn, a.with<"give">())) + " for it,";
        if (a.is<"cover">())
            return " and lays the coins on " + ludo::to_text(bonbons::slot(before.turn, a.with<"cover">()));
        ludo::bonbons_game::place const at = a.with<"flip">();
        bool const is_square = at.is<bonbons::cell>();
        std::string const tile = is_square ? ludo::to_text(before.squares.at(at.as<bonbons::cell>()))
                                           : ludo::to_text(before.rounds.at(at.as<bonbons::slot>()));
        std::string const what = ' ' + ludo::to_text(at) + " is " + (tile == "$" ? "a coin" : tile == "w" ? "the wrapper" : tile);
        if (tile == "w")
            return what + (after.rest.size() < before.rest.size() ? ": a fifth tile" : ": nothing is left to draw");
        if (after.now == bonbons::phase::give)
            return what + ": a pair, stolen from " + names[after.rounds.turned().first().owner().index()] + ",";
        if (after.now == bonbons::phase::cover)
            return what + ": all three,";
        if (after.squares.up() != before.squares.up())
            return what + ": a pair" + (after.turn == before.turn ? "," : "");
        return what + (after.turn == before.turn ? "," : ", no pair");
    }

    static bool turn_ends(bonbons::state const& before, bonbons::action, bonbons::state const& after) {
        return after.turn != before.turn;
    }
    static bool worth_drawing(bonbons::state const& before, bonbons::action, bonbons::state const& after) {
        return after.squares.up() != before.squares.up() || after.rounds.up() != before.rounds.up() ||
               after.covered != before.covered;
    }

    /// The squares, and everybody's round tiles.
    static std::string drawn(ludo::table<bonbons> const& table) {
        bonbons::state const seen = table.view(ludo::nobody).state();
        std::string all = ludo::drawing(seen.squares) + '\n';
        for (ludo::seat owner : table.seats()) {
            std::string line = names[owner.index()];
            line.resize(10, ' ');
            for (bonbons::slot at : seen.rounds.taken() & ludo::bonbons_game::rows::of(owner))
                line += ' ' + (seen.covered.contains(at) ? " $$ " : ludo::drawing(seen.rounds, at));
            all += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        }
        return all;
    }

    static std::string ending(ludo::table<bonbons> const& table) {
        return std::string(names[table.state().winner.index()]) + " has nothing face down any more: the game is over after " +
               std::to_string(table.size()) + " actions.";
    }
    static constexpr char const* counted = "";
};
