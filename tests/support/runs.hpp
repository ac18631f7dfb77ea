#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/xxl/runs.hpp>

#include "support/text_table.hpp"

/// Goes on with a run if it can, most of the time; else it often does nothing, so that cards join the display, and swaps
/// rather than it adds: games get to their end, and in many ways.
inline ludo::xxl::runs::action melds(ludo::xxl::runs::state const& s, ludo::rng& luck) {
    using G = ludo::xxl::runs;
    auto const legal = G::actions(s);
    std::vector<G::action> runs, swaps;
    for (G::action each : legal) {
        if (each.is<"meld">())
            runs.push_back(each);
        if (each.is<"swap">() || each.is<"end">())
            swaps.push_back(each);
    }
    auto const one_of = [&](std::vector<G::action> const& some) {
        return some[luck.below(static_cast<std::uint32_t>(some.size()))];
    };
    if (!runs.empty() && luck.below(8) > 0)
        return one_of(runs);
    if (legal.contains(G::action::end()) && luck.below(4) > 0)
        return G::action::end();
    return !swaps.empty() && luck.below(3) > 0 ? one_of(swaps) : legal.pick(luck);
}

/// The cards of the default deck in the order of a packet: the named ones first, the others as the deck has them.
inline ludo::xxl::runs::packet packet_of(std::string_view first) {
    using G = ludo::xxl::runs;
    G::packet all;
    std::size_t next = 0;
    G::cards left = G::cards::all();
    for (std::string const& word : words(first)) {
        G::card const one = G::card::parse(word).value();
        if (!left.contains(one))
            throw std::invalid_argument("the deck has no more " + word);
        left.erase(one);
        all[next++] = one;
    }
    for (G::card each : left)
        all[next++] = each;
    return all;
}

/// A table at which actions are played by their texts.
class runs_table : public text_table<ludo::xxl::runs> {
public:
    using G = ludo::xxl::runs;
    using text_table::text_table;

    /// The first cards: hands of four, seat by seat; two for the display; then those that are drawn.
    runs_table(G::options const& chosen, std::string_view first) : text_table(G::lay_out(chosen, packet_of(first))) {}

    [[nodiscard]] std::string hand(int owner) const { return named(state().hands.of(ludo::seat(owner))); }
    [[nodiscard]] std::string display() const { return named(state().display); }
    [[nodiscard]] std::string laid(int owner) const { return named(state().laid[ludo::seat(owner)]); }
    /// What others know of a hand.
    [[nodiscard]] std::string known(int owner) const {
        ludo::seat const viewer = ludo::seat(owner).next(players());
        return named(view(viewer).state().hands.of(ludo::seat(owner)));
    }
    [[nodiscard]] int score(int owner) const { return scores()[ludo::seat(owner)]; }
    /// The legal actions that begin with a word.
    [[nodiscard]] std::string may_all(std::string_view word) const {
        std::string list;
        for (G::action each : actions())
            if (std::string const text = ludo::to_text(each); text.starts_with(word))
                list += (list.empty() ? "" : ", ") + text;
        return list;
    }
};

/// A position at the beginning of a turn of the first seat: hands, display and stock as named; the last seat has laid all
/// the other cards.
inline ludo::xxl::runs::state laid_so(ludo::xxl::runs::options const& chosen, std::vector<std::string> const& hands,
                                      std::string_view display, std::string_view stock = "") {
    using G = ludo::xxl::runs;
    G::cards left = G::cards::all();
    auto const each_of = [&](std::string_view names, auto use) {
        for (std::string const& word : words(names)) {
            G::card const one = G::card::parse(word, chosen.deck).value();
            if (!left.contains(one))
                throw std::invalid_argument("the deck has no more " + word);
            left.erase(one);
            use(one);
        }
    };
    G::state s;
    s.chosen = chosen;
    s.turn = chosen.first;
    s.phase = G::game_phase::choosing;
    for (std::size_t owner = 0; owner < hands.size(); ++owner)
        each_of(hands[owner], [&](G::card one) { s.hands.add(ludo::seat(static_cast<int>(owner)), one); });
    each_of(display, [&](G::card one) { ludo::xxl::runs_game::display(s, one); });
    each_of(stock, [&](G::card one) { s.stock.lay(one); });
    s.laid[ludo::seat(chosen.players - 1)] = left;
    s.stock_was_empty = s.stock.size() == 0;
    return s;
}
