#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>

/// A game from its deal on: all states so far, the last one now, and the actions between them.
template <ludo::game G>
struct course {
    using state = typename G::state;
    using action = typename G::action;

    std::vector<state> at;
    std::vector<action> done;

    explicit course(state const& dealt) : at{dealt} {}

    void play(action a) {
        state next = at.back();
        G::play(next, a);
        at.push_back(next);
        done.push_back(a);
    }
    [[nodiscard]] state const& now() const { return at.back(); }
    [[nodiscard]] int length() const { return static_cast<int>(done.size()); }
    [[nodiscard]] state const& before(int number) const { return at[static_cast<std::size_t>(number)]; }
    [[nodiscard]] state const& after(int number) const { return before(number + 1); }
    [[nodiscard]] action what(int number) const { return done[static_cast<std::size_t>(number)]; }

    /// Plays it once more from another deal; in the place of an action comes `instead(number)`. Answers with the last state,
    /// or nothing where an action is against the rules or something differs in sight: `same(one state, the other)`.
    template <typename Instead, typename Same>
    std::optional<state> again(state other, Instead instead, Same same) const {
        for (int number = 0; number < length(); ++number) {
            if (!same(other, before(number)))
                return {};
            action const a = instead(number, other);
            if (ludo::refusal_of<G>(other, a) != nullptr)
                return {};
            G::play(other, a);
        }
        return same(other, now()) ? std::optional(other) : std::nullopt;
    }
    template <typename Same>
    std::optional<state> again(state const& other, Same same) const {
        return again(
            other, [&](int number, state const&) { return what(number); }, same);
    }
};

/// All cards of XXL in one order: a packet, if each is there once.
template <typename Game>
std::optional<typename Game::packet> packet_of(std::vector<typename Game::card> const& order) {
    typename Game::packet pack;
    typename Game::cards seen;
    if (order.size() != pack.size())
        return {};
    for (std::size_t i = 0; i < pack.size(); ++i) {
        if (!order[i].known() || seen.contains(order[i]))
            return {};
        seen.insert(order[i]);
        pack[i] = order[i];
    }
    return pack;
}
