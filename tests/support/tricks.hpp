#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>

#include "support/text_table.hpp"

/// The cards that a text names, with a blank between; of the default deck.
inline ludo::xxl::cards named_cards(std::string_view names) {
    ludo::xxl::cards found;
    for (std::string const& each : words(names))
        found.insert(ludo::xxl::card::parse(each).value());
    return found;
}

/// The names of some cards.
template <typename Cards>
std::string names_of(Cards const& some, ludo::xxl::deck const& deck = ludo::xxl::default_deck) {
    std::string names;
    for (ludo::xxl::card each : some) {
        names += names.empty() ? "" : " ";
        names += each.text(deck).view();
    }
    return names;
}

/// Which card takes a trick of XXL 6, or with a trump of 6+: from nothing but the cards in the order of play. Fails where two
/// of them are equal.
inline std::size_t taker(std::vector<ludo::xxl::card> const& trick, ludo::xxl::deck const& deck, std::string const& trump = "") {
    struct half {
        std::string colour;
        int digit;
    };
    auto const halves = [&](ludo::xxl::card one) { // the lower one first; a trump is of no other colour
        std::vector<half> found{{std::string(deck.low(one).text().view()), one.low()},
                                {std::string(deck.high(one).text().view()), one.high()}};
        for (half const& each : found)
            if (each.colour == trump)
                return std::vector{each};
        return found;
    };
    std::vector<half> asked; // the colours, as the last card showed them that shows all that is asked
    std::string deciding;
    for (ludo::xxl::card each : trick) {
        std::vector<half> both;
        for (half const& one : halves(each)) {
            bool wanted = asked.empty();
            for (half const& other : asked)
                wanted = wanted || other.colour == one.colour;
            if (wanted)
                both.push_back(one);
            if (one.colour == trump)
                deciding = trump;
        }
        asked = both.empty() ? asked : both;
    }
    if (deciding.empty())
        deciding = asked.back().colour; // the only one, or that of the higher digit
    std::size_t best = trick.size();
    int highest = -1, equal = 0;
    for (std::size_t i = 0; i < trick.size(); ++i)
        for (half const& each : halves(trick[i]))
            if (int const rank = each.digit * 100 + trick[i].total(); each.colour == deciding && rank >= highest) {
                equal = rank == highest;
                best = i;
                highest = rank;
            }
    if (equal != 0)
        throw std::logic_error("two cards are equal");
    return best;
}

/// The first state, with hands that begin with these cards (one text for each seat) and go on with the lowest ones left.
template <ludo::game G>
typename G::state dealt(typename G::options const& chosen, std::vector<std::string> const& hands) {
    ludo::xxl::cards left = ludo::xxl::cards::all();
    for (std::string const& each : hands)
        left -= named_cards(each);
    std::vector<ludo::xxl::card> pack;
    for (std::size_t owner = 0; owner < static_cast<std::size_t>(chosen.players); ++owner) {
        int missing = G::hand_size(chosen.players);
        if (owner < hands.size())
            for (std::string const& each : words(hands[owner])) {
                pack.push_back(ludo::xxl::card::parse(each).value());
                --missing;
            }
        for (; missing > 0; --missing) {
            pack.push_back(left.first());
            left.erase(left.first());
        }
        if (missing < 0)
            throw std::invalid_argument("no hand has so many cards");
    }
    for (ludo::xxl::card each : left)
        pack.push_back(each);
    ludo::rng luck(1);
    return G::lay_out(chosen, pack, luck);
}

/// A table at which actions are played by their texts; what lies there is told by names.
template <ludo::game G>
class trick_table : public text_table<G> {
public:
    using text_table<G>::text_table;

    [[nodiscard]] std::string hand(int owner) const { return names_of(this->state().hands.of(ludo::seat(owner))); }
    [[nodiscard]] int cards_of(int owner) const { return this->state().hands.size(ludo::seat(owner)); }
    [[nodiscard]] std::string won(int owner) const { return names_of(this->state().won[ludo::seat(owner)]); }
    [[nodiscard]] std::string asked() const { return std::string(this->state().asked.text().view()); }
    [[nodiscard]] std::string without(int owner) const {
        return std::string(this->state().remembered.without[ludo::seat(owner)].text().view());
    }
    [[nodiscard]] std::string legal() const {
        std::string names;
        for (auto each : this->actions())
            names += (names.empty() ? "" : ", ") + ludo::to_text<G>(this->state(), each);
        return names;
    }
    [[nodiscard]] std::string points() const {
        std::string numbers;
        for (int each : this->scores())
            numbers += (numbers.empty() ? "" : " ") + std::to_string(each);
        return numbers;
    }
};

