#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <ludo/core/game.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/play/told/pieces.hpp>

namespace ludo {

/// Where each piece went between two views of one seat: each that is gone from a place is one that has come to another. `by` is the
/// seat that may have given cards from its hand and filled it up from the stock; or nobody.
template <game G>
class piece_trails {
    using pieces = piece_list<most_followed<G>>;
    using piece = placed_piece;

public:
    constexpr piece_trails(typename G::options const& chosen, seat by, pieces const& then, pieces const& now)
        : chosen_(chosen), by_(by), gone_(then.without(now)), come_(now.without(then)), held_(then.without(gone_)) {}

    /// Calls `tell(gone, come)` for each pair: first for pairs of a known kind (before all others those that were not there already),
    /// then for pairs with only one end known.
    constexpr void each(auto tell) {
        auto const may_have_been_there = [&](piece come) { return gone_.find({come.place, -1}) != nullptr; };
        pair([&](piece one, piece other) { return one.kind >= 0 && one.kind == other.kind && !may_have_been_there(other); }, tell);
        pair([](piece one, piece other) { return one.kind >= 0 && one.kind == other.kind; }, tell);
        bool const gives = any(come_, reached_, [&](piece one) { return may_be_given(one); }) &&
                           any(gone_, followed_, [&](piece one) { return may_be_drawn(one); });
        pair([&](piece one, piece other) { return stays(one, other) && !(gives && in_hand(one)); }, tell);
        if (gives) {
            give_and_draw();
            pair([&](piece one, piece other) { return in_hand(one) && may_be_given(other) && alike(one, other); }, tell);
            pair(stays, tell);
            pair([&](piece one, piece other) { return may_be_drawn(one) && in_hand(other); }, tell);
        }
        pair([](piece one, piece other) { return one.kind == other.kind; }, tell);
        pair([](piece one, piece) { return one.kind < 0; }, tell);
        pair([](piece, piece other) { return other.kind < 0; }, tell);
        pair([](piece, piece) { return true; }, tell);
    }

private:
    constexpr void pair(auto fits, auto& tell) {
        for (std::size_t g = 0; g < gone_.size; ++g)
            for (std::size_t c = 0; c < come_.size && !followed_[g]; ++c)
                if (!reached_[c] && fits(gone_.all[g], come_.all[c])) {
                    followed_[g] = reached_[c] = true;
                    tell(gone_.all[g], come_.all[c]);
                }
    }

    /// A hand that gives a card and draws another is as large as before, so no difference shows it. For each card that could only have
    /// come from the stock, a card of the hand (unknown, or of the same kind) is added to those that are gone and to those that have come.
    constexpr void give_and_draw() {
        std::size_t const others = come_.size;
        int drawn = 0, given = 0;
        for (std::size_t at = 0; at < gone_.size; ++at)
            if (!followed_[at] && may_be_drawn(gone_.all[at]))
                ++drawn;
            else if (!followed_[at])
                --given;
        for (std::size_t at = 0; at < others; ++at)
            given += !reached_[at] && may_be_given(come_.all[at]);
        for (std::size_t at = 0; at < others && given > 0 && drawn > 0; ++at) {
            piece const came = come_.all[at];
            piece* const from =
                std::find_if(held_.begin(), held_.end(), [&](piece one) { return in_hand(one) && alike(one, came); });
            if (reached_[at] || !may_be_given(came) || from == held_.end())
                continue;
            gone_.add(*from);
            come_.add(*from);
            *from = held_.all[--held_.size];
            --given;
            --drawn;
        }
    }

    static constexpr bool stays(piece one, piece other) { return one.place == other.place && (one.kind < 0 || other.kind < 0); }
    static constexpr bool alike(piece gone, piece come) { return gone.kind < 0 || gone.kind == come.kind; }
    static constexpr bool any(pieces const& those, auto const& told, auto like) {
        for (std::size_t at = 0; at < those.size; ++at)
            if (!told[at] && like(those.all[at]))
                return true;
        return false;
    }

    constexpr named_place place(piece one) const { return place_with<G>(chosen_, one.place); }
    constexpr bool lies_in(place_kind kind, piece one) const { return place(one).kind == kind; }
    constexpr bool in_hand(piece one) const { return by_ != nobody && lies_in(place_kind::hand, one) && place(one).owner == by_; }
    constexpr bool may_be_given(piece come) const { return !lies_in(place_kind::hand, come) && !lies_in(place_kind::stock, come); }
    constexpr bool may_be_drawn(piece gone) const { return by_ != nobody && gone.kind < 0 && lies_in(place_kind::stock, gone); }

    typename G::options const& chosen_;
    seat by_;
    pieces gone_, come_, held_;
    std::array<bool, most_followed<G>> followed_{}, reached_{};
};

} // namespace ludo
