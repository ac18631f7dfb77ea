#pragma once

#include <ludo/core/digest.hpp>
#include <ludo/play/in_sight.hpp>
#include <ludo/play/knowledge_key.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/glance.hpp>
#include <ludo/search/worlds.hpp>

/// Is a table with a `problem` one at which nobody plays, and there is nothing to be seen, whatever it is asked?
template <ludo::game G, std::size_t Memory>
constexpr bool is_no_game(ludo::table<G, Memory> at) {
    typename G::state const none{};
    bool right = at.problem() && at.over() && at.state() == none && at.start() == none && !at.seed() && at.size() == 0 &&
                 at.players() == 0 && at.actions().empty() && at.scores().size() == 0 && at.places().size() == 0;
    for (int number : {-1, 0, 1, 5, 12}) {
        ludo::seat const viewer(number);
        ludo::rng luck;
        ludo::view<G> const seen = at.view(viewer);
        ludo::worlds<G> all(seen);
        right = right && seen.empty() && seen.over() && seen.actions().empty() && seen.determinize(luck) == none &&
                all.draw(luck) == none && in_sight(seen).state() == seen.state() &&
                ludo::knowledge_key<G>(seen) == ludo::knowledge_key<G>(ludo::view<G>(none, viewer)) &&
                ludo::glance<G>(seen.state(), viewer) == ludo::glance<G>(none, viewer);
        bool told = false;
        right = right && at.tell(viewer, [&](auto const&) { told = true; }) && !told && !at.undo(viewer);
    }
    for (int index = 0; index < G::action::count; index = 2 * index + 1) {
        auto const any = G::action::from_index(index);
        right = right && !at.play(any) && !at.play(ludo::seat(0), any);
    }
    return right && !at.undo() && ludo::digest_of<G>(none) == ludo::digest_of<G>(at.state()) && !at.make(none);
}

/// Tables with options that are wrong, each in another way, and one with a position that is none.
template <ludo::game G>
constexpr bool wrong_tables_are_no_games() {
    bool right = is_no_game(ludo::table<G, 1>(typename G::state()));
    for (int players : {-1, 0, G::seats.most + 1, 99}) {
        typename G::options wrong{};
        wrong.players = players;
        right = right && is_no_game(ludo::table<G, 1>(wrong, 1));
    }
    typename G::options stranger{};
    stranger.first = ludo::seat(stranger.players);
    return right && is_no_game(ludo::table<G, 1>(stranger, 1));
}
