#pragma once

#include <ludo/core/game.hpp>

namespace ludo {

/// What one seat knows of a game: all it has seen, as far as it can be followed, and nothing else. There is no way from
/// here to the truth: code that is given a view (a player, a client, a search) cannot look at hidden cards. To another
/// program it goes as text or JSON, never as the bytes of its state in memory: those between and behind the parts may be
/// left over from anything.
template <game G>
class [[nodiscard]] view {
public:
    /// What this seat knows; of `nobody`, and of a seat that does not play, what a spectator knows.
    constexpr view(typename G::state const& truth, seat viewer)
        : viewer_(viewer.index() < G::players(truth) ? viewer : nobody), known_(G::view(truth, viewer_)) {}

    [[nodiscard]] constexpr seat viewer() const { return viewer_; }

    /// The state with holes: whatever the seat cannot know is unknown in it.
    [[nodiscard]] constexpr typename G::state const& state() const { return known_; }

    [[nodiscard]] constexpr seat turn() const { return G::turn(known_); }
    [[nodiscard]] constexpr bool over() const { return turn() == nobody; }
    [[nodiscard]] constexpr seat_numbers scores() const { return G::scores(known_); }

    /// What this seat may do now; nothing while it is another's turn.
    [[nodiscard]] constexpr action_set<typename G::action> actions() const {
        return turn() == viewer_ ? G::actions(known_) : action_set<typename G::action>();
    }

    /// A whole state that looks like this to the seat, each way of placing the unknown cards as likely as the others.
    [[nodiscard]] constexpr typename G::state determinize(rng& luck) const { return G::determinize(known_, luck); }

    friend constexpr bool operator==(view const&, view const&) = default;

private:
    seat viewer_;
    typename G::state known_;
};

} // namespace ludo
