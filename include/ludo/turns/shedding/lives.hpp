#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/memory.hpp>

namespace ludo {

/// A card from one shuffle to the next one: what was seen of it before it lay on the pile tells nothing of it afterwards.
template <typename Card>
class card_in_life {
public:
    static constexpr int count = Card::count * (most_shuffles + 1);

    constexpr card_in_life() = default;
    constexpr card_in_life(Card one, int life) : number_(static_cast<number_type>(life * Card::count + one.index())) {}

    [[nodiscard]] constexpr bool known() const { return number_ < count; }
    [[nodiscard]] constexpr Card card() const { return Card::from_index(number_ % Card::count); }

    [[nodiscard]] constexpr int index() const { return number_; }
    static constexpr card_in_life from_index(int index) { return {Card::from_index(index % Card::count), index / Card::count}; }

    friend constexpr bool operator==(card_in_life, card_in_life) = default;

private:
    using number_type = index_number<count + 1>;
    number_type number_ = static_cast<number_type>(-1);
};

/// The cards as `unseen_cards` are told of them: as they are where each card comes only once from the stock ...
template <typename Rules>
struct shedding_lives {
    using card = typename Rules::card;
    using piece = card;
    static constexpr card now(card one) { return one; }
    static constexpr index_set<card> const& now(index_set<card> const& some) { return some; }
    static constexpr card card_of(piece one) { return one; }
    static constexpr index_set<card> const& cards_of(index_set<piece> const& some) { return some; }
};

/// ... or, where the pile may be shuffled, each in the life that it has now.
template <may_reshuffle Rules>
struct shedding_lives<Rules> {
    using card = typename Rules::card;
    using piece = card_in_life<card>;

    [[nodiscard]] constexpr piece now(card one) const { return {one, life[static_cast<std::size_t>(one.index())]}; }
    [[nodiscard]] constexpr index_set<piece> now(index_set<card> const& some) const {
        index_set<piece> found;
        for (card each : some)
            found.insert(now(each));
        return found;
    }
    static constexpr card card_of(piece one) { return one.card(); }
    static constexpr index_set<card> cards_of(index_set<piece> const& some) {
        index_set<card> found;
        for (piece each : some)
            found.insert(each.card());
        return found;
    }

    /// These are shuffled.
    constexpr void begin(index_set<card> const& shuffled) {
        for (card each : shuffled)
            ++life[static_cast<std::size_t>(each.index())];
    }

    std::array<std::uint8_t, static_cast<std::size_t>(card::count)> life{};
};

} // namespace ludo
