#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <ludo/components/hands.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// The cards of a position that are in no place that is known; nothing if not every card is in one place.
template <typename G>
constexpr std::optional<index_set<typename G::card>> unknown_cards(typename G::state const& s) {
    using card = typename G::card;
    auto left = index_set<card>::all();
    int pieces = 0, hidden = 0;
    G::each_piece(s, [&](int, int kind) {
        ++pieces;
        hidden += kind < 0;
        if (kind >= 0)
            left.erase(card::from_index(kind));
    });
    return pieces == card::count && left.size() == hidden ? std::optional(left) : std::nullopt;
}

/// What play has told of the cards in a hand of which only the backs are in sight.
template <typename Card>
struct clue {
    index_set<Card> none_of; // none of these is there
    index_set<Card> one_of;  // exactly one of these is, if there are any
    index_set<Card> some_of; // at least one of these is in the whole hand, if there are any
};

/// Deals the cards that nobody is known to have to the hands, so that it agrees with the clues: each placement that does is
/// as likely as the others. What is left over is for the places of which nothing is known.
///
/// Hand after hand takes any of the cards it may have; that makes some placements likelier than others, by factors that are
/// known, and so an attempt is given up with just the likelihood that makes up for it. Where many attempts fail (many clues,
/// and few cards), a placement is searched and cards change places at random for a while: every placement is possible then,
/// but they are only about as likely as each other.
template <typename Card, int Seats>
class unseen_cards {
    using cards = index_set<Card>;
    using all_hands = hands<Card, Seats>;

public:
    static constexpr int usual_attempts = 2000;

    constexpr unseen_cards(cards const& left, per_seat<clue<Card>, Seats> const& clues) : left_(left), clues_(clues) {}

    constexpr cards const& left() const { return left_; }

    /// Says what the unknown cards of all hands are; false where no placement agrees with the clues.
    constexpr bool deal(all_hands& held, rng& luck, int attempts = usual_attempts) {
        sort(held);
        for (int i = 0; i < attempts; ++i) {
            all_hands dealt = held;
            cards rest = left_;
            if (attempt(dealt, rest, luck)) {
                held = dealt;
                left_ = rest;
                return true;
            }
        }
        return search(held, luck);
    }

    /// Is there a placement that agrees with the clues?
    [[nodiscard]] constexpr bool possible(all_hands const& held) const {
        if (places_in(held) > left_.size())
            return false;
        slot_list slots = slots_of(held);
        return slots.fill(left_);
    }

private:
    /// Hands that can have few of the cards come first, and those that can have any of them last.
    constexpr void sort(all_hands const& held) {
        auto const choice = [&](seat of) { return open_to(of).size() - held.hidden(of); };
        for (seat each : seats(Seats))
            order_[static_cast<std::size_t>(each.index())] = each;
        for (std::size_t i = 1; i < order_.size(); ++i)
            for (std::size_t j = i; j > 0 && choice(order_[j]) < choice(order_[j - 1]); --j)
                std::swap(order_[j], order_[j - 1]);
    }
    [[nodiscard]] constexpr cards open_to(seat of) const { return left_ - clues_[of].none_of - clues_[of].one_of; }

    constexpr bool attempt(all_hands& held, cards& rest, rng& luck) const {
        for (seat each : order_) {
            int room = held.hidden(each);
            if (room == 0)
                continue;
            clue<Card> const& told = clues_[each];
            if (cards const wanted = left_ & told.one_of; !told.one_of.empty()) {
                cards const there = rest & wanted;
                if (there.empty() || !lucky(1, there.size(), wanted.size(), luck))
                    return false;
                take(held, rest, each, there.pick(luck));
                --room;
            }
            cards there = open_to(each) & rest;
            int const closed = left_.size() - open_to(each).size();
            int const taken = left_.size() - rest.size();
            int const most = open_to(each).size() - (taken > closed ? taken - closed : 0);
            if (there.size() < room || !lucky(room, there.size(), most, luck))
                return false;
            for (; room > 0; --room) {
                Card const one = there.pick(luck);
                there.erase(one);
                take(held, rest, each, one);
            }
            if (!told.some_of.empty() && (held.of(each) & told.some_of).empty())
                return false;
        }
        return true;
    }
    static constexpr void take(all_hands& held, cards& rest, seat to, Card one) {
        rest.erase(one);
        held.imagine(to, one);
    }

