#pragma once

#include <tuple>

#include <ludo/components/card_list.hpp>
#include <ludo/core/members.hpp>

namespace ludo {

/// What everybody has seen in a game of bets, and nobody can read off the table: what the seats did, at most so many actions. No rule
/// looks at it.
template <typename Action, int Longest>
struct betting_memory {
    card_list<Action, Longest> past;
    friend constexpr bool operator==(betting_memory const&, betting_memory const&) = default;

    static constexpr auto members() { return std::tuple{member{"past", &betting_memory::past}}; }

    constexpr void sleep() { past = {}; }
    constexpr void saw(Action done) { past.add(done); }
};

} // namespace ludo
