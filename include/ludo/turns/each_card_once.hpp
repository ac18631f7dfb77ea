#pragma once

#include <array>
#include <cstddef>

#include <ludo/components/deck.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// For games with a pack that has each card once: a pack that derives from it says all that turn rules ask of any pack.
/// Unless it says otherwise, every card counts 1, and the seat that the options name as `first` begins. The game's state has
/// `chosen` and `turn`.
template <typename Card>
struct each_card_once {
    using card = Card;
    using cards = index_set<card>;
    using packet = std::array<card, static_cast<std::size_t>(card::count)>;

    /// All cards, shuffled; the first one is the top.
    static constexpr packet shuffled(rng& luck) {
        packet all = in_order;
        luck.shuffle(all);
        return all;
    }
    static constexpr packet pack(auto const&) { return in_order; }
    static constexpr packet in_order = deck<card, card::count>::of_each().cards;

    /// What a card counts; and who begins, once the hands are dealt.
    static constexpr int worth(card) { return 1; }
    static constexpr seat beginner(auto const& chosen, auto const&) { return chosen.first; }

    static constexpr int players(auto const& s) { return s.chosen.players; }
    static constexpr seat turn(auto const& s) { return s.turn; }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(auto const&, int) { return 1; }
};

} // namespace ludo
