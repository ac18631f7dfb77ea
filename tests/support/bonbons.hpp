#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/bonbons.hpp>

#include "support/text_table.hpp"

/// The tiles of a deck, the named ones first and then the others as the deck has them.
template <typename Deck>
auto begun_with(Deck const& tiles, std::string_view first) {
    using card = typename Deck::card_type;
    ludo::census<card> left;
    for (card each : tiles)
        left.add(each);
    auto ordered = tiles.cards;
    std::size_t next = 0;
    for (std::string const& word : words(first)) {
        ordered[next] = card::parse(word).value();
        if (!left.remove(ordered[next++]))
            throw std::invalid_argument("the box has no more " + word);
    }
    left.each([&](card each) { ordered[next++] = each; });
    return ordered;
}

/// Every tile laid out: squares row by row, the named ones first (a1, b1, ...); round tiles, the named ones first (0:0, 0:1,
/// ...). The others follow by kind: candies colour by colour, A to H in each, then coins, then the wrapper.
inline ludo::bonbons::state laid(ludo::bonbons::options const& chosen, std::string_view first_squares,
                                 std::string_view first_rounds) {
    using G = ludo::bonbons;
    return G::lay_out(chosen, begun_with(ludo::bonbons_game::square_tiles, first_squares),
                      begun_with(ludo::bonbons_game::round_tiles, first_rounds));
}

/// An action by luck that knows all tiles and likes pairs, of its own and of others, coins and the wrapper: thefts, coins
/// and ends come up, which uniform luck hardly ever sees.
inline ludo::bonbons::action steered(ludo::bonbons::state const& s, ludo::rng& luck) {
    using G = ludo::bonbons;
    G::action const any = G::actions(s).pick(luck);
    if (s.phase == G::game_phase::give || s.phase == G::game_phase::cover || luck.below(6) == 0)
        return any;
    ludo::bonbons_game::cells coins, candies, wrapper, pair;
    ludo::bonbons_game::slot_set match;
    for (G::cell at : s.squares.down()) {
        G::square const one = s.squares.at(at);
        (one == ludo::bonbons_game::coin ? coins : one == ludo::bonbons_game::wrapper ? wrapper : candies).insert(at);
        for (G::slot open : s.rounds.turned())
            if (ludo::bonbons_game::identical(one, s.rounds.at(open)))
                pair.insert(at);
    }
    for (G::slot at : ludo::bonbons_game::face_down(s))
        for (G::cell open : s.squares.turned())
            if (ludo::bonbons_game::identical(s.squares.at(open), s.rounds.at(at)))
                match.insert(at);
    bool const first = s.phase == G::game_phase::begin || s.phase == G::game_phase::again;
    bool const in_coins = s.phase == G::game_phase::after_coin || s.phase == G::game_phase::after_two_coins;
    if (!coins.empty() && (in_coins || (first && luck.below(6) == 0)))
        return G::action::flip(coins.pick(luck));
    if (!wrapper.empty() && luck.below(30) == 0 && G::actions(s).contains(G::action::flip(wrapper.first())))
        return G::action::flip(wrapper.first());
    if (!pair.empty())
        return G::action::flip(pair.first());
    if (!match.empty() && s.phase == G::game_phase::after_square)
        return G::action::flip(match.first());
    if (!first)
        return any;
    auto const some = luck.below(3) > 0 ? (ludo::bonbons_game::face_down(s) & ludo::bonbons_game::rows::of(s.turn))
                                        : ludo::bonbons_game::face_down(s);
    G::slot const aim = some.pick(luck);
    if (luck.below(2) == 0)
        return G::action::flip(aim);
    for (G::cell at : candies)
        if (ludo::bonbons_game::identical(s.squares.at(at), s.rounds.at(aim)))
            return G::action::flip(at);
    return any;
}

/// A table at which actions are played by their texts.
class bonbons_table : public text_table<ludo::bonbons> {
public:
    using G = ludo::bonbons;
    using text_table::text_table;

    [[nodiscard]] std::string found() const { return named(state().squares.up()); }
    [[nodiscard]] std::string open_squares() const { return named(state().squares.turned()); }
    [[nodiscard]] std::string open_rounds() const { return named(state().rounds.turned()); }

    /// The slots of a seat: the tile and `-` face down, `+` turned over, `*` found, `#` under the coins.
    [[nodiscard]] std::string row(int owner) const { return row(state(), owner); }
    /// The same with `?` for what nobody has seen.
    [[nodiscard]] std::string known_row(int owner) const { return row(view(ludo::seat(0)).state(), owner); }
    /// The squares in the same way, `.` where there is none any more.
    static std::string squares(G::state const& s) {
        std::string tokens;
        for (G::cell at : ludo::bonbons_game::cells_in_play(s.chosen)) {
            if (s.squares.taken().contains(at)) {
                tokens += ludo::to_text(s.squares.at(at));
                tokens += s.squares.down().contains(at) ? '-' : s.squares.up().contains(at) ? '*' : '+';
            } else
                tokens += '.';
            tokens += ' ';
        }
        return tokens.substr(0, tokens.size() - 1);
    }
    static std::string row(G::state const& s, int owner) {
        std::string tokens;
        for (G::slot at : s.rounds.taken() & ludo::bonbons_game::rows::of(ludo::seat(owner))) {
            tokens += ludo::to_text(s.rounds.at(at));
            tokens += s.covered.contains(at)         ? '#'
                    : s.rounds.down().contains(at)   ? '-'
                    : s.rounds.turned().contains(at) ? '+'
                                                     : '*';
            tokens += ' ';
        }
        return tokens.substr(0, tokens.size() - 1);
    }
};

/// Every way of placing what a view does not know. Nothing where that is more than a few hundred.
inline void bonbons_worlds(ludo::bonbons::state const& view, std::function<bool(ludo::bonbons::state const&)> const& visit) {
    using G = ludo::bonbons;
    auto squares = ludo::bonbons_game::in_play(view.chosen, ludo::bonbons_game::square_tiles);
    auto rounds = ludo::bonbons_game::in_play(view.chosen, ludo::bonbons_game::round_tiles);
    for (int i = 0; i < ludo::bonbons_game::coins * view.covered.size(); ++i)
        squares.remove(ludo::bonbons_game::coin);
    view.squares.take_known(ludo::bonbons_game::cells::all(), squares);
    view.rounds.take_known(ludo::bonbons_game::slot_set::all(), rounds);
    if (squares.total() > 5 || rounds.total() > 5 || squares.total() + rounds.total() > 6)
        return;

    std::vector<int> square_order, round_order;
    squares.each([&](G::square one) { square_order.push_back(one.index()); });
    rounds.each([&](G::round one) { round_order.push_back(one.index()); });
    std::vector<std::size_t> order(square_order.size()); // each of three coins is one for itself
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    bool more = true;
    do {
        std::vector<int> dealt = round_order;
        do {
            G::state s = view;
            std::size_t next = 0;
            for (G::cell at : view.squares.hidden())
                s.squares.imagine(at, G::square::from_index(square_order[order[next++]]));
            next = 0;
            for (G::slot at : view.rounds.hidden())
                s.rounds.imagine(at, G::round::from_index(dealt[next++]));
            s.reserve = {};
            while (next < dealt.size())
                s.reserve.lay(G::round::from_index(dealt[next++]));
            more = more && visit(s);
        } while (more && std::next_permutation(dealt.begin(), dealt.end()));
    } while (more && std::next_permutation(order.begin(), order.end()));
}
