#pragma once

#include <array>
#include <cstddef>

#include <ludo/games/calcory.hpp>

#include "support/history/course.hpp"

/// A card that was never turned over lies where it was dealt; the others have been seen. What was laid back unseen is one of
/// the cards collected then: the one that the world has there, or the one that was turned over later.
class calcory_past {
    using G = ludo::calcory;
    using state = G::state;
    using action = G::action;
    using card = G::card;
    using cell = G::cell;

public:
    static bool possible(course<G> const& game, ludo::seat viewer, state const& world) {
        std::array<card, G::deck.size()> laid{};
        ludo::calcory_game::cells turned;
        for (int i = 0; i < game.length(); ++i)
            if (game.what(i).is<"turn">())
                turned.insert(game.what(i).with<"turn">());
        ludo::census<card> all;
        for (cell at : ludo::calcory_game::cells::all()) {
            auto const number = static_cast<std::size_t>(at.index());
            laid[number] = turned.contains(at) ? game.at.front().table.at(at) : world.table.at(at);
            if (!laid[number].known())
                return false;
            all.add(laid[number]);
        }
        for (card each : G::deck)
            if (!all.remove(each))
                return false;

        auto const what = [&](int number, state const& other) {
            action const a = game.what(number);
            return a.is<"return">() ? returned(game, number, viewer, world, other) : a;
        };
        auto const same = [](state const& one, state const& other) {
            auto const shown = other.table.turned() | other.table.up();
            bool alike = one.turn == other.turn && one.phase == other.phase && one.revealed == other.revealed &&
                         one.marker == other.marker && one.piled == other.piled && one.table.turned() == other.table.turned() &&
                         one.table.up() == other.table.up() && one.table.taken() == other.table.taken();
            for (cell at : shown)
                alike = alike && one.table.at(at) == other.table.at(at);
            return alike;
        };
        auto const end = game.again(G::lay_out(world.chosen, laid), what, same);
        if (!end || !(end->held == world.held))
            return false;
        for (cell at : end->table.taken())
            if (!(end->table.at(at) == world.table.at(at)))
                return false;
        return true;
    }

private:
    /// The same card as that one, from whichever place; against the rules where there is none.
    static action returned(course<G> const& game, int number, ludo::seat viewer, state const& world, state const& other) {
        state const& before = game.before(number);
        card back = before.table.at(game.what(number).with<"return">());
        if (before.turn != viewer && !before.chosen.reveal_returned_card) {
            if (number + 1 == game.length())
                back = world.held;
            else {
                cell const to = game.what(number + 1).with<"to">();
                bool seen = false;
                for (int i = number + 2; i < game.length(); ++i)
                    seen = seen || game.what(i) == action::turn(to);
                back = seen ? back : world.table.at(to);
            }
        }
        for (cell at : other.table.turned())
            if (other.table.at(at) == back)
                return action::give_back(at);
        return action::stop();
    }
};
