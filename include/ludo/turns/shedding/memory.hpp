#pragma once

#include <cstddef>
#include <tuple>

#include <ludo/components/card_list.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/event.hpp>

namespace ludo {

/// The most shuffles in a history. Of what was seen before them, only that is kept which cards were shuffled: who had none that fitted
/// so long ago is forgotten.
inline constexpr int most_shuffles = 3;

/// A turn as everybody saw it: whose it was, and what lay on the table before it.
template <typename Rules>
struct shedding_turn {
    using options = typename Rules::options;
    using event = shedding_event<typename Rules::card, Rules::ways, may_draw_until_able<Rules> || may_reshuffle<Rules> ? 6 : 4>;

    seat by = nobody;
    typename Rules::layout table;
    typename Rules::cards pile; // all cards on the table

    /// The next turn after this event, if the event is possible on this table; `false` if it is not.
    constexpr bool go_on(options const& chosen, event what) {
        bool possible = true;
        if (what.what() == shed::played) {
            possible = !pile.contains(what.card()) && put(chosen, what.card(), what.way());
            pile.insert(what.card());
        } else if (what.what() == shed::shuffled)
            pile = cards_on_top<typename Rules::card>(table);
        if (ends(chosen, what))
            by = by.next(chosen.players);
        return possible;
    }

    /// Does an event end a turn?
    static constexpr bool ends(options const& chosen, event what) {
        using enum shed;
        return what.what() == played || what.what() == kept || what.what() == passed ||
               (what.what() == unfit && !Rules::draws_until_able(chosen));
    }

    /// The number of a way of playing, in the order of `each_way`.
    template <typename... Else>
    static constexpr int way([[maybe_unused]] options const& chosen, [[maybe_unused]] typename Rules::layout const& table,
                             Else... how) {
        int found = 0;
        if constexpr (Rules::ways > 1)
            Rules::each_way(chosen, table, [&, number = 0](auto const&, auto... other) mutable {
                found = (... && (other == how)) ? number : found;
                ++number;
            });
        return found;
    }

private:
    constexpr bool put(options const& chosen, typename Rules::card played, int way) {
        auto after = table;
        bool fits = false;
        Rules::each_way(chosen, table, [&](auto const& fit, auto... how) {
            if (way-- == 0 && fit.contains(played)) {
                Rules::put(chosen, after, played, how...);
                fits = true;
            }
        });
        table = after;
        return fits;
    }
};

/// The last `Most` events that everybody has seen, and the table before the first of them.
template <typename Rules, int Most>
struct shedding_past : shedding_piles<Rules> {
    using turn = shedding_turn<Rules>;
    using event = typename turn::event;
    using cards = typename Rules::cards;
    using options = typename Rules::options;

    seat first = nobody; // whose turn it was
    typename Rules::layout table;
    card_list<event, Most> events;
    friend constexpr bool operator==(shedding_past const&, shedding_past const&) = default;

    static constexpr auto members() {
        return std::tuple_cat(std::tuple{member{"first", &shedding_past::first}, members_of{&shedding_past::table}},
                              shedding_piles<Rules>::members(), std::tuple{member{"events", &shedding_past::events}});
    }

    [[nodiscard]] constexpr bool empty() const { return events.size() == 0; }

    /// How many of the events are of this kind.
    [[nodiscard]] constexpr int count(shed kind) const {
        int number = 0;
        for (event what : events)
            number += what.what() == kind;
        return number;
    }

    /// The turn of the first event, if these cards lie on the table now.
    [[nodiscard]] constexpr turn first_turn([[maybe_unused]] cards lying) const {
        if constexpr (may_reshuffle<Rules>)
            lying = this->pile;
        else
            for (event what : events)
                if (what.what() == shed::played)
                    lying.erase(what.card());
        return {first, table, lying};
    }

