#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/components/card_list.hpp>
#include <ludo/components/either.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/lives.hpp>

namespace ludo {

/// What was done in a turn of a shedding game. `unfit`: the card drawn could not be played, so the turn was over (or another one
/// was drawn, where one draws until one is able). `fits`: it could be played; what follows tells whether it was. Only in some games
/// are there `drew`: nobody else saw whether that card fits; and `shuffled`: what lay under the cards on top is the new stock.
enum class shed : std::uint8_t { played, unfit, fits, kept, passed, drew, shuffled };
inline constexpr std::array<std::string_view, 7> shed_words{"", "unfit", "fits", "kept", "passed", "drew", "shuffled"};

/// What everybody has seen of a turn in a shedding game: which card was played, and in which way; or that a card was drawn, and
/// what became of it; or that a seat was passed over. `Words`: so many of the words are used.
template <typename Card, int Ways, int Words = 4>
class shedding_event : public notation_of<Card> {
public:
    static constexpr int count = Card::count * Ways + Words;

    constexpr shedding_event() = default;
    constexpr shedding_event(Card one, int way) : number_(static_cast<number_type>(one.index() * Ways + way)) {}
    constexpr shedding_event(shed what) : number_(static_cast<number_type>(Card::count * Ways - 1 + static_cast<int>(what))) {
        LUDO_EXPECTS(what != shed::played, "name the card that was played, and in which way");
    }

    [[nodiscard]] constexpr bool known() const { return number_ < count; }
    [[nodiscard]] constexpr shed what() const {
        int const behind = number_ - Card::count * Ways;
        return behind < 0 ? shed::played : static_cast<shed>(behind + 1);
    }
    /// The card played, and the number of the way in which it was played; undefined if none was.
    [[nodiscard]] constexpr Card card() const { return Card::from_index(number_ / Ways); }
    [[nodiscard]] constexpr int way() const { return number_ % Ways; }

    [[nodiscard]] constexpr int index() const { return number_; }
    static constexpr shedding_event from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no event with this number");
        shedding_event found;
        found.number_ = static_cast<number_type>(index);
        return found;
    }

    template <typename... Notation>
    [[nodiscard]] constexpr short_text text(Notation const&... notation) const {
        if (what() != shed::played)
            return shed_words[static_cast<std::size_t>(what())];
        short_text written = text_in(card(), notation...);
        if (Ways > 1)
            (written += ':') += way();
        return written;
    }
    template <typename... Notation>
    static constexpr std::optional<shedding_event> parse(std::string_view text, Notation const&... notation) {
        for (std::size_t word = 1; word <= Words; ++word)
            if (text == shed_words[word])
                return shedding_event(static_cast<shed>(word));
        std::size_t const end = Ways > 1 ? text.find(':') : text.size();
        auto const one = parse_in<Card>(text.substr(0, end), notation...);
        int const way = Ways == 1 ? 0 : end < text.size() ? small_number(text.substr(end + 1)) : -1;
        if (!one || !one->known() || way < 0 || way >= Ways)
            return std::nullopt;
        return shedding_event(*one, way);
    }

    friend constexpr bool operator==(shedding_event, shedding_event) = default;

private:
    using number_type = index_number<count + 1>;
    number_type number_ = static_cast<number_type>(-1);
};

/// What everybody has seen since the deal in a shedding game: the last `Most` events, what lay on the table before the first of
/// these, and whose turn that was. `Rules` are those of the game.
template <typename Rules, int Most>
class shedding_past : public shedding_piles<Rules> {
    using card = typename Rules::card;
    using cards = typename Rules::cards;
    using options = typename Rules::options;
    using layout = typename Rules::layout;

public:
    using event = shedding_event<card, Rules::ways, may_draw_until_able<Rules> || may_reshuffle<Rules> ? 6 : 4>;

    [[nodiscard]] constexpr bool empty() const { return events_.size() == 0; }

    /// How many of the events are of this kind.
    [[nodiscard]] constexpr int count(shed what) const {
        int found = 0;
        for (event one : events_)
            found += one.what() == what;
        return found;
    }

    /// The cards that were played.
    [[nodiscard]] constexpr cards cards_played() const {
        cards found;
        for (event one : events_)
            if (one.what() == shed::played)
                found.insert(one.card());
        return found;
    }

