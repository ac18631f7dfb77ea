#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <ludo/core/expected.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/verdict.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// A game being played: it deals, says whose turn it is and what is legal, refuses what is not, remembers what was played, and
/// takes it back. It uses no heap; it remembers the last `Memory` actions and the state before them.
template <game G, std::size_t Memory = 4096>
class table {
    static_assert(Memory > 0, "a table remembers at least one action");

public:
    using state_type = typename G::state;
    using action_type = typename G::action;

    /// Deals a game. With wrong options, the game is over at once, nobody plays, and `problem` says why.
    constexpr table(typename G::options const& chosen, std::uint64_t seed) : problem_((G::check)(chosen)), seed_(seed) {
        if (rng luck(seed); !problem_)
            start_ = now_ = G::deal(chosen, luck);
    }

    /// Begins with a position, which is taken as it is if `G::check` finds nothing wrong and every card is known.
    constexpr explicit table(state_type const& position) : problem_(problem_of(position)) {
        if (!problem_)
            start_ = now_ = position;
    }

    /// A table, or what is wrong with the options or the position.
    [[nodiscard]] static constexpr expected<table, char const*> make(typename G::options const& chosen, std::uint64_t seed) {
        return checked(table(chosen, seed));
    }
    [[nodiscard]] static constexpr expected<table, char const*> make(state_type const& position) {
        return checked(table(position));
    }

    /// What is wrong with the options or the position that the table was made with, in words, or nullptr.
    [[nodiscard]] constexpr char const* problem() const { return problem_; }

    [[nodiscard]] constexpr typename G::options const& options() const { return now_.chosen; }
    [[nodiscard]] constexpr int players() const { return problem_ ? 0 : options().players; }
    [[nodiscard]] constexpr ludo::seats seats() const { return ludo::seats(players()); }

    [[nodiscard]] constexpr seat turn() const { return G::turn(now_); }
    [[nodiscard]] constexpr bool over() const { return turn() == nobody; }
    [[nodiscard]] constexpr action_set<action_type> actions() const { return G::actions(now_); }

    /// The points so far, and the places that follow from them.
    [[nodiscard]] constexpr seat_numbers scores() const { return problem_ ? seat_numbers() : G::scores(now_); }
    [[nodiscard]] constexpr seat_numbers places() const { return ludo::places(scores(), wins_of<G>(options())); }

    /// What a seat knows; for `nobody`, and for a seat that does not play, what a spectator knows. The truth itself (`state`) is
    /// only for whoever runs the table.
    [[nodiscard]] constexpr ludo::view<G> view(seat viewer) const { return ludo::view<G>(now_, viewer); }
    [[nodiscard]] constexpr state_type const& state() const { return now_; }

    /// The seat whose turn it is does this, if no rule forbids it; otherwise nothing changes.
    constexpr verdict play(action_type chosen) {
        rule const* const broken = G::refusal(now_, chosen);
        if (!broken) {
            remember(chosen);
            G::play(now_, chosen);
        }
        return broken;
    }

    /// Takes the last action back; false if there is none.
    [[nodiscard]] constexpr bool undo() {
        if (played_ == 0)
            return false;
        --played_;
        now_ = start_;
        for (std::size_t i = 0; i < played_; ++i)
            G::play(now_, (*this)[i]);
        return true;
    }

    /// How many actions can be taken back; and each of them, the oldest first, undefined if there are fewer.
    [[nodiscard]] constexpr std::size_t size() const { return played_; }
    [[nodiscard]] constexpr action_type operator[](std::size_t number) const {
        LUDO_EXPECTS(number < played_, "the table does not remember that many actions");
        return memory_[(oldest_ + number) % Memory];
    }

    /// The state before the first of these; and, if that is the beginning of the game, the seed that it was dealt with.
    [[nodiscard]] constexpr state_type const& start() const { return start_; }
    [[nodiscard]] constexpr std::optional<std::uint64_t> seed() const { return seed_; }

private:
    static constexpr expected<table, char const*> checked(table const& made) {
        if (made.problem_)
            return unexpected(made.problem_);
        return made;
    }

    static constexpr char const* problem_of(state_type const& position) {
        if (char const* const wrong = (G::check)(position))
            return wrong;
        rng any; // if nothing is left to imagine, a determinization is the same state
        return G::determinize(position, any) == position ? nullptr : "a game can go on only from a position with every card known";
    }

    /// When the memory is full, the oldest action is forgotten: the state after it becomes the start.
    constexpr void remember(action_type chosen) {
        if (played_ == Memory) {
            G::play(start_, memory_[oldest_]);
            seed_.reset();
            oldest_ = (oldest_ + 1) % Memory;
            --played_;
        }
        memory_[(oldest_ + played_) % Memory] = chosen;
        ++played_;
    }

    state_type start_{};
    state_type now_{};
    char const* problem_;
    std::optional<std::uint64_t> seed_{};
    std::array<action_type, Memory> memory_{};
    std::size_t oldest_ = 0;
    std::size_t played_ = 0;
};

} // namespace ludo
