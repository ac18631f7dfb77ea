#pragma once

#include <string_view>
#include <tuple>

#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo::xxl {

/// XXL 6, "Déterminer la couleur": the card led asks for both of its colours, until a card that follows fixes one.
struct set_colour_rules : trick_defaults<box> {
    static constexpr std::string_view name = "set_colour";
    static constexpr phrase title{"XXL 6: Set the colour", "XXL 6 : Déterminer la couleur"};

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list = common_options<options>;

    static constexpr int hand_size(int players) { return players <= 4 ? 12 : 9; }

    // ---- Any card is led; it asks for both of its colours. A card that shows one of them fixes it, unless it shows both.
    // ruling S1, S3: any card can fix it, until one does; a player who cannot follow fixes nothing (turns/tricks has all of this)

    // ---- The highest digit of the fixed colour takes the trick. If all cards show the same two colours, the colour of the last
    // card's higher digit decides. ruling S2: cards that show neither do not count

    static constexpr colour deciding(auto const& s) {
        if (s.asked.size() == 1)
            return s.asked.first();
        card last;
        s.trick.each(s.chosen.players, [&](seat, card one) { last = s.chosen.deck.both(one) == s.asked ? one : last; });
        return s.chosen.deck.high(last);
    }
};

using set_colour = tricks<set_colour_rules>;
static_assert(sizeof(set_colour::state) <= 256);

} // namespace ludo::xxl