    /// What one seat was seen to play; by how many cards each hand has grown.
    [[nodiscard]] constexpr cards played_by(options const& chosen, seat owner) const {
        cards played;
        seat by = first;
        for (event what : events) {
            if (what.what() == shed::played)
                played.insert(what.card(), by == owner);
            by = turn::ends(chosen, what) ? by.next(chosen.players) : by;
        }
        return played;
    }
    [[nodiscard]] constexpr per_seat<int, Rules::seats.most> growth(options const& chosen) const {
        per_seat<int, Rules::seats.most> grown;
        seat by = first;
        for (event what : events) {
            grown[by] += what.what() == shed::played ? -1 : what.draws();
            by = turn::ends(chosen, what) ? by.next(chosen.players) : by;
        }
        return grown;
    }

    /// What happens in the turn of a state, before it happens.
    template <typename State>
    constexpr void add(State const& s, event what) {
        if (empty()) {
            first = s.turn;
            table = s.table;
            if constexpr (may_reshuffle<Rules>)
                this->pile = s.played;
        } else if (events.size() == static_cast<std::size_t>(Most))
            forget_first(s.chosen);
        events.add(what);
    }

    LUDO_SELDOM constexpr void forget_first(options const& chosen) {
        event const what = events[0];
        turn now{first, table, {}};
        if constexpr (may_reshuffle<Rules> || may_bury<Rules>) {
            now.pile = this->pile;
            if (what.what() == shed::shuffled)
                this->stocked = this->pile - cards_on_top<typename Rules::card>(table); // all that is there
            else if (what.draws())
                this->stocked = {}; // one of these may have been drawn
        }
        now.go_on(chosen, what);
        first = now.by;
        table = now.table;
        if constexpr (may_reshuffle<Rules> || may_bury<Rules>)
            this->pile = now.pile;
        auto const before = events;
        events = {};
        for (std::size_t i = 1; i < before.size(); ++i)
            events.add(before[i]);
    }
};

/// What is remembered since the deal: what everybody saw; and of the cards that a seat has or had, which it drew.
template <typename Rules, int Most>
struct shedding_memory {
    using card = typename Rules::card;

    shedding_past<Rules, Most> history;
    bool asleep = false;         // nobody need remember anything
    typename Rules::cards later; // cards drawn, not dealt: kept only where the highest hand begins
    friend constexpr bool operator==(shedding_memory const&, shedding_memory const&) = default;

    static constexpr auto members() {
        constexpr auto may_begin = [](shedding_memory const&) { return highest_hand_may_begin<Rules>; };
        return std::tuple{member{"history", &shedding_memory::history}, member{"later", &shedding_memory::later, may_begin}};
    }

    constexpr void sleep() {
        *this = {};
        asleep = true;
    }

    /// A card was turned up at the start, and put back into the stock.
    constexpr void saw_buried(card turned) { history.stocked.insert(turned); }

    // In the turn of a state, before anything changes there:

    template <typename State, typename... Else>
    constexpr void saw_played(State const& s, card played, Else... how) {
        if (!asleep)
            history.add(s, {played, shedding_turn<Rules>::way(s.chosen, s.table, how...)});
    }
    /// Where a turn goes on until a card is played, and drawing is free, nobody else can tell whether the card fits.
    template <typename State>
    constexpr void saw_drawn(State const& s, card drawn, bool fits) {
        if (asleep)
            return;
        if (highest_begins<Rules>(s.chosen)) [[unlikely]]
            later.insert(drawn);
        bool const unseen = Rules::draws_until_able(s.chosen) && Rules::draws_freely(s.chosen);
        history.add(s, unseen ? shed::drew : fits ? shed::fits : shed::unfit);
    }
    /// The card just drawn is kept.
    constexpr void saw_kept() {
        if (asleep)
            return;
        std::size_t last = history.events.size() - 1;
        last -= history.events[last].what() == shed::shuffled;
        history.events[last] = shed::kept;
    }
    template <typename State>
    constexpr void saw_shuffled(State const& s) {
        while (history.count(shed::shuffled) >= most_shuffles)
            history.forget_first(s.chosen);
        if (!asleep)
            history.add(s, shed::shuffled);
    }
    /// A seat can neither play nor draw.
    template <typename State>
    constexpr void saw_passed(State const& s) {
        if (!asleep)
            history.add(s, shed::passed);
    }
};

} // namespace ludo
