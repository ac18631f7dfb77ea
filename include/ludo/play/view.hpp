#pragma once

#include <ludo/core/game.hpp>

namespace ludo {

/// What one seat knows of a game: everything it has seen, as far as that can be followed, and nothing else. There is no way from
/// here to the truth: code that is given a view (a player, a client, a search) cannot look at hidden cards. Send it to another
/// program as text or JSON, never as the bytes of its state in memory: unused bytes there may be left over from anything.
template <game G>
class [[nodiscard]] view {
public:
    /// What this seat knows; for `nobody`, and for a seat that does not play, what a spectator knows.
    constexpr view(typename G::state const& truth, seat viewer)
        : viewer_(viewer.index() < G::players(truth) ? viewer : nobody), known_(G::view(truth, viewer_)) {}

    [[nodiscard]] constexpr seat viewer() const { return viewer_; }

    /// The state with holes: whatever the seat cannot know is unknown in it.
    [[nodiscard]] constexpr typename G::state const& state() const { return known_; }

    [[nodiscard]] constexpr seat turn() const { return G::turn(known_); }
    [[nodiscard]] constexpr bool over() const { return turn() == nobody; }
    [[nodiscard]] constexpr seat_numbers scores() const { return G::scores(known_); }

    /// What this seat may do now; nothing if it is another seat's turn.
    [[nodiscard]] constexpr action_set<typename G::action> actions() const {
        return turn() == viewer_ ? G::actions(known_) : action_set<typename G::action>();
    }

    /// Is there nothing to be seen, as at a table that was made with wrong options: a state made without arguments?
    [[nodiscard]] constexpr bool empty() const { return over() && known_ == G::view(typename G::state(), viewer_); }

    /// A whole state that looks like this to the seat; all ways of placing the unknown cards are equally likely. Where there is nothing
    /// to be seen, there is nothing to be imagined, either: a state made without arguments.
    [[nodiscard]] constexpr typename G::state determinize(rng& luck) const {
        return empty() ? typename G::state() : G::determinize(known_, luck);
    }

    friend constexpr bool operator==(view const&, view const&) = default;

private:
    seat viewer_;
    typename G::state known_;
};

} // namespace ludo
