#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <ludo/core/bit_words.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// The legal actions of a moment: a set that can be searched, stepped through in order of the index, and picked from. What may
/// be done at one moment belongs to one step of a turn (see `choice`), so the set holds the bits of one step.
template <typename Action>
class [[nodiscard]] action_set {
    static_assert(Action::count <= most_indexed, "a game has at most 65,536 actions: split a choice of several things into steps");
    static constexpr std::size_t words = (Action::most_in_a_step + 63) / 64;
    static constexpr bool guesses = [] {
        if constexpr (requires { Action::any_crowded; })
            return Action::any_crowded;
        return false;
    }();

public:
    constexpr action_set() = default;

    /// A set of actions of another kind, which are a part of these: their numbers begin at `first`.
    template <typename Part>
    constexpr action_set(action_set<Part> const& part, int first) : first_(static_cast<std::uint16_t>(part.first_ + first)) {
        bits_.set_each(0, part.bits_);
        if constexpr (guesses)
            hints_.around.set_each(0, part.bits_);
    }

    [[nodiscard]] constexpr bool contains(Action action) const {
        int const bit = action.index() - first_;
        return 0 <= bit && bit < static_cast<int>(words) * 64 && bits_.test(bit);
    }

    /// Adds an action, if the condition is true. Undefined if it belongs to another step than the others.
    constexpr void insert(Action action, bool condition = true) {
        int const bit = enter(action);
        bits_.set(bit, condition);
        if constexpr (guesses)
            hints_.around.set(bit);
    }

    /// Adds an action for each thing of a set; `start` is the action with the first thing of that kind. Undefined if they
    /// belong to another step than the others.
    template <typename T>
    LUDO_INLINE constexpr void insert_each(Action start, index_set<T> const& things) {
        insert_each(start, things, things);
    }

    /// The same. In a crowded step, a pick guesses `around` the things: they and a few more, but known sooner, so that it need
    /// not wait for what the last action has done. It picks the same.
    template <typename T>
    LUDO_INLINE constexpr void insert_each(Action start, index_set<T> const& things, [[maybe_unused]] index_set<T> const& around) {
        LUDO_EXPECTS((things - around).empty(), "what is around some things has these things in it");
        int const by = enter(start);
        bits_.set_each(by, things.as_bits());
        if constexpr (guesses) {
            hints_.sure.set_each(by, things.as_bits());
            hints_.around.set_each(by, around.as_bits());
        }
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
        if constexpr (guesses)
            if (Action::crowded(first_))
                return guessed(luck.draw(), luck);
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

    /// What makes a pick from a crowded step faster; which action it is depends on the bits alone. What is `around` has all that is
    /// legal, so a guess that is passed over there is wrong; and what is `sure` is legal, whatever the conditions of single
    /// actions are.
    struct hints {
        bit_words<words> sure;
        bit_words<words> around;
    };
    struct no_hints {};

    /// The first of ten guesses that is legal, or else any action.
    LUDO_INLINE constexpr Action guessed(std::uint64_t pieces, rng& luck) const {
        int const guess = bits::guess(hints_.around.word[0], pieces);
        if (hints_.sure.test(guess)) [[likely]]
            return Action::from_index(first_ + guess);
        return Action::from_index(first_ + bits::pick_guessed(bits_.word[0], pieces, luck));
    }

    bit_words<words> bits_;
    std::uint16_t first_ = 0;
    std::conditional_t<guesses, hints, no_hints> hints_;
};

} // namespace ludo
