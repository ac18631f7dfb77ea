#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// Cards face down, drawn from the top. It consists of parts, each put beneath the others at one time. Of some parts everybody
/// knows the order; of the others, only which cards they have. Such a part is shuffled before the first draw from it, and then
/// what is left of it is no longer known.
template <notated Card, int Size, int Parts>
class stock {
    static_assert(Size <= 255, "a stock has 255 cards at most");
    static_assert(Parts <= 16, "a stock has 16 parts at most");

public:
    static constexpr bool is_component = true;

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    /// The card that is drawn after this many others; undefined if there are fewer.
    [[nodiscard]] constexpr Card operator[](int number) const {
        LUDO_EXPECTS(0 <= number && number < size_, "the stock has fewer cards than that");
        return cards_[at(size_ - 1 - number)];
    }

    /// The parts, from 0 at the bottom: how many cards each has, and whether everybody knows their order. Undefined if there is
    /// no such part.
    [[nodiscard]] constexpr int parts() const { return parts_; }
    [[nodiscard]] constexpr int part_size(int part) const { return part_[at(part)]; }
    [[nodiscard]] constexpr bool in_order(int part) const { return in_order_ >> part & 1; }

    /// Has somebody drawn from the top part? Does everybody know the card on top? That is undefined if the stock is empty.
    [[nodiscard]] constexpr bool touched() const { return touched_; }
    [[nodiscard]] constexpr bool top_is_known() const { return in_order(parts_ - 1); }

    /// Takes the top card; undefined if the stock is empty.
    constexpr Card draw() {
        LUDO_EXPECTS(!empty(), "the stock is empty");
        Card const drawn = cards_[--size_];
        cards_[size_] = Card();
        std::size_t const top = at(parts_ - 1);
        touched_ = --part_[top] > 0; // nobody has touched the next part
        if (!touched_) {
            in_order_ = static_cast<std::uint16_t>(in_order_ & ~(1u << top));
            --parts_;
        }
        return drawn;
    }

    /// Puts cards beneath the others; the first of the list is drawn first. Undefined if there are too many cards or parts.
    template <typename List>
    constexpr void lay_beneath(List const& list, bool known_order) {
        int const count = static_cast<int>(list.size());
        LUDO_EXPECTS(size_ + count <= Size && parts_ < Parts, "there is no room for so many cards or parts");
        if (count == 0)
            return;
        std::copy_backward(cards_.begin(), cards_.begin() + size_, cards_.begin() + size_ + count);
        for (int number = 0; number < count; ++number)
            cards_[at(count - 1 - number)] = list[at(number)];
        std::copy_backward(part_.begin(), part_.begin() + parts_, part_.begin() + parts_ + 1);
        part_[0] = static_cast<std::uint8_t>(count);
        in_order_ = static_cast<std::uint16_t>(in_order_ << 1 | known_order);
        size_ = static_cast<std::uint8_t>(size_ + count);
        ++parts_;
    }

    /// Somebody drew from the top part; undefined if the stock is empty.
    constexpr void touch() {
        LUDO_EXPECTS(!empty(), "the stock is empty");
        touched_ = true;
    }

    /// Puts the cards of the top part in random order; undefined if the stock is empty.
    constexpr void shuffle(rng& luck) {
        LUDO_EXPECTS(!empty(), "the stock is empty");
        std::span top = top_part();
        luck.shuffle(top);
    }

    /// Calls `visit(part, card)` for each card, from the bottom.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (int part = 0, card = 0; part < parts_; ++part)
            for (int left = part_size(part); left > 0; --left)
                visit(part, cards_[at(card++)]);
    }

    /// How many of the cards left in the top part are not known to everybody.
    [[nodiscard]] constexpr int hidden() const { return touched_ && !top_is_known() ? part_size(parts_ - 1) : 0; }

    /// Forgets what is not known to everybody.
    constexpr void hide() {
        if (hidden() > 0)
            for (Card& each : top_part())
                each = Card();
    }

    /// Forgets all cards: only the backs are in sight.
    constexpr void forget() { std::fill(cards_.begin(), cards_.end(), Card()); }

    /// The unknown cards are those of a list, from the bottom; undefined if it has a different number.
    template <typename List>
    constexpr void imagine(List const& list) {
        LUDO_EXPECTS(static_cast<int>(list.size()) == hidden(), "the stock has a different number of hidden cards");
        if (hidden() > 0)
            std::copy(list.begin(), list.end(), top_part().begin());
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        add_things(hash, std::span(cards_).first(size_));
        hash.add(std::uint64_t{in_order_} << 16 | std::uint64_t{parts_} << 8 | std::uint64_t{touched_});
        for (int part = 0; part < parts_; ++part)
            hash.add(std::uint64_t{part_[at(part)]});
    }

    friend constexpr bool operator==(stock const&, stock const&) = default;

private:
    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] constexpr std::span<Card> top_part() {
        std::size_t const cards = part_[at(parts_ - 1)];
        return std::span(cards_).subspan(size_ - cards, cards);
    }

    std::array<Card, static_cast<std::size_t>(Size)> cards_{}; // from the bottom
    std::array<std::uint8_t, static_cast<std::size_t>(Parts)> part_{};
    std::uint16_t in_order_ = 0;
    std::uint8_t size_ = 0;
    std::uint8_t parts_ = 0;
    bool touched_ = false;
};

} // namespace ludo