/// A position of the second part of XXL 3 with these hands (of the default deck): the named seat leads, nothing is won yet.
/// The hands have eight cards for each seat in all.
inline ludo::xxl::may_refuse::state second_part(ludo::xxl::may_refuse::options const& chosen, std::vector<std::string> const& hands,
                                                int leader) {
    using G = ludo::xxl::may_refuse;
    G::state s;
    s.chosen = chosen;
    for (std::size_t owner = 0; owner < hands.size(); ++owner)
        for (G::card each : named_cards(hands[owner]))
            s.hands.add(ludo::seat(static_cast<int>(owner)), each);
    s.aside = ludo::aside<G::card>(G::cards::all() - s.hands.all());
    s.turn = ludo::seat(leader);
    s.phase = G::game_phase::leading;
    s.own.part = 2;
    if (char const* const wrong = ludo::wrong_with<G>(s))
        throw std::invalid_argument(wrong);
    return s;
}

/// In how many ways the closed cards of a view can lie, before it is asked whether they agree with anything.
template <typename State>
double placements(State const& view) {
    int unseen = view.aside.hidden();
    double ways = 1;
    for (ludo::seat each : ludo::each_seat(view.chosen.players))
        for (int i = 1; i <= view.hands.hidden(each); ++i)
            ways *= static_cast<double>(++unseen) / i;
    return ways;
}

/// Can the seat have begun that has, if the highest hand does, of equal ones the first from `first`?
template <typename State>
bool began_by_the_highest(State const& whole) {
    auto const dealt = [&](ludo::seat one) { return whole.remembered.points_played[one] + ludo::xxl::total(whole.hands.of(one)); };
    bool good = true, earlier = true;
    for (int i = 0; i < whole.chosen.players && whole.remembered.began != ludo::nobody; ++i) {
        ludo::seat const each((whole.chosen.first.index() + i) % whole.chosen.players);
        earlier = earlier && each != whole.remembered.began;
        good = good && (dealt(each) < dealt(whole.remembered.began) || (!earlier && dealt(each) == dealt(whole.remembered.began)));
    }
    return good;
}

/// Every way of dealing what a view does not know, where it is little: card by card, by the rules alone.
template <ludo::game G>
void trick_worlds(typename G::state const& view, std::function<bool(typename G::state const&)> const& visit) {
    using card = typename G::card;
    typename G::cards left = G::cards::all() - view.hands.all() - view.trick.all() - view.aside.known();
    std::vector<ludo::seat> places; // of unknown cards in hands
    for (ludo::seat owner : ludo::each_seat(view.chosen.players)) {
        left -= view.won[owner];
        for (int i = 0; i < view.hands.hidden(owner); ++i)
            places.push_back(owner);
    }
    bool more = true;
    std::function<void(typename G::state const&, typename G::cards const&, std::size_t, int)> place =
        [&](typename G::state const& so_far, typename G::cards const& rest, std::size_t at, int above) {
            if (at == places.size()) {
                typename G::state whole = so_far;
                whole.aside.imagine(rest);
                if (!began_by_the_highest(whole))
                    return;
                if constexpr (requires { whole.own.keeps; }) {
                    std::function<void(int)> keep = [&](int owner) {
                        if (owner == view.chosen.players) {
                            more = more && visit(whole);
                            return;
                        }
                        auto& kept = whole.own.keeps[ludo::seat(owner)];
                        if (kept.known())
                            return keep(owner + 1);
                        auto const hidden = kept;
                        kept = typename G::none();
                        keep(owner + 1);
                        for (card each : whole.won[ludo::seat(owner)]) {
                            kept = each;
                            keep(owner + 1);
                        }
                        kept = hidden;
                    };
                    keep(0);
                } else
                    more = more && visit(whole);
                return;
            }
            bool const same = at > 0 && places[at] == places[at - 1];
            for (card each : rest) {
                bool has = false; // a colour that this seat is known not to have
                for (auto colour : view.remembered.without[places[at]])
                    has = has || G::colours(view, each).contains(colour);
                if (!more || has || (same && each.index() < above))
                    continue;
                typename G::state next = so_far;
                next.hands.imagine(places[at], each);
                typename G::cards fewer = rest;
                fewer.erase(each);
                place(next, fewer, at + 1, each.index());
            }
        };
    place(view, left, 0, 0);
}
