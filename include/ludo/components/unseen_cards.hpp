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
/// for it. After `first_tries` of them all ways are as likely as each other, as far as can be measured
/// (tests/components/unseen_cards_test.cpp); the next draw goes on from there. Where `most_tries` come to nothing, cards
/// change places instead, `most_exchanges` times: then all that is said is that they can lie so.
template <typename Card>
class unseen_cards {
    static constexpr int most = Card::count;
    static_assert(most <= 255, "a deck that has each card once has 255 cards at most");
    static constexpr int first_tries = 16, next_tries = 1, most_tries = 400, most_exchanges = 2000, most_searched = 8000;

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
        if (could.empty())
            possible_ = false;
        else if (alike(could)) {
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
            arrangement other = found_;
            weight its_worth;
            if (deal(other, its_worth, luck) && is_right(other, wrong) && (!drawn_ || !narrow_ || its_worth.wins(worth_, luck))) {
                found_ = other;
                worth_ = its_worth;
                drawn_ = true;
            }
        }
        if (!drawn_)
            exchange(luck, wrong, most_exchanges, false);
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
    template <typename T>
    using for_each = std::array<T, static_cast<std::size_t>(most)>;
    using arrangement = for_each<Card>; // the card in each place: the slots that are not empty, and then elsewhere

