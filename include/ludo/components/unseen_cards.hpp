#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/number.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// What play tells of cards in closed hands, and cards that they could be; of a deck that has each card once.
///
/// Each card that comes to a hand unseen has a slot there. `come`, `has_none` and `go` tell what all have seen, in the order
/// of play: that narrows which cards a slot takes. A card that goes was in one of the slots that took it then. At last `lay`
/// says which cards lie unseen now, and answers whether they can lie there; and `draw` fills the slots. Each way of filling
/// all of them, with the cards that are gone as well, is as likely as the others: that is as likely as the deals that lead
/// to it.
///
/// How it draws: luck puts each card into a slot that takes it, one after the other. That makes some ways likelier than
/// others, by a factor that is known; so another try takes the place of the last one with just the likelihood that makes up
/// for it. After `first_tries` of them all ways are as likely as each other (tests/components/unseen_cards_test.cpp measures
/// that). Where as many as `most_tries` come to nothing, it is the arrangement that `lay` has found.
template <typename Card>
class unseen_cards {
    static constexpr int most = Card::count;
    static_assert(most <= 255, "a deck that has each card once has 255 cards at most");
    static constexpr int first_tries = 16, next_tries = 1, most_tries = 400, most_exchanges = 2000;
    static constexpr auto nothing_wrong = [](auto const&) { return 0; };

public:
    using cards = index_set<Card>;
    using slot = number<most>;
    using slots = index_set<slot>;

    // ---- What play tells, in its order

    /// So many cards come to a hand, all of them among these; answers with their slots.
    constexpr slots come(seat to, cards const& may, int many = 1) {
        slots added;
        possible_ = possible_ && many <= most - slots_;
        for (; many > 0 && slots_ < most; --many, ++slots_) {
            added.insert(slot(slots_));
            takes_[at(slots_)] = may;
        }
        in_hand_[to] |= added;
        return added;
    }

    /// A hand has none of these.
    constexpr void has_none(seat owner, cards const& of) {
        for (slot each : in_hand_[owner])
            takes_[at(each)] -= of;
    }

    /// A card that came unseen leaves a hand, or is shown there.
    constexpr void go(seat owner, Card one) {
        slots could;
        for (slot each : in_hand_[owner])
            could.insert(each, takes_[at(each)].contains(one));
        if (could.empty()) {
            possible_ = false;
        } else if (alike(could)) {
            in_hand_[owner].erase(could.first());
            was_[at(could.first())] = one;
        } else {
            gone_.insert(one);
            could_[at(one)] = could;
        }
    }

    /// At last a hand has one of these at least.
    constexpr void has_some(seat owner, cards const& of) {
        who_has_some_ = owner;
        some_ = of;
    }

    // ---- Which cards it could be

    /// These cards lie unseen, in the slots and elsewhere: can they? Then `wrong(card_of)` says how far some cards are from
    /// anything else that is known: 0 if they can lie so; `card_of(slot)` is the card in any slot, now or before.
    template <typename Wrong>
    constexpr bool lay(cards const& unseen, Wrong wrong) {
        unseen_ = unseen;
        all_ = unseen.size() + gone_.size();
        for (slots const& each : in_hand_.of)
            open_ |= each;
        possible_ = possible_ && open_.size() <= all_;
        if (!possible_)
            return false;
        for (seat owner : ludo::seats(most_seats))
            for (slot each : in_hand_[owner])
                add_place(owner, each);
        for (int i = 0; i < places_; ++i) {
            place_[at(slot_[at(i)])] = static_cast<std::uint8_t>(i);
            narrow_ = narrow_ || !(may_[at(i)] == unseen);
        }
        for (int i = places_; i < all_; ++i)
            may_[at(i)] = unseen; // elsewhere
        return possible_ = fill_some() && search(wrong);
    }
    constexpr bool lay(cards const& unseen) { return lay(unseen, nothing_wrong); }

