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
class unseen_cards {
    static constexpr int first_tries = 12, next_tries = 1, most_tries = 400, most_rounds = 400;
    static constexpr auto no_distance = [](auto const&) { return 0; };

public:
    using cards = typename card_clues<Card>::cards;
    using slot = typename card_clues<Card>::slot;
    using slot_set = typename card_clues<Card>::slot_set;

    /// If it matters when a card came, slots from different times are kept apart.
    constexpr explicit unseen_cards(bool times_matter = false) { clues().times_matter = times_matter; }

    // ---- What play tells: see components/card_clues.hpp

    constexpr slot_set come(seat to, cards const& may, int many = 1) { return clues().come(to, may, many); }
    constexpr void has_none(seat owner, cards const& of) { clues().has_none(owner, of); }
    constexpr void go(seat owner, Card card) { clues().go(owner, card); }
    constexpr void has_some(seat owner, cards const& of) { clues().has_some(owner, of); }
    constexpr void favour(seat owner, slot which, cards const& of, int times, int otherwise) {
        clues().favour(owner, which, of, times, otherwise);
    }

    // ---- Which cards they could be

    /// These cards lie unseen, in the slots and elsewhere: is that possible? `distance(card_of)` tells how far an arrangement is
    /// from agreeing with everything else that is known, 0 if it agrees; `card_of(slot)` is the card in any slot, now or before.
    template <typename Distance>
    constexpr bool lay(cards const& unseen, Distance distance) {
        return clues().possible = clues().possible && places_.lay_out(unseen) && places_.fill_some() && search(distance);
    }
    constexpr bool lay(cards const& unseen) { return lay(unseen, no_distance); }

    /// Fills the slots at random, with a distance of 0, calls `visit(owner, slot, card)` for each card that lies there now, and
    /// returns the cards that are left, which lie elsewhere. Undefined if `lay` has returned false.
    template <typename Distance, typename Visit>
    constexpr cards draw(rng& luck, Distance distance, Visit visit) {
        LUDO_EXPECTS(clues().possible, "no cards agree with what is known");
        int const wanted = !places_.narrow ? 1 : drawn_ ? next_tries : first_tries;
        int agreed = 0;
        for (int tries = 0; agreed < wanted && tries < most_tries; ++tries) {
            arrangement other = places_.found;
            number_of_ways its_worth;
            if (!deal(other, its_worth, luck) || places_.total_distance(other, distance) > 0)
                continue;
            ++agreed;
            if (!drawn_ || !places_.narrow || its_worth.wins(worth_, luck)) {
                places_.found = other;
                worth_ = its_worth;
                drawn_ = true;
            }
        }
        if (agreed == 0) {
            places_.exchange(luck, distance, false);
            drawn_ = false; // it is not known what this one is worth
        }
        cards rest = places_.unseen;
        for (int i = 0; i < places_.places; ++i)
            if (Card const card = places_.found[i]; places_.unseen.contains(card)) {
                rest.erase(card);
                visit(places_.owner[i], places_.slot_of[i], card);
            }
        return rest;
    }
    template <typename Visit>
    constexpr cards draw(rng& luck, Visit visit) {
        return draw(luck, no_distance, visit);
    }

    /// The card in a slot, now or before, as it was last drawn.
    [[nodiscard]] constexpr Card card_of(slot of) const { return places_.card_of(places_.found, of); }

private:
    using arrangement = typename card_places<Card>::arrangement;

    constexpr card_clues<Card>& clues() { return places_.clues; }

    /// Looks for an arrangement with a distance of 0; false if that takes too long. It does the same each time.
    template <typename Distance>
    constexpr bool search(Distance distance) {
        rng luck;
        arrangement other = places_.found;
        auto const agrees = [&](arrangement const& here) { return places_.total_distance(here, distance) == 0; };
        for (int tries = 0; !agrees(places_.found) && tries < first_tries; ++tries)
            if (deal(other, worth_, luck) && agrees(other))
                places_.found = other;
        for (int rounds = 0; rounds < most_rounds; ++rounds) {
            if (agrees(places_.found) || places_.exchange(luck, distance, true))
                return true;
            if (deal(other, worth_, luck))
                places_.found = other;
        }
        return false;
    }

