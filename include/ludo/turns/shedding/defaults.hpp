#pragma once

#include <tuple>
#include <type_traits>

#include <ludo/core/members.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/verb.hpp>
#include <ludo/turns/shedding/contract.hpp>

namespace ludo {

/// A shedding game with this pack, as far as nothing else is said: one card is turned up and begins a pile, on which cards are
/// played; only the top card matters. The lowest hand wins. `Rules` derive from it, tell their name, seats, options, how many
/// cards are dealt and which ones fit, and replace what is different: see `shedding_rules`.
template <typename Pack>
struct shedding_defaults : Pack {
    using typename Pack::card;
    using typename Pack::cards;
    static constexpr best wins = best::lowest;

    struct layout {
        card top;
        friend constexpr bool operator==(layout const&, layout const&) = default;

        static constexpr auto members() { return std::tuple{member{"top", &layout::top}}; }
    };
    static constexpr void turned(layout& table, auto draw) { table.top = draw(); }
    static constexpr char const* validate(auto const&, layout const& table, cards const& played) {
        return table.top.known() && played.contains(table.top) ? nullptr : "top: it must be one of those played";
    }

    using playing = verb<"play", card>;
    static constexpr int ways = 1; // a card is put on the pile
    static constexpr void put(auto const&, layout& table, card one) { table.top = one; }

    /// May a card be drawn by a player who could play one? Only where the table agrees on it.
    static constexpr bool draws_freely([[maybe_unused]] auto const& chosen) {
        if constexpr (requires { chosen.voluntary_draw; })
            return chosen.voluntary_draw;
        else
            return false;
    }
    /// Other ways to draw: see turns/shedding/drawing.hpp.
    static constexpr std::false_type draws_until_able(auto const&) { return {}; }
    static constexpr std::false_type reshuffles(auto const&) { return {}; }
};

} // namespace ludo
