#pragma once

#include <cstdint>

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// The hands of all seats, with a deck that has each card once. A hand is a set of known cards, and a number of cards that show
/// only their backs. Some cards are open: all seats know that they are there. Undefined for a seat that does not play.
template <typename Card, int Seats>
class hands {
    static_assert(Card::count <= 255, "a deck that has each card once has 255 cards at most");

public:
    static constexpr bool is_component = true;

    using cards = index_set<Card>;

    /// The known cards of a hand; the open ones among them; how many cards are hidden.
    [[nodiscard]] constexpr cards const& of(seat owner) const { return known_[owner]; }
    [[nodiscard]] constexpr cards open(seat owner) const { return known_[owner] & open_; }
    [[nodiscard]] constexpr int hidden(seat owner) const { return hidden_[owner]; }
    [[nodiscard]] constexpr int hidden() const {
        int sum = 0;
        for (std::uint8_t each : hidden_.of)
            sum += each;
        return sum;
    }

    [[nodiscard]] constexpr int size(seat owner) const { return of(owner).size() + hidden(owner); }
    [[nodiscard]] constexpr bool empty(seat owner) const { return of(owner).empty() && hidden(owner) == 0; }

    /// Who is known to hold a card, or nobody.
    [[nodiscard]] constexpr seat owner_of(Card card) const {
        seat found;
        for (seat each : each_seat(Seats))
            found = of(each).contains(card) ? each : found;
        return found;
    }

    constexpr void add(seat owner, Card card) {
        if (card.known())
            known_[owner].insert(card);
        else
            ++hidden_[owner];
    }
    /// A card that everybody has seen comes to a hand, or is shown there.
    constexpr void add_open(seat owner, Card card) {
        add(owner, card);
        show(card);
    }
    constexpr void show(Card card, bool condition = true) { open_.insert(card, condition); }
    /// The known cards of a hand are shown, if the condition is true.
    constexpr void show_hand(seat owner, bool condition = true) {
        cards shown = of(owner);
        shown.clear_if(!condition);
        open_ |= shown;
    }

    /// Takes a card out; undefined if it is not known to be there.
    constexpr void remove(seat owner, Card card) {
        LUDO_EXPECTS(of(owner).contains(card), "the card is not in this hand");
        known_[owner].erase(card);
        open_.erase(card);
    }

    /// All known cards of all hands.
    [[nodiscard]] constexpr cards all() const {
        cards found;
        for (cards const& each : known_.of)
            found |= each;
        return found;
    }

    /// Leaves what a seat knows of the hands: its own, and of the others the open cards.
    constexpr void hide_from(seat viewer) {
        for (seat owner : each_seat(Seats))
            if (owner != viewer) {
                hidden_[owner] = static_cast<std::uint8_t>(size(owner) - open(owner).size());
                known_[owner] = open(owner);
            }
    }

    /// Forgets what is in the closed hands of others, and of all closed hands, which cards everybody knows. `lies_open(owner)` says
    /// whether a hand is open.
    template <typename LiesOpen>
    constexpr void forget(seat viewer, LiesOpen lies_open) {
        for (seat owner : each_seat(Seats))
            if (!lies_open(owner)) {
                open_ -= of(owner);
                if (owner != viewer) {
                    hidden_[owner] = static_cast<std::uint8_t>(size(owner));
                    known_[owner] = {};
                }
            }
    }

    /// Says what one of the unknown cards in a hand is; undefined if all are known.
    constexpr void imagine(seat owner, Card card) {
        LUDO_EXPECTS(hidden(owner) > 0, "all cards of this hand are known");
        --hidden_[owner];
        add(owner, card);
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        add_part(hash, known_);
        add_part(hash, open_);
        for (std::uint8_t each : hidden_.of)
            hash.add(std::uint64_t{each});
    }

    friend constexpr bool operator==(hands const&, hands const&) = default;

private:
    per_seat<cards, Seats> known_;
    cards open_;
    per_seat<std::uint8_t, Seats> hidden_;
};

} // namespace ludo