    /// Deals first the cards that are gone, then the others, each to a place that takes it; false if there is none left.
    constexpr bool deal(arrangement& here, number_of_ways& worth, rng& luck) const {
        slot_set left = places_.open;
        for (Card each : places_.clues.gone) {
            slot_set const could = places_.clues.could[each] & left;
            if (could.empty())
                return false;
            slot const to = narrow_slot(could, worth, luck);
            left.erase(to);
            here[places_.place[to]] = each;
            if (places_.clues.favoured.contains(to))
                worth *= places_.weight(places_.place[to], each);
        }
        cards rest = places_.unseen;
        for (int i = 0; i < places_.takes_any; ++i) {
            if (!left.contains(places_.slot_of[i]))
                continue;
            cards const fit = places_.may[i] & rest;
            if (fit.empty())
                return false;
            if (places_.favours(i))
                here[i] = favourite(places_.clues.liked[places_.owner[i]], fit, worth, luck);
            else {
                if (places_.narrow)
                    worth *= static_cast<std::uint64_t>(fit.size());
                here[i] = fit.pick(luck);
            }
            rest.erase(here[i]);
        }
        deal_any(here, left, rest, worth, luck);
        return true;
    }

    /// Deals the rest to the places that take any card.
    constexpr void deal_any(arrangement& here, slot_set const& left, cards const& rest, number_of_ways& worth, rng& luck) const {
        arrangement pack; // the first ones of it are dealt
        int size = 0, dealt = 0;
        for (Card each : rest)
            pack[size++] = each;
        for (int i = places_.takes_any; i < places_.places; ++i) {
            if (!left.contains(places_.slot_of[i]))
                continue;
            std::uint32_t const choices = static_cast<std::uint32_t>(size - dealt);
            if (!places_.clues.gone.empty()) // otherwise the number is always the same
                worth *= choices;
            std::swap(pack[dealt], pack[dealt + static_cast<int>(luck.below(choices))]);
            here[i] = pack[dealt++];
        }
    }

    /// One of these cards, by how much each is favoured.
    static constexpr Card favourite(typename card_places<Card>::favourites const& some, cards const& fit, number_of_ways& worth,
                                    rng& luck) {
        cards const liked = fit & some.of, others = fit - some.of;
        std::uint32_t const much = static_cast<std::uint32_t>(liked.size()) * some.times;
        std::uint32_t const all = much + static_cast<std::uint32_t>(others.size()) * some.otherwise;
        worth *= all;
        return (luck.below(all) < much ? liked : others).pick(luck);
    }

    /// One of these slots; the fewer cards it takes, the likelier it is. The others will be easier to fill.
    constexpr slot narrow_slot(slot_set const& some, number_of_ways& worth, rng& luck) const {
        auto const size = [&](slot of) { return static_cast<std::size_t>(places_.size[places_.place[of]]); };
        std::uint32_t all = 0;
        for (slot each : some)
            all += shares[size(each)];
        slot chosen;
        std::uint32_t number = luck.below(all);
        for (slot each : some) {
            chosen = each;
            if (number < shares[size(each)])
                break;
            number -= shares[size(each)];
        }
        worth *= all;
        worth *= size(chosen);
        return chosen;
    }
    /// A common measure, divided by the number of cards that a slot takes.
    static constexpr auto shares = [] {
        std::array<std::uint32_t, static_cast<std::size_t>(Card::count + 1)> of_size{};
        for (std::uint32_t size = 1; size < of_size.size(); ++size)
            of_size[size] = (std::uint32_t{1} << 22) / size;
        return of_size;
    }();

    card_places<Card> places_;
    number_of_ways worth_; // what the arrangement found is worth,
    bool drawn_ = false;   // and has luck found it?
};

} // namespace ludo
