#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/components/hands.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>

namespace ludo::testing {

/// How many cards a member of a state holds, and what it has in it: hands, stocks, and lists. Sets of cards and single ones do not
/// count, as these are how games remember what was seen.
template <typename Card, typename T>
struct held_cards {
    static int in(T const& part) {
        int held = 0;
        if constexpr (requires {
                          part.size() + 0;
                          requires std::is_same_v<std::remove_cvref_t<decltype(*part.begin())>, Card>;
                      })
            held = static_cast<int>(part.size());
        else if constexpr (has_members<T>)
            each_member(
                part, [&](auto, auto const& inner) { held += held_cards<Card, std::remove_cvref_t<decltype(inner)>>::in(inner); });
        return held;
    }
};
template <typename Card>
struct held_cards<Card, index_set<Card>> {
    static int in(index_set<Card> const&) { return 0; }
};
template <typename Card, typename T, std::size_t Size>
struct held_cards<Card, std::array<T, Size>> {
    static int in(std::array<T, Size> const& parts) {
        int held = 0;
        for (T const& each : parts)
            held += held_cards<Card, T>::in(each);
        return held;
    }
};
template <typename Card, std::size_t Size>
struct held_cards<Card, std::array<Card, Size>> {
    static int in(std::array<Card, Size> const&) { return 0; }
};
template <typename Card, typename T, int Most>
struct held_cards<Card, per_seat<T, Most>> {
    static int in(per_seat<T, Most> const& parts) {
        return held_cards<Card, std::remove_cvref_t<decltype(parts.of)>>::in(parts.of);
    }
};
template <typename Card, int Seats>
struct held_cards<Card, hands<Card, Seats>> {
    static int in(hands<Card, Seats> const& held) {
        int sum = held.hidden();
        for (seat each : each_seat(Seats))
            sum += held.of(each).size();
        return sum;
    }
};

/// The members that hold cards, if they hold more of them than `each_piece` visits: then it has forgotten a place, or one of them only
/// remembers.
template <game G>
std::string more_held_than_visited([[maybe_unused]] typename G::state const& s) {
    std::string names;
    if constexpr (requires { typename G::card; }) {
        int held = 0, visited = 0;
        G::each_piece(s, [&](int, int) { ++visited; });
        each_member(s, [&](std::string_view name, auto const& part) {
            int const here = held_cards<typename G::card, std::remove_cvref_t<decltype(part)>>::in(part);
            if (here > 0)
                (((names += names.empty() ? "`" : ", `") += name) += "` ") += std::to_string(here);
            held += here;
        });
        if (held <= visited)
            return "";
        names += "; `each_piece` visits " + std::to_string(visited);
    }
    return names;
}

} // namespace ludo::testing