    /// True with the likelihood of (ways of choosing so many of `there`) / (ways of choosing so many of `most`).
    static constexpr bool lucky(int many, int there, int most, rng& luck) {
        for (int i = 0; there < most && i < many; ++i)
            if (static_cast<int>(luck.below(static_cast<std::uint32_t>(most - i))) >= there - i)
                return false;
        return true;
    }

    /// Every unknown card has a slot, and each slot takes some cards: a card is found for each, and then they change places.
    constexpr bool search(all_hands& held, rng& luck) {
        if (!possible(held))
            return false;
        slot_list slots = slots_of(held);
        slots.fill(left_);
        for (int i = 0; i < 100 * slots.count; ++i)
            slots.move(luck);
        for (std::size_t i = 0; i < static_cast<std::size_t>(slots.count); ++i)
            if (slots.owner[i] != nobody)
                take(held, left_, slots.owner[i], slots.card[i]);
        return true;
    }

    static constexpr int places_in(all_hands const& held) {
        int hidden = 0;
        for (seat each : seats(Seats))
            hidden += held.hidden(each);
        return hidden;
    }

    struct slot_list {
        int count = 0;
        std::array<seat, static_cast<std::size_t>(Card::count)> owner{};
        std::array<cards, static_cast<std::size_t>(Card::count)> takes{};
        std::array<Card, static_cast<std::size_t>(Card::count)> card{};

        constexpr void add(seat of, cards const& may) {
            owner[static_cast<std::size_t>(count)] = of;
            takes[static_cast<std::size_t>(count++)] = may;
        }

        /// Finds a card for each slot; false where there is none.
        constexpr bool fill(cards const& left) {
            for (int i = 0; i < count; ++i)
                if (cards seen; !find(i, left, seen))
                    return false;
            return true;
        }
        /// Finds a card for a slot, if need be by moving others to other slots.
        constexpr bool find(int number, cards const& left, cards& seen) {
            auto const at = static_cast<std::size_t>(number);
            for (Card each : takes[at] & left) {
                if (seen.contains(each))
                    continue;
                seen.insert(each);
                int const holder = holder_of(each);
                if (holder == count || find(holder, left, seen)) {
                    card[at] = each;
                    return true;
                }
            }
            return false;
        }

        /// Lets a slot take any card that it may, the slot that had it another, and so on, until one takes what the first one
        /// had; but all is left as it was where a slot would come to its turn twice. That goes from any placement to any other,
        /// and back just as often: in the long run all are equally likely.
        constexpr void move(rng& luck) {
            auto const before = card;
            std::size_t const first = luck.below(static_cast<std::uint32_t>(count));
            cards moved;
            for (std::size_t at = first;;) {
                Card const had = before[at];
                moved.insert(had);
                Card const wanted = takes[at].pick(luck);
                card[at] = wanted;
                if (wanted == before[first])
                    return;
                if (moved.contains(wanted))
                    break;
                for (at = 0; !(before[at] == wanted);)
                    ++at;
            }
            card = before;
        }

    private:
        [[nodiscard]] constexpr int holder_of(Card one) const {
            int holder = 0;
            while (holder < count && !(card[static_cast<std::size_t>(holder)] == one))
                ++holder;
            return holder;
        }
    };

    [[nodiscard]] constexpr slot_list slots_of(all_hands const& held) const {
        slot_list slots;
        for (seat each : seats(Seats))
            for (int i = 0; i < held.hidden(each); ++i) {
                clue<Card> const& told = clues_[each];
                bool const one = i == 0 && !told.one_of.empty();
                cards may = one ? left_ & told.one_of : open_to(each);
                bool const some = !told.some_of.empty() && (held.of(each) & told.some_of).empty();
                if (some && i + 1 == held.hidden(each) && !(may & told.some_of).empty())
                    may &= told.some_of;
                slots.add(each, may);
            }
        while (slots.count < left_.size())
            slots.add(nobody, left_);
        return slots;
    }

    cards left_;
    per_seat<clue<Card>, Seats> clues_;
    std::array<seat, static_cast<std::size_t>(Seats)> order_{};
};

} // namespace ludo
