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

/// Looks at a table: what lies in sight of a viewer; with `recall`, also what the viewer could remember.
template <ludo::game G>
scene look_at(ludo::view<G> const& known, bool recall, news const& last, ludo::speaker const& voice) {
    ludo::sight<G> const seen(known);
    scene all;
    all.players = G::players(known.state());
    all.viewer = known.viewer();
    all.turn = known.turn();
    all.stock = ludo::words_for_stock<G>().label;
    add_pieces(all, pieces_of<G>(known.state()), pieces_of<G>(seen.state()), recall, last, numbering_of<G>(seen.state()));
    fact_finder<G>(all, seen.state(), voice).find();
    for (mark& each : all.marks)
        each.fresh = last.marked.contains(each.number);
    if constexpr (requires { G::hidden_scores; })
        if (G::hidden_scores && !known.over())
            return all;
    ludo::seat_numbers const points = known.scores();
    all.points.assign(points.begin(), points.end());
    if (known.over()) {
        ludo::seat_numbers const places = ludo::places(points, ludo::wins_of<G>(known.state().chosen));
        all.places.assign(places.begin(), places.end());
    }
    return all;
}

} // namespace terminal
