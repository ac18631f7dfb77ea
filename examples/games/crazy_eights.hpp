#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/for_players.hpp>
#include <ludo/core/game.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/shedding.hpp>

/// Crazy Eights, one deal: a card fits the suit or the rank of the top card; an eight always does, and names the suit to go on
/// with. Whoever cannot play, or does not wish to, draws cards until one is played; once the stock is empty, whoever cannot play is
/// passed over. Tables differ, so all that is an option; as it stands it is as Bicycle, the maker of cards, prints it.
struct crazy_eights_rules : ludo::shedding_defaults<ludo::packs::pack_52>, ludo::for_players<2, 7> {
    static constexpr std::string_view name = "crazy_eights";
    static constexpr ludo::phrase title{"Crazy Eights", "Huit américain"};

    enum class eights_first : std::uint8_t { buried, stays };
    friend constexpr std::array<std::string_view, 2> names(eights_first) { return {"buried", "stays"}; }
    enum class drawing : std::uint8_t { until_able, one };
    friend constexpr std::array<std::string_view, 2> names(drawing) { return {"until_able", "one"}; }

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        eights_first first_eight = eights_first::buried; // an eight that is turned up at first goes into the stock
        drawing draws = drawing::until_able;             // or one card a turn, which may be played or kept
        bool voluntary_draw = true;                      // may one draw who could play?
        bool reshuffle = false;                          // is the pile, but its top card, shuffled once the stock is used up?
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list =
        players_and(ludo::option{"first_eight", &options::first_eight}, ludo::option{"draws", &options::draws},
                    ludo::option{"voluntary_draw", &options::voluntary_draw}, ludo::option{"reshuffle", &options::reshuffle});

    static constexpr bool draws_until_able(options const& chosen) { return chosen.draws == drawing::until_able; }
    static constexpr bool reshuffles(options const& chosen) { return chosen.reshuffle; }

    static constexpr int hand_size(int players) { return players == 2 ? 7 : 5; }

    // ---- The table: the top card, and the suit to go on with. An eight that stays on top at first stands for its own suit

    static constexpr bool begins_pile(options const& chosen, card one) {
        return !eight(one) || chosen.first_eight == eights_first::stays;
    }

    struct layout {
        card top;
        colour suit;
        friend constexpr bool operator==(layout, layout) = default;
        static constexpr auto members() {
            return std::tuple{ludo::member{"top", &layout::top}, ludo::member{"suit", &layout::suit}};
        }
    };
    static constexpr void turned(layout& table, auto draw) {
        table.top = draw();
        table.suit = suit_of(table.top);
    }
    static constexpr char const* validate(options const&, layout const& table, cards const& played) {
        if (!table.top.known() || !played.contains(table.top))
            return "top: it must be one of those played";
        return eight(table.top) || table.suit == suit_of(table.top) ? nullptr : "suit: only an eight names another one";
    }

    // ---- A card is played with the suit to go on with: its own, or any if it is an eight

    using playing = ludo::verb<"play", card, colour>;
    static constexpr ludo::phrase playing_words{"{0} plays {1}, and {2} are asked for", "{0} joue {1} et demande {2}"};
    static constexpr int ways = colour::count;
    static constexpr bool eight(card one) { return one.symbol() == number_of('8'); }

    static constexpr void each_way(options const&, layout const& table, auto visit) {
        cards const fit = of_suit(table.suit) | same_rank(table.top), eights = of_rank('8');
        for (colour each : {clubs, diamonds, hearts, spades})
            visit((fit & of_suit(each)) | eights, each);
    }
    static constexpr void put(options const&, layout& table, card one, colour named) { table = {one, named}; }

    static constexpr auto play_fits =
        ludo::rule("crazy_eights.play.fits", ludo::headings::course,
                   "The card must have the suit to go on with or the rank of the top card, or be an eight.",
                   "La carte doit être de la couleur demandée, de la valeur de celle du dessus, ou un huit.");
    static constexpr auto play_suit = ludo::rule("crazy_eights.play.suit", ludo::headings::course,
                                                 "Only an eight changes the suit.", "Seul un huit change la couleur.");
    static constexpr std::array own_rules{&play_fits, &play_suit};
    static constexpr ludo::rule const* refusal(options const&, layout const& table, card one, colour named) {
        if (eight(one))
            return nullptr;
        if (one.symbol() != table.top.symbol() && suit_of(one) != table.suit)
            return &play_fits;
        return named == suit_of(one) ? nullptr : &play_suit;
    }

    // ---- Cards left in hand count against their holder

    static constexpr int worth(card one) {
        constexpr std::array<int, ranks> points{2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10, 1}; // 2 to 7, eight, 9, T J Q K, ace
        return points[static_cast<std::size_t>(one.symbol())];
    }
};

using crazy_eights = ludo::shedding<crazy_eights_rules>;
