#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/hands.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/games/xxl/notation.hpp>
#include <ludo/turns/each_card_once.hpp>

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
struct box : each_card_once<xxl::card> {
    static constexpr player_range seats{2, 6};

    using colour = xxl::colour;
    using colour_set = xxl::colour_set;
    using deck = xxl::deck;
    using hands = ludo::hands<card, seats.most>;

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

    // ---- What a turn rule asks a pack: see turns/tricks/contract.hpp

    static constexpr auto const& notation(auto const& s) { return s.chosen.deck; }
    static constexpr colour_set colours(auto const& s, card one) { return s.chosen.deck.both(one); }
    static constexpr cards showing(auto const& s, colour_set some) { return s.chosen.deck.showing(some); }
    static constexpr int rank(auto const& s, card one, colour in) { return s.chosen.deck.rank(one, in); }

    static constexpr stock_words stock = talon;

    /// The names of the colours.
    static constexpr phrase in_words(colour in) {
        constexpr std::array<phrase, colour::count> words{
            {{"yellow", "jaune"}, {"red", "rouge"}, {"green", "vert"}, {"blue", "bleu"}}};
        return words[static_cast<std::size_t>(in.index())];
    }

    // ---- Who begins, what cards count

    /// The seat that begins, once the hands are dealt; among equal hands, the first one clockwise from `first`.
    template <typename Options>
    static constexpr seat beginner(Options const& chosen, hands const& dealt) {
        return chosen.starter == starter::fixed
                 ? chosen.first
                 : highest_seat(chosen.first, chosen.players, [&](seat each) { return total(dealt.of(each)); });
    }

    /// Does the highest hand begin? Then everybody knows that it was the highest.
    template <typename Options>
    static constexpr bool highest_begins(Options const& chosen) {
        return chosen.starter == starter::hand_total;
    }
    static constexpr int worth(card one) { return one.total(); }
    static constexpr int highest_worth = card(9, 10).total();

    /// The totals of the cards of each seat.
    template <typename CardsOf>
    static constexpr seat_numbers totals(int players, CardsOf of) {
        seat_numbers sums(players);
        for (seat each : each_seat(players))
            sums[each] = total(of(each));
        return sums;
    }
};

} // namespace ludo::xxl
