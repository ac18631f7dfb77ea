#pragma once

#include <cstddef>
#include <cstdint>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>

namespace ludo {

/// The legal actions of a moment: a set that can be searched, stepped through in order of the index, and picked from. What may
/// be done at one moment belongs to one step of a turn (see `choice`), so the set holds the bits of one step.
template <typename Action>
class [[nodiscard]] action_set {
    static_assert(Action::count <= most_indexed, "a game has at most 65,536 actions: split a choice of several things into steps");
    static constexpr std::size_t words = (Action::most_in_a_step + 63) / 64;

public:
    constexpr action_set() = default;

    /// A set of actions of another kind, which are a part of these: their numbers begin at `first`.
    template <typename Part>
    constexpr action_set(action_set<Part> const& part, int first) : first_(static_cast<std::uint16_t>(part.first_ + first)) {
        bits_.set_each(0, part.bits_);
    }

    [[nodiscard]] constexpr bool contains(Action action) const {
        int const bit = action.index() - first_;
        return 0 <= bit && bit < static_cast<int>(words) * 64 && bits_.test(bit);
    }

    /// Adds an action, if the condition is true. Undefined if it belongs to another step than the others.
    constexpr void insert(Action action, bool condition = true) { bits_.set(enter(action), condition); }

    /// Adds an action for each thing of a set; `start` is the action with the first thing of that kind. Undefined if they
    /// belong to another step than the others.
    template <typename T>
    LUDO_INLINE constexpr void insert_each(Action start, index_set<T> const& things) {
        bits_.set_each(enter(start), things.as_bits());
    }

    [[nodiscard]] constexpr bool empty() const { return bits_.none(); }
    [[nodiscard]] constexpr int size() const { return bits_.count(); }

    /// The k-th action in order of the index, from 0; undefined if k is not below the size.
    [[nodiscard]] constexpr Action nth(int k) const {
        LUDO_EXPECTS(0 <= k && k < size(), "there are fewer legal actions than that");
        return Action::from_index(first_ + bits_.nth(k));
    }

    /// One of them, each as likely as the others, the same on every machine and from every equal set; undefined if there is
    /// none, as once the game is over.
    LUDO_INLINE [[nodiscard]] constexpr Action pick(rng& luck) const {
        LUDO_EXPECTS(!empty(), "there is no legal action to pick: is the game over?");
        return Action::from_index(first_ + bits_.template pick<Action::most_in_a_step>(luck));
    }

    [[nodiscard]] constexpr auto begin() const { return bit_iterator<words, Action>(bits_, first_); }
    [[nodiscard]] constexpr auto end() const { return bit_iterator<words, Action>(); }

    friend constexpr bool operator==(action_set const& one, action_set const& other) {
        return one.bits_ == other.bits_ && (one.first_ == other.first_ || one.empty());
    }

private:
    template <typename Other>
    friend class action_set;

    /// The bit of an action; from now on the set is about the step of that action.
    constexpr int enter(Action action) {
        int const first = Action::step_begin(action.index());
        LUDO_EXPECTS(first == first_ || empty(), "all actions of a set must belong to one step");
        first_ = static_cast<std::uint16_t>(first);
        return action.index() - first;
    }

    bit_words<words> bits_;
    std::uint16_t first_ = 0;
};

} // namespace ludo
