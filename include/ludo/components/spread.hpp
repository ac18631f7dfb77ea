#pragma once

#include <array>
#include <cstddef>

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// Cards (or tiles) on the places of a table, one on each: face down, turned over for the moment, or face up for good. It also
/// keeps which of those face down everybody has seen: the memory of a perfect player. (What a seat has seen alone the game keeps
/// beside it: `owned_places`, say, and its view is `hide_but(seen() | own.of(viewer))`.)
template <indexed Place, typename Card>
class spread {
public:
    static constexpr bool is_component = true;

    using places = index_set<Place>;

    /// An empty table.
    constexpr spread() = default;

    [[nodiscard]] constexpr Card at(Place place) const { return card_[number(place)]; }

    [[nodiscard]] constexpr places down() const { return closed_.without(turned_); }
    [[nodiscard]] constexpr places const& down_or_turned() const { return closed_; }
    [[nodiscard]] constexpr places const& turned() const { return turned_; }
    [[nodiscard]] constexpr places const& up() const { return up_; }
    [[nodiscard]] constexpr places taken() const { return closed_ | up_; }

    /// The places whose cards everybody knows: cards in sight, and cards that were turned back after they were seen.
    [[nodiscard]] constexpr places const& seen() const { return seen_; }

    /// Lays a card face down on each place, in order of the index.
    constexpr explicit spread(std::array<Card, static_cast<std::size_t>(Place::count)> const& cards)
        : card_(cards), closed_(places::all()) {}

    /// Lays a card face down on a place; undefined if it is taken.
    constexpr void lay(Place place, Card card) {
        LUDO_EXPECTS(!taken().contains(place), "a card lies there already");
        card_[number(place)] = card;
        closed_.insert(place);
    }

    /// Turns over a card, so that everybody sees it; undefined if none lies face down there.
    constexpr Card turn_over(Place place) {
        LUDO_EXPECTS(down().contains(place), "no card lies face down there");
        turned_.insert(place);
        seen_.insert(place);
        return at(place);
    }

    /// Leaves the cards that are turned over face up for good.
    constexpr void leave_up() {
        closed_ -= turned_;
        up_ |= turned_;
        turned_ = {};
    }

    /// Leaves one of the cards that are turned over face up for good; undefined if none was turned over there.
    constexpr void leave_up(Place place) {
        LUDO_EXPECTS(turned_.contains(place), "no card was turned over there");
        closed_.erase(place);
        turned_.erase(place);
        up_.insert(place);
    }

    /// Turns the cards that were turned over face down again.
    constexpr void turn_back() { turned_ = {}; }

    /// Takes up the cards that lay face up for good, as if they had just been turned over.
    constexpr void take_up() {
        turned_ |= up_;
        closed_ |= up_;
        up_ = {};
    }

    /// Turns the cards that lay face up for good face down again.
    constexpr void turn_up_back() {
        closed_ |= up_;
        up_ = {};
    }

    /// Two cards change places in plain sight: each lies as it lay before, and as much is known of it.
    constexpr void exchange(Place one, Place other) {
        Card const held = card_[number(one)];
        card_[number(one)] = card_[number(other)];
        card_[number(other)] = held;
        for (places* each : {&closed_, &turned_, &up_, &seen_})
            each->exchange(one, other);
    }

    /// Everybody knows the card that lies face down there.
    constexpr void show(Place place) { seen_.insert(place); }

    /// Takes away the cards that were turned over.
    constexpr void take_turned() {
        for (Place place : turned_)
            card_[number(place)] = Card();
        closed_ -= turned_;
        seen_ -= turned_;
        turned_ = {};
    }

    /// Forgets all face-down cards that are not on these places: what is left is what somebody knows.
    constexpr void hide_but(places const& known) {
        for (Place place : down() - known)
            card_[number(place)] = Card();
    }

    /// Forgets everything that was seen and lies face down now: what is left is what is in sight.
    constexpr void forget() {
        hide_but({});
        seen_ &= turned_ | up_;
    }

    /// How many places there are.
    static constexpr int place_count = Place::count;

    /// What a player forgets of cards that were seen and lie face down: `faded(place, card)` says of each, by its numbers,
    /// whether it does.
    template <typename Faded>
    constexpr void forget(Faded faded) {
        for (Place place : down() & seen_)
            if (at(place).known() && faded(place.index(), at(place).index())) {
                card_[number(place)] = Card();
                seen_.erase(place);
            }
    }

    /// The places whose card is not known here.
    [[nodiscard]] constexpr places hidden() const {
        places found;
        for (Place place : down())
            if (!at(place).known())
                found.insert(place);
        return found;
    }

    /// Is every card that lies in sight or was seen known?
    [[nodiscard]] constexpr bool seen_are_known() const {
        for (Place place : seen_ | up_)
            if (!at(place).known())
                return false;
        return true;
    }

    /// Takes the known cards of these places out of a census; false if one of them is not in it.
    template <typename Census>
    constexpr bool take_known(places const& some, Census& left) const {
        bool all = true;
        for (Place place : some)
            if (at(place).known())
                all &= left.remove(at(place));
        return all;
    }

    /// Says what lies on those of these places that are unknown: luck draws it from the cards that are left.
    template <typename Census, typename Luck>
    constexpr void imagine(places const& some, Census& left, Luck& luck) {
        for (Place place : hidden() & some)
            card_[number(place)] = left.draw(luck);
    }

    /// Says what lies face down at a place where the card was not known.
    constexpr void imagine(Place place, Card card) { card_[number(place)] = card; }

    /// Adds all that there is to a sum of numbers.
    template <typename Sum>
    constexpr void add_to(Sum& sum) const {
        add_things(sum, card_);
        for (places const* each : {&closed_, &turned_, &up_, &seen_})
            add_part(sum, *each);
    }

    friend constexpr bool operator==(spread const&, spread const&) = default;

private:
    static constexpr std::size_t number(Place place) { return static_cast<std::size_t>(place.index()); }

    std::array<Card, static_cast<std::size_t>(Place::count)> card_{};
    places closed_; // face down, or turned over for the moment
    places turned_;
    places up_;
    places seen_; // those in sight, too
};

} // namespace ludo
