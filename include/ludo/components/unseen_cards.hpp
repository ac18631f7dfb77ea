#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <ludo/components/card_places.hpp>
#include <ludo/components/number_of_ways.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// What play tells about cards in closed hands, and which cards they could be; with a deck that has each card once.
///
/// Each card that comes to a hand unseen has a slot there. `come`, `has_none` and `go` report what everybody has seen, in the
/// order of play; that narrows down which cards a slot takes. A card that goes was in one of the slots that took it then. In
/// the end, `lay` says which cards are unseen now, and returns whether they can lie there; then `draw` fills the slots. All
/// ways of filling them, including those of the cards that are gone, are equally likely: each is as likely as the deals that
/// lead to it.
///
/// How it draws: luck puts each card into a slot that takes it, one after the other. That makes some ways likelier than
/// others, by a known factor; so a new try replaces the last one with just the probability that makes up for it. After
/// `first_tries` of them all ways are equally likely, as far as can be measured (tests/components/unseen_cards_test.cpp); the
/// next draw goes on from there. If `most_tries` of them lead to nothing, cards change places instead, `most_exchanges` times:
/// then the result is possible, but not necessarily as likely as others.
template <typename Card>
class unseen_cards : public card_places<Card> {
    static constexpr int first_tries = 12, next_tries = 1, most_tries = 400, most_rounds = 400;
    static constexpr auto nothing_wrong = [](auto const&) { return 0; };

public:
    using typename card_slots<Card>::cards;
    using typename card_slots<Card>::slot;
    using typename card_slots<Card>::slot_set;
    using card_places<Card>::card_places;

    /// These cards lie unseen, in the slots and elsewhere: is that possible? `wrong(card_of)` tells how far an arrangement is
    /// from agreeing with everything else that is known, 0 if it agrees; `card_of(slot)` is the card in any slot, now or before.
    template <typename Wrong>
    constexpr bool lay(cards const& unseen, Wrong wrong) {
        return told_.possible = told_.possible && lay_out(unseen) && fill_some() && search(wrong);
    }
    constexpr bool lay(cards const& unseen) { return lay(unseen, nothing_wrong); }

    /// Fills the slots at random, with nothing wrong, calls `visit(owner, slot, card)` for each card that lies there now, and
    /// returns the cards that are left, which lie elsewhere. Undefined if `lay` has returned false.
    template <typename Wrong, typename Visit>
    constexpr cards draw(rng& luck, Wrong wrong, Visit visit) {
        LUDO_EXPECTS(told_.possible, "no cards agree with what is known");
        int const wanted = !laid_.narrow ? 1 : drawn_ ? next_tries : first_tries;
        int good = 0;
        for (int all = 0; good < wanted && all < most_tries; ++all) {
            arrangement other = laid_.found;
            number_of_ways its_worth;
            if (!deal(other, its_worth, luck) || !is_right(other, wrong))
                continue;
            ++good;
            if (!drawn_ || !laid_.narrow || its_worth.wins(worth_, luck)) {
                laid_.found = other;
                worth_ = its_worth;
                drawn_ = true;
            }
        }
        if (good == 0) {
            exchange(luck, wrong, false);
            drawn_ = false; // it is not known what this one is worth
        }
        cards rest = laid_.unseen;
        for (int i = 0; i < laid_.places; ++i)
            if (Card const one = laid_.found[at(i)]; laid_.unseen.contains(one)) {
                rest.erase(one);
                visit(laid_.owner[at(i)], laid_.slot_of[at(i)], one);
            }
        return rest;
    }
    template <typename Visit>
    constexpr cards draw(rng& luck, Visit visit) {
        return draw(luck, nothing_wrong, visit);
    }

    /// The card in a slot, now or before, as it was last drawn.
    [[nodiscard]] constexpr Card card_of(slot of) const { return card_there(laid_.found, of); }

private:
    using card_slots<Card>::most;
    using card_slots<Card>::at;
    using typename card_slots<Card>::favourites;
    using card_slots<Card>::told_;
    using typename card_places<Card>::arrangement;
    using card_places<Card>::laid_;
    using card_places<Card>::lay_out;
    using card_places<Card>::card_there;
    using card_places<Card>::fill_some;
    using card_places<Card>::is_right;
    using card_places<Card>::exchange;
    using card_places<Card>::worth_of;

