#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/card_slots.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Cards in the slots of closed hands, and elsewhere: finds a possible arrangement, and lets cards change places.
template <typename Card>
class card_places : public card_slots<Card> {
    static constexpr int most_exchanges = 2000, to_search = 1000;

public:
    using typename card_slots<Card>::cards;
    using typename card_slots<Card>::slot;
    using typename card_slots<Card>::slot_set;
    using card_slots<Card>::card_slots;

protected:
    using card_slots<Card>::most;
    using card_slots<Card>::at;
    using typename card_slots<Card>::favourites;
    using card_slots<Card>::told_;
    template <typename T>
    using for_each = typename card_slots<Card>::template for_each<T>;
    using arrangement = for_each<Card>; // the card in each place: first the slots that are not empty, then elsewhere

    /// Makes a place for each slot that is not known to be empty, and one elsewhere for each card left; false if there are too
    /// few cards.
    constexpr bool lay_out(cards const& unseen) {
        laid_.unseen = unseen;
        laid_.all = unseen.size() + told_.gone.size();
        for (slot_set const& each : told_.in_hand.of)
            laid_.open |= each;
        if (laid_.open.size() > laid_.all)
            return false;
        for (seat owner : each_seat(most_seats))
            for (slot each : told_.in_hand[owner])
                add_place(owner, each);
        for (int i = 0; i < laid_.places; ++i) {
            laid_.place[at(laid_.slot_of[at(i)])] = static_cast<std::uint8_t>(i);
            if (told_.favoured.contains(laid_.slot_of[at(i)]) || !(unseen - laid_.may[at(i)]).empty())
                laid_.takes_any = i + 1;
        }
        laid_.narrow = laid_.takes_any > 0 || !told_.gone.empty();
        for (int i = laid_.places; i < laid_.all; ++i)
            laid_.may[at(i)] = unseen; // elsewhere
        return true;
    }

    /// Fills all places. If a hand must have one of some cards, each of its places is tried for that.
    constexpr bool fill_some() {
        if (told_.some.empty())
            return fill();
        for (int i = 0; i < laid_.places; ++i) {
            if (!(laid_.owner[at(i)] == told_.who_has_some))
                continue;
            cards const before = laid_.may[at(i)];
            laid_.may[at(i)] = before & told_.some & laid_.unseen;
            bool const filled = fill();
            laid_.may[at(i)] = before;
            if (filled)
                return true;
        }
        return false;
    }

    /// Fills all places. If all cards that a place could take are taken, another place has to look for another card.
    constexpr bool fill() {
        for_each<int> place_of{};
        cards taken, tried;
        auto const put = [&](auto const& self, int place) -> bool {
            cards const left = laid_.may[at(place)] - taken, left_gone = left & told_.gone;
            Card found;
            if (!left.empty())
                found = (left_gone.empty() ? left : left_gone).first();
            else
                for (cards others = laid_.may[at(place)]; !found.known() && !(others -= tried).empty();) {
                    Card const other = others.first();
                    tried.insert(other);
                    if (self(self, place_of[at(other)]))
                        found = other;
                }
            if (!found.known())
                return false;
            taken.insert(found);
            place_of[at(found)] = place;
            laid_.found[at(place)] = found;
            return true;
        };
        for (int i = 0; i < laid_.all; ++i)
            if (tried = {}; !put(put, i))
                return false;
        return true;
    }

