#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <ludo/core/deal.hpp>
#include <ludo/core/expected.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/is_game.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/verdict.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/play/told.hpp>
#include <ludo/play/unchecked.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// What a table itself refuses.
struct table_rules {
    static constexpr auto play_turn =
        rule("table.play.turn", phrase{}, "It is another player's turn.", "C'est à quelqu'un d'autre de jouer.");
};

/// Of what is no game there is no table: the compiler says what it lacks.
template <typename G, std::size_t Memory = whole_game<G>::all ? 4096 : 0>
class table;

/// A game being played: it deals, says whose turn it is and what is legal, refuses what is not, remembers what was played, and
/// takes it back. It uses no heap; it remembers the last `Memory` actions and the state before them.
template <game G, std::size_t Memory>
class table<G, Memory> {
    static_assert(Memory > 0, "a table remembers at least one action");

public:
    using state_type = typename G::state;
    using action_type = typename G::action;

    /// Deals a game. With wrong options there is none: nobody plays, it is over at once, nobody sees anything, and `problem` says why.
    constexpr table(typename G::options const& chosen, std::uint64_t seed) : problem_(wrong_with<G>(chosen)) {
        if (!problem_) {
            start_ = state_ = deal<G>(chosen, seed);
            seed_ = seed;
        }
    }

    /// Begins with a position, which is taken as it is if `G::validate` finds nothing wrong and every card is known. With a wrong position
    /// it is as with wrong options.
    constexpr explicit table(state_type const& position) : problem_(problem_of(position)) {
        if (!problem_)
            start_ = state_ = position;
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

    [[nodiscard]] constexpr typename G::options const& options() const { return state_.chosen; }
    [[nodiscard]] constexpr int players() const { return problem_ ? 0 : options().players; }
    [[nodiscard]] constexpr each_seat seats() const { return each_seat(players()); }

    [[nodiscard]] constexpr seat turn() const { return G::turn(state_); }
    [[nodiscard]] constexpr bool over() const { return turn() == nobody; }
    LUDO_INLINE [[nodiscard]] constexpr action_set<action_type> actions() const { return G::actions(state_); }

    /// The points so far, and the places that follow from them.
    [[nodiscard]] constexpr seat_numbers scores() const { return problem_ ? seat_numbers() : G::scores(state_); }
    [[nodiscard]] constexpr seat_numbers places() const { return ludo::places(scores(), wins_of<G>(options())); }

    /// What a seat knows; for `nobody`, and for a seat that does not play, what a spectator knows. The truth itself (`state`) is
    /// only for whoever runs the table.
    [[nodiscard]] constexpr ludo::view<G> view(seat viewer) const { return ludo::view<G>(state_, viewer); }
    [[nodiscard]] constexpr state_type const& state() const { return state_; }

    /// The seat whose turn it is does this, if no rule forbids it; otherwise nothing changes.
    LUDO_INLINE constexpr verdict play(action_type action) {
        if (!actions().contains(action)) [[unlikely]] // only then is the reason looked for
            if (rule const* const broken = refusal(action))
                return broken;
        remember(action);
        G::play(state_, action);
        return nullptr;
    }
    /// A seat does this, if it is its turn and no rule forbids it: for whoever cannot be sure who asks.
    constexpr verdict play(seat by, action_type action) {
        return by == turn() || over() ? play(action) : verdict(&table_rules::play_turn);
    }

    /// Takes the last action back; false if there is none.
    [[nodiscard]] constexpr bool undo() {
        if (played_ == 0)
            return false;
        go_back_to(played_ - 1);
        return true;
    }
    /// Takes back what was done since the last choice of a seat, and that choice; false if it has made none.
    [[nodiscard]] constexpr bool undo(seat whose) {
        state_type s = start_;
        std::size_t last = played_;
        for (std::size_t i = 0; i < played_; ++i) {
            last = G::turn(s) == whose ? i : last;
            G::play(s, (*this)[i]);
        }
        if (last == played_)
            return false;
        go_back_to(last);
        return true;
    }

    /// Tells a seat (or a spectator) what has happened since it last asked, or since the table was made: calls `visit(told)` for each
    /// action, and before them once if others were taken back. False if the table does not remember all of it: the view tells what is so
    /// now. It plays everything again, so it takes the longer the more is remembered.
    template <typename Visit>
    [[nodiscard]] constexpr bool tell(seat viewer, Visit visit) {
        std::size_t& heard = heard_[0 <= viewer.index() && viewer.index() < players() ? static_cast<std::size_t>(viewer.index())
                                                                                      : heard_.size() - 1];
        bool const all = forgotten_ <= heard && heard <= forgotten_ + played_ + undone_;
        if (all) {
            std::size_t const from = heard - forgotten_;
            state_type s = start_;
            for (std::size_t i = 0; i < from; ++i) // what was taken back is still there
                G::play(s, at(i));
            if (from > played_)
                visit(told<G>(ludo::view<G>(s, viewer), view(viewer)));
            for (std::size_t i = from; i < played_; ++i) {
                state_type const before = s;
                G::play(s, at(i));
                visit(ludo::tell<G>(before, at(i), s, viewer));
            }
        }
        heard = forgotten_ + played_;
        return all;
    }

    /// How many actions can be taken back; and each of them, the oldest first, undefined if there are fewer.
    [[nodiscard]] constexpr std::size_t size() const { return played_; }
    [[nodiscard]] constexpr action_type operator[](std::size_t number) const {
        LUDO_EXPECTS(number < played_, "the table does not remember that many actions");
        return at(number);
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
        auto const whole = unchecked<G>{position}.checked();
        return whole ? nullptr : whole.error();
    }

    [[nodiscard]] constexpr action_type at(std::size_t number) const { return memory_[(oldest_ + number) % Memory]; }

    constexpr void go_back_to(std::size_t number) {
        undone_ += played_ - number;
        played_ = number;
        state_ = start_;
        for (std::size_t i = 0; i < played_; ++i)
            G::play(state_, at(i));
    }

    LUDO_SELDOM constexpr rule const* refusal(action_type action) const { return refusal_of<G>(state_, action); }

    constexpr void remember(action_type action) {
        if (undone_ > 0 || played_ == Memory) [[unlikely]]
            forget();
        memory_[(oldest_ + played_) % Memory] = action;
        ++played_;
    }

    /// What was taken back is forgotten: who has heard of it, and not that it was taken back, cannot be told any more. And so is
    /// the oldest action, if the memory is full: the state after it becomes the start.
    LUDO_SELDOM constexpr void forget() {
        if (undone_ > 0) {
            for (std::size_t& heard : heard_)
                heard = heard > forgotten_ + played_ ? static_cast<std::size_t>(-1) : heard;
            undone_ = 0;
        }
        if (played_ == Memory) {
            ++forgotten_;
            G::play(start_, memory_[oldest_]);
            seed_.reset();
            oldest_ = (oldest_ + 1) % Memory;
            --played_;
        }
    }

    state_type start_{};
    state_type state_{};
    char const* problem_;
    std::optional<std::uint64_t> seed_{};
    std::array<action_type, Memory> memory_{};
    std::size_t oldest_ = 0;
    std::size_t played_ = 0;
    std::size_t undone_ = 0;                          // the next actions, which were taken back
    std::size_t forgotten_ = 0;                       // how many came before the start
    std::array<std::size_t, most_seats + 1> heard_{}; // how many each seat was told of, forgotten ones included; and a spectator
};

} // namespace ludo