    /// The seat whose turn it is plays a card in one of the ways, draws one, or is passed over; `table` is what lay there before,
    /// and `lying` all cards of it.
    constexpr void add(options const& chosen, seat by, layout const& table, event one, [[maybe_unused]] cards const& lying = {}) {
        if constexpr (may_reshuffle<Rules>)
            if (one.what() == shed::shuffled)
                while (count(shed::shuffled) >= most_shuffles)
                    forget_first(chosen);
        if (empty()) {
            first_ = by;
            table_ = table;
            if constexpr (may_reshuffle<Rules>)
                this->pile = lying;
        } else if (events_.size() == static_cast<std::size_t>(Most))
            forget_first(chosen);
        events_.add(one);
    }
    /// The card just drawn is kept.
    constexpr void keep() {
        std::size_t last = events_.size() - 1;
        if constexpr (may_reshuffle<Rules>)
            last -= events_[last].what() == shed::shuffled;
        events_[last] = event(shed::kept);
    }

    /// Does it begin with a turn of a seat that plays? And the table then; undefined if nothing was seen.
    [[nodiscard]] constexpr bool begins(options const& chosen) const { return first_ != nobody && first_.index() < chosen.players; }
    [[nodiscard]] constexpr layout const& table() const { return table_; }
    [[nodiscard]] constexpr seat first() const { return first_; }

    /// The number of a way of playing, in the order of `each_way`.
    template <typename... Else>
    static constexpr int way([[maybe_unused]] options const& chosen, [[maybe_unused]] layout const& table, Else... how) {
        int found = 0;
        if constexpr (Rules::ways > 1)
            Rules::each_way(chosen, table, [&, number = 0](auto const&, auto... other) mutable {
                found = (... && (other == how)) ? number : found;
                ++number;
            });
        return found;
    }

    /// Calls `visit(seat, event, table before)` for each event. Returns the table after the last one, or `now` if nothing was
    /// seen.
    template <typename Visit>
    constexpr layout each(options const& chosen, layout const& now, Visit visit) const {
        if (empty())
            return now;
        layout table = table_;
        seat by = first_;
        for (event one : events_) {
            visit(by, one, std::as_const(table));
            by = step(chosen, table, by, one);
        }
        return table;
    }
    /// Whose turn it is after the last event.
    [[nodiscard]] constexpr seat next(options const& chosen) const {
        seat by = first_;
        for (event one : events_)
            by = after(chosen, by, one);
        return by;
    }

    friend constexpr bool operator==(shedding_past const&, shedding_past const&) = default;

    static constexpr auto members() {
        return std::tuple_cat(std::tuple{member{"first", &shedding_past::first_}, members_of{&shedding_past::table_}},
                              shedding_piles<Rules>::members(), std::tuple{member{"events", &shedding_past::events_}});
    }

private:
    /// Does to the table what an event did; returns the seat whose turn comes then.
    static constexpr seat step(options const& chosen, layout& table, seat by, event one) {
        if (one.what() == shed::played) {
            int way = 0;
            layout after = table;
            Rules::each_way(chosen, table, [&](auto const& fit, auto... how) {
                if (way++ == one.way() && fit.contains(one.card()))
                    Rules::put(chosen, after, one.card(), how...);
            });
            table = after;
        }
        return after(chosen, by, one);
    }
    /// Whose turn it is after an event.
    static constexpr seat after(options const& chosen, seat by, event one) {
        bool const goes_on = one.what() == shed::fits || one.what() == shed::drew || one.what() == shed::shuffled ||
                             (one.what() == shed::unfit && draws_until_able<Rules>(chosen));
        return goes_on ? by : by.next(chosen.players);
    }
    LUDO_SELDOM constexpr void forget_first(options const& chosen) {
        if constexpr (may_reshuffle<Rules> || may_bury<Rules>)
            forget_where(events_[0]);
        first_ = step(chosen, table_, first_, events_[0]);
        auto const before = events_;
        events_ = {};
        for (std::size_t i = 1; i < before.size(); ++i)
            events_.add(before[i]);
    }

    constexpr void forget_where(event one) {
        if (one.what() == shed::played)
            this->pile.insert(one.card());
        else if (one.what() == shed::shuffled) {
            cards const top = cards_on_top<card>(table_);
            this->stocked = this->pile - top; // all that is there
            this->pile = top;
        } else if (one.what() != shed::passed)
            this->stocked = {}; // one of these may have been drawn
    }

    seat first_ = nobody;
    layout table_;
    card_list<event, Most> events_;
};

} // namespace ludo
