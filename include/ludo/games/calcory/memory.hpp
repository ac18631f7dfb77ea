#pragma once

#include <tuple>

#include <ludo/components/collected.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/calcory/box.hpp>

namespace ludo::calcory_game {

/// What the seats have seen of the collected cards, and nobody could read off the table any more (see core/memory.hpp).
struct memory {
    owned_places<cell, seats.most> returned;           // where a seat has laid back a card that no other seat knows
    ludo::collected<deck, cell, seats.most> collected; // what everybody knows of the piles
    bool asleep = false;

    /// A card was turned over: if it was laid back unseen, everybody knows now which card of its set it was.
    constexpr void saw_turned(cell on, card turned) {
        if (returned.any().contains(on)) {
            collected.settle(on, turned, returned.owner(on));
            returned.erase(on);
        }
    }

    /// The cards turned over were collected, and one of them went back to a cell: an unknown card if only the collector knows which.
    LUDO_SELDOM constexpr void saw_collected(spread<cell, card> const& table, seat by, cell to, card back) {
        if (asleep)
            return;
        if (back.known())
            return saw_won(table, by, back);
        for (cell from : table.turned())
            collected.win_but_one(table.at(from), to);
        returned.insert(to, by);
    }

    /// A seat won the cards turned over, but for one like this.
    constexpr void saw_won(spread<cell, card> const& table, seat by, card back = {}) {
        if (asleep)
            return;
        for (cell from : table.turned())
            if (table.at(from) == back)
                back = {};
            else
                collected.win(table.at(from), by);
    }

    constexpr void sleep() {
        *this = {};
        asleep = true;
    }

    static constexpr auto members() {
        return std::tuple{member{"returned", &memory::returned}, member{"collected", &memory::collected}};
    }
    friend constexpr bool operator==(memory const&, memory const&) = default;
};

} // namespace ludo::calcory_game
