#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <utility>

#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/shedding.hpp>

namespace ludo::xxl {

/// XXL 2, "À moins": one pile, and each card must show less than the top card in a colour that both have.
struct lower_rules : shedding_defaults<box> {
    static constexpr std::string_view name = "lower";
    static constexpr phrase title{"XXL 2: Lower", "XXL 2 : À moins"};

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        bool voluntary_draw = false;
        bool zero_on_zero = false;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    template <typename Options>
    static constexpr std::tuple own_options{option{"zero_on_zero", &Options::zero_on_zero}};
    static constexpr std::tuple option_list = std::tuple_cat(common_shedding_options<options>, own_options<options>);
    using shedding_defaults::validate;

    static constexpr int hand_size(int) { return 6; }

    // ---- A card fits if it shows less in a colour of the top card

    static constexpr auto play_colour =
        rule("lower.play.colour", headings::course, "The card must have a colour in common with the top card.",
             "La carte doit avoir une couleur en commun avec la carte du dessus.");
    static constexpr auto play_less =
        rule("lower.play.less", headings::course, "In a colour that both cards have, the card must show a lower number.",
             "Dans une couleur commune aux deux cartes, la carte doit montrer un nombre inférieur.");
    static constexpr auto play_less_or_zero =
        rule("lower.play.less-or-zero", headings::course,
             "In a colour that both cards have, the card must show a lower number, or a 0 on a 0.",
             "Dans une couleur commune aux deux cartes, la carte doit montrer un nombre inférieur, ou un 0 sur un 0.");
    static constexpr std::array own_rules{&play_colour, &play_less, &play_less_or_zero};

    template <typename Visit>
    static constexpr void each_way(options const& chosen, layout const& table, Visit visit) {
        cards fit;
        for (auto [digit, in] :
             {std::pair(table.top.low(), chosen.deck.low(table.top)), std::pair(table.top.high(), chosen.deck.high(table.top))}) {
            fit |= chosen.deck.showing_less(digit, in);
            if (chosen.zero_on_zero && digit == 0)
                fit |= chosen.deck.showing(0, in);
        }
        visit(fit);
    }

    static constexpr rule const* refusal(options const& chosen, layout const& table, card one) {
        rule const* broken = &play_colour;
        for (colour each : {chosen.deck.low(table.top), chosen.deck.high(table.top)}) {
            if (!chosen.deck.shows(one, each))
                continue;
            int const below = chosen.deck.digit(table.top, each);
            int const shown = chosen.deck.digit(one, each);
            if (shown < below || (chosen.zero_on_zero && shown == 0 && below == 0)) // ruling L1: no 0 on a 0
                return nullptr;
            broken = chosen.zero_on_zero ? &play_less_or_zero : &play_less;
        }
        return broken;
    }
};

using lower = shedding<lower_rules>;
static_assert(sizeof(lower::state) <= 296);

} // namespace ludo::xxl
