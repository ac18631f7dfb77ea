#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo::xxl {

/// XXL 6, "Déterminer la couleur": the card led asks for both of its colours, until a card that follows fixes one.
struct set_colour_rules : box {
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
    static constexpr char const*(check)(options const& chosen) { return option_out_of_range<set_colour_rules>(chosen); }

    static constexpr int hand_size(int players) { return players <= 4 ? 12 : 9; }

    /// What has to be done: play a card, the first of a trick or a later one.
    enum class phase : std::uint8_t { over, leading, following };
    friend constexpr std::array<std::string_view, 3> names(phase) { return {"over", "leading", "following"}; }

    struct own {
        friend constexpr bool operator==(own, own) = default;
        static constexpr void fields(auto&, auto) {}
    };

    static constexpr fixed_text to_lead = "play";
    static constexpr fixed_text to_follow = "play";
    template <typename Action>
    struct choices : choice<Action, step<verb<"play", card>>> {
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
    };

    // ---- Any card is led; it asks for both of its colours. A card that shows one of them fixes it, unless it shows both.
    // ruling S1, S3: any card can fix it, until one does; a player who cannot follow fixes nothing

    static constexpr void begin(auto&, rng&) {}

    static constexpr void each_lead(auto const&, auto visit) { visit(cards::all()); }
    static constexpr colour_set asked(auto const& s, card led) { return s.chosen.deck.both(led); }

    static constexpr colour_set colours(auto const& s, card one) { return s.chosen.deck.both(one); }
    static constexpr cards showing(auto const& s, colour_set some) { return s.chosen.deck.showing(some); }

    // ---- The highest digit of the fixed colour takes the trick. If all cards show the same two colours, the colour of the last
    // card's higher digit decides. ruling S2: cards that show neither do not count

    static constexpr colour deciding(auto const& s) {
        if (s.asked.size() == 1)
            return s.asked.first();
        card last;
        s.trick.each(s.chosen.players, [&](seat, card one) { last = s.chosen.deck.both(one) == s.asked ? one : last; });
        return s.chosen.deck.high(last);
    }

    // ---- The game ends when all cards are played; the most points win

    static constexpr bool after_trick(auto const& s) { return !s.hands.empty(s.turn); }

    static constexpr seat_numbers scores(auto const& s) {
        return totals(s.chosen.players, [&](seat each) { return s.won[each]; });
    }

    // ---- Nothing else is done, and nothing else is known or hidden

    static constexpr void note(auto&, card) {}
    static constexpr void favour(auto const&, seat, auto const&, auto&) {}
    static constexpr void insert_others(auto const&, auto&) {}
    static constexpr other_action play_other(auto&, auto) { return beside_the_trick; }
    static constexpr std::array<rule const*, 0> own_rules{};
    static constexpr rule const* refusal(auto const&, auto) { return nullptr; }

    static constexpr bool secret(auto const&, auto) { return false; }
    static constexpr void hide(auto&, seat) {}
    static constexpr void imagine(auto&, rng&) {}

    static constexpr char const* check_own(auto const& s) { return check_even_play(s, hand_size(s.chosen.players)); }
};

using set_colour = tricks<set_colour_rules>;
static_assert(sizeof(set_colour::state) <= 256);

} // namespace ludo::xxl