    /// Fills the slots by lot, with nothing wrong, calls `visit(owner, slot, card)` for each card that lies there now, and
    /// answers with those that are left: they lie elsewhere. Undefined if `lay` has said that the cards cannot lie so.
    template <typename Wrong, typename Visit>
    constexpr cards draw(rng& luck, Wrong wrong, Visit visit) {
        LUDO_EXPECTS(possible_, "no cards agree with what was told");
        int const tries = !narrow_ ? 1 : drawn_ ? next_tries : first_tries;
        for (int all = 0; all < tries || (!drawn_ && all < most_tries); ++all) {
            arrangement other;
            weight its_worth;
            if (deal(other, its_worth, luck) && is_right(other, wrong) && (!drawn_ || !narrow_ || its_worth.wins(worth_, luck))) {
                found_ = other;
                worth_ = its_worth;
                drawn_ = true;
            }
        }
        if (!drawn_)
            exchange(luck, wrong);
        cards rest = unseen_;
        for (int i = 0; i < places_; ++i)
            if (Card const one = found_[at(i)]; unseen_.contains(one)) {
                rest.erase(one);
                visit(owner_[at(i)], slot_[at(i)], one);
            }
        return rest;
    }
    template <typename Visit>
    constexpr cards draw(rng& luck, Visit visit) {
        return draw(luck, nothing_wrong, visit);
    }

private:
        std::uint64_t value_ = std::uint64_t{1} << 31;
        int exponent_ = 0;
    };

    /// Deals the cards that are gone, and then any, each to a place that takes it; false where none is left.
    constexpr bool deal(arrangement& here, weight& worth, rng& luck) const {
        slots left = open_;
        for (Card each : gone_) {
            slots const could = could_[at(each)] & left;
            if (could.empty())
                return false;
            slot const to = narrow_one(could, worth, luck);
            left.erase(to);
            here[at(place_[at(to)])] = each;
        }
        cards rest = unseen_;
        for (int i = 0; i < places_; ++i) {
            if (!left.contains(slot_[at(i)]))
                continue;
            cards const fit = may_[at(i)] & rest;
            if (fit.empty())
                return false;
            if (narrow_)
                worth *= static_cast<std::uint64_t>(fit.size());
            here[at(i)] = fit.pick(luck);
            rest.erase(here[at(i)]);
        }
        return true;
    }

    static constexpr auto shares = [] {
        std::array<std::uint32_t, static_cast<std::size_t>(most + 1)> found{};
        for (std::uint32_t size = 1; size < found.size(); ++size)
            found[size] = (1u << 22) / size;
        return found;
    }();
    /// One of these slots: the likelier, the fewer cards it takes. The others will be easier to fill.
    constexpr slot narrow_one(slots const& some, weight& worth, rng& luck) const {
        auto const size = [&](slot one) { return static_cast<std::size_t>(size_[at(place_[at(one)])]); };
        auto const share = [&](slot one) { return shares[size(one)]; };
        std::uint32_t all = 0;
        for (slot each : some)
            all += share(each);
        slot found;
        std::uint32_t number = luck.below(all);
        for (slot each : some) {
            found = each;
            if (number < share(each))
                break;
            number -= share(each);
        }
        worth *= all;
        worth *= size(found);
        return found;
    }

    // what was told
    per_seat<slots, most_seats> in_hand_; // but for those that are known to be empty
    for_each<cards> takes_{};             // the cards that each slot takes;
    for_each<Card> was_{};                // and of the empty ones the card that was there
    int slots_ = 0;
    cards gone_;              // cards of which it is not known in which slot they were:
    for_each<slots> could_{}; // in one of these
    seat who_has_some_ = nobody;
    cards some_;
    bool possible_ = true;

    // what it could be
    cards unseen_;
    slots open_;
    for_each<seat> owner_{}; // of each place,
    for_each<slot> slot_{};  // its slot,
    for_each<cards> may_{};  // what may lie there,
    for_each<int> size_{};   // how many cards that are; and of each slot its place
    for_each<std::uint8_t> place_{};
    int places_ = 0, all_ = 0;
    bool narrow_ = false; // are there places that do not take any card?
    arrangement found_{}; // the last one,
    weight worth_;        // what it is worth,
    bool drawn_ = false;  // and has luck found it?
};

} // namespace ludo
