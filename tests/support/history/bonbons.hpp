#pragma once

#include <array>
#include <cstddef>

#include <ludo/games/bonbons.hpp>

#include "support/history/course.hpp"

/// All see where tiles go. So they are put back to where the world's tiles lay at first, and the game is played again.
class bonbons_past {
    using G = ludo::bonbons;
    using state = G::state;
    using cell = G::cell;
    using slot = G::slot;

public:
    static bool possible(course<G> const& game, ludo::seat, state const& world) {
        state const& first = game.at.front();
        auto squares = first.squares;
        for (cell at : squares.taken())
            if (world.squares.taken().contains(at))
                squares.imagine(at, world.squares.at(at));

        auto rounds = first.rounds; // where a tile lies now that lay there at first
        std::array<slot, static_cast<std::size_t>(slot::count)> now{};
        for (slot at : ludo::bonbons_game::slot_set::all())
            now[number(at)] = at;
        for (int i = 0; i < game.length(); ++i)
            if (game.what(i).is<"give">()) {
                slot const given(game.before(i).turn, game.what(i).with<"give">()), stolen = game.before(i).rounds.turned().first();
                for (slot& each : now)
                    each = each == given ? stolen : each == stolen ? given : each;
            }
        for (slot at : rounds.taken())
            rounds.imagine(at, world.rounds.at(now[number(at)]));

        state dealt = first;
        dealt.squares = squares;
        dealt.rounds = rounds;
        dealt.reserve = {};
        for (int i = 0; i < game.length(); ++i) // the fifth tile goes to a slot that was empty
            if (game.after(i).reserve.size() < game.before(i).reserve.size())
                dealt.reserve.lay(world.rounds.at(now[number(
                    slot(game.before(i).turn, ludo::bonbons_game::slot_number::from_index(ludo::bonbons_game::dealt)))]));
        for (G::round each : world.reserve)
            dealt.reserve.lay(each);
        if (!whole(dealt))
            return false;
        auto const same = [](state const& one, state const& other) {
            bool alike = one.turn == other.turn && one.phase == other.phase && one.covered == other.covered &&
                         one.squares.down() == other.squares.down() && one.rounds.down() == other.rounds.down();
            for (cell at : other.squares.turned() | other.squares.up())
                alike = alike && one.squares.at(at) == other.squares.at(at);
            for (slot at : other.rounds.turned() | other.rounds.up())
                alike = alike && one.rounds.at(at) == other.rounds.at(at);
            return alike;
        };
        auto const end = game.again(dealt, same);
        return end && end->squares == world.squares && end->rounds == world.rounds && end->reserve == world.reserve;
    }

private:
    static std::size_t number(slot at) { return static_cast<std::size_t>(at.index()); }

    /// Is every tile of the box there once?
    static bool whole(state const& dealt) {
        auto squares = ludo::bonbons_game::in_play(dealt.chosen, ludo::bonbons_game::square_tiles);
        auto rounds = ludo::bonbons_game::in_play(dealt.chosen, ludo::bonbons_game::round_tiles);
        return dealt.squares.take_known(ludo::bonbons_game::cells::all(), squares) && squares.total() == 0 &&
               dealt.rounds.take_known(ludo::bonbons_game::slot_set::all(), rounds) && dealt.reserve.take_known(rounds) &&
               rounds.total() == 0;
    }
};
