#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/xxl/notation.hpp>

namespace ludo::xxl {

/// Who begins a game: the seat that the option `first` names, or the one with the highest total in its hand.
enum class starter : std::uint8_t { fixed, hand_total };
constexpr std::array<std::string_view, 2> names(starter) { return {"fixed", "hand_total"}; }

/// What a table may agree on in a shedding game, if there is nothing else.
struct shedding_options {
    int players = 2;
    seat first = seat(0);
    xxl::starter starter = xxl::starter::fixed;
    bool voluntary_draw = false;
    xxl::deck deck = default_deck;
    friend constexpr bool operator==(shedding_options const&, shedding_options const&) = default;
};

/// What all games of XXL have in common: the cards, how they are dealt, who begins.
struct box {
    static constexpr player_range seats{2, 6};

    using card = xxl::card;
    using cards = xxl::cards;
    using colour = xxl::colour;
    using colour_set = xxl::colour_set;
    using deck = xxl::deck;
    using hands = ludo::hands<card, seats.most>;
    using packet = std::array<card, static_cast<std::size_t>(card::count)>;

    /// The options that each game has, and each match: how many play, who begins, with which cards.
    template <typename Options>
    static constexpr option players_option{"players", &Options::players, seats.least, seats.most};
    template <typename Options>
    static constexpr option first_option{"first", &Options::first};
    template <typename Options>
    static constexpr option deck_option{"deck", &Options::deck,
                                        "55 cards: every pair of digits from 0 to 10 once, in two different colours of y r g b"};

    /// The options of each game.
    template <typename Options>
    static constexpr std::tuple common_options{players_option<Options>, first_option<Options>, option{"starter", &Options::starter},
                                               deck_option<Options>};

    /// And those of each shedding game.
    template <typename Options>
    static constexpr option draw_option{"voluntary_draw", &Options::voluntary_draw};
    template <typename Options>
    static constexpr std::tuple common_shedding_options = std::tuple_cat(common_options<Options>, std::tuple{draw_option<Options>});

    // ---- What they say about a state, and about the cards: each is there once

    static constexpr int players(auto const& s) { return s.chosen.players; }
    static constexpr seat turn(auto const& s) { return s.turn; }
    static constexpr auto const& notation(auto const& s) { return s.chosen.deck; }
    static constexpr int rank(auto const& s, card one, colour in) { return s.chosen.deck.rank(one, in); }
    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(auto const&, int) { return 1; }

    // ---- How cards are dealt, who begins, what cards count

    /// All cards, shuffled; the first one is the top.
    static constexpr packet shuffled(rng& luck) {
        packet all = in_order;
        luck.shuffle(all);
        return all;
    }
    static constexpr packet in_order = [] {
        packet all;
        for (card each : cards::all())
            all[static_cast<std::size_t>(each.index())] = each;
        return all;
    }();

    /// The seat that begins, once the hands are dealt; among equal hands, the first one clockwise from `first`.
    template <typename Options>
    static constexpr seat beginner(Options const& chosen, hands const& dealt) {
        return chosen.starter == starter::fixed
                 ? chosen.first
                 : highest_seat(chosen.first, chosen.players, [&](seat each) { return total(dealt.of(each)); });
    }

    /// Does the highest hand begin? Then everybody knows that it was the highest; `far_from_highest` says how far totals are from
    /// agreeing with that, 0 if they agree.
    template <typename Options>
    static constexpr bool highest_begins(Options const& chosen) {
        return chosen.starter == starter::hand_total;
    }
    template <typename Options, typename TotalOf>
    static constexpr int far_from_highest(Options const& chosen, seat began, TotalOf total_of) {
        int missing = 0;
        int const highest = total_of(began);
        seat each = chosen.first;
        for (bool earlier = true; each != began || earlier; each = each.next(chosen.players)) {
            earlier = earlier && each != began;
            int const more = total_of(each) + earlier - highest;
            missing += more > 0 ? more : 0;
            if (each.next(chosen.players) == chosen.first)
                break;
        }
        return missing;
    }
    static constexpr int worth(card one) { return one.total(); }
    static constexpr int highest_worth = card(9, 10).total();

    /// The totals of the cards of each seat.
    template <typename CardsOf>
    static constexpr seat_numbers totals(int players, CardsOf of) {
        seat_numbers sums(players);
        for (seat each : ludo::seats(players))
            sums[each] = total(of(each));
        return sums;
    }
};

/// A game with one pile, where only the top card matters.
struct one_pile : box {
    struct layout {
        card top;
        friend constexpr bool operator==(layout const&, layout const&) = default;

        template <typename Layout, typename Visit>
        static constexpr void fields(Layout& table, Visit visit) {
            visit("top", table.top);
        }
    };
    static constexpr int ways = 1; // a card is put on it
    template <typename Draw>
    static constexpr void turned(layout& table, Draw draw) {
        table.top = draw();
    }
    template <typename Options>
    static constexpr char const*(check)(Options const&, layout const& table, cards const& played) {
        return table.top.known() && played.contains(table.top) ? nullptr : "table: the top card must be one of those played";
    }
};

} // namespace ludo::xxl
