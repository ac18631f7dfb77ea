#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/unknown_cards.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// For games with a deck of which some cards look alike: what a game says of its box. The game's state has `chosen` and `turn`.
template <auto const& Deck>
struct some_cards_alike {
    using card = typename std::remove_cvref_t<decltype(Deck)>::card_type;
    using cards = index_set<card>;

    /// All cards, shuffled; the first one is the top.
    static constexpr auto shuffled(rng& luck) {
        auto all = Deck.cards;
        luck.shuffle(all);
        return all;
    }
    /// Those of which `each_piece(visit)` does not say where they lie.
    static constexpr census<card> not_seen(auto each_piece) { return cards_not_seen(Deck, each_piece); }

    static constexpr int players(auto const& s) { return s.chosen.players; }
    static constexpr seat turn(auto const& s) { return s.turn; }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(auto const&, int kind) { return copies[static_cast<std::size_t>(kind)]; }

private:
    static constexpr auto copies = [] {
        std::array<int, static_cast<std::size_t>(card::count)> found{};
        for (card each : Deck)
            ++found[static_cast<std::size_t>(each.index())];
        return found;
    }();
};

} // namespace ludo