    static constexpr auto nothing_wrong = [](auto const&) { return 0; };
    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }
    static constexpr std::size_t at(Card one) { return at(one.index()); }
    static constexpr std::size_t at(slot one) { return at(one.index()); }

    /// Does nothing tell these slots from one another?
    [[nodiscard]] constexpr bool alike(slots const& some) const {
        for (slot each : some)
            if (!(takes_[at(each)] == takes_[at(some.first())]))
                return false;
        for (Card each : gone_)
            if (slots const both = some & could_[at(each)]; !both.empty() && !(both == some))
                return false;
        return true;
    }

    /// A place for the card in this slot; those that take few cards come first.
    constexpr void add_place(seat owner, slot of) {
        cards may = takes_[at(of)] & unseen_;
        for (Card gone : gone_)
            may.insert(gone, could_[at(gone)].contains(of));
        int to = places_++;
        int const size = may.size();
        for (; to > 0 && size < size_[at(to - 1)]; --to) {
            owner_[at(to)] = owner_[at(to - 1)];
            slot_[at(to)] = slot_[at(to - 1)];
            may_[at(to)] = may_[at(to - 1)];
            size_[at(to)] = size_[at(to - 1)];
        }
        owner_[at(to)] = owner;
        slot_[at(to)] = of;
        may_[at(to)] = may;
        size_[at(to)] = size;
    }

    // ---- Some arrangement, if there is one

    /// Where a hand has one of some cards, it has one of them in any of its places.
    constexpr bool fill_some() {
        if (some_.empty())
            return fill();
        for (int i = 0; i < places_; ++i) {
            if (!(owner_[at(i)] == who_has_some_))
                continue;
            cards const before = may_[at(i)];
            may_[at(i)] = before & some_ & unseen_;
            bool const filled = fill();
            may_[at(i)] = before;
            if (filled)
                return true;
        }
        return false;
    }

    /// A place that finds all its cards taken lets another place look for another card.
    constexpr bool fill() {
        for_each<int> place_of{};
        cards taken, tried;
        auto const put = [&](auto const& self, int place) -> bool {
            cards const left = may_[at(place)] - taken, left_gone = left & gone_;
            Card found;
            if (!left.empty())
                found = (left_gone.empty() ? left : left_gone).first();
            else
                for (cards others = may_[at(place)]; !found.known() && !(others -= tried).empty();) {
                    Card const other = others.first();
                    tried.insert(other);
                    if (self(self, place_of[at(other)]))
                        found = other;
                }
            if (!found.known())
                return false;
            taken.insert(found);
            place_of[at(found)] = place;
            found_[at(place)] = found;
            return true;
        };
        for (int i = 0; i < all_; ++i)
            if (tried = {}; !put(put, i))
                return false;
        return true;
    }

    [[nodiscard]] constexpr Card card_of(arrangement const& here, slot of) const {
        return open_.contains(of) ? here[at(place_[at(of)])] : was_[at(of)];
    }
    [[nodiscard]] constexpr bool has_some(arrangement const& here) const {
        bool found = some_.empty();
        for (int i = 0; i < places_ && !found; ++i)
            found = owner_[at(i)] == who_has_some_ && some_.contains(here[at(i)]) && unseen_.contains(here[at(i)]);
        return found;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr int how_wrong(arrangement const& here, Wrong wrong) const {
        return has_some(here) ? wrong([&](slot of) { return card_of(here, of); }) : most * most;
    }
    template <typename Wrong>
    [[nodiscard]] constexpr bool is_right(arrangement const& here, Wrong wrong) const {
        return how_wrong(here, wrong) == 0;
    }

    /// Makes nothing wrong with what was found; false if that takes too long. It does the same each time.
    template <typename Wrong>
    constexpr bool search(Wrong wrong) {
        rng luck;
        arrangement other = found_;
        for (int tries = 0; !is_right(found_, wrong) && tries < first_tries; ++tries)
            if (deal(other, worth_, luck) && is_right(other, wrong))
                found_ = other;
        return is_right(found_, wrong) || exchange(luck, wrong, most_searched, true);
    }

    /// Lets cards change places so often (at most, if nothing more is asked than that nothing is wrong), as long as nothing gets
    /// more wrong; answers whether nothing is in the end.
    template <typename Wrong>
    constexpr bool exchange(rng& luck, Wrong wrong, int most_moves, bool until_right) {
        cards elsewhere = unseen_;
        for (int i = 0; i < places_; ++i)
            elsewhere.erase(found_[at(i)]);
        for (int i = places_; i < all_; ++i) {
            found_[at(i)] = elsewhere.first();
            elsewhere.erase(found_[at(i)]);
        }
        int now = how_wrong(found_, wrong);
        for (int moves = places_ == 0 ? 0 : most_moves; moves > 0 && !(until_right && now == 0); --moves) {
            std::size_t const one = luck.below(static_cast<std::uint32_t>(places_));
            std::size_t const other = luck.below(static_cast<std::uint32_t>(all_));
            if (!may_[one].contains(found_[other]) || !may_[other].contains(found_[one]))
                continue;
            std::swap(found_[one], found_[other]);
            if (int const then = how_wrong(found_, wrong); then <= now)
                now = then;
            else
                std::swap(found_[one], found_[other]);
        }
        return now == 0;
    }

    // ---- An arrangement by lot

    /// How many ways stand behind one that luck has found: as many as it had to choose from. (32 bits of it are exact.)
    class weight {
    public:
        constexpr void operator*=(std::uint64_t choices) {
            value_ *= choices;
            int const more = 32 - std::countl_zero(value_ | 1);
            value_ = more > 0 ? value_ >> more : value_;
            exponent_ += more > 0 ? more : 0;
        }
        /// True with the likelihood this / other, and always if it is not less.
        [[nodiscard]] constexpr bool wins(weight const& other, rng& luck) const {
            int const more = exponent_ - other.exponent_;
            if (more >= 32 || more <= -32)
                return more > 0;
            std::uint64_t const mine = more >= 0 ? value_ << more : value_ >> -more;
            return mine >= other.value_ || luck.below(static_cast<std::uint32_t>(other.value_)) < mine;
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

    /// One of these slots: the likelier, the fewer cards it takes. The others will be easier to fill.
    constexpr slot narrow_one(slots const& some, weight& worth, rng& luck) const {
        auto const size = [&](slot one) { return static_cast<std::size_t>(size_[at(place_[at(one)])]); };
        std::uint32_t all = 0;
        for (slot each : some)
            all += shares[size(each)];
        slot found;
        std::uint32_t number = luck.below(all);
        for (slot each : some) {
            found = each;
            if (number < shares[size(each)])
                break;
            number -= shares[size(each)];
        }
        worth *= all;
        worth *= size(found);
        return found;
    }
    /// A common measure, in as many parts as a slot takes cards.
    static constexpr auto shares = [] {
        std::array<std::uint32_t, static_cast<std::size_t>(most + 1)> found{};
        for (std::uint32_t size = 1; size < found.size(); ++size)
            found[size] = (std::uint32_t{1} << 22) / size;
        return found;
    }();

    // what was told
    per_seat<slots, most_seats> in_hand_; // but for those that are known to be empty
    for_each<cards> takes_{};             // of each slot, the cards that it takes;
    for_each<Card> was_{};                // and of the empty ones, the card that was there
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
    for_each<int> size_{};   // and how many cards that are
    for_each<std::uint8_t> place_{};
    int places_ = 0, all_ = 0;
    bool narrow_ = false; // are there places that do not take any card?
    arrangement found_{}; // the last one,
    weight worth_;        // what it is worth,
    bool drawn_ = false;  // and has luck found it?
};

} // namespace ludo
