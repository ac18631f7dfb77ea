#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/card_clues.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Unseen cards in places: first those of the slots that are not known to be empty, the ones that take few cards before the others;
/// then as many elsewhere as there are cards left. Finds a possible arrangement, and lets cards change places.
template <typename Card>
struct card_places {
    static constexpr int most = Card::count;
    static constexpr int most_exchanges = 2000, to_search = 1000;

    using clues_type = card_clues<Card>;
    using cards = typename clues_type::cards;
    using slot = typename clues_type::slot;
    using slot_set = typename clues_type::slot_set;
    using favourites = typename clues_type::favourites;
    using arrangement = per_index<Card, most>; // the card in each place

    clues_type clues{};
    cards unseen{};
    slot_set open{};                        // the slots that have a place
    per_index<seat, most> owner{};          // of each place,
    per_index<slot, most> slot_of{};        // its slot,
    per_index<cards, most> may{};           // what may lie there,
    per_index<int, most> size{};            // and how many cards that is, or how many of them are favoured
    per_index<std::uint8_t, most> place{};  // of each slot
    int places = 0, all = 0, takes_any = 0; // from that place on, they take any card and favour none
    bool narrow = false;                    // is there a place that does not take every card, or that favours some?
    arrangement found{};                    // the last one

    /// Makes the places; false if there are too few cards.
    constexpr bool lay_out(cards const& lie_unseen) {
        unseen = lie_unseen;
        all = unseen.size() + clues.gone.size();
        for (slot_set const& each : clues.in_hand.of)
            open |= each;
        if (open.size() > all)
            return false;
        for (seat each : each_seat(most_seats))
            for (slot of : clues.in_hand[each])
                add_place(each, of);
        for (int i = 0; i < places; ++i) {
            place[slot_of[i]] = static_cast<std::uint8_t>(i);
            if (favours(i) || !(unseen - may[i]).empty())
                takes_any = i + 1;
        }
        narrow = takes_any > 0 || !clues.gone.empty();
        for (int i = places; i < all; ++i)
            may[i] = unseen; // elsewhere
        return true;
    }

    /// Fills all places. If a hand must have one of some cards, each of its places is tried for that.
    constexpr bool fill_some() {
        if (clues.some.empty())
            return fill();
        bool filled = false;
        for (int i = 0; i < places && !filled; ++i)
            if (owner[i] == clues.who_has_some) {
                cards const before = may[i];
                may[i] = before & clues.some & unseen;
                filled = fill();
                may[i] = before;
            }
        return filled;
    }

    /// Fills all places. If all cards that a place could take are taken, another place has to look for another card.
    constexpr bool fill() {
        per_index<int, most> place_of{};
        cards taken, tried;
        auto const put = [&](auto const& self, int into) -> bool {
            cards const left = may[into] - taken, left_gone = left & clues.gone;
            Card chosen;
            if (!left.empty())
                chosen = (left_gone.empty() ? left : left_gone).first();
            else
                for (cards others = may[into]; !chosen.known() && !(others -= tried).empty();) {
                    Card const other = others.first();
                    tried.insert(other);
                    if (self(self, place_of[other]))
                        chosen = other;
                }
            if (!chosen.known())
                return false;
            taken.insert(chosen);
            place_of[chosen] = into;
            found[into] = chosen;
            return true;
        };
        for (int i = 0; i < all; ++i)
            if (tried = {}; !put(put, i))
                return false;
        return true;
    }

    /// The card in a slot, now or before.
    [[nodiscard]] constexpr Card card_of(arrangement const& here, slot of) const {
        return open.contains(of) ? here[place[of]] : clues.was[of];
    }

    /// How far is an arrangement from agreeing with everything that is known? `distance(card_of)` says it of what clues cannot say.
    template <typename Distance>
    [[nodiscard]] constexpr int total_distance(arrangement const& here, Distance distance) const {
        bool has_some = clues.some.empty();
        for (int i = 0; i < places && !has_some; ++i)
            has_some = owner[i] == clues.who_has_some && (clues.some & unseen).contains(here[i]);
        return has_some ? distance([&](slot of) { return card_of(here, of); }) : most * most;
    }

    /// Lets cards change places so that the distance does not grow; or only until it is 0, and then it may grow for a moment. Returns
    /// whether it is 0 in the end.
    template <typename Distance>
    constexpr bool exchange(rng& luck, Distance distance, bool until_agreed) {
        cards rest = unseen | clues.gone;
        for (int i = 0; i < places; ++i)
            rest.erase(found[i]);
        int elsewhere = places;
        for (Card each : rest)
            found[elsewhere++] = each;
        int now = total_distance(found, distance);
        for (int moves = until_agreed ? to_search : most_exchanges; places > 0 && moves > 0 && !(until_agreed && now == 0);
             --moves) {
            int const first = static_cast<int>(luck.below(static_cast<std::uint32_t>(places)));
            int const second = static_cast<int>(luck.below(static_cast<std::uint32_t>(all)));
            if (!may[first].contains(found[second]) || !may[second].contains(found[first]))
                continue;
            std::uint64_t const before = pair_weight(first, second);
            std::swap(found[first], found[second]);
            int const then = total_distance(found, distance);
            int const more = until_agreed && luck.below(64) == 0 ? now / 4 + 1 : 0; // seldom, to get out of a dead end
            if (then < now || (then <= now + more && (clues.favoured.empty() || luck.draw() % before < pair_weight(first, second))))
                now = then;
            else
                std::swap(found[first], found[second]);
        }
        return now == 0;
    }

    /// Does a place favour some cards? The weight of an arrangement is the product of what each place counts with its card.
    [[nodiscard]] constexpr bool favours(int where) const { return clues.favoured.contains(slot_of[where]); }
    [[nodiscard]] constexpr std::uint32_t weight(int where, Card card) const {
        if (where >= places || !favours(where))
            return 1;
        favourites const& some = clues.liked[owner[where]];
        return some.of.contains(card) ? some.times : some.otherwise;
    }

private:
    [[nodiscard]] constexpr std::uint64_t pair_weight(int first, int second) const {
        return std::uint64_t{weight(first, found[first])} * weight(second, found[second]);
    }

    /// Adds a place for the card in this slot; places that take few cards, or favour few, come first.
    constexpr void add_place(seat whose, slot of) {
        cards could = clues.takes[of] & unseen;
        for (Card gone : clues.gone)
            could.insert(gone, clues.could[gone].contains(of));
        cards const liked = clues.favoured.contains(of) ? could & clues.liked[whose].of : cards();
        int const many = (liked.empty() ? could : liked).size();
        int to = places++;
        for (; to > 0 && many < size[to - 1]; --to) {
            owner[to] = owner[to - 1];
            slot_of[to] = slot_of[to - 1];
            may[to] = may[to - 1];
            size[to] = size[to - 1];
        }
        owner[to] = whose;
        slot_of[to] = of;
        may[to] = could;
        size[to] = many;
    }
};

} // namespace ludo
