#pragma once

#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/in_sight.hpp>
#include <ludo/play/told/change.hpp>

#include "facts.hpp"
#include "scene.hpp"

namespace terminal {

/// What somebody was told last, as far as it shows on the table, with the numbers of changes: pieces that came to a place, cards that
/// were turned over (and perhaps back at once), cells that were marked.
struct news {
    std::set<std::pair<int, int>> came, turned;
    std::set<int> marked;

    void add(std::span<ludo::change const> changes);
};

/// Pieces with the numbers of `each_piece`: the place, and the kind or -1.
using numbered_pieces = std::vector<std::pair<int, int>>;

/// What a game says of these numbers.
class numbering {
public:
    numbering() = default;
    numbering(numbering const&) = delete;
    numbering& operator=(numbering const&) = delete;
    virtual ~numbering() = default;
    [[nodiscard]] virtual ludo::named_place place(int number) const = 0;
    [[nodiscard]] virtual ludo::short_text piece(int kind) const = 0;
    [[nodiscard]] virtual ludo::lying lies(int place) const = 0;
};

/// Adds the pieces that a viewer knows to a scene: those in sight with their faces, the others with their backs; with `recall`, as the
/// viewer could remember them.
void add_pieces(scene& to, numbered_pieces const& known, numbered_pieces in_sight, bool recall, news const& last,
                numbering const& by);

/// The column and the row of a cell that is called as in a grid, from 1; nothing if it is called otherwise.
extent place_in_grid(std::string_view name);
/// The same for a cell before a seat.
extent place_before_seat(ludo::named_place const& place);

template <ludo::game G>
class numbering_of final : public numbering {
public:
    explicit numbering_of(typename G::state const& seen) : seen_(seen) {}
    [[nodiscard]] ludo::named_place place(int number) const override { return ludo::place_with<G>(seen_.chosen, number); }
    [[nodiscard]] ludo::short_text piece(int kind) const override { return ludo::piece_with<G>(seen_.chosen, kind); }
    [[nodiscard]] ludo::lying lies(int place) const override { return ludo::lies_at<G>(seen_, place); }

private:
    typename G::state const& seen_;
};

template <ludo::game G>
numbered_pieces pieces_of(typename G::state const& s) {
    numbered_pieces all;
    G::each_piece(s, [&](int place, int kind) { all.emplace_back(place, kind); });
    return all;
}

/// Looks at a table: at what is known there, and what of it lies in sight; with `recall`, also what could be remembered.
template <ludo::game G>
scene look_at(typename G::state const& known, numbered_pieces in_sight, typename G::state const& seen, ludo::seat viewer,
              bool recall, news const& last, ludo::speaker const& voice) {
    scene all;
    all.players = G::players(known);
    all.viewer = viewer;
    all.turn = G::turn(known);
    all.stock = ludo::words_for_stock<G>.label;
    add_pieces(all, pieces_of<G>(known), std::move(in_sight), recall, last, numbering_of<G>(seen));
    fact_finder<G>(all, seen, voice).find();
    for (mark& each : all.marks)
        each.fresh = last.marked.contains(each.number);
    return all;
}
/// Adds the scores, and at the end the places.
template <ludo::game G>
void add_points(scene& to, typename G::state const& known) {
    ludo::seat_numbers const points = G::scores(known);
    to.points.assign(points.begin(), points.end());
    to.together = ludo::aim_of<G>() == ludo::aim::together && to.players > 1;
    if (to.turn == ludo::nobody) {
        ludo::seat_numbers const places = ludo::places(points, ludo::wins_of<G>(known.chosen));
        to.places.assign(places.begin(), places.end());
    }
}

/// What lies in sight of a viewer; with `recall`, also what the viewer could remember.
template <ludo::game G>
scene look_at(ludo::view<G> const& known, bool recall, news const& last, ludo::speaker const& voice) {
    ludo::sight<G> const sight(known);
    scene all = look_at<G>(known.state(), pieces_of<G>(sight.state()), sight.state(), known.viewer(), recall, last, voice);
    bool hidden = false;
    if constexpr (requires { G::hidden_scores; })
        hidden = G::hidden_scores && !known.over();
    if (!hidden)
        add_points<G>(all, known.state());
    return all;
}
/// The truth, but for what lies in the stock.
template <ludo::game G>
scene look_at_truth(typename G::state const& all_of_it, news const& last, ludo::speaker const& voice) {
    numbered_pieces open = pieces_of<G>(all_of_it);
    std::erase_if(
        open, [&](auto const& each) { return ludo::place_with<G>(all_of_it.chosen, each.first).kind == ludo::place_kind::stock; });
    scene all = look_at<G>(all_of_it, std::move(open), all_of_it, ludo::nobody, false, last, voice);
    add_points<G>(all, all_of_it);
    return all;
}

} // namespace terminal
