#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include <ludo/components/card_slots.hpp>
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
    index_set<Card> none_of{};      // none of these is there
    index_set<Card> one_of{};       // exactly one of these is, if there are any
    index_set<Card> some_of{};      // at least one of these is in the whole hand, if there are any
    index_set<Card> also_some_of{}; // and at least one of these

    /// Is there one of those that have to be there?
    [[nodiscard]] constexpr bool has_some(index_set<Card> const& hand) const {
        return hits(hand, some_of) && hits(hand, also_some_of);
    }
    static constexpr bool hits(index_set<Card> const& hand, index_set<Card> const& wanted) {
        return wanted.empty() || !(hand & wanted).empty();
    }
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
    static constexpr int usual_attempts = 600, moves_a_card = 20;

    constexpr unseen_cards(cards const& left, per_seat<clue<Card>, Seats> const& clues) : left_(left), clues_(clues) {}

    constexpr cards const& left() const { return left_; }

    /// Says what the unknown cards of all hands are; false where no placement agrees with the clues.
    constexpr bool deal(all_hands& held, rng& luck, int attempts = usual_attempts) {
        if (!ask_for_last_cards(held))
            return false;
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
    [[nodiscard]] constexpr bool possible(all_hands const& held) const { return find(held).has_value(); }

private:
    using placement = card_slots<Card>;

    /// Where just one card of a hand is unknown, that is the one that has to be there; false where there is none.
    constexpr bool ask_for_last_cards(all_hands const& held) {
        for (seat each : seats(Seats)) {
            clue<Card>& told = clues_[each];
            if (held.hidden(each) != 1 || told.has_some(held.of(each)))
                continue;
            told.one_of = told.one_of.empty() ? left_ - told.none_of : told.one_of;
            for (cards* some : {&told.some_of, &told.also_some_of})
                if (!clue<Card>::hits(held.of(each), *some))
                    told.one_of &= *some;
            if (told.one_of.empty())
                return false;
            told.some_of = told.also_some_of = {};
        }
        return true;
    }

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
            if (!told.has_some(held.of(each)))
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

    /// A placement is found, and then cards change places, as long as what has to be there is there.
    constexpr bool search(all_hands& held, rng& luck) {
        std::optional<placement> found = find(held);
        if (!found)
            return false;
        for (int i = 0; i < moves_a_card * found->size(); ++i)
            if (placement const before = *found; found->move(luck), !has_some(dealt(held, *found)))
                *found = before;
        held = dealt(held, *found);
        left_ -= held.all();
        return true;
    }

    /// Some placement that agrees with the clues, if there is one.
    [[nodiscard]] constexpr std::optional<placement> find(all_hands const& held) const {
        placement all;
        for (seat each : seats(Seats))
            for (int i = 0; i < held.hidden(each); ++i)
                all.add(each, i == 0 && !clues_[each].one_of.empty() ? left_ & clues_[each].one_of : open_to(each));
        if (all.size() > left_.size())
            return std::nullopt;
        while (all.size() < left_.size())
            all.add(nobody, left_);
        placement narrowed = all;
        if (!arrange(held, 0, 0, narrowed))
            return std::nullopt;
        all.fill_as(narrowed);
        return all;
    }

    /// Chooses slots for what has to be there, hand after hand from this one, and fills all; false where that cannot be. The
    /// slots of a hand are alike, but for the first, which takes one of some if there are any.
    constexpr bool arrange(all_hands const& held, int owner, int first, placement& chosen) const {
        if (owner == Seats)
            return chosen.fill(left_);
        seat const of(owner);
        clue<Card> const& told = clues_[of];
        int const last = held.hidden(of) - 1;
        bool const met = clue<Card>::hits(held.of(of), told.some_of), also_met = clue<Card>::hits(held.of(of), told.also_some_of);
        if (last < 0 && !(met && also_met))
            return false;
        bool const differs = !told.one_of.empty() && last > 0;
        int const ways = met ? 1 : 1 + differs, also_ways = also_met ? 1 : 1 + (last > 0) + differs;
        for (int one = 0; one < ways; ++one)
            for (int other = 0; other < also_ways; ++other) {
                placement next = chosen;
                if (!met)
                    next.narrow(first + (one == 0 ? last : 0), told.some_of);
                if (!also_met)
                    next.narrow(first + (other < 2 ? last - other : 0), told.also_some_of);
                if (arrange(held, owner + 1, first + last + 1, next)) {
                    chosen = next;
                    return true;
                }
            }
        return false;
    }

    static constexpr all_hands dealt(all_hands held, placement const& found) {
        found.each([&](seat owner, Card one) {
            if (owner != nobody)
                held.imagine(owner, one);
        });
        return held;
    }
    [[nodiscard]] constexpr bool has_some(all_hands const& held) const {
        for (seat each : seats(Seats))
            if (!clues_[each].has_some(held.of(each)))
                return false;
        return true;
    }

    cards left_;
    per_seat<clue<Card>, Seats> clues_;
    std::array<seat, static_cast<std::size_t>(Seats)> order_{};
};

} // namespace ludo
