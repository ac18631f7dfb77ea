#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/card_list.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// Cards (or tiles) laid aside face down, seen by nobody, and drawn in the order in which they were laid aside. Undefined if
/// more than `Most` are laid aside, or if one is drawn when there is none.
template <typename Card, int Most>
class reserve {
    static_assert(Most <= 255, "at most 255 cards are laid aside");

public:
    static constexpr bool is_component = true;

    constexpr void lay(Card card) {
        LUDO_EXPECTS(end_ < Most, "there is no room for another card");
        card_[end_++] = card;
    }
    /// Lays several aside; the first of them is drawn first.
    template <typename Iterator>
    constexpr void lay(Iterator from, Iterator to) {
        std::size_t at = end_;
        for (; from != to; ++from) {
            LUDO_EXPECTS(at < card_.size(), "there is no room for so many cards");
            card_[at++] = *from;
        }
        end_ = static_cast<std::uint8_t>(at);
    }
    constexpr Card draw() {
        LUDO_EXPECTS(size() > 0, "no card is left to draw");
        Card const drawn = card_[next_];
        card_[next_++] = Card();
        return drawn;
    }

    [[nodiscard]] constexpr int size() const { return end_ - next_; }

    /// The cards, the next one first.
    [[nodiscard]] constexpr Card const* begin() const { return card_.data() + next_; }
    [[nodiscard]] constexpr Card const* end() const { return card_.data() + end_; }

    /// Forgets what lies there.
    constexpr void hide() {
        for (Card& each : card_)
            each = Card();
    }

    /// How many are not known here.
    [[nodiscard]] constexpr int hidden() const {
        int found = 0;
        for (Card each : *this)
            found += !each.known();
        return found;
    }

    /// Takes the known cards out of a census; false if one of them is not in it.
    constexpr bool take_known(census<Card>& left) const {
        bool all = true;
        for (Card each : *this)
            if (each.known())
                all &= left.remove(each);
        return all;
    }

    /// Says what the unknown cards are: luck draws them from the cards that are left.
    constexpr void imagine(census<Card>& left, rng& luck) {
        imagine([&] { return left.draw(luck); });
    }
    /// The same with all the cards that are left; undefined if the number is different.
    constexpr void imagine(index_set<Card> const& left, rng& luck) {
        card_list<Card, Most> order;
        for (Card each : left)
            order.add(each);
        LUDO_EXPECTS(static_cast<int>(order.size()) == hidden(), "the number of hidden cards is different");
        luck.shuffle(order);
        imagine([&] { return order.take_last(); });
    }

    friend constexpr bool operator==(reserve const& one, reserve const& other) {
        if (one.size() != other.size())
            return false;
        for (int i = 0; i < one.size(); ++i)
            if (!(one.begin()[i] == other.begin()[i]))
                return false;
        return true;
    }

private:
    template <typename Draw>
    constexpr void imagine(Draw draw) {
        for (std::size_t at = next_; at < end_; ++at)
            if (!card_[at].known())
                card_[at] = draw();
    }

    std::array<Card, static_cast<std::size_t>(Most)> card_{};
    std::uint8_t next_ = 0;
    std::uint8_t end_ = 0;
};

} // namespace ludo
