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
    static constexpr int first_tries = 12, next_tries = 1, most_tries = 400, most_exchanges = 1000, most_rounds = 8;

public:
    using cards = index_set<Card>;
    using slot = number<most>;
    using slots = index_set<slot>;

    /// Where it matters when a card came, slots of different times are never taken for one another.
    constexpr explicit unseen_cards(bool times_matter = false) : times_matter_(times_matter) {}

    // ---- What play tells, in its order

    /// So many cards come to a hand, all of them among these; answers with their slots.
    constexpr slots come(seat to, cards const& may, int many = 1) {
        slots added;
        ++time_;
        possible_ = possible_ && many <= most - slots_;
        for (; many > 0 && slots_ < most; --many, ++slots_) {
            added.insert(slot(slots_));
            takes_[at(slots_)] = may;
            came_[at(slots_)] = times_matter_ ? time_ : 0;
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

    /// Of the ways of filling the slots, those in which this one, the only such slot of a hand, holds one of these cards count
    /// `times` for each `otherwise` of another card; both are at least 1.
    constexpr void favour(seat owner, slot which, cards const& of, int times, int otherwise) {
        LUDO_EXPECTS(times > 0 && otherwise > 0, "no card is ruled out by favour");
        favoured_.insert(which);
        favourites_[owner] = {of, static_cast<std::uint32_t>(times), static_cast<std::uint32_t>(otherwise)};
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
            if (favoured_.contains(slot_[at(i)]) || !(unseen - may_[at(i)]).empty())
                takes_any_ = i + 1;
        }
        narrow_ = takes_any_ > 0 || !gone_.empty();
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
        int const wanted = !narrow_ ? 1 : drawn_ ? next_tries : first_tries;
        int good = 0;
        for (int all = 0; good < wanted && all < most_tries; ++all) {
            arrangement other = found_;
            weight its_worth;
            if (!deal(other, its_worth, luck) || !is_right(other, wrong))
                continue;
            ++good;
            if (!drawn_ || !narrow_ || its_worth.wins(worth_, luck)) {
                found_ = other;
                worth_ = its_worth;
                drawn_ = true;
            }
        }
        if (good == 0) {
            exchange(luck, wrong, false);
            drawn_ = false; // nothing is known of what this one is worth
        }
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

    /// The card in a slot, as it was drawn last, now or before.
    [[nodiscard]] constexpr Card card_of(slot of) const { return card_of(found_, of); }

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
            if (!(takes_[at(each)] == takes_[at(some.first())]) || came_[at(each)] != came_[at(some.first())] ||
                favoured_.contains(each) != favoured_.contains(some.first()))
                return false;
        for (Card each : gone_)
            if (slots const both = some & could_[at(each)]; !both.empty() && !(both == some))
                return false;
        return true;
    }

    /// A place for the card in this slot; those that take few cards, or favour few, come first.
    constexpr void add_place(seat owner, slot of) {
        cards may = takes_[at(of)] & unseen_;
        for (Card gone : gone_)
            may.insert(gone, could_[at(gone)].contains(of));
        cards const liked = favoured_.contains(of) ? may & favourites_[owner].of : cards();
        int to = places_++;
        int const size = (liked.empty() ? may : liked).size();
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
        for (int rounds = 0; rounds < most_rounds; ++rounds) {
            if (is_right(found_, wrong) || exchange(luck, wrong, true))
                return true;
            if (deal(other, worth_, luck))
                found_ = other;
        }
        return false;
    }

    /// Lets cards change places, as long as nothing gets more wrong, and maybe just until nothing is; answers whether nothing
    /// is in the end.
    template <typename Wrong>
    constexpr bool exchange(rng& luck, Wrong wrong, bool until_right) {
        cards rest = unseen_ | gone_;
        for (int i = 0; i < places_; ++i)
            rest.erase(found_[at(i)]);
        int elsewhere = places_;
        for (Card each : rest)
            found_[at(elsewhere++)] = each;
        int now = how_wrong(found_, wrong);
        for (int moves = places_ == 0 ? 0 : most_exchanges; moves > 0 && !(until_right && now == 0); --moves) {
            std::size_t const one = luck.below(static_cast<std::uint32_t>(places_));
            std::size_t const other = luck.below(static_cast<std::uint32_t>(all_));
            if (!may_[one].contains(found_[other]) || !may_[other].contains(found_[one]))
                continue;
            std::uint64_t const before = worth_of(one, other);
            std::swap(found_[one], found_[other]);
            int const then = how_wrong(found_, wrong);
            if (then < now || (then == now && (favoured_.empty() || luck.draw() % before < worth_of(one, other))))
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
            if (favoured_.contains(to))
                worth *= worth_of(place_[at(to)], each);
        }
        cards rest = unseen_;
        for (int i = 0; i < takes_any_; ++i) {
            if (!left.contains(slot_[at(i)]))
                continue;
            cards const fit = may_[at(i)] & rest;
            if (fit.empty())
                return false;
            if (favoured_.contains(slot_[at(i)]))
                here[at(i)] = favourite(favourites_[owner_[at(i)]], fit, worth, luck);
            else {
                if (narrow_)
                    worth *= static_cast<std::uint64_t>(fit.size());
                here[at(i)] = fit.pick(luck);
            }
            rest.erase(here[at(i)]);
        }
        deal_any(here, left, rest, worth, luck);
        return true;
    }

    /// Those that are left, to the places that take any of them.
    constexpr void deal_any(arrangement& here, slots const& left, cards const& rest, weight& worth, rng& luck) const {
        arrangement pack; // the first ones of it are dealt
        int size = 0, dealt = 0;
        for (Card each : rest)
            pack[at(size++)] = each;
        for (int i = takes_any_; i < places_; ++i) {
            if (!left.contains(slot_[at(i)]))
                continue;
            std::uint32_t const choices = static_cast<std::uint32_t>(size - dealt);
            if (!gone_.empty()) // or else there are always as many of them
                worth *= choices;
            std::swap(pack[at(dealt)], pack[at(dealt) + luck.below(choices)]);
            here[at(i)] = pack[at(dealt++)];
        }
    }

    struct favourites {
        cards of;
        std::uint32_t times = 1, otherwise = 1;
    };
    /// One of these cards, by how much each is favoured.
    static constexpr Card favourite(favourites const& some, cards const& fit, weight& worth, rng& luck) {
        cards const liked = fit & some.of, others = fit - some.of;
        std::uint32_t const much = static_cast<std::uint32_t>(liked.size()) * some.times;
        std::uint32_t const all = much + static_cast<std::uint32_t>(others.size()) * some.otherwise;
        worth *= all;
        return (luck.below(all) < much ? liked : others).pick(luck);
    }
    /// What a place counts with this card; two places with those that are there.
    [[nodiscard]] constexpr std::uint32_t worth_of(std::size_t place, Card one) const {
        if (place >= at(places_) || !favoured_.contains(slot_[place]))
            return 1;
        favourites const& some = favourites_[owner_[place]];
        return some.of.contains(one) ? some.times : some.otherwise;
    }
    [[nodiscard]] constexpr std::uint64_t worth_of(std::size_t one, std::size_t other) const {
        return std::uint64_t{worth_of(one, found_[one])} * worth_of(other, found_[other]);
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
    for_each<Card> was_{};                // of the empty ones, the card that was there;
    for_each<std::uint8_t> came_{};       // when its card came
    int slots_ = 0;
    std::uint8_t time_ = 0;
    bool times_matter_;
    cards gone_;              // cards of which it is not known in which slot they were:
    for_each<slots> could_{}; // in one of these
    seat who_has_some_ = nobody;
    cards some_;
    slots favoured_;                              // one of a hand at most,
    per_seat<favourites, most_seats> favourites_; // and these cards there
    bool possible_ = true;

    // what it could be
    cards unseen_;
    slots open_;
    for_each<seat> owner_{}; // of each place,
    for_each<slot> slot_{};  // its slot,
    for_each<cards> may_{};  // what may lie there,
    for_each<int> size_{};   // and how many cards that are
    for_each<std::uint8_t> place_{};
    int places_ = 0, all_ = 0, takes_any_ = 0; // from that one on they take any card, and favour none
    bool narrow_ = false;                      // are there places that do not take any card, or favour some?
    arrangement found_{};                      // the last one,
    weight worth_;                             // what it is worth,
    bool drawn_ = false;                       // and has luck found it?
};

} // namespace ludo
