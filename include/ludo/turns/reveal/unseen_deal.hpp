#pragma once

#include <ludo/components/card_list.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

/// What nobody has seen of a deal: the cards that are left of the box lie on the places whose cards are not known, in any order, all
/// equally likely.
template <indexed Place, typename Card>
class unseen_deal {
public:
    /// `left` are all the cards that lie on these places, known or not; undefined if there are more or fewer.
    constexpr unseen_deal(spread<Place, Card> const& seen, index_set<Place> const& some, census<Card> left)
        : places_(seen.hidden() & some) {
        seen.take_known(some, left);
        left.each([&](Card one) { cards_.add(one); });
        LUDO_EXPECTS(static_cast<int>(cards_.size()) == places_.size(), "there are more unknown cards than places, or fewer");
    }

    /// Says what lies there.
    constexpr void imagine(spread<Place, Card>& table, rng& luck) const {
        auto order = cards_;
        luck.shuffle(order);
        for (Place at : places_)
            table.imagine(at, order.take_last());
    }

private:
    card_list<Card, Place::count> cards_;
    index_set<Place> places_;
};

} // namespace ludo
