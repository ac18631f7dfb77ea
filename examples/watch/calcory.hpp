#pragma once

#include <string>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/drawing.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

/// Calcory as one watches it.
struct watched_calcory {
    using game = ludo::calcory;
    using calcory = ludo::calcory;

    static std::string legend() { return "Face down ##, seen by all (7r), marked [7r]."; }

    /// Turns over a card that makes thirteen if it knows one; goes on while the risk is small; then stops, if it may.
    static calcory::action decide(ludo::view<calcory> const& seen, ludo::rng& luck) {
        calcory::state const& known = seen.state();
        auto const legal = seen.actions();
        if (known.now != calcory::phase::turning)
            return legal.pick(luck);
        int const missing = ludo::calcory_game::thirteen - known.open.sum();
        std::vector<calcory::action> good;
        for (calcory::cell at : known.table.down())
            if (known.table.at(at).known() && known.table.at(at).symbol() == missing)
                return calcory::action::turn(at);
        for (calcory::cell at : known.table.down())
            if (calcory::card const card = known.table.at(at);
                !card.known() || (card.symbol() + 4 <= missing && known.open.zeros() + (card.symbol() == 0) < 2))
                good.push_back(calcory::action::turn(at));
        bool const enough = missing <= 3 && ludo::calcory_game::raises(known);
        if (legal.contains(calcory::action::stop()) && (enough || good.empty()))
            return calcory::action::stop();
        return good.empty() ? legal.pick(luck) : good[luck.below(static_cast<std::uint32_t>(good.size()))];
    }

    /// What is printed before a player's first action.
    static std::string opening(calcory::state const& before) {
        return before.now == calcory::phase::returning ? " collects the marked cards." : ":";
    }

    /// What an action did, in words. Cards are read from the table before and after.
    static std::string told(calcory::state const& before, calcory::action a, calcory::state const& after) {
        if (a.is<"turn">()) {
            calcory::cell const at = a.with<"turn">();
            ludo::calcory_game::set open = before.open;
            open.add(before.table.at(at));
            std::string const what = " " + ludo::to_text(at) + " is " + ludo::to_text(before.table.at(at));
            if (open.failed())
                return what + (open.zeros() == 2 ? ": a second 0" : ": " + std::to_string(open.sum()) + " is too much") +
                       ", all are turned back";
            if (open.sum() == ludo::calcory_game::thirteen)
                return what + ": thirteen!";
            return after.turn == before.turn   ? what + ','
                 : after.turn == ludo::nobody  ? what + ", the last one, which nobody can beat"
                 : after.marker == before.turn ? what + ", the last one: the cards are marked"
                                               : what + ", the last one: all are turned back";
        }
        if (a.is<"stop">())
            return after.marker == before.turn
                     ? " and stops: the cards are marked, " + std::to_string(before.open.sum()) + " is to be beaten"
                     : " and stops short: the cards are turned back";
        if (a.is<"return">())
            return " One card goes back";
        return " to " + ludo::to_text(a.with<"to">()) + ", and " + std::to_string(before.open.count() - 1) + " to the pile";
    }

    /// Does a turn end here, and does the table look different then?
    static bool turn_ends(calcory::state const& before, calcory::action a, calcory::state const& after) {
        return after.turn != before.turn || a.is<"to">();
    }
    static bool worth_drawing(calcory::state const&, calcory::action a, calcory::state const&) { return a.is<"to">(); }

    /// The table as everybody knows it: the view of a seat where nobody sits.
    static std::string drawn(ludo::table<calcory> const& table) { return ludo::drawing(table.view(ludo::nobody).state().table); }

    static std::string ending(ludo::table<calcory> const& table) {
        return "A single marked card came back to its owner: the game is over after " + std::to_string(table.size()) + " actions.";
    }
    static constexpr char const* counted = "cards, ";
};