    [[nodiscard]] constexpr Card card_there(arrangement const& here, slot of) const {
        return laid_.open.contains(of) ? here[at(laid_.place[at(of)])] : told_.was[at(of)];
    }
    [[nodiscard]] constexpr bool hits_some(arrangement const& here) const {
        bool found = told_.some.empty();
        for (int i = 0; i < laid_.places && !found; ++i)
            found =
                laid_.owner[at(i)] == told_.who_has_some && told_.some.contains(here[at(i)]) && laid_.unseen.contains(here[at(i)]);
        return found;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr int how_wrong(arrangement const& here, Wrong wrong) const {
        return hits_some(here) ? wrong([&](slot of) { return card_there(here, of); }) : most * most;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr bool is_right(arrangement const& here, Wrong wrong) const {
        return how_wrong(here, wrong) == 0;
    }

    /// Lets cards change places so that nothing gets more wrong; or only until nothing is wrong, and then it may get worse for a
    /// moment. Returns whether nothing is wrong in the end.
    template <typename Wrong>
    constexpr bool exchange(rng& luck, Wrong wrong, bool until_right) {
        cards rest = laid_.unseen | told_.gone;
        for (int i = 0; i < laid_.places; ++i)
            rest.erase(laid_.found[at(i)]);
        int elsewhere = laid_.places;
        for (Card each : rest)
            laid_.found[at(elsewhere++)] = each;
        int now = how_wrong(laid_.found, wrong);
        for (int moves = laid_.places == 0 ? 0
                       : until_right       ? to_search
                                           : most_exchanges;
             moves > 0 && !(until_right && now == 0); --moves) {
            std::size_t const one = luck.below(static_cast<std::uint32_t>(laid_.places));
            std::size_t const other = luck.below(static_cast<std::uint32_t>(laid_.all));
            if (!laid_.may[one].contains(laid_.found[other]) || !laid_.may[other].contains(laid_.found[one]))
                continue;
            std::uint64_t const before = worth_of(one, other);
            std::swap(laid_.found[one], laid_.found[other]);
            int const then = how_wrong(laid_.found, wrong);
            int const more = until_right && luck.below(64) == 0 ? now / 4 + 1 : 0; // seldom, to get out of a dead end
            if (then < now || (then <= now + more && (told_.favoured.empty() || luck.draw() % before < worth_of(one, other))))
                now = then;
            else
                std::swap(laid_.found[one], laid_.found[other]);
        }
        return now == 0;
    }

    /// How much a place counts with this card; and two places with the cards that are there.
    [[nodiscard]] constexpr std::uint32_t worth_of(std::size_t place, Card one) const {
        if (place >= at(laid_.places) || !told_.favoured.contains(laid_.slot_of[place]))
            return 1;
        favourites const& some = told_.liked[laid_.owner[place]];
        return some.of.contains(one) ? some.times : some.otherwise;
    }
    [[nodiscard]] constexpr std::uint64_t worth_of(std::size_t one, std::size_t other) const {
        return std::uint64_t{worth_of(one, laid_.found[one])} * worth_of(other, laid_.found[other]);
    }

    /// How the cards lie that are not in sight.
    struct {
        cards unseen;
        slot_set open;
        for_each<seat> owner{};                 // of each place,
        for_each<slot> slot_of{};               // its slot,
        for_each<cards> may{};                  // what may lie there,
        for_each<int> size{};                   // and how many cards that is
        for_each<std::uint8_t> place{};         // of each slot
        int places = 0, all = 0, takes_any = 0; // from that place on, they take any card and favour none
        bool narrow = false;                    // is there a place that does not take every card, or that favours some?
        arrangement found{};                    // the last one
    } laid_;

private:
    /// Adds a place for the card in this slot; places that take few cards, or favour few, come first.
    constexpr void add_place(seat owner, slot of) {
        cards may = told_.takes[at(of)] & laid_.unseen;
        for (Card gone : told_.gone)
            may.insert(gone, told_.could[at(gone)].contains(of));
        cards const liked = told_.favoured.contains(of) ? may & told_.liked[owner].of : cards();
        int to = laid_.places++;
        int const size = (liked.empty() ? may : liked).size();
        for (; to > 0 && size < laid_.size[at(to - 1)]; --to) {
            laid_.owner[at(to)] = laid_.owner[at(to - 1)];
            laid_.slot_of[at(to)] = laid_.slot_of[at(to - 1)];
            laid_.may[at(to)] = laid_.may[at(to - 1)];
            laid_.size[at(to)] = laid_.size[at(to - 1)];
        }
        laid_.owner[at(to)] = owner;
        laid_.slot_of[at(to)] = of;
        laid_.may[at(to)] = may;
        laid_.size[at(to)] = size;
    }
};

} // namespace ludo