    /// Looks for an arrangement with nothing wrong; false if that takes too long. It does the same each time.
    template <typename Wrong>
    constexpr bool search(Wrong wrong) {
        rng luck;
        arrangement other = laid_.found;
        for (int tries = 0; !is_right(laid_.found, wrong) && tries < first_tries; ++tries)
            if (deal(other, worth_, luck) && is_right(other, wrong))
                laid_.found = other;
        for (int rounds = 0; rounds < most_rounds; ++rounds) {
            if (is_right(laid_.found, wrong) || exchange(luck, wrong, true))
                return true;
            if (deal(other, worth_, luck))
                laid_.found = other;
        }
        return false;
    }

    /// Deals first the cards that are gone, then the others, each to a place that takes it; false if there is none left.
    constexpr bool deal(arrangement& here, number_of_ways& worth, rng& luck) const {
        slot_set left = laid_.open;
        for (Card each : told_.gone) {
            slot_set const could = told_.could[at(each)] & left;
            if (could.empty())
                return false;
            slot const to = narrow_one(could, worth, luck);
            left.erase(to);
            here[at(laid_.place[at(to)])] = each;
            if (told_.favoured.contains(to))
                worth *= worth_of(laid_.place[at(to)], each);
        }
        cards rest = laid_.unseen;
        for (int i = 0; i < laid_.takes_any; ++i) {
            if (!left.contains(laid_.slot_of[at(i)]))
                continue;
            cards const fit = laid_.may[at(i)] & rest;
            if (fit.empty())
                return false;
            if (told_.favoured.contains(laid_.slot_of[at(i)]))
                here[at(i)] = favourite(told_.liked[laid_.owner[at(i)]], fit, worth, luck);
            else {
                if (laid_.narrow)
                    worth *= static_cast<std::uint64_t>(fit.size());
                here[at(i)] = fit.pick(luck);
            }
            rest.erase(here[at(i)]);
        }
        deal_any(here, left, rest, worth, luck);
        return true;
    }

    /// Deals the rest to the places that take any card.
    constexpr void deal_any(arrangement& here, slot_set const& left, cards const& rest, number_of_ways& worth, rng& luck) const {
        arrangement pack; // the first ones of it are dealt
        int size = 0, dealt = 0;
        for (Card each : rest)
            pack[at(size++)] = each;
        for (int i = laid_.takes_any; i < laid_.places; ++i) {
            if (!left.contains(laid_.slot_of[at(i)]))
                continue;
            std::uint32_t const choices = static_cast<std::uint32_t>(size - dealt);
            if (!told_.gone.empty()) // otherwise the number is always the same
                worth *= choices;
            std::swap(pack[at(dealt)], pack[at(dealt) + luck.below(choices)]);
            here[at(i)] = pack[at(dealt++)];
        }
    }

    /// One of these cards, by how much each is favoured.
    static constexpr Card favourite(favourites const& some, cards const& fit, number_of_ways& worth, rng& luck) {
        cards const liked = fit & some.of, others = fit - some.of;
        std::uint32_t const much = static_cast<std::uint32_t>(liked.size()) * some.times;
        std::uint32_t const all = much + static_cast<std::uint32_t>(others.size()) * some.otherwise;
        worth *= all;
        return (luck.below(all) < much ? liked : others).pick(luck);
    }

    /// One of these slots; the fewer cards it takes, the likelier it is. The others will be easier to fill.
    constexpr slot narrow_one(slot_set const& some, number_of_ways& worth, rng& luck) const {
        auto const size = [&](slot one) { return static_cast<std::size_t>(laid_.size[at(laid_.place[at(one)])]); };
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
    /// A common measure, divided by the number of cards that a slot takes.
    static constexpr auto shares = [] {
        std::array<std::uint32_t, static_cast<std::size_t>(most + 1)> found{};
        for (std::uint32_t size = 1; size < found.size(); ++size)
            found[size] = (std::uint32_t{1} << 22) / size;
        return found;
    }();

    number_of_ways worth_; // what the arrangement found is worth,
    bool drawn_ = false;   // and has luck found it?
};

} // namespace ludo
