#pragma once

#include <string>
#include <string_view>

#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/each_step.hpp"
#include "support/xxl.hpp"

/// The cards, and after them others of the deck up to so many, none of those named elsewhere.
inline std::string filled(std::string const& mine, int size, xxl_cards& left) {
    std::string all = mine;
    for (int missing = size - cards_of(mine).size(); missing > 0; --missing) {
        all += ' ' + ludo::to_text(left.first());
        left.erase(left.first());
    }
    return all + ' ';
}

/// A game of two with the default deck: these hands (filled up with cards that are not named), what is turned, and the first
/// cards of the stock.
template <typename G>
xxl_table<G> shedding_table(std::string const& mine, std::string const& others, std::string const& turned,
                            typename G::options const& chosen = {}, std::string const& stock = "") {
    xxl_cards left = xxl_cards::all() - cards_of(mine + ' ' + others + ' ' + turned + ' ' + stock);
    int const size = G::hand_size(2);
    std::string const first = filled(mine, size, left), second = filled(others, size, left);
    return xxl_table<G>(first + second + turned + ' ' + stock, chosen);
}

/// The same with nothing left in the stock, or just so many cards: the others lie on the table, under what is there.
template <typename G>
xxl_table<G> without_stock(xxl_table<G> const& table, int but = 0) {
    typename G::state s = table.state();
    for (xxl_card each : s.stock)
        s.played.insert(each);
    decltype(s.stock) less;
    for (int i = 0; i < but; ++i) {
        s.played.erase(s.stock.begin()[i]);
        less.lay(s.stock.begin()[i]);
    }
    s.stock = less;
    return xxl_table<G>(s);
}

/// A hand with these cards only; the others lie on the table.
template <typename State>
void leave(State& s, ludo::seat owner, std::string const& cards) {
    auto const held = s.hands.of(owner);
    for (xxl_card each : held - cards_of(cards)) {
        s.hands.remove(owner, each);
        s.played.insert(each);
    }
}

/// Random games; `look(before, action, after)` at every step.
template <typename G, typename Look>
void shedding_steps(Look const& look) {
    each_step_of<G>(look, [](typename G::state const& s, ludo::rng& luck) { return G::actions(s).pick(luck); });
}
